import CInstruments
import Foundation
import Scenarios

/// Counts the instructions of scenarios, with valgrind's callgrind.
///
/// Each scenario is replayed twice in a worker that runs in valgrind's simulated processor; the
/// second replay alone is counted, so that what is made once is not. The figures are the same to the
/// last digit from run to run on one kind of processor.
struct InstructionCounter {
    /// What came of one scenario.
    enum Outcome {
        /// What was counted.
        case counted(CallProfile)
        /// Why nothing was.
        case missing(String)
    }

    /// How much longer a run may take than without counting.
    private static let slowdown: Int64 = 60

    private let options: Options

    /// - Throws: `UsageError` where valgrind is missing.
    init(options: Options) throws(UsageError) {
        self.options = options
        guard InstructionCounter.valgrind != nil else {
            throw UsageError(
                "valgrind, which counts instructions, is not installed",
                remedy: "\"Scripts/setup --checks\" installs it; what else is measured needs no "
                    + "\(Option.instructions.name)")
        }
    }

    /// Where valgrind is; nil where it is not.
    static var valgrind: String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return path.split(separator: ":").map { $0 + "/valgrind" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Counts each of `jobs`.
    /// - Parameter onWait: as `WorkerPool.onWait`.
    /// - Returns: What came of each, in order; the signal that ended it early, if one did.
    /// - Throws: `WorkerStartError`.
    func count(
        _ jobs: [WorkerJob], onWait: @escaping (Int, WorkerJob?, ProgressState?) -> Void
    ) throws(WorkerStartError) -> (outcomes: [Outcome], signal: Int32?) {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("bench-instructions-\(getpid())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        var outcomes = [Outcome](repeating: .missing("was not begun"), count: jobs.count)
        let pool = WorkerPool(
            jobs: jobs.map(InstructionCounter.counting), workerCount: workerCount(jobs.count),
            limits: limits, launcher: launcher(folder))
        pool.onWait = onWait
        pool.onFinish = { job, outcome, _ in
            outcomes[job] = InstructionCounter.outcome(outcome, folder)
        }
        switch try pool.run() {
        case .done: return (outcomes, nil)
        case .interrupted(let signal): return (outcomes, signal)
        }
    }

    private static func counting(_ job: WorkerJob) -> WorkerJob {
        var job = job
        job.purpose = .count
        job.limitNanoseconds *= slowdown
        return job
    }

    private func workerCount(_ jobs: Int) -> Int {
        min(options.jobs ?? max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), jobs)
    }

    private var limits: WorkerLimits {
        var limits = options.limits
        limits.nanoseconds *= InstructionCounter.slowdown
        return limits
    }

    /// Starts a program in valgrind: each call of the measured function leaves a file.
    private func launcher(_ folder: String) -> [String] {
        [
            InstructionCounter.valgrind ?? "valgrind", "--tool=callgrind", "--quiet",
            "--log-file=/dev/null", "--collect-atstart=no", "--compress-strings=no",
            "--compress-pos=no", "--dump-line=no", "--toggle-collect=instruments_measured",
            "--dump-after=instruments_measured", "--callgrind-out-file=\(folder)/%p", "--",
        ]
    }

    private static func outcome(_ outcome: JobOutcome, _ folder: String) -> Outcome {
        switch outcome {
        case .replied(.counted(let process, let part)):
            let path = "\(folder)/\(process).\(part)"
            defer { unlink(path) }
            guard let data = FileManager.default.contents(atPath: path),
                let profile = CallProfile(callgrind: Array(data)), profile.total > 0
            else { return .missing("valgrind left no profile") }
            return .counted(profile)
        case .replied(.refused(let text, _)): return .missing(text)
        case .replied: return .missing("a worker answered another question")
        case .lost(let lost): return .missing(lost.reason)
        }
    }
}

/// The replay that is counted, as the tool finds it: inside a function with a fixed name.
enum MeasuredReplay {
    /// How many there were in this process.
    private(set) static var count = 0

    /// Replays in the measured function.
    static func perform(_ replay: @escaping () -> RunResult) -> RunResult {
        count += 1
        var box = Box(replay: replay)
        withUnsafeMutablePointer(to: &box) { pointer in
            instruments_measured(
                { context in
                    // Everything here runs on the main thread, and so does what C calls back.
                    MainActor.assumeIsolated {
                        guard let box = context?.assumingMemoryBound(to: Box.self) else { return }
                        box.pointee.result = box.pointee.replay()
                    }
                }, pointer)
        }
        guard let result = box.result else { preconditionFailure("the replay has run") }
        return result
    }

    private struct Box {
        var replay: () -> RunResult
        var result: RunResult?
    }
}
