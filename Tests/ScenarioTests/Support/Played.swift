@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

/// Scenarios written in a line.
enum Played {
    /// The scenario with these steps on an iPhone 15 Pro (393 × 852 pt, 120 Hz); `more` holds
    /// further keys, each with a comma behind it.
    static func scenario(_ timeline: String, more: String = "") throws -> Scenario {
        let text = #"{"version": 1, "name": "test", \#(more) "timeline": [\#(timeline)]}"#
        return try ScenarioFile.parse(text: text, path: "test.json")[0]
    }

    /// What comes of playing it, with the kernel or with another browser.
    static func result(
        _ timeline: String, more: String = "", browser make: (() -> KernelBrowser)? = nil
    ) throws -> RunResult {
        let player = Player(scenario: try scenario(timeline, more: more))
        player.makeBrowser = make
        return player.run()
    }
}
