import Foundation

/// Scenario files: reading them, and what describes their format.
public nonisolated enum ScenarioFile {
    /// Reads a file: one scenario, or one for each combination of its matrix.
    ///
    /// - Parameter path: The file; a relative one counts from the working folder.
    /// - Throws: Everything that is wrong with it, in the order of the file.
    /// - Complexity: O(n · m), n being the file's size, m the number of combinations.
    public static func load(path: String) throws(ScenarioErrors) -> [Scenario] {
        try parse(bytes(of: path), path: path)
    }

    /// What a file holds.
    static func bytes(of path: String) throws(ScenarioErrors) -> [UInt8] {
        switch ScenarioFiles().bytes(of: path) {
        case .success(let bytes): return bytes
        case .failure(let cause):
            throw ScenarioErrors([
                ScenarioError(path: path, place: .none, jsonPath: "", cause: cause)
            ])
        }
    }

    /// Reads a text as if it stood in a file at `path`.
    ///
    /// - Throws: Everything that is wrong with it, in the order of the text.
    public static func parse(text: String, path: String) throws(ScenarioErrors) -> [Scenario] {
        try parse(Array(text.utf8), path: path)
    }

    /// The JSON Schema (draft 2020-12) of the format, for editors.
    public static var schema: String { SchemaWriter.text }

    /// The reference of the format, as Markdown: the generated part of `docs/scenarios.md`.
    public static var reference: String { ReferenceWriter.text }

    private static func parse(
        _ bytes: [UInt8], path: String
    ) throws(ScenarioErrors) -> [Scenario] {
        var diagnostics = Diagnostics(path: path, source: SourceText(bytes: bytes))
        let root = try tree(bytes, &diagnostics)
        if let kind = OtherFiles.kind(of: root) {
            diagnostics.add(
                .contradiction(problem: kind.problem, remedy: kind.remedy),
                at: root.range.lowerBound, path: "")
            throw ScenarioErrors(diagnostics.sorted)
        }
        var check = GrammarCheck(diagnostics: diagnostics)
        check.check(root, .object(.scenario), path: "")
        diagnostics = check.diagnostics
        checkCombinations(root, &diagnostics)
        let wrong = diagnostics.errors
        guard wrong.isEmpty else {
            // What else is wrong with the rest is told as well.
            if let parts = SoundParts(of: root, errors: wrong) {
                _ = build(parts, bytes, &diagnostics)
            }
            throw ScenarioErrors(diagnostics.sorted)
        }
        let scenarios = build(SoundParts(whole: root), bytes, &diagnostics)
        guard diagnostics.errors.isEmpty else { throw ScenarioErrors(diagnostics.sorted) }
        return scenarios
    }

    /// The tree of a text that is JSON; `example` says what a file of its kind looks like.
    static func tree(
        _ bytes: [UInt8], _ diagnostics: inout Diagnostics,
        example: String = #"a scenario is a JSON object: `{ "version": 1, … }`"#
    ) throws(ScenarioErrors) -> JSONNode {
        do {
            return try JSONParser.parse(bytes)
        } catch {
            diagnostics.add(
                .notJSON(message: error.message + Diagnostics.example(for: error, example)),
                at: error.offset, path: "")
            throw ScenarioErrors(diagnostics.sorted)
        }
    }

    private static func checkCombinations(_ root: JSONNode, _ diagnostics: inout Diagnostics) {
        let count = MatrixExpansion.count(root)
        if count > MatrixExpansion.mostCombinations, let matrix = root["matrix"] {
            diagnostics.add(
                .tooManyCombinations(count: count, limit: MatrixExpansion.mostCombinations),
                at: matrix.range.lowerBound, path: "matrix")
        }
    }

    /// The scenarios of what is sound, one for each combination.
    private static func build(
        _ parts: SoundParts, _ bytes: [UInt8], _ diagnostics: inout Diagnostics
    ) -> [Scenario] {
        let path = diagnostics.path
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        var builder = ScenarioBuilder(
            diagnostics: diagnostics, folder: folder, files: ScenarioFiles())
        let text = String(decoding: bytes, as: UTF8.self)
        var result: [Scenario] = []
        for (choices, tree) in MatrixExpansion.combinations(parts.root) {
            let combination = choices.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
            builder.diagnostics.combination = combination
            var scenario = builder.scenario(parts.with(root: tree))
            if !choices.isEmpty { scenario.name += "[\(combination)]" }
            scenario.combination = choices
            scenario.path = path
            scenario.sourceText = text
            result.append(scenario)
        }
        diagnostics = builder.diagnostics
        return result
    }
}
