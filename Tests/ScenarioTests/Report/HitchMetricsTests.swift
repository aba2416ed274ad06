import Testing

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

@Suite struct HitchMetricsTests {
    private func hitches(costs: String) throws -> HitchMetrics {
        let text = """
            { "version": 1, "name": "late", "device": { "preset": "iPhone 13 Pro" },
              "host": { "items": 10\(costs) },
              "timeline": [ { "present": {} }, { "settle": {} },
                { "swipe": { "direction": "left" } }, { "settle": {} } ] }
            """
        let scenario = try ScenarioFile.parse(text: text, path: "late.json")[0]
        return HitchMetrics(Player(scenario: scenario).run().trace)
    }

    @Test func withoutCostsNoFrameIsLate() throws {
        let hitches = try hitches(costs: "")
        #expect(hitches.missedFrames == 0)
        #expect(hitches.millisecondsPerSecond == 0)
        #expect(hitches.grade == "good")
    }

    @Test func aCostlyCellMissesTheFramesThatItTakes() throws {
        // One cell comes on screen in motion: 30 ms from the tick at which it is made last past
        // three more ticks at 120 Hz (8.3, 16.7, 25), and the next frame comes at the fourth, 33.3.
        let hitches = try hitches(costs: #", "costs": { "willDisplay": "30ms" }"#)
        #expect(hitches.missedFrames == 3)
        #expect(hitches.longestHitchNanoseconds == 3 * 8_333_333)
        let ratio = try #require(hitches.millisecondsPerSecond)
        #expect(ratio > 10 && hitches.grade == "critical")
    }
}
