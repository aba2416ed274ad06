import Scenarios

/// What came of a selected scenario.
struct ScenarioOutcome: Encodable {
    /// How it ended, in one word.
    enum Verdict: String, Encodable {
        case passed, failed, notApplicable, crashed, outOfTime, outOfMemory, refused
    }

    var name: String
    var path: String
    var verdict: Verdict
    /// All about the run; nil when it did not come to its end.
    var report: RunReport?
    /// Its course, for the screen alone; nil when it did not come to its end.
    var chart: PositionChart?
    /// What was counted in each frame, where that was wanted.
    var detail: RunDetail?
    /// How it was lost; nil when it was not.
    var lost: LostRun?
    /// Why it could not be run; nil when it could.
    var refusal: String?
    /// How the program ends because of it.
    var exitCode: ExitCode

    private enum CodingKeys: String, CodingKey {
        case name, path, verdict, report, lost, refusal, exitCode
    }

    /// What `outcome` means for the scenario with that name.
    init(name: String, path: String, _ outcome: JobOutcome) {
        self.name = name
        self.path = path
        switch outcome {
        case .replied(.report(let report, let chart, let detail)):
            self.report = report
            self.chart = chart
            self.detail = detail
            let code = report.verdict == .failed ? ExitCode.failed : .fine
            exitCode = report.outputErrors.isEmpty ? code : code.worse(.internalError)
            verdict =
                switch report.verdict {
                case .passed: .passed
                case .failed: .failed
                case .notApplicable: .notApplicable
                }
        case .replied(.refused(let text, let code)):
            verdict = .refused
            refusal = text
            exitCode = code
        case .replied(.text), .replied(.counted), .replied(.storms), .replied(.shrunk):
            verdict = .refused
            refusal = "a worker answered another question"
            exitCode = .internalError
        case .lost(let lost):
            self.lost = lost
            exitCode = .lost
            verdict =
                switch lost.cause {
                case .crashed: .crashed
                case .outOfTime: .outOfTime
                case .outOfMemory: .outOfMemory
                }
        }
    }
}
