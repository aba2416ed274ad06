import Foundation
import Scenarios

/// `bench baseline update`: today's figures become the baselines.
struct BaselineCommand {
    private let options: Options
    private let console: Console
    private let selection: ScenarioSelection
    private let folder: BaselineFolder
    private let runs: MeasuredRuns

    /// Reads the scenarios that `operands`, after the word "update", name.
    /// - Throws: `UsageError`; `ScenarioErrors` for a bad file of known failures.
    init(_ operands: [String], options: Options, console: Console) throws {
        self.options = options
        self.console = console
        guard operands.first == "update" else {
            let typed = operands.first ?? ""
            throw UsageError(
                typed.isEmpty
                    ? "what to do with the baselines is missing"
                    : "\"bench baseline \(typed)\" means nothing",
                remedy: "usage: \(Command.baseline.synopsis)")
        }
        let named = Array(operands.dropFirst())
        selection = try ScenarioSelection(UnnamedScenarios.toRead(named), options: options)
        folder = options.baselinesPath.map(BaselineFolder.init) ?? BaselineFolder.usual()
        do throws(FileError) {
            try FileWriter.checkWritable(folder: folder.path)
        } catch {
            throw UsageError("--baselines: " + error.message, remedy: Option.baselines.summary)
        }
        if options.countsInstructions { _ = try InstructionCounter(options: options) }
        runs = MeasuredRuns(
            selection, options: options, console: console,
            judgement: try JudgementOptions(options).judgement)
    }

    /// What came of one scenario.
    private struct Entry: Encodable {
        enum Kind: String, Encodable { case made, changed, same, left }
        var name: String
        var file: String
        var kind: Kind
        /// Why nothing was written.
        var reason = ""
        var differences: [GateVerdict.Difference] = []
    }

    private struct Document: Encodable {
        var schema = "bench.baseline-update/1"
        var entries: [Entry]
    }

    /// Runs the scenarios and writes what has changed.
    func run() throws -> ExitCode {
        for bad in selection.badFiles { console.say(bad.rendered + "\n") }
        let (outcomes, signal) = try runs.perform()
        let commit = BaselineCommand.commit()
        let entries = try zip(outcomes, selection.scenarios).map {
            try take($0, at: $1.path, commit: commit)
        }
        if options.isJSON {
            try console.print(JSONText.of(Document(entries: entries)))
        } else {
            try console.print(text(entries))
        }
        if let signal { Interruption.finish(signal) }
        let start = selection.badFiles.isEmpty ? ExitCode.fine : .badScenario
        return entries.contains { $0.kind == .left } ? start.worse(.failed) : start
    }

    private func take(
        _ outcome: MeasuredRuns.Outcome, at path: String, commit: String
    ) throws -> Entry {
        let run: MeasuredRun
        switch outcome {
        case .missing(let outcome):
            let verdict = GateVerdict(missing: outcome)
            return Entry(
                name: outcome.name, file: folder.file(of: outcome.name, at: path), kind: .left,
                reason: verdict.reason)
        case .measured(let measured): run = measured
        }
        var entry = Entry(
            name: run.report.name, file: folder.file(of: run.report.name, at: path), kind: .same)
        if run.report.verdict != .passed {
            // What does not apply has nothing to keep.
            entry.kind = run.report.verdict == .failed ? .left : .same
            entry.reason = run.report.failures.first.map { "\($0.id): \($0.message)" } ?? ""
            return entry
        }
        if options.countsInstructions, run.instructions == nil {
            entry.kind = .left
            entry.reason = "its instructions could not be counted"
            return entry
        }
        let baseline = Baseline(run, commit: commit)
        // A damaged one is what this command mends.
        let former = try? folder.baseline(in: entry.file)
        if let former, former.isSame(as: baseline) { return entry }
        entry.kind = former == nil ? .made : .changed
        if let former {
            entry.differences =
                GateCheck(limits: [:], groups: GateGroup.allCases)
                .verdict(run, path: "", baseline: former).differences
        }
        try FileWriter.makeFolder(
            URL(fileURLWithPath: entry.file).deletingLastPathComponent().path)
        try FileWriter.write(Array(JSONText.of(baseline).utf8), to: entry.file)
        return entry
    }

    private func text(_ entries: [Entry]) -> String {
        let style = Style(isColoured: console.isColoured)
        var lines: [String] = []
        for entry in entries where entry.kind == .changed || entry.kind == .left {
            let word = entry.kind == .left ? style.bad("left   ") : "changed"
            lines.append(
                "\(word)  \(entry.name)" + (entry.reason.isEmpty ? "" : "   " + entry.reason))
            lines += entry.differences.map {
                "    \($0.metric)  \($0.baseText) → \($0.nowText)"
                    + ($0.place.isEmpty ? "" : "  " + $0.place)
            }
        }
        let kinds: [(Entry.Kind, String)] = [
            (.made, "made"), (.changed, "changed"), (.same, "as before"),
            (.left, "left, since they do not pass"),
        ]
        let parts = kinds.compactMap { kind, word -> String? in
            let count = entries.count { $0.kind == kind }
            return count == 0 ? nil : "\(Words.count(count)) \(word)"
        }
        lines.append(
            "\(Words.count(entries.count, "baseline")) in \(folder.path): "
                + parts.joined(separator: ", "))
        return lines.map { $0 + "\n" }.joined()
    }

    /// The commit of the repository here, short; empty outside one.
    private static func commit() -> String {
        let child = Child.run("/usr/bin/env", ["git", "rev-parse", "--short=12", "HEAD"])
        return child.code == 0
            ? child.output.trimmingCharacters(in: .whitespacesAndNewlines) : ""
    }
}
