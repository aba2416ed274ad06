import Foundation
import Scenarios

/// `bench gate`: what is costlier than its baseline.
struct GateCommand {
    private let options: Options
    private let console: Console
    private let selection: ScenarioSelection
    private let folder: BaselineFolder
    private let baselines: [Baseline?]
    private let runs: MeasuredRuns

    /// Reads the scenarios that `operands` name, and their baselines.
    /// - Throws: `UsageError`; `ScenarioErrors` for a bad file of known failures; `BaselineError`.
    init(_ operands: [String], options: Options, console: Console) throws {
        self.options = options
        self.console = console
        selection = try ScenarioSelection(operands, options: options)
        if options.groups.contains(.instructions), !options.countsInstructions {
            throw UsageError(
                "--only instructions compares what is not counted",
                remedy: "add \(Option.instructions.name)")
        }
        let folder = options.baselinesPath.map(BaselineFolder.init) ?? BaselineFolder.usual()
        self.folder = folder
        guard FileManager.default.fileExists(atPath: folder.path) else {
            throw NoBaselines(path: folder.path)
        }
        baselines = try selection.scenarios.map {
            try folder.baseline(in: folder.file(of: $0.scenario.name, at: $0.path))
        }
        if options.countsInstructions { _ = try InstructionCounter(options: options) }
        runs = MeasuredRuns(
            selection, options: options, console: console,
            judgement: try JudgementOptions(options).judgement)
    }

    /// Runs the scenarios, compares, and tells what is costlier.
    func run() throws -> ExitCode {
        for bad in selection.badFiles { console.say(bad.rendered + "\n") }
        let (outcomes, signal) = try runs.perform()
        let check = GateCheck(limits: options.limitsOfGrowth, groups: groups)
        let verdicts = zip(outcomes, selection.scenarios.indices).map { outcome, index in
            verdict(outcome, index, check)
        }
        let report = GateReport(
            baselines: folder.path, verdicts: verdicts, hasBadFiles: !selection.badFiles.isEmpty)
        if options.isJSON {
            try console.print(JSONText.of(report))
        } else {
            let style = Style(isColoured: console.isColoured)
            try console.print(
                GateText(report: report, style: style, loudness: options.loudness).text)
        }
        if let signal { Interruption.finish(signal) }
        return report.code
    }

    /// The groups of figures that are compared.
    private var groups: [GateGroup] {
        if !options.groups.isEmpty { return options.groups }
        return options.countsInstructions ? GateGroup.allCases : [.exact, .allocations]
    }

    private func verdict(
        _ outcome: MeasuredRuns.Outcome, _ index: Int, _ check: GateCheck
    ) -> GateVerdict {
        switch outcome {
        case .measured(let run):
            return check.verdict(
                run, path: selection.scenarios[index].path, baseline: baselines[index])
        case .missing(let outcome):
            return GateVerdict(missing: outcome)
        }
    }
}

/// There is no folder of baselines.
struct NoBaselines: Error {
    var path: String

    var message: String { "there are no baselines: no folder \(path)" }
    var remedy: String {
        "\"\(Words.command("baseline update"))\" makes them of today's figures; --baselines names another folder"
    }
}

extension GateVerdict {
    /// What is said of a scenario that did not come to its end.
    init(missing outcome: ScenarioOutcome) {
        name = outcome.name
        path = outcome.path
        differences = []
        notes = []
        kind = outcome.lost == nil ? .refused : .lost
        reason = outcome.lost?.reason ?? outcome.refusal ?? "it was not run"
    }
}

/// What a gate says of all scenarios.
struct GateReport: Encodable {
    var schema = "bench.gate/1"
    var bench = Version.number
    var fingerprint = Fingerprint.here
    var platformModel = Engine.platformModelVersion
    /// The folder of baselines.
    var baselines: String
    var exitCode: Int32
    var verdicts: [GateVerdict]

    init(baselines: String, verdicts: [GateVerdict], hasBadFiles: Bool) {
        self.baselines = baselines
        self.verdicts = verdicts
        let start = hasBadFiles ? ExitCode.badScenario : .fine
        exitCode = verdicts.reduce(start) { $0.worse($1.exitCode) }.rawValue
    }

    /// How the program ends.
    var code: ExitCode { ExitCode(rawValue: exitCode) ?? .internalError }

    /// The verdicts of a kind, in order.
    func verdicts(_ kind: GateVerdict.Kind) -> [GateVerdict] {
        verdicts.filter { $0.kind == kind }
    }
}
