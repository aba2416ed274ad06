import Scenarios

/// A failure that does not count, in words.
struct SetAsideText {
    private let setAside: SetAside
    private let report: RunReport
    private let style: Style

    init(_ setAside: SetAside, report: RunReport, style: Style) {
        self.setAside = setAside
        self.report = report
        self.style = style
    }

    /// What failed, and why it does not count.
    var line: String {
        FailureText(setAside.failure, report: report, style: style).line + " "
            + style.faint("(\(reason))")
    }

    private var reason: String {
        switch setAside.reason {
        case .known(let reason): "known: " + reason
        case .notPromised(let promiseClass):
            "not counted; --class \(promiseClass.rawValue) counts it"
        }
    }
}
