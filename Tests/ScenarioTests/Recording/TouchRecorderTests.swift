import Testing

@testable import Scenarios
@testable @_spi(Simulation) import UIKit

/// The recorder of `docs/recording.md`, on simulated fingers instead of real ones.
struct TouchRecorderTests {
    /// Plays a timeline with the recorder on its window.
    private func record(_ timeline: String) throws -> (result: RunResult, steps: [String]) {
        var steps: [String] = []
        var isWatching = false
        let player = Player(scenario: try Played.scenario(timeline))
        player.onFrame = { run in
            if isWatching { return }
            isWatching = true
            run.window.addGestureRecognizer(TouchRecorder { steps.append($0) })
        }
        let result = player.run()
        return (result, steps)
    }

    private static let opening = #"{ "present": {} }, { "settle": {} }"#

    @Test func whatFingersDidIsDoneAgain() throws {
        let gestures = """
            { "swipe": { "direction": "left", "tremor": 1 } }, { "settle": {} },
            { "pinch": { "scale": 1.8 } }, { "settle": {} }
            """
        let (first, steps) = try record("\(TouchRecorderTests.opening), \(gestures)")
        // What is tried after the end is recorded as well; these are the scenario's own two.
        let own = steps.prefix(2).joined(separator: ", { \"settle\": {} }, ")
        let again = try Played.result(
            "\(TouchRecorderTests.opening), \(own), { \"settle\": {} }")
        #expect(again.verdict == .passed, "\(again.failures)")
        let pages = { (result: RunResult) in
            result.trace.events.filter { $0.kind == .pageChanged }.map(\.phrase)
        }
        #expect(!pages(first).isEmpty)
        #expect(pages(again).map(withoutTime) == pages(first).map(withoutTime))
        let scale = first.trace.frames.map(\.zoomScale).max() ?? 0
        #expect(scale > 1.3)
        let other = again.trace.frames.map(\.zoomScale).max() ?? 0
        // Places are rounded to a thousandth of a point.
        #expect(abs(other - scale) < 0.01)
    }

    private func withoutTime(_ phrase: String) -> Substring {
        phrase.drop { $0 != " " }
    }

    @Test func aTouchThatTheSystemTakesIsWrittenAsSuch() throws {
        let (_, steps) = try record(
            """
            \(TouchRecorderTests.opening),
            { "touches": { "samples": [
              { "finger": 1, "ms": 0, "x": 200, "y": 400, "phase": "began" },
              { "finger": 2, "ms": 8, "x": 100, "y": 300, "phase": "began" },
              { "finger": 1, "ms": 16, "x": 190, "y": 400, "phase": "cancelled" },
              { "finger": 2, "ms": 24, "x": 100, "y": 300, "phase": "ended" } ] } },
            { "settle": {} }
            """)
        let step = try #require(steps.first)
        #expect(
            step.contains(#"{"finger": 1, "ms": 0.0, "x": 200.0, "y": 400.0, "phase": "began"}"#))
        #expect(step.contains(#""x": 190.0, "y": 400.0, "phase": "cancelled"}"#))
        #expect(step.contains(#"{"finger": 2"#))
        #expect(step.hasSuffix("\"phase\": \"ended\"}\n]}}"))
    }
}
