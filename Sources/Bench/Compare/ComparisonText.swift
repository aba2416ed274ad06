/// A comparison as a table.
nonisolated struct ComparisonText {
    let comparison: Comparison
    let style: Style
    let loudness: Loudness

    /// How many scenarios of a kind are told of unless everything is asked for.
    private static let most = 10

    /// The text.
    var text: String {
        var lines = [
            "\(comparison.base) → \(comparison.head)   "
                + Words.count(comparison.entries.count, "scenario"), "",
        ]
        for kind in Comparison.Kind.allCases { lines += section(kind) }
        lines += figures
        return lines.joined(separator: "\n") + "\n"
    }

    private func section(_ kind: Comparison.Kind) -> [String] {
        let entries = comparison.entries(kind)
        if entries.isEmpty { return [] }
        let head = "  \(ComparisonText.title(kind)): \(Words.count(entries.count))"
        if kind == .same { return [head, ""] }
        let told = loudness == .verbose ? entries[...] : entries.prefix(ComparisonText.most)
        let width = told.map(\.name.count).max() ?? 0
        var lines = [kind == .broken ? style.bad(head) : style.strong(head)]
        for entry in told {
            let name = entry.name + String(repeating: " ", count: width - entry.name.count)
            let words = ComparisonText.words(entry)
            lines.append("    \(name)   \(words.first ?? "")")
            lines += words.dropFirst().map {
                String(repeating: " ", count: 7 + width) + $0
            }
        }
        if told.count < entries.count {
            lines.append(
                "    and \(Words.count(entries.count - told.count)) more; --verbose tells all")
        }
        return lines + [""]
    }

    /// What a kind of entries is called.
    static func title(_ kind: Comparison.Kind) -> String {
        switch kind {
        case .broken: "passed, and fails now"
        case .mended: "failed, and passes now"
        case .failsOtherwise: "fails in another way"
        case .showsOther: "same verdict, another picture"
        case .same: "the same to the user"
        case .notApplicable: "not applicable to one of them"
        }
    }

    /// What is told of a scenario, a line each.
    static func words(_ entry: Comparison.Entry) -> [String] {
        var lines: [String] = []
        if !entry.baseFailure.isEmpty, entry.kind != .showsOther {
            lines.append("was: " + entry.baseFailure)
        }
        if !entry.headFailure.isEmpty, entry.kind != .showsOther {
            lines.append("now: " + entry.headFailure)
        }
        if entry.kind != .notApplicable, let parting = entry.parting {
            lines.append("parts at " + parting.line)
        }
        let ends = ["passed", "failed", "notApplicable"]
        for (word, verdict) in [("was", entry.base), ("now", entry.head)]
        where !ends.contains(verdict) {
            lines.append("\(word): \(verdict)")
        }
        return lines
    }

    private var figures: [String] {
        guard !comparison.figures.isEmpty else { return [] }
        let names = comparison.figures.map(\.name.count).max() ?? 0
        let rows = comparison.figures.map { figure in
            let name = figure.name + String(repeating: " ", count: names - figure.name.count)
            let change = ComparisonText.change(figure)
            return
                "    \(name)   \(pad(number(figure.base)))  \(pad(number(figure.head)))   \(change)"
        }
        let blank = String(repeating: " ", count: names)
        return ["  " + style.strong("Work, all scenarios together")]
            + ["    \(blank)   \(pad("base"))  \(pad("head"))"] + rows
    }

    /// By how much a figure has changed; time of one run each says nothing small.
    static func change(_ figure: Comparison.Figure) -> String {
        if figure.base == figure.head { return "" }
        guard figure.base > 0 else { return "new" }
        let percent = (figure.head / figure.base - 1) * 100
        let sign = percent > 0 ? "+" : ""
        let text = sign + Words.decimal(percent, percent.magnitude < 10 ? 1 : 0) + " %"
        return figure.isExact ? text : text + " (one run each: no measurement)"
    }

    private func number(_ value: Double) -> String {
        value == value.rounded() ? Words.decimal(value, 0) : Words.decimal(value, 1)
    }

    private func pad(_ text: String) -> String {
        String(repeating: " ", count: max(0, 12 - text.count)) + text
    }
}
