import JXPhotoBrowser
import Scenarios
import Testing
import UIKit

struct PhotoBrowserTests {
    @Test func aSwipeTurnsThePage() throws {
        let text = """
            { "version": 1, "name": "swipe", "host": { "items": 5 }, "timeline": [
                { "present": {} },
                { "settle": {} },
                { "swipe": { "direction": "left" } },
                { "settle": {} },
                { "expect": { "page": 1 } }
            ] }
            """
        for scenario in try ScenarioFile.parse(text: text, path: "swipe.json") {
            let result = Player(scenario: scenario).run()
            #expect(result.verdict == .passed, "\(result.failures.map(\.message))")
        }
    }

    @Test func aNegativeGapIsNone() {
        let browser = JXPhotoBrowserViewController()
        browser.itemSpacing = -8
        #expect(browser.itemSpacing == 0)
        #expect(browser.view.bounds.size == UIScreen.main.bounds.size)
    }
}
