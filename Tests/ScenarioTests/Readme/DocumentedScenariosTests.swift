import Foundation
import JXPhotoBrowser
import Testing

@testable import Scenarios
@testable import UIKit

/// The scenarios that documents show pass, and what they say of defaults is so.
@Suite struct DocumentedScenariosTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(
            contentsOf: DocumentedScenariosTests.root.appendingPathComponent(path),
            encoding: .utf8)
    }

    @Test(arguments: [("docs/scenarios.md", 1), ("docs/recipes.md", 7)])
    func eachBlockPasses(path: String, count: Int) throws {
        let blocks = try text(path).components(separatedBy: "```json\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
        #expect(blocks.count == count)
        for block in blocks {
            for scenario in try ScenarioFile.parse(text: block, path: path) {
                let result = Player(scenario: scenario).run()
                #expect(
                    result.verdict == .passed,
                    "\(scenario.name): \(result.failures.map(\.message))")
            }
        }
    }

    /// The scales of a pinch that the documents give, each by the fingers' distance at the start.
    @Test(arguments: [(80, 1.71), (200, 1.86)])
    func aPinchCountsFromItsThreshold(spacing: Int, scale: Double) throws {
        let written = """
            { "version": 1, "name": "pinch", "host": { "items": 3 }, "timeline": [
              { "present": {} }, { "settle": {} },
              { "pinch": { "scale": 2, "spacing": \(spacing) } }, { "settle": {} },
              { "expect": { "zoomScale": { "equals": \(scale), "within": 0.005 } } } ] }
            """
        let scenario = try ScenarioFile.parse(text: written, path: "pinch.json")[0]
        #expect(Player(scenario: scenario).run().failures == [])
        #expect(try text("docs/scenarios.md").contains("\(scale)"))
    }

    @Test func theKernelsDefaultsAreAsListed() throws {
        let browser = JXPhotoBrowserViewController()
        let direction =
            browser.scrollDirection == .horizontal
            ? BrowserOptions.Direction.horizontal : .vertical
        let known = [
            "initialIndex": "\(browser.initialIndex)",
            "scrollDirection": "\"\(direction.rawValue)\"",
            "isLoopingEnabled": "\(browser.isLoopingEnabled)",
            "itemSpacing": "\(Int(browser.itemSpacing))",
            "transitionType": "\"\(browser.transitionType)\"",
            "isDismissGestureEnabled": "\(browser.isDismissGestureEnabled)",
            "isAutoPlayEnabled": "\(browser.isAutoPlayEnabled)",
            "autoPlayInterval": "\"\(Int(browser.autoPlayInterval))s\"",
        ]
        let section = try text("docs/scenarios.md").components(
            separatedBy: "| property | default |\n|---|---|\n")
        try #require(section.count == 2)
        let rows = section[1].components(separatedBy: "\n\n")[0].split(separator: "\n").map { row in
            row.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map {
                String($0.element)
            }
        }
        #expect(rows.map { $0[0] } == Grammar.browserProperties.map(\.name))
        for row in rows { #expect(known[row[0]] == row[1], "\(row)") }
    }
}
