import Scenarios

/// `bench diff`: where two traces of a scenario part.
struct DiffCommand {
    let base: String
    let head: String
    let isJSON: Bool
    let console: Console

    /// What `--json` prints.
    private struct Document: Encodable {
        var schema = "bench.diff/1"
        var base: String
        var head: String
        /// Nil where the two show the same.
        var parting: TraceParting?
    }

    /// Compares the traces; fails when they part.
    /// - Throws: `UsageError` for files that are no traces, or traces of other scenarios.
    func run() throws -> ExitCode {
        let one = try load(base)
        let other = try load(head)
        guard one.header.name == other.header.name else {
            throw UsageError(
                "these are traces of \(one.header.name) and of \(other.header.name)",
                remedy: "compare two runs of one scenario")
        }
        let parting = TraceParting.first(one, other)
        if isJSON {
            try console.print(
                JSONText.of(Document(base: base, head: head, parting: parting)))
        } else if let parting {
            try console.print("\(one.header.name)  parts at " + parting.line + "\n")
        } else {
            let isSame = one.digest == other.digest
            try console.print(
                "\(one.header.name)  shows the same in both"
                    + (isSame ? "\n" : ", though what hosts are told, or offsets, differ\n"))
        }
        return parting == nil ? .fine : .failed
    }

    private func load(_ path: String) throws(UsageError) -> TraceDocument {
        do throws(UnreadableTrace) {
            return try TraceDocument.load(path: path)
        } catch {
            throw UsageError(error.message, remedy: "usage: \(Command.diff.synopsis)")
        }
    }
}
