import Foundation

/// What `bench run --json` prints.
struct RunDocument: Encodable {
    /// The name and version of the layout. The version grows when a reader would have to change.
    var schema = "bench.run/1"
    var bench = Version.number
    var exitCode: Int32
    var totals: RunTotals
    var results: [ScenarioOutcome]
    /// Failures that are known and have not come.
    var unexpectedPasses: [UnexpectedPass]
    /// Errors of scenario files, as they are printed.
    var fileErrors: [String]
}

/// How many scenarios ended how.
struct RunTotals: Codable {
    var scenarios = 0
    var passed = 0
    var failed = 0
    var lost = 0
    var notApplicable = 0
    /// Failures that are known.
    var known = 0
    /// Failures of promises that do not count.
    var notPromised = 0
    var refused = 0
    var frames = 0
    var simulatedNanoseconds: Int64 = 0
    var replayNanoseconds: Int64 = 0

    /// Counts one more.
    mutating func add(_ outcome: ScenarioOutcome) {
        scenarios += 1
        switch outcome.verdict {
        case .passed: passed += 1
        case .failed: failed += 1
        case .notApplicable: notApplicable += 1
        case .crashed, .outOfTime, .outOfMemory: lost += 1
        case .refused: refused += 1
        }
        guard let report = outcome.report else { return }
        for failure in report.setAside {
            switch failure.reason {
            case .known: known += 1
            case .notPromised: notPromised += 1
            }
        }
        frames += report.frames
        simulatedNanoseconds += report.simulatedNanoseconds
        replayNanoseconds += report.costs.replayNanoseconds
    }

    /// `48 scenarios: 45 ok, 2 failed, 1 lost      13,412 frames, 112 s in 0.2 s (560×)`
    func line(style: Style) -> String {
        var parts = ["\(Words.count(passed)) ok"]
        if failed > 0 { parts.append(style.bad("\(Words.count(failed)) failed")) }
        if lost > 0 { parts.append(style.bad("\(Words.count(lost)) lost")) }
        if refused > 0 { parts.append(style.bad("\(Words.count(refused)) not run")) }
        if notApplicable > 0 { parts.append("\(Words.count(notApplicable)) not applicable") }
        if known > 0 { parts.append("\(Words.count(known, "known failure"))") }
        if notPromised > 0 {
            parts.append("\(Words.count(notPromised, "failure")) of other classes")
        }
        let ratio = Double(simulatedNanoseconds) / Double(max(replayNanoseconds, 1))
        return "\(Words.count(scenarios, "scenario")): " + parts.joined(separator: ", ")
            + "      \(Words.count(frames, "frame")), "
            + "\(Words.decimal(Double(simulatedNanoseconds) / 1e9, 1)) s in "
            + Words.duration(replayNanoseconds) + Words.speed(ratio)
    }
}

/// Writes values as JSON that people can read and programs can compare.
enum JSONText {
    /// The text, ending with a new line.
    static func of(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}
