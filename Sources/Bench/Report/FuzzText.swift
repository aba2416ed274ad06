import Foundation
import Scenarios

/// A finding of `bench fuzz`, in words.
struct FuzzText {
    let entry: FuzzEntry
    let style: Style
    /// What the search was asked for: replaying it goes by the same kernel and limits.
    let options: Options

    private var finding: FuzzFinding { entry.finding }

    private var word: String {
        switch finding.symptom.kind {
        case .invariant, .step: "FAIL"
        case .unstable: "UNSTABLE"
        case .crashed: "CRASH"
        case .outOfTime: "HANGS"
        case .outOfMemory: "MEMORY"
        }
    }

    /// What is wrong, how it was found, and how to replay it.
    var block: String {
        var text = style.bad(word) + "  " + style.strong(title) + "   storm \(finding.stormIndex)"
        if finding.stormCount > 1 { text += ", \(finding.stormCount) storms in all" }
        text += "\n        " + finding.message + "\n"
        guard let path = entry.path else {
            return text
                + (finding.isReproduced
                    ? "        not made smaller: there are others to mend first\n"
                    : "        played by itself, the storm does not do so\n")
        }
        text += "        \(Words.count(finding.steps, "step")), from \(finding.stormSteps), in "
        text += Words.count(finding.attempts, "attempt")
        text += finding.isCutShort ? " (more might do)\n" : "\n"
        return text + "        again: " + ReplayCommand(options: options).text(path: path) + "\n"
    }

    private var title: String {
        switch finding.symptom.kind {
        case .invariant, .step, .unstable: finding.symptom.id
        case .crashed, .outOfTime, .outOfMemory: "storm-\(finding.stormIndex)"
        }
    }
}

/// Progress of a search on a terminal.
final class FuzzProgress {
    private let console: Console
    private let steps: Int
    private let endNanoseconds: Int64?
    private let start = MonotonicClock.nanoseconds
    private static let patience: Int64 = 1_000_000_000

    /// Whether the storms are over, and what they found is made smaller.
    var isShrinking = false

    /// Progress of a search of so many steps.
    init(console: Console, steps: Int, options: Options) {
        self.console = console
        self.steps = steps
        endNanoseconds = options.timeNanoseconds
    }

    /// Shows how far it is, if it has been going on for a while.
    func update(_ report: StormReport) {
        let elapsed = MonotonicClock.nanoseconds - start
        guard elapsed > FuzzProgress.patience else { return }
        let found = report.findings.all.count
        var text = Words.count(report.steps)
        text += endNanoseconds == nil ? " of \(Words.count(steps)) steps" : " steps"
        if found > 0 { text += "  \(Words.count(found, "finding"))" }
        if isShrinking {
            text += "  making smaller"
        } else if let left = left(elapsed, report.steps) {
            text += "  \(Words.decimal(Double(left) / 1e9, 0)) s left"
        }
        console.showProgress(text)
    }

    private func left(_ elapsed: Int64, _ done: Int) -> Int64? {
        if let endNanoseconds { return max(0, endNanoseconds - elapsed) }
        guard done > 0 else { return nil }
        return Int64(Double(elapsed) / Double(done) * Double(steps - done))
    }
}
