import Foundation
import Scenarios

/// `bench compare`: what two kernels do differently, then what they cost.
struct CompareCommand {
    private let options: Options
    private let console: Console
    private let base: String
    private let head: String
    private let scenarios: [String]

    /// - Throws: `UsageError` for scenarios that are not there.
    init(_ operands: [String], options: Options, console: Console) throws {
        self.options = options
        self.console = console
        base = operands[0]
        head = operands[1]
        let named = Array(operands.dropFirst(2))
        // Absolute, since other programs are to find them.
        scenarios = try ScenarioFiles.find(UnnamedScenarios.toRead(named)).map {
            URL(fileURLWithPath: $0).path
        }
        _ = try ScenarioSelection(scenarios, options: options)
        do throws(FileError) {
            try FileWriter.checkWritable(folder: options.outFolder)
        } catch {
            throw UsageError("--out: " + error.message, remedy: Option.out.summary)
        }
    }

    /// Builds, runs and compares both; fails where the head fails what the base does not.
    func run() throws -> ExitCode {
        let comparison = try compare(kernel(base), kernel(head))
        let page = options.outFolder + "/compare.html"
        try FileWriter.makeFolder(options.outFolder)
        try FileWriter.write(Array(ComparisonPage(comparison: comparison).html.utf8), to: page)
        if options.isJSON {
            try console.print(JSONText.of(comparison))
        } else {
            let text = ComparisonText(
                comparison: comparison, style: Style(isColoured: console.isColoured),
                loudness: options.loudness)
            try console.print(text.text + "  \(page)\n")
        }
        return comparison.entries(.broken).isEmpty ? .fine : .failed
    }

    private func kernel(_ name: String) throws -> ComparedKernel {
        if let repository = options.kernelRepository {
            return try ComparedKernel.revision(name, of: repository, options)
        }
        return try ComparedKernel.folder(name, options)
    }

    private func compare(_ base: ComparedKernel, _ head: ComparedKernel) throws -> Comparison {
        let work = FileManager.default.temporaryDirectory
            .appendingPathComponent("bench-compare-\(getpid())").path
        defer { try? FileManager.default.removeItem(atPath: work) }
        let one = try ComparedRuns.all(
            base, scenarios: scenarios, options: options, out: work + "/base")
        let other = try ComparedRuns.all(
            head, scenarios: scenarios, options: options, out: work + "/head")
        let pairs = zip(one.results, other.results).map { (base: $0, head: $1) }
        let entries = pairs.map { pair in
            entry(pair.base, pair.head, traced: work, base, head)
        }
        return Comparison(
            base: base.name, head: head.name, entries: entries,
            figures: Comparison.figures(pairs))
    }

    /// How one scenario's two runs lie to one another. Traces are made only where digests differ.
    private func entry(
        _ one: ComparedRuns.Run, _ other: ComparedRuns.Run, traced work: String,
        _ base: ComparedKernel, _ head: ComparedKernel
    ) -> Comparison.Entry {
        var parting: TraceParting?
        if let digest = one.report?.digest, let otherDigest = other.report?.digest,
            digest != otherDigest,
            let trace = ComparedRuns.trace(
                of: one, base, options: options, out: work + "/base-trace"),
            let otherTrace = ComparedRuns.trace(
                of: other, head, options: options, out: work + "/head-trace")
        {
            parting = TraceParting.first(trace, otherTrace)
        }
        return Comparison.Entry(
            name: one.name, kind: Comparison.kind(one, other, showsSame: parting == nil),
            base: one.verdict, head: other.verdict, baseFailure: one.firstFailure,
            headFailure: other.firstFailure, parting: parting)
    }
}
