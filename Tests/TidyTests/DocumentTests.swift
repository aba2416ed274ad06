import Foundation
import Testing

/// Documents name nothing that is not there.
struct DocumentTests {
    nonisolated private static let names = [
        "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/scenarios.md", "docs/recipes.md",
        "docs/fuzzing.md", "docs/recording.md", "docs/testing-your-browser.md",
        "Examples/OwnHost/README.md",
    ]

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: SourceTree.root.appendingPathComponent(path).path)
    }

    @Test(arguments: names)
    func pathsAndLinksLeadSomewhere(name: String) {
        let text = SourceTree.text(name)
        #expect(!text.isEmpty)
        let findings = DocumentRules.findings(.init(path: name, text: text), exists: exists)
        #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
    }

    @Test func theRuleSeesWhatIsMissing() {
        let text = """
            # A heading, here
            [good](#a-heading-here) [bad](#another) [file](b.md) [gone](c.md#x) [out](https://d.e)
            `Sources/Here.swift` `Sources/Gone.swift` `Sources/*/X.swift` `swift test`
            """
        let findings = DocumentRules.findings(
            .init(path: "docs/a.md", text: text),
            exists: { ["docs/b.md", "Sources/Here.swift"].contains($0) })
        #expect(
            findings.map(\.message) == [
                "there is no Sources/Gone.swift", "there is no #another", "there is no c.md#x",
            ])
    }
}
