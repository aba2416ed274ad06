import Foundation

/// Runs jobs in worker processes and outlives whatever happens in them.
///
/// One thread that polls. A worker that crashes, hangs or eats memory loses its job alone; the next
/// job gets a new worker.
final class WorkerPool {
    /// How a pool came to its end.
    enum End {
        case done
        /// A signal came; what was not finished is lost.
        case interrupted(Int32)
    }

    private let jobs: [WorkerJob]
    private let limits: WorkerLimits
    private let workerCount: Int
    private let launcher: [String]
    private var workers: [WorkerProcess] = []
    private var started = 0
    private var finished = 0
    private var nextJob = 0

    /// Called when a job is over, in the order in which that happens, with what it printed.
    var onFinish: (_ job: Int, JobOutcome, _ printed: [UInt8]) -> Void = { _, _, _ in }
    /// Called some times a second, with how far the oldest running job has come.
    var onWait: (_ finished: Int, _ running: WorkerJob?, ProgressState?) -> Void = { _, _, _ in }

    /// Whether jobs are still to be begun; what has begun is played to its end.
    var takesMore: () -> Bool = { true }

    /// How often the limits are looked at.
    private static let pollMilliseconds: Int32 = 50

    /// A pool for `jobs` with at most `workerCount` processes at a time, which `launcher` starts where
    /// it is not empty, each for one job.
    init(jobs: [WorkerJob], workerCount: Int, limits: WorkerLimits, launcher: [String] = []) {
        self.jobs = jobs
        self.workerCount = workerCount
        self.limits = limits
        self.launcher = launcher
    }

    /// Runs all jobs.
    /// - Throws: `WorkerStartError` when no worker can be started.
    func run() throws(WorkerStartError) -> End {
        Interruption.watch()
        while finished < jobs.count {
            if nextJob < jobs.count, !takesMore() { nextJob = jobs.count }
            if nextJob == jobs.count, workers.allSatisfy({ $0.job == nil }) { break }
            try assignJobs()
            poll()
            if let number = Interruption.received() {
                for worker in workers { retire(worker, killing: true) }
                return .interrupted(number)
            }
            checkLimits()
            reportProgress()
        }
        for worker in workers { retire(worker, killing: false) }
        return .done
    }

    private func assignJobs() throws(WorkerStartError) {
        for worker in workers where worker.job == nil && nextJob < jobs.count {
            begin(worker)
        }
        while workers.count < workerCount, nextJob < jobs.count {
            started += 1
            do throws(WorkerStartError) {
                let worker = try WorkerProcess.start(number: started, launcher: launcher)
                workers.append(worker)
                begin(worker)
            } catch {
                // Fewer workers do the same work.
                if workers.isEmpty { throw error }
                return
            }
        }
    }

    private func begin(_ worker: WorkerProcess) {
        worker.begin(jobs[nextJob], index: nextJob)
        nextJob += 1
    }

    private func poll() {
        var descriptors = [pollfd(fd: Interruption.readEnd, events: Int16(POLLIN), revents: 0)]
        for worker in workers {
            descriptors.append(pollfd(fd: worker.noise, events: Int16(POLLIN), revents: 0))
            descriptors.append(pollfd(fd: worker.replies, events: Int16(POLLIN), revents: 0))
        }
        guard
            Foundation.poll(
                &descriptors, nfds_t(descriptors.count), WorkerPool.pollMilliseconds) > 0
        else { return }
        for (index, worker) in workers.enumerated() {
            if descriptors[2 * index + 1].revents != 0 { readNoise(worker) }
            if descriptors[2 * index + 2].revents != 0 { readReplies(worker) }
        }
    }

    private func readNoise(_ worker: WorkerProcess) {
        if let piece = WorkerPool.read(worker.noise), !piece.isEmpty {
            worker.keep(printed: piece)
        }
    }

    private func readReplies(_ worker: WorkerProcess) {
        guard let piece = WorkerPool.read(worker.replies) else { return }
        guard !piece.isEmpty else {
            died(worker)
            return
        }
        worker.replyLines.append(piece)
        while let line = worker.replyLines.nextLine() {
            guard let job = worker.job else { continue }
            finished += 1
            let outcome = WorkerPool.outcome(of: line)
            // What was printed before the answer lies in its pipe by now.
            drainNoise(worker)
            onFinish(job, outcome, worker.end())
            if !launcher.isEmpty {
                // What an earlier job has left behind would be seen in the next one's figures.
                retire(worker, killing: false)
                workers.removeAll { $0 === worker }
                return
            }
        }
    }

