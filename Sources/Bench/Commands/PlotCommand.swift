import Foundation
import Scenarios

/// `bench plot`: pictures of a run, which is made again from its scenario or its trace.
struct PlotCommand {
    private let job: WorkerJob
    private let options: Options
    private let console: Console

    /// - Throws: `UsageError` unless exactly one scenario or trace is named.
    init(_ operand: String, options: Options, console: Console) throws {
        self.options = options
        self.console = console
        let wish = try PlotWish(options)
        let (path, variant, name, seed) = try PlotCommand.subject(operand, options)
        var folders = OutputFolders(root: options.outFolder)
        job = WorkerJob(
            purpose: .plot(wish), path: path, variant: variant, name: name, seed: seed,
            outFolder: folders.folder(for: name),
            outputs: OutputPolicy(trace: .never, picture: .never),
            limitNanoseconds: options.limits.nanoseconds)
    }

    private static func subject(
        _ operand: String, _ options: Options
    ) throws -> (path: String, variant: Int, name: String, seed: UInt64?) {
        if TraceDocument.isTrace(path: operand) {
            let document = try load(operand)
            if options.seed != nil || !options.filters.isEmpty {
                throw UsageError(
                    "a trace is of one run, with a seed of its own",
                    remedy: "leave --seed and --filter out")
            }
            return (operand, 0, document.header.name, nil)
        }
        let selection = try ScenarioSelection([operand], options: options)
        if let bad = selection.badFiles.first { throw bad }
        guard selection.scenarios.count == 1, let selected = selection.scenarios.first else {
            let names = selection.scenarios.prefix(5).map { "\"\($0.scenario.name)\"" }
            throw UsageError(
                "\(selection.scenarios.count) scenarios are selected, and one can be drawn",
                remedy: "add --filter with one of: " + names.joined(separator: ", ")
                    + (selection.scenarios.count > 5 ? ", …" : ""))
        }
        return (selected.path, selected.variant, selected.scenario.name, options.seed)
    }

    private static func load(_ path: String) throws(UsageError) -> TraceDocument {
        do throws(UnreadableTrace) {
            return try TraceDocument.load(path: path)
        } catch {
            throw UsageError(error.message, remedy: "usage: \(Command.plot.synopsis)")
        }
    }

    /// Draws, and prints the files' paths.
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
        default:
            console.reportError("a worker answered another question")
            return .internalError
        }
    }
}
