/// What a gate says, as a text.
struct GateText {
    let report: GateReport
    let style: Style
    let loudness: Loudness

    /// How many scenarios with the same remark are told of one by one.
    private static let most = 10

    /// The text.
    var text: String {
        var lines: [String] = []
        for verdict in report.verdicts { lines += block(verdict) }
        lines += cheaper
        if loudness != .quiet || report.code != .fine { lines.append(totals) }
        return lines.map { $0 + "\n" }.joined()
    }

    private func block(_ verdict: GateVerdict) -> [String] {
        let isTold = verdict.exitCode != .fine || loudness == .verbose
        guard isTold else { return [] }
        var lines = [heading(verdict)]
        lines += rows(loudness == .verbose ? verdict.differences : verdict.costlier)
        lines += verdict.notes.map { "    " + $0 }
        return lines
    }

    private func heading(_ verdict: GateVerdict) -> String {
        let word = GateText.word(verdict.kind)
        let told = verdict.exitCode == .fine ? style.good(word) : style.bad(word)
        let pad = String(repeating: " ", count: max(1, 13 - word.count))
        return told + pad + verdict.name + (verdict.reason.isEmpty ? "" : "   " + verdict.reason)
    }

    /// The word for a kind of verdict.
    static func word(_ kind: GateVerdict.Kind) -> String {
        switch kind {
        case .passed: "ok"
        case .failed: "FAIL"
        case .costlier: "COSTLIER"
        case .lost: "LOST"
        case .noBaseline: "NO BASELINE"
        case .inconclusive: "INCONCLUSIVE"
        case .refused: "NOT RUN"
        case .notApplicable: "n/a"
        }
    }

    private func rows(_ differences: [GateVerdict.Difference]) -> [String] {
        let width = differences.map(\.metric.count).max() ?? 0
        return differences.map { difference in
            let name =
                difference.metric
                + String(repeating: " ", count: width - difference.metric.count)
            let values = "\(difference.baseText) → \(difference.nowText)"
            let limit = difference.isCostlier ? "  limit \(difference.limit)" : "  less"
            let place = difference.place.isEmpty ? "" : "  " + difference.place
            return "    \(name)  \(values)\(GateText.change(difference))\(limit)\(place)"
        }
    }

    private static func change(_ difference: GateVerdict.Difference) -> String {
        guard difference.base > 0 else { return "" }
        let percent = (difference.now / difference.base - 1) * 100
        return " (\(percent > 0 ? "+" : "")\(Words.decimal(percent, 1)) %)"
    }

    /// What has become cheaper and may be kept so.
    private var cheaper: [String] {
        let all = report.verdicts.filter { verdict in
            verdict.kind == .passed && !verdict.differences.isEmpty
        }
        guard !all.isEmpty, loudness == .normal else { return [] }
        return [
            "cheaper than the baseline: \(Words.count(all.count, "scenario"))"
                + "; \"\(Words.command("baseline update"))\" keeps that"
        ]
    }

    private var totals: String {
        let kinds: [(GateVerdict.Kind, String)] = [
            (.passed, "ok"), (.costlier, "costlier"), (.failed, "failed"), (.lost, "lost"),
            (.noBaseline, "without baseline"), (.inconclusive, "inconclusive"),
            (.refused, "not run"), (.notApplicable, "not applicable"),
        ]
        let parts = kinds.compactMap { kind, word -> String? in
            let count = report.verdicts(kind).count
            return count == 0 && kind != .passed ? nil : "\(Words.count(count)) \(word)"
        }
        return "\(Words.count(report.verdicts.count, "scenario")) against \(report.baselines): "
            + parts.joined(separator: ", ")
    }
}
