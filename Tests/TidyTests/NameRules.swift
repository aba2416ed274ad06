/// Names that stand for something that the project does without, each with what to use instead.
enum NameRules {
    struct Rule: Sendable {
        /// A whole name, or the end of a path of names, as it is written in code.
        var name: String
        /// Whether it is only meant as a call, with `(` behind it.
        var isCall = false
        /// Whether it is only meant when no dot stands before it.
        var isBare = false
        /// Why not, and what instead.
        var instead: String
        /// The folders in which it is not allowed.
        var folders: [String]
        /// Files in which it is allowed: its one door.
        var doors: [String] = []
    }

    private static let all = ["Sources"]
    private static let product = ["Sources/UIKit", "Sources/Kernel", "Sources/Scenarios"]
    private static let clock = "time enters through the simulation; measuring has MonotonicClock"
    /// Declares clocks of these names on virtual time, for code under test.
    private static let virtualClocks = "Sources/UIKit/Runtime/Clocks.swift"
    private static let chance = "chance comes from a scenario's seed"
    private static let elementary =
        "libm differs between processors; Elementary has its own"

    /// The rules.
    static let rules: [Rule] =
        [
            "clock_gettime", "gettimeofday", "ContinuousClock", "SuspendingClock",
            "CFAbsoluteTimeGetCurrent", "systemUptime", "timeIntervalSinceNow",
            "mach_absolute_time",
        ].map {
            Rule(
                name: $0, instead: clock, folders: all,
                doors: ["Sources/Bench/Measuring/MonotonicClock.swift", virtualClocks])
        }
        + [
            Rule(
                name: "Date", isCall: true, isBare: true, instead: clock, folders: all,
                doors: [virtualClocks]),
            Rule(name: "Date.now", instead: clock, folders: all, doors: [virtualClocks]),
            Rule(name: "DispatchTime.now", instead: clock, folders: all),
        ]
        + ["sleep", "usleep", "nanosleep"].map {
            Rule(name: $0, isCall: true, instead: "nothing waits for real time", folders: all)
        }
        + [
            "SystemRandomNumberGenerator", "arc4random", "randomElement", "shuffled", "shuffle",
            "drand48",
        ].map { Rule(name: $0, instead: chance, folders: all) }
        + [
            Rule(name: "random", isCall: true, instead: chance, folders: all),
            Rule(name: "UUID", isCall: true, instead: chance, folders: all),
            Rule(name: "hashValue", instead: "it differs from run to run", folders: all),
        ]
        + [
            "exp", "exp2", "log", "log2", "log10", "pow", "sin", "cos", "tan", "asin", "acos",
            "atan", "atan2", "sinh", "cosh", "tanh", "hypot", "cbrt",
        ].map {
            Rule(name: $0, isCall: true, isBare: true, instead: elementary, folders: product)
        }
        + [
            Rule(name: "Foundation.exp", instead: elementary, folders: product),
            Rule(name: "Foundation.log", instead: elementary, folders: product),
            Rule(name: "Foundation.pow", instead: elementary, folders: product),
            Rule(name: "Foundation.sin", instead: elementary, folders: product),
            Rule(name: "Foundation.cos", instead: elementary, folders: product),
            Rule(
                name: "print", isCall: true, isBare: true, instead: "the console prints",
                folders: all),
            Rule(name: "NSLog", instead: "the console prints", folders: all),
            Rule(
                name: "DispatchQueue.global", instead: "everything runs on one thread", folders: all
            ),
            Rule(name: "Thread", instead: "everything runs on one thread", folders: all),
            Rule(
                name: "unsafeFlags", instead: "it bars other packages from depending on this one",
                folders: ["Package.swift"]),
        ]

    /// The uses of banned names in `file`.
    static func findings(_ file: SourceFile) -> [Finding] {
        let rules = rules.filter { rule in
            rule.folders.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
                && !rule.doors.contains(file.path)
        }
        return file.lines.flatMap { line in
            rules.filter { isUsed($0, in: line.code) }.map { rule in
                Finding(
                    place: "\(file.path):\(line.number)", message: "\(rule.name): \(rule.instead)")
            }
        }
    }

    private static func isUsed(_ rule: Rule, in line: Substring) -> Bool {
        var rest = line[...]
        while let range = rest.firstRange(of: rule.name) {
            if isUse(rule, range, in: line) { return true }
            rest = rest[range.upperBound...]
        }
        return false
    }

    private static func isUse(
        _ rule: Rule, _ range: Range<Substring.Index>, in line: Substring
    ) -> Bool {
        let before = line[..<range.lowerBound].last
        let after = line[range.upperBound...].first
        if before.map(isPartOfName) == true || after.map(isPartOfName) == true { return false }
        if rule.isBare, before == "." { return false }
        if rule.isCall, after != "(" { return false }
        // A declaration of that name is another thing than its use.
        return !line[..<range.lowerBound].hasSuffix("func ")
    }

    private static func isPartOfName(_ letter: Character) -> Bool {
        letter.isLetter || letter.isNumber || letter == "_"
    }
}
