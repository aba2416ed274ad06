import Foundation
import JXPhotoBrowser
import Testing

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

/// What the README says of scenarios, rules and use as a library is so.
@Suite struct ReadmeTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: ReadmeTests.root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The blocks of code in a language.
    private func blocks(_ language: String) throws -> [String] {
        try text("README.md").components(separatedBy: "```\(language)\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
    }

    /// The rows of the table under a heading, without the table's own heading.
    private func table(_ heading: String) throws -> [[String]] {
        let section = try text("README.md").components(separatedBy: "\n### \(heading)\n")
        try #require(section.count == 2, "one section \(heading)")
        let lines = section[1].components(separatedBy: "\n#")[0].split(separator: "\n")
        return lines.filter { $0.hasPrefix("|") }.dropFirst(2).map { line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    /// The words in code spans.
    private func codes(_ text: String) -> [String] {
        text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }
            .map(\.element)
    }

    @Test func theScenarioPasses() throws {
        let examples = try blocks("json")
        #expect(examples.count == 1)
        for example in examples {
            let scenario = try ScenarioFile.parse(text: example, path: "README.md")[0]
            let result = Player(scenario: scenario).run()
            #expect(result.failures == [])
            #expect(result.verdict == .passed)
        }
    }

    @Test(arguments: ["ReadmeTest", "ReadmeScenario", "ReadmeHost"])
    func theCodeIsCompiled(name: String) throws {
        let source = try text("Tests/ScenarioTests/Readme/\(name).swift")
        #expect(try blocks("swift").contains(source), "the block and the file differ")
    }

    @Test func eachBlockOfCodeIsTried() throws {
        // The first is a manifest, which the tests of the program load.
        #expect(try blocks("swift").count == 4)
    }

    @Test func theScenarioFunctionWorks() throws {
        let path = ReadmeTests.root.appendingPathComponent("scenarios/fast-swipe.json").path
        #expect(try farthestPosition(inScenario: path) == 20)
    }

    @Test func theHostWorks() {
        let simulation = Simulation(device: SimulatedDevice())
        Simulation.run(simulation) {
            let controller = AlbumController()
            controller.images = (0..<5).map { item in
                UIImage(
                    content: .testCard(item: item), size: CGSize(width: 300, height: 200))
            }
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            let browser = controller.showPhoto(at: 2)
            for _ in 0..<3 { simulation.step() }
            #expect(browser.pageIndex == 2)
            #expect(browser.visibleZoomImageCell()?.imageView.image === controller.images[2])
        }
    }

    @Test func allRulesOfThePlatformModelAreListed() throws {
        let rows = try table("What is decided here")
        #expect(rows.compactMap { $0.first.map(codes)?.first } == PlatformRules.names)
        #expect(try text("README.md").contains("**version \(PlatformModel.version)**"))
    }

    /// The last column names what a scenario can choose, and nothing else.
    @Test func theOtherReadingsAreThoseOfTheFormat() throws {
        let model = try #require(Grammar.objects.first { $0.id == .model })
        for row in try table("What is decided here") {
            let rule = codes(row[0])[0]
            let field = model.fields.first { $0.name == rule }
            var known: [String] = []
            if let field, case .choice(let choices) = field.type { known = choices.map(\.word) }
            let told = row.count > 2 ? codes(row[2]) : []
            #expect(told == known, "\(rule)")
        }
    }

    @Test func whatInvariantsLeanOnIsAsListed() throws {
        let rows = try table("Which verdicts rest on that")
        #expect(rows.compactMap { codes($0[0]).first } == InvariantID.allCases.map(\.rawValue))
        for invariant in InvariantSet.all(except: []) {
            let row = try #require(rows.first { codes($0[0]) == [invariant.id.rawValue] })
            #expect(row[1] == invariant.id.promiseClass.rawValue, "\(row[0])")
            #expect(codes(row[2]) == invariant.platformRules.identifiers, "\(row[0])")
        }
    }
}
