import Scenarios

/// A failure that is known and has not come: its entry is out of date.
struct UnexpectedPass: Encodable {
    /// The entry.
    var entry: KnownFailure

    /// The entries that concern scenarios of `outcomes` that came to their end, none of which failed
    /// in that way.
    static func all(of known: [KnownFailure], in outcomes: [ScenarioOutcome]) -> [UnexpectedPass] {
        known.filter { entry in
            let reports = outcomes.compactMap(\.report).filter {
                $0.verdict != .notApplicable && entry.isAbout($0.name)
            }
            let fails = reports.contains { report in
                report.setAside.contains {
                    $0.reason == .known(entry.reason)
                        && entry.covers($0.failure.id, of: report.name)
                }
            }
            return !reports.isEmpty && !fails
        }.map(UnexpectedPass.init)
    }

    /// In one line, with what to do.
    func line(file: String, style: Style) -> String {
        style.bad("FAIL") + "  " + style.strong(entry.scenario) + "   \(entry.promise)  holds, "
            + "though it is known not to (\(entry.reason)); take the entry out of \(file)\n"
    }
}