    private static func outcome(of line: [UInt8]) -> JobOutcome {
        do {
            return .replied(try JSONDecoder().decode(WorkerReply.self, from: Data(line)))
        } catch {
            return .replied(.refused("a worker's answer makes no sense: \(error)", .internalError))
        }
    }

    /// What can be read now: nil when interrupted, empty at the end.
    private static func read(_ descriptor: Int32) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = Foundation.read(descriptor, &buffer, buffer.count)
        if count < 0 { return errno == EINTR ? nil : [] }
        return Array(buffer[..<count])
    }

    /// Reads what is still in the pipe, without waiting.
    private func drainNoise(_ worker: WorkerProcess) {
        var descriptor = pollfd(fd: worker.noise, events: Int16(POLLIN), revents: 0)
        while Foundation.poll(&descriptor, 1, 0) > 0 {
            guard let piece = WorkerPool.read(worker.noise), !piece.isEmpty else { return }
            worker.keep(printed: piece)
        }
    }

    private func died(_ worker: WorkerProcess) {
        let status = worker.reap()
        lose(worker, .crashed, WorkerPool.words(forStatus: status))
    }

    private func checkLimits() {
        let now = MonotonicClock.nanoseconds
        for worker in workers where worker.job != nil {
            if now - worker.jobStart > limits.nanoseconds {
                worker.kill()
                lose(
                    worker, .outOfTime,
                    "not over after \(Words.duration(limits.nanoseconds)) of real time (--time-limit)"
                )
            } else if let bytes = ProcessStatus.residentBytes(of: worker.pid), bytes > limits.bytes
            {
                worker.kill()
                lose(
                    worker, .outOfMemory,
                    "more than \(Words.megabytes(limits.bytes)) of memory (--memory-limit)")
            }
        }
    }

    /// Takes a dead worker out, and reports the job that went with it.
    private func lose(_ worker: WorkerProcess, _ cause: LostRun.Cause, _ reason: String) {
        drainNoise(worker)
        if let job = worker.job {
            finished += 1
            let lost = LostRun(
                cause: cause, reason: reason, lastWords: WorkerPool.lastWords(worker.printed),
                progress: worker.progress?.state)
            FileWriter.removeLeftovers(of: worker.pid, in: jobs[job].outFolder)
            onFinish(job, .lost(lost), [])
        }
        worker.closePipes()
        workers.removeAll { $0 === worker }
    }

    private func retire(_ worker: WorkerProcess, killing: Bool) {
        if killing {
            worker.kill()
            if let job = worker.job {
                FileWriter.removeLeftovers(of: worker.pid, in: jobs[job].outFolder)
            }
            worker.closePipes()
        } else {
            worker.closePipes()
            _ = worker.reap()
        }
    }

    private func reportProgress() {
        let running = workers.filter { $0.job != nil }.min { $0.jobStart < $1.jobStart }
        onWait(finished, running?.job.map { jobs[$0] }, running?.progress?.state)
    }

    /// How a process ended, in words.
    private static func words(forStatus status: Int32) -> String {
        let number = status & 0x7f
        guard number != 0 else {
            return "the process ended by itself, with code \((status >> 8) & 0xff)"
        }
        let known: [(Int32, String)] = [
            (SIGILL, "a trap, as of a failed precondition"),
            (SIGTRAP, "a trap, as of a failed precondition"),
            (SIGSEGV, "bad memory access, as of endless recursion"),
            (SIGBUS, "bad memory access"), (SIGABRT, "abort"), (SIGFPE, "arithmetic"),
            (SIGKILL, "killed from outside, as for want of memory"),
            (SIGALRM, "past its time limit"),
        ]
        let words = known.first { $0.0 == number }?.1
        return "signal \(number)" + (words.map { " (\($0))" } ?? "")
    }

    /// The line in which Swift says why it stopped, or else the last one that was printed.
    private static func lastWords(_ printed: [UInt8]) -> String {
        let lines = String(decoding: printed, as: UTF8.self).split(separator: "\n")
        let fatal = lines.last { $0.contains("Fatal error") || $0.contains("fatal error") }
        return String((fatal ?? lines.last ?? "").prefix(500))
    }
}
