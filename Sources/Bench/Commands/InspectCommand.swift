/// `bench inspect`: the view tree at a moment of a scenario.
struct InspectCommand {
    private let job: WorkerJob
    private let options: Options
    private let console: Console

    /// - Throws: `UsageError` unless exactly one scenario is selected.
    init(
        _ selection: ScenarioSelection, atNanoseconds: Int64, options: Options, console: Console
    ) throws(UsageError) {
        guard selection.scenarios.count <= 1 else {
            let names = selection.scenarios.prefix(5).map { "\"\($0.scenario.name)\"" }
            throw UsageError(
                "\(selection.scenarios.count) scenarios are selected, and one can be inspected",
                remedy: "add --filter with one of: " + names.joined(separator: ", ")
                    + (selection.scenarios.count > 5 ? ", …" : ""))
        }
        guard let selected = selection.scenarios.first else {
            preconditionFailure("a selection without scenarios has a bad file")
        }
        self.options = options
        self.console = console
        job = WorkerJob(
            purpose: .inspect(atNanoseconds: atNanoseconds), path: selected.path,
            variant: selected.variant, name: selected.scenario.name, seed: options.seed,
            outFolder: options.outFolder, outputs: OutputPolicy(trace: .never, picture: .never),
            limitNanoseconds: options.limits.nanoseconds)
    }

    func run() throws -> ExitCode {
        var outcome: JobOutcome?
        if options.isInProcess {
            outcome = .replied(JobRunner.perform(job, progress: nil))
        } else {
            let pool = WorkerPool(jobs: [job], workerCount: 1, limits: options.limits)
            pool.onFinish = { _, result, printed in
                console.passOn(printed)
                outcome = result
            }
            if case .interrupted(let signal) = try pool.run() { Interruption.finish(signal) }
        }
        switch outcome {
        case .replied(.text(let text)):
            try console.print(text)
            return .fine
        case .replied(.refused(let text, let code)):
            console.say(text.hasSuffix("\n") ? text : "bench: error: \(text)\n")
            return code
        case .lost(let lost):
            console.say(
                LostText(name: job.name, lost: lost, style: Style(isColoured: false)).block)
            return .lost
        case .replied(.report), .replied(.counted), .replied(.storms), .replied(.shrunk), nil:
            console.reportError("a worker answered another question")
            return .internalError
        }
    }
}
