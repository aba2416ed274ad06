import Foundation
import Scenarios

/// Has jobs done in worker processes, or in this one where that is asked for, and shows how far it is.
struct JobSupervision {
    let jobs: [WorkerJob]
    let options: Options
    let console: Console

    /// Does all jobs.
    /// - Returns: The signal that ended it early; nil when none did.
    /// - Throws: `WorkerStartError`; what `results` throws on.
    func run(into results: OrderedResults) throws -> Int32? {
        var signal: Int32?
        if options.isInProcess {
            for (index, job) in jobs.enumerated() {
                results.add(.replied(JobRunner.perform(job, progress: nil)), at: index)
            }
        } else if !jobs.isEmpty {
            signal = try supervise(results)
        }
        if let error = results.error { throw error }
        return signal
    }

    private func supervise(_ results: OrderedResults) throws(WorkerStartError) -> Int32? {
        let processors = max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1)
        let pool = WorkerPool(
            jobs: jobs, workerCount: min(options.jobs ?? processors, jobs.count),
            limits: options.limits)
        let progress = ProgressLine(console: console, total: jobs.count)
        pool.onWait = progress.update
        pool.onFinish = { job, outcome, printed in
            console.passOn(printed)
            results.add(outcome, at: job)
        }
        let end = try pool.run()
        console.clearProgress()
        switch end {
        case .done: return nil
        case .interrupted(let signal):
            results.flush()
            return signal
        }
    }
}
