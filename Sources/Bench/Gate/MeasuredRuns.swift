import Foundation
import Scenarios

/// Runs scenarios so that all of them can be gated.
struct MeasuredRuns {
    /// What came of a scenario.
    enum Outcome {
        case measured(MeasuredRun)
        /// It crashed, ran past a limit, or could not be run.
        case missing(ScenarioOutcome)
    }

    /// How often each is replayed: of several replays the fewest allocations of a frame count, since
    /// the first makes what is made once.
    static let repetitions = 3

    private let options: Options
    private let console: Console
    /// What runs, in order.
    let jobs: [WorkerJob]

    init(
        _ selection: ScenarioSelection, options: Options, console: Console, judgement: Judgement
    ) {
        self.options = options
        self.console = console
        var folders = OutputFolders(root: options.outFolder)
        jobs = selection.scenarios.map { selected in
            var job = WorkerJob(
                purpose: .run(repetitions: MeasuredRuns.repetitions), path: selected.path,
                variant: selected.variant, name: selected.scenario.name, seed: options.seed,
                outFolder: folders.folder(for: selected.scenario.name),
                outputs: OutputPolicy(trace: .never, picture: .never),
                limitNanoseconds: options.limits.nanoseconds,
                kernelName: options.kernelFolder ?? WorkerJob.ownKernelName, judgement: judgement)
            job.wantsDetail = true
            return job
        }
    }

    /// Runs all, and counts their instructions where that is asked for.
    /// - Returns: What came of each, in order; the signal that ended it early, if one did.
    /// - Throws: `WorkerStartError`, `UsageError`.
    func perform() throws -> (outcomes: [Outcome], signal: Int32?) {
        var outcomes: [Outcome] = []
        let results = OrderedResults(jobs: jobs)
        results.onNext = { outcome in
            console.sayProblems(of: outcome)
            if let report = outcome.report, let detail = outcome.detail {
                outcomes.append(.measured(MeasuredRun(report: report, detail: detail)))
            } else {
                outcomes.append(.missing(outcome))
            }
        }
        let signal = try JobSupervision(jobs: jobs, options: options, console: console)
            .run(into: results)
        if let signal { return (outcomes, signal) }
        guard options.countsInstructions else { return (outcomes, nil) }
        return try counted(outcomes)
    }

    private func counted(_ outcomes: [Outcome]) throws -> (outcomes: [Outcome], signal: Int32?) {
        let counter = try InstructionCounter(options: options)
        let progress = ProgressLine(
            console: console, total: jobs.count, doing: "counting instructions")
        let (profiles, signal) = try counter.count(jobs, onWait: progress.update)
        console.clearProgress()
        let all = zip(outcomes, profiles).enumerated().map { index, pair in
            guard case .measured(var run) = pair.0 else { return pair.0 }
            switch pair.1 {
            case .counted(let profile): run.instructions = InstructionShares(profile)
            case .missing(let reason):
                if signal == nil {
                    console.say("bench: \(jobs[index].name): no instructions: \(reason)\n")
                }
            }
            return .measured(run)
        }
        return (all, signal)
    }
}
