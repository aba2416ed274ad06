/// Progress on a terminal, for whatever takes more than a second.
final class ProgressLine {
    private let console: Console
    private let total: Int
    private let start = MonotonicClock.nanoseconds
    private static let patience: Int64 = 1_000_000_000

    private let doing: String

    /// Progress of `total` scenarios; `doing` says what is done to them where it is not clear.
    init(console: Console, total: Int, doing: String = "") {
        self.console = console
        self.total = total
        self.doing = doing.isEmpty ? "" : doing + "  "
    }

    /// Shows how far it is, if it has been going on for a while.
    func update(_ finished: Int, _ running: WorkerJob?, _ state: ProgressState?) {
        let elapsed = MonotonicClock.nanoseconds - start
        guard elapsed > ProgressLine.patience, let running else { return }
        var text = "\(doing)\(finished) of \(total)  \(running.name)"
        if let state, state.frame >= 0 {
            if state.repetition > 0 { text += "  repetition \(state.repetition + 1)" }
            text += "  \(Words.moment(state.timeNanoseconds))  frame \(Words.count(state.frame))"
        }
        if let left = ProgressLine.left(
            elapsed, done: Double(finished) + ProgressLine.part(of: running, state), of: total)
        {
            text += "  \(Words.decimal(Double(left) / 1e9, 0)) s left"
        }
        console.showProgress(text)
    }

    /// The part of a scenario that is over, 0…1, where it is replayed several times.
    private static func part(of job: WorkerJob, _ state: ProgressState?) -> Double {
        guard case .run(let repetitions) = job.purpose, let state else { return 0 }
        return Double(state.repetition) / Double(max(repetitions, 1))
    }

    /// How long the rest takes if it goes on so; nil as long as nothing is done.
    private static func left(_ elapsed: Int64, done: Double, of total: Int) -> Int64? {
        guard done > 0, done < Double(total) else { return nil }
        return Int64(Double(elapsed) / done * (Double(total) - done))
    }
}
