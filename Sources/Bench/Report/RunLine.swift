import Scenarios

/// A run in one line, for one of several scenarios; nothing for one that passed, unless everything
/// is asked for.
struct RunLine {
    let report: RunReport
    let style: Style
    let loudness: Loudness

    var text: String {
        switch report.verdict {
        case .failed: return failed
        case .notApplicable:
            return loudness == .quiet ? "" : "n/a   " + report.name + reason + "\n"
        case .passed:
            guard loudness == .verbose else { return "" }
            return style.good("ok  ")
                + "  \(report.name)   \(Words.count(report.frames, "frame")), "
                + "\(Words.decimal(Double(report.simulatedNanoseconds) / 1e9, 1)) s in "
                + "\(Words.duration(report.costs.replayNanoseconds))   \(report.shortDigest)\n"
                + setAside
        }
    }

    private var failed: String {
        var text = style.bad("FAIL") + "  " + style.strong(report.name)
        if let first = report.failures.first {
            text += "   " + FailureText(first, report: report, style: style).line
        }
        if report.failures.count > 1 {
            text += "  and \(Words.count(report.failures.count - 1)) more"
        }
        if let picture = report.outputs.first { text += "   " + picture }
        return text + "\n"
    }

    /// What failed and does not count.
    private var setAside: String {
        report.setAside.map {
            "      " + SetAsideText($0, report: report, style: style).line + "\n"
        }
        .joined()
    }

    private var reason: String {
        report.failures.first.map { "   " + $0.message } ?? ""
    }
}
