import Foundation

/// A file of failures that are known: read as strictly as a scenario.
///
///     {
///       "version": 1,
///       "failures": [
///         { "scenario": "settled-swipes", "promise": "no-blank", "reason": "fixed in 4.2" }
///       ]
///     }
public nonisolated enum KnownFailuresFile {
    /// Reads a file.
    ///
    /// - Parameter path: as messages name it.
    /// - Throws: everything that is wrong with it.
    public static func load(path: String) throws(ScenarioErrors) -> [KnownFailure] {
        try parse(ScenarioFile.bytes(of: path), path: path)
    }

    /// Reads a text.
    static func parse(_ bytes: [UInt8], path: String) throws(ScenarioErrors) -> [KnownFailure] {
        var diagnostics = Diagnostics(path: path, source: SourceText(bytes: bytes))
        let root = try ScenarioFile.tree(
            bytes, &diagnostics,
            example: #"a list of known failures is a JSON object: `{ "version": 1, … }`"#)
        var check = GrammarCheck(diagnostics: diagnostics)
        check.check(root, .object(.knownFailures), path: "")
        diagnostics = check.diagnostics
        guard diagnostics.errors.isEmpty else { throw ScenarioErrors(diagnostics.sorted) }
        return ObjectReader(root, .knownFailures, path: "").list("failures").map {
            let reader = ObjectReader($0.node, .knownFailure, path: $0.path)
            return KnownFailure(
                scenario: reader.string("scenario"), promise: reader.string("promise"),
                reason: reader.string("reason"))
        }
    }
}
