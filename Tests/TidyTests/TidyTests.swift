import Foundation
import Testing

/// The rules hold in the repository.
struct TidyTests {
    private static let sources = SourceTree.files("Sources")
    private static let tests = SourceTree.files("Tests")
    private var sources: [SourceFile] { TidyTests.sources }
    private var tests: [SourceFile] { TidyTests.tests }

    private func expectNone(_ findings: [Finding], _ location: SourceLocation = #_sourceLocation) {
        #expect(
            findings.isEmpty,
            "\(findings.map(\.description).joined(separator: "\n"))", sourceLocation: location)
    }

    @Test func thereAreSources() {
        #expect(sources.count > 40)
        #expect(tests.count > 10)
    }

    @Test func modulesImportWhatTheyMay() {
        expectNone(sources.flatMap(ImportRules.findings))
    }

    @Test func oneFileImportsTheDrawingLibrary() {
        let importers = sources.filter { file in
            file.lines.contains { ImportStatement($0.code)?.module == "CGD" }
        }
        #expect(importers.map(\.module) == ["Sources/Visualize"])
    }

    @Test func bannedNamesAreAbsent() {
        let manifest = SourceFile(
            path: "Package.swift", text: SourceTree.text("Package.swift"))
        expectNone((sources + [manifest]).flatMap(NameRules.findings))
    }

    @Test func bannedWordsAreAbsent() {
        expectNone(sources.flatMap(WordRules.findings))
    }

    @Test func theKernelKnowsNoHarness() {
        let kernel = sources.filter { $0.module == "Sources/Kernel" }
        #expect(!kernel.isEmpty)
        expectNone(kernel.flatMap(WordRules.conditions))
    }

    @Test func nothingHangsOnHashOrder() {
        expectNone(sources.flatMap(HashOrderRules.findings))
    }

    @Test func whatAnAppImplementsIsCalled() {
        expectNone(DispatchRules.defaultsThatHide(sources))
    }

    @Test func everythingOpenIsOverriddenInATest() {
        let kernel = sources.filter { $0.module == "Sources/Kernel" }
        let support = tests.filter { $0.path.hasPrefix("Tests/KernelTests/Support/Open") }
        #expect(!support.isEmpty)
        expectNone(DispatchRules.openMembersLeftOut(kernel, overriders: support))
    }

    @Test func noFileIsDead() {
        expectNone(DeadFileRules.findings(sources, everything: sources + tests))
    }

    @Test func noPlaceholderStandsBesideRealTests() {
        for placeholder in tests where placeholder.name == "Placeholder.swift" {
            let others = tests.filter {
                $0.module == placeholder.module && $0.path != placeholder.path
            }
            #expect(others.isEmpty, "\(placeholder.path) has done its work")
        }
    }

    @Test func thePackageHasNoDependencies() {
        let manifest = SourceFile(path: "Package.swift", text: SourceTree.text("Package.swift"))
        #expect(!manifest.code.contains(".package("))
    }
}
