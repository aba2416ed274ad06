import Foundation
import Scenarios

/// `bench run`: replay, check, report.
struct RunCommand {
    private let options: Options
    private let console: Console
    private let style: Style
    private let selection: ScenarioSelection
    private let jobs: [WorkerJob]
    private let judgement: Judgement
    /// The file of known failures; nil without one.
    private let knownFailuresPath: String?

    /// Reads the scenarios that `operands` name.
    /// - Throws: `UsageError`; `ScenarioErrors` for a bad file of known failures.
    init(_ operands: [String], options: Options, console: Console) throws {
        self.options = options
        self.console = console
        style = Style(isColoured: console.isColoured)
        selection = try ScenarioSelection(UnnamedScenarios.toRun(operands), options: options)
        do throws(FileError) {
            try FileWriter.checkWritable(folder: options.outFolder)
        } catch {
            throw UsageError("--out: " + error.message, remedy: Option.out.summary)
        }
        let judging = try JudgementOptions(options)
        knownFailuresPath = judging.knownFailuresPath
        judgement = judging.judgement
        jobs = RunCommand.makeJobs(selection, options, judgement)
        if operands.isEmpty, options.kernelFolder == nil, options.loudness != .quiet {
            console.say(
                "bench: note: this tests the built-in browser; --kernel DIR tests the one here\n")
        }
    }

    private static func makeJobs(
        _ selection: ScenarioSelection, _ options: Options, _ judgement: Judgement
    ) -> [WorkerJob] {
        var folders = OutputFolders(root: options.outFolder)
        let outputs = policy(options.pictures, isSingle: selection.scenarios.count == 1)
        return selection.scenarios.map { selected in
            WorkerJob(
                purpose: .run(repetitions: options.repetitions), path: selected.path,
                variant: selected.variant, name: selected.scenario.name, seed: options.seed,
                outFolder: folders.folder(for: selected.scenario.name), outputs: outputs,
                limitNanoseconds: options.limits.nanoseconds,
                kernelName: options.kernelFolder ?? WorkerJob.ownKernelName,
                judgement: judgement, asksWhatIf: options.asksWhatIf)
        }
    }

    private static func policy(_ pictures: PicturePolicy, isSingle: Bool) -> OutputPolicy {
        let usual = isSingle ? OutputPolicy.Moment.always : .whenFailed
        return switch pictures {
        case .never: OutputPolicy(trace: usual, picture: .never)
        case .whenTelling: OutputPolicy(trace: usual, picture: usual)
        case .always: OutputPolicy(trace: .always, picture: .always)
        }
    }

    /// Runs the scenarios and prints what came of them.
    func run() throws -> ExitCode {
        for bad in selection.badFiles { console.say(bad.rendered + "\n") }
        let results = OrderedResults(jobs: jobs)
        results.onNext = { outcome in
            for error in outcome.report?.outputErrors ?? [] { console.reportError(error) }
            if !options.isJSON { try console.print(text(of: outcome)) }
        }
        let signal = try JobSupervision(jobs: jobs, options: options, console: console)
            .run(into: results)
        let passes = UnexpectedPass.all(of: judgement.known, in: results.outcomes)
        let code = exitCode(results.outcomes, passes)
        try finish(results.outcomes, passes, code)
        if let signal {
            console.say(
                "bench: interrupted: \(results.outcomes.count) of "
                    + "\(Words.count(jobs.count, "scenario")) finished\n")
            Interruption.finish(signal)
        }
        return code
    }

    private func exitCode(_ outcomes: [ScenarioOutcome], _ passes: [UnexpectedPass]) -> ExitCode {
        let isAnyApplied = outcomes.contains { $0.verdict != .notApplicable }
        if options.isBisecting, !isAnyApplied, selection.badFiles.isEmpty { return .skip }
        let start = selection.badFiles.isEmpty ? ExitCode.fine : .badScenario
        return outcomes.reduce(passes.isEmpty ? start : start.worse(.failed)) {
            $0.worse($1.exitCode)
        }
    }

    private func finish(
        _ outcomes: [ScenarioOutcome], _ passes: [UnexpectedPass], _ code: ExitCode
    ) throws {
        var totals = RunTotals()
        for outcome in outcomes { totals.add(outcome) }
        if options.isJSON {
            let document = RunDocument(
                exitCode: code.rawValue, totals: totals, results: outcomes,
                unexpectedPasses: passes, fileErrors: selection.badFiles.map(\.rendered))
            try console.print(JSONText.of(document))
            return
        }
        for pass in passes {
            try console.print(pass.line(file: knownFailuresPath ?? "", style: style))
        }
        if jobs.count > 1, options.loudness != .quiet {
            try console.print(totals.line(style: style) + "\n")
        }
    }

    /// What is printed of one scenario: a screen for a single one, a line for one of several.
    private func text(of outcome: ScenarioOutcome) -> String {
        if let refusal = outcome.refusal {
            let text = refusal.hasSuffix("\n") ? refusal : "bench: error: \(refusal)\n"
            console.say(text)
            return ""
        }
        if let lost = outcome.lost {
            return LostText(name: outcome.name, lost: lost, style: style).block
        }
        guard let report = outcome.report, let chart = outcome.chart else { return "" }
        if jobs.count == 1 {
            return RunScreen(
                report: report, chart: chart, style: style, loudness: options.loudness,
                columns: console.columns, again: again(outcome, report)
            ).text
        }
        return RunLine(report: report, style: style, loudness: options.loudness).text
    }

    private func again(_ outcome: ScenarioOutcome, _ report: RunReport) -> String {
        ReplayCommand(options: options).text(
            path: ScenarioFiles.shortened(outcome.path),
            name: report.name.contains("[") ? report.name : nil, seed: report.seed)
    }
}

/// A word as a shell takes it.
nonisolated enum ShellWord {
    /// `text` as it stands where that is safe, in single quotes elsewhere.
    static func quoted(_ text: String) -> String {
        let safe = "-_./=,+:@"
        let isSafe = text.allSatisfy { letter in
            letter.isASCII && (letter.isLetter || letter.isNumber || safe.contains(letter))
        }
        if isSafe, !text.isEmpty { return text }
        return "'"
            + text.split(separator: "'", omittingEmptySubsequences: false)
            .joined(separator: "'\\''") + "'"
    }
}
