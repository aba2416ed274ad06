import Foundation
import Scenarios

/// What one kernel did in all scenarios, as its program told it.
nonisolated struct ComparedRuns: Decodable {
    /// One scenario's outcome.
    struct Run: Decodable {
        var name: String
        var path: String
        var verdict: String
        var report: RunReport?

        /// What failed first, in words; empty when nothing did.
        var firstFailure: String {
            guard let failure = report?.failures.first else { return "" }
            return "\(failure.id)  \(Words.moment(failure.timeNanoseconds))  \(failure.message)"
        }

        /// Which promises were broken.
        var brokenPromises: [String] {
            var ids: [String] = []
            for failure in report?.failures ?? [] where !ids.contains(failure.id) {
                ids.append(failure.id)
            }
            return ids
        }
    }

    var results: [Run]

    /// Has a kernel's program run scenarios.
    /// - Throws: `UsageError` with what the program said, where it did not run them.
    static func all(
        _ kernel: ComparedKernel, scenarios: [String], options: Options, out: String
    ) throws -> ComparedRuns {
        var arguments = ["run"] + scenarios + ["--json", "--no-plot", "--out", out]
        for filter in options.filters { arguments += ["--filter", filter] }
        for tag in options.tags { arguments += ["--tag", tag] }
        if let seed = options.seed { arguments += ["--seed", "\(seed)"] }
        if let jobs = options.jobs { arguments += ["--jobs", "\(jobs)"] }
        let child = Child.run(kernel.program, arguments, isQuiet: false)
        guard
            let runs = try? JSONDecoder().decode(
                ComparedRuns.self, from: Data(child.output.utf8))
        else {
            throw UsageError(
                "the scenarios could not be run with the kernel \(kernel.name)",
                remedy: "see above; \"\(Words.command("run"))\" with it says more")
        }
        return runs
    }

    /// Has a kernel's program run one scenario again and keep its trace.
    static func trace(
        of run: Run, _ kernel: ComparedKernel, options: Options, out: String
    ) -> TraceDocument? {
        var arguments = ["run", run.path, "--no-plot", "--quiet", "--out", out]
        if run.name.contains("[") { arguments += ["--filter", run.name] }
        if let seed = options.seed { arguments += ["--seed", "\(seed)"] }
        _ = Child.run(kernel.program, arguments)
        var folders = OutputFolders(root: out)
        return try? TraceDocument.load(path: folders.folder(for: run.name) + "/trace.json")
    }
}
