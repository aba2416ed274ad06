import Foundation

nonisolated extension ScenarioError {
    /// `file:line:col: error: …`, then the line of the file and a caret under the place.
    public var rendered: String {
        guard place.line > 0 else { return "\(path): error: \(message)" }
        let head = "\(path):\(place.line):\(place.column): error: \(message)"
        let (line, indent) = excerpt
        guard !line.isEmpty else { return head }
        return head + "\n    " + line + "\n    " + indent + "^"
    }

    /// The same as `rendered`.
    public var description: String { rendered }

    /// What is wrong, where in the JSON, and what would be right, in one line.
    public var message: String {
        let subject = jsonPath.isEmpty ? "" : "\(jsonPath): "
        let suffix = combination.isEmpty ? "" : " (with \(combination))"
        let origin = namedBy.isEmpty ? "" : " (this file is named by \(namedBy))"
        return subject + cause.message + suffix + origin
    }

    /// The widest part of a line that is shown, in columns.
    private static let widest = 100

    /// The line, or the part of a long one around the place, and what puts a caret under it.
    private var excerpt: (line: String, indent: String) {
        var scalars = Array(sourceLine.unicodeScalars)
        var column = min(place.column - 1, scalars.count)
        var prefix = ""
        if scalars.count > ScenarioError.widest {
            let start = max(0, min(column - 60, scalars.count - ScenarioError.widest))
            scalars = Array(scalars[start..<min(start + ScenarioError.widest, scalars.count)])
            column -= start
            if start > 0 { prefix = "…" }
        }
        // Control characters would be a terminal's commands.
        let shown = scalars.map { scalar in
            let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
            return isControl && scalar.value != 9 ? "\u{FFFD}" : scalar
        }
        let line = prefix + String(String.UnicodeScalarView(shown))
        let indent = shown[..<column].map { scalar in
            scalar.value == 9
                ? "\t" : String(repeating: " ", count: ScenarioError.width(of: scalar))
        }
        return (line, String(repeating: " ", count: prefix.count) + indent.joined())
    }

    /// How many columns of a terminal a scalar takes.
    private static func width(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x0300...0x036F, 0x200B...0x200F, 0xFE00...0xFE0F, 0xFEFF: 0
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            2
        default: 1
        }
    }
}

nonisolated extension ScenarioError.Cause {
    /// What was found and what would be right.
    public var message: String {
        switch self {
        case .unreadable(let reason): "the file cannot be read: \(reason)"
        case .tooLarge(let bytes, let limit):
            "the file has \(bytes) bytes; at most \(limit) are read"
        case .notJSON(let message): message
        case .wrongType(let found, let wanted), .outOfRange(let found, let wanted),
            .wrongUnit(let found, let wanted):
            "found \(found); right would be \(wanted)"
        case .unknownKey(let key, let owner, let nearest, let known):
            "there is no key `\(key)` in \(owner); " + suggestion(nearest, known)
        case .duplicateKey(let key, let first):
            "the key `\(key)` is there already, at line \(first.line), column \(first.column)"
        case .missingKey(let key, let owner, let wanted):
            "\(owner) needs the key `\(key)`: \(wanted)"
        case .unknownWord(let found, let nearest, let known):
            "found \(found); " + suggestion(nearest, known)
        case .missingOneOf(let noun, let owner, let known):
            "\(owner) needs a \(noun): one of " + list(known)
        case .tooManyOf(let noun, let found):
            "found " + list(found) + "; only one \(noun) can be given"
        case .needsKey(let key, let other): "`\(key)` needs `\(other)` as well"
        case .missingItem(let index, let what, let count):
            count == 0
                ? "there is no \(what) \(index): there are no items then"
                : "there is no \(what) \(index): "
                    + (count == 1
                        ? "there is only 0" : "there are \(count), from 0 to \(count - 1)")
        default: otherMessage
        }
    }

    /// The messages about how values go together.
    private var otherMessage: String {
        switch self {
        case .unknownName(let kind, let name, let nearest):
            "there is no \(kind) `\(name)`" + (nearest.map { "; did you mean `\($0)`?" } ?? "")
        case .nameTaken(let kind, let name): "another \(kind) is called `\(name)` already"
        case .afterEnd(let earliest, let limit):
            "this starts at \(durationText((earliest + 500_000) / 1_000_000 * 1_000_000)) at the earliest, after the scenario's end at "
                + "\(durationText(limit)); start it sooner or raise `limit`"
        case .fingerBusy(let finger, let since):
            "finger \(finger) is down already, since \(since); lift it first or use another finger"
        case .impossibleTouch(let problem): problem
        case .impossibleGesture(let error): error.message
        case .missingFile(let what, let given, let lookedAt, let reason):
            "\(what) `\(given)` \(reason); it was looked for at \(lookedAt)"
        case .tooManyCombinations(let count, let limit):
            "the matrix makes \(count) combinations; at most \(limit) are run"
        case .tooManySteps(let limit):
            "the repetitions make more than \(limit) steps"
        case .contradiction(let problem, let remedy): "\(problem); \(remedy)"
        default: preconditionFailure("The message of \(self) stands in `message`.")
        }
    }

    private func suggestion(_ nearest: String?, _ known: [String]) -> String {
        if let nearest { return "did you mean `\(nearest)`?" }
        if known.isEmpty { return "it takes none" }
        return "known are " + list(known)
    }

    /// The words, the first twelve of many.
    private func list(_ words: [String]) -> String {
        let most = 12
        let shown = words.prefix(most).map { "`\($0)`" }.joined(separator: ", ")
        return words.count > most ? shown + ", … (\(words.count) in all)" : shown
    }
}

/// A time as a scenario writes it: `250ms`, `1.5s`.
nonisolated func durationText(_ nanoseconds: Int64) -> String {
    nanoseconds.magnitude >= 1_000_000_000
        ? numberText(Double(nanoseconds) / 1e9) + "s" : numberText(Double(nanoseconds) / 1e6) + "ms"
}
