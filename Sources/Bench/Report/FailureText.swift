import Scenarios

/// A failure in words: what, when, what was seen, what came before, where to look.
struct FailureText {
    private let failure: Failure
    private let report: RunReport
    private let style: Style

    /// Whether all is told.
    private let isVerbose: Bool

    /// How wide a line may be before it is broken.
    private let columns: Int

    /// How wide it is where nothing else is said, and never less.
    private static let columnsAtMost = 110
    private static let columnsAtLeast = 50

    /// - Parameters:
    ///   - columns: The width of the terminal; nil without one.
    ///   - isVerbose: Whether the rules that it may rest on are told of every failure.
    init(
        _ failure: Failure, report: RunReport, style: Style, columns: Int? = nil,
        isVerbose: Bool = false
    ) {
        self.failure = failure
        self.report = report
        self.style = style
        self.isVerbose = isVerbose
        self.columns = min(
            max(columns ?? .max, FailureText.columnsAtLeast), FailureText.columnsAtMost)
    }

    /// `no-blank   4.283 s  frame 514   41 pt uncovered…` and what belongs to it, indented.
    func block(idWidth: Int) -> String {
        let id = failure.id + String(repeating: " ", count: max(0, idWidth - failure.id.count))
        let indent = 2 + id.count + 3
        let head = "\(place)   "
        let width = columns - indent
        var lines = FailureText.wrapped(
            (head + failure.message + span).split(separator: " ", omittingEmptySubsequences: false),
            " ", width)
        if !failure.step.isEmpty { lines += during(width) }
        if !failure.before.isEmpty {
            let phrases = failure.before.dropFirst().map { $0[...] }
            lines += FailureText.wrapped(
                ["before: " + failure.before[0]] + phrases, " · ", width)
        }
        // A table that is broken into pieces says nothing.
        if failure.around.allSatisfy({ $0.count <= width }) { lines += failure.around }
        // An expectation may rest on any rule that the run had used, which says little.
        if !failure.platformRules.isEmpty, failure.kind == .invariant || isVerbose {
            let rules = failure.platformRules.dropFirst().map { $0[...] }
            lines += FailureText.wrapped(
                ["leans on platform rules: " + failure.platformRules[0]] + rules, ", ", width)
        }
        if !failure.readings.isEmpty {
            lines += FailureText.wrapped(readings.split(separator: " "), " ", width)
        }
        let margin = String(repeating: " ", count: indent)
        let first = "  " + style.bad(id) + "   " + (lines.first ?? "")
        return ([first] + lines.dropFirst().map { margin + $0 }).joined(separator: "\n") + "\n"
    }

    /// The same in one line, for a list of scenarios.
    var line: String {
        "\(failure.id)  \(place)  \(failure.message)\(span)"
    }

    /// The step that was under way, and where it stands.
    private func during(_ width: Int) -> [String] {
        let step = "during: " + failure.step
        guard !failure.place.isEmpty else { return [step] }
        return FailureText.wrapped([step[...], "at " + failure.place], " ", width)
    }

    /// What other readings of the rules make of it.
    private var readings: String {
        let list = { (wanted: Bool) in
            failure.readings.filter { $0.fails == wanted }.map(\.reading)
                .joined(separator: " · ")
        }
        if failure.readings.allSatisfy(\.fails) {
            return "what if: fails under every reading (also with \(list(true)))"
        }
        let stays = failure.readings.contains(where: \.fails) ? "; fails with \(list(true))" : ""
        return "what if: only as the rules are read now; passes with \(list(false))" + stays
    }

    private var place: String {
        failure.frame < 0
            ? "before the first frame"
            : "\(Words.moment(failure.timeNanoseconds))  frame \(failure.frame)"
    }

    /// `, 3 frames (25 ms)` when it went on.
    private var span: String {
        let frames = failure.lastFrame - failure.frame + 1
        guard frames > 1 else { return "" }
        let nanoseconds = Int64(frames) * 1_000_000_000 / Int64(max(report.refreshRate, 1))
        return ", \(Words.count(frames, "frame")) (\(Words.duration(nanoseconds)))"
    }

    /// `parts` in lines of at most `width` characters, broken between parts alone.
    private static func wrapped(
        _ parts: [Substring], _ separator: String, _ width: Int
    ) -> [String] {
        var lines: [String] = []
        for part in parts {
            if let last = lines.last, last.count + separator.count + part.count <= width {
                lines[lines.count - 1] = last + separator + part
            } else {
                lines.append(String(part))
            }
        }
        return lines
    }
}
