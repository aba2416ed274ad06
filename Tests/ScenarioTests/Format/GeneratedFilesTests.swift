import Foundation
import Testing

@testable import Scenarios

/// The package's folder.
private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Whether the files are to be written anew instead of compared: `UPDATE_GENERATED=1 swift test`.
private let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GENERATED"] == "1"

@Suite("Generated files")
struct GeneratedFilesTests {
    @Test("the committed schema is the one that the table gives")
    func schema() throws {
        let file = root.appendingPathComponent("scenarios/scenario.schema.json")
        if isUpdating { try Data(ScenarioFile.schema.utf8).write(to: file) }
        let committed = try String(contentsOf: file, encoding: .utf8)
        #expect(
            committed == ScenarioFile.schema,
            "write it anew: UPDATE_GENERATED=1 swift test --filter GeneratedFilesTests")
    }

    @Test("the committed reference is the one that the table gives")
    func reference() throws {
        let file = root.appendingPathComponent("docs/scenarios.md")
        var page = try String(contentsOf: file, encoding: .utf8)
        if isUpdating {
            let written = page.components(separatedBy: ReferenceWriter.beginning)[0]
            page = written + ScenarioFile.reference
            try Data(page.utf8).write(to: file)
        }
        #expect(
            page.hasSuffix(ScenarioFile.reference),
            "write it anew: UPDATE_GENERATED=1 swift test --filter GeneratedFilesTests")
    }

    @Test("the schema is JSON, and each of its references leads somewhere")
    func schemaIsSound() throws {
        let tree = try JSONParser.parse(Array(ScenarioFile.schema.utf8))
        let names = (tree["$defs"]?.members ?? []).map(\.key)
        #expect(names.count == Grammar.scenarioObjects.count - 1)
        var references: Set<String> = []
        collect(tree, into: &references)
        #expect(references.count > 40)
        for reference in references {
            #expect(names.contains(String(reference.dropFirst("#/$defs/".count))), "\(reference)")
        }
    }

    private func collect(_ node: JSONNode, into references: inout Set<String>) {
        for member in node.members ?? [] {
            if member.key == "$ref", let text = member.value.string { references.insert(text) }
            collect(member.value, into: &references)
        }
        for element in node.elements ?? [] { collect(element, into: &references) }
    }

    @Test("the page's example is a scenario")
    func example() throws {
        let page = try String(
            contentsOf: root.appendingPathComponent("docs/scenarios.md"), encoding: .utf8)
        let blocks = page.components(separatedBy: "```json\n").dropFirst()
        #expect(!blocks.isEmpty)
        for block in blocks {
            let text = block.components(separatedBy: "```")[0]
            let scenarios = try ScenarioFile.parse(text: text, path: "docs/scenarios.md")
            #expect(scenarios[0].name == "flick-back")
            #expect(scenarios[0].timeline.count == 5)
        }
    }
}
