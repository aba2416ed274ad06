import Testing

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

/// What a person who writes scenarios is told, and when.
@Suite struct PlayerTests {
    private func player(_ steps: String, extra: String = "") throws -> Player {
        let text = """
            { "version": 1, "name": "told", "host": { "items": 5 },\(extra) "timeline": [ \(steps) ] }
            """
        return Player(scenario: try ScenarioFile.parse(text: text, path: "told.json")[0])
    }

    private func run(_ steps: String, extra: String = "") throws -> RunResult {
        try player(steps, extra: extra).run()
    }

    private func end(_ result: RunResult) throws -> Int64 {
        try #require(result.trace.frames.last).timeNanoseconds
    }

    // MARK: The end

    @Test func aWaitAtTheEndTakesItsTime() throws {
        let result = try run(#"{ "present": {} }, { "wait": "1s" }"#)
        // From the frame in which the browser was presented on.
        #expect(try end(result) >= 1_000_000_000)
        #expect(try end(result) < 1_050_000_000)
    }

    @Test func aSwipeAtTheEndIsPlayed() throws {
        let result = try run(
            #"{ "present": {} }, { "settle": {} }, { "swipe": { "direction": "left" } }"#)
        let kinds = result.trace.events.map(\.kind)
        #expect(kinds.contains(.touchUp))
        #expect(kinds.contains(.dragBegan))
        #expect(result.failures == [])
    }

    @Test func whatIsTriedAfterTheEndReachesNothing() throws {
        // The finger is down at the end and is taken away by the checks that follow.
        let result = try run(
            """
            { "present": {} }, { "drag": { "legs": [ { "by": [-50, 0] }, { "hold": "2s" } ] } },
            { "at": "500ms", "mark": "end" }
            """, extra: #""limit": "1s", "sometimes": ["touch cancelled"],"#)
        #expect(!result.reachedStates.contains { $0.name == "touch cancelled" })
        #expect(result.failures.contains { $0.id == "touch cancelled" })
    }

    @Test func theLimitHoldsForAWaitToo() throws {
        let result = try run(#"{ "present": {} }, { "wait": "10s" }"#, extra: #""limit": "2s","#)
        let failure = try #require(result.failures.first)
        #expect(failure.id == "limit")
        #expect(failure.step == "timeline[1], wait")
        #expect(failure.timeNanoseconds == 2_000_000_000)
        #expect(try end(result) == 2_000_000_000)
    }

    @Test func whatWasNeverReachedIsToldAtTheEnd() throws {
        let result = try run(
            #"{ "present": {} }, { "wait": "300ms" }, { "expect": { "page": 0 } }"#,
            extra: #""sometimes": ["page turned"],"#)
        let failure = try #require(result.failures.first)
        #expect(failure.id == "page turned")
        #expect(failure.timeNanoseconds == (try end(result)))
        #expect(failure.step.isEmpty)
        #expect(failure.before.isEmpty)
    }

    // MARK: What came of it

    /// Where nothing is isolated to the main actor, as in most packages' tests.
    nonisolated private static func frames(of result: RunResult) -> [Int] {
        guard result.verdict == .passed, result.failures.isEmpty else { return [] }
        return [
            result.trace.frames.count, RunMetrics(result).seen.swipes, result.trace.cells.count,
        ]
    }

    @Test func aResultIsReadOffTheMainActor() async throws {
        let result = try run(
            #"{ "present": {} }, { "settle": {} }, { "swipe": { "direction": "left" } }"#)
        let elsewhere = await Task.detached { PlayerTests.frames(of: result) }.value
        #expect(elsewhere.count == 3)
        #expect(elsewhere == PlayerTests.frames(of: result))
    }

    // MARK: What is missing

    @Test func aConditionThatDoesNotHoldSaysWhatIsSoInstead() throws {
        let result = try run(
            """
            { "present": {} },
            { "when": { "phase": "snapping", "page": 3, "shows": 4 }, "within": "500ms", "tap": {} }
            """)
        let failure = try #require(result.failures.first)
        #expect(failure.id == "tap")
        #expect(
            failure.message
                == "`when` has not held within 0.5 s; phase: expected snapping, found idle; "
                + "page: expected 3, found 0; no cell on screen shows the full image of item 4")
        // The watch begins with the frame of the presentation, 1/120 s or 2/120 s from the start.
        #expect((500_000_000...520_000_000).contains(failure.timeNanoseconds))
    }

    @Test func aConditionOfLessThanAFrameIsToldToo() throws {
        let result = try run(
            #"{ "present": {} }, { "when": { "page": 3 }, "within": "1ms", "tap": {} }"#)
        #expect(result.failures.first?.message.contains("page: expected 3, found 0") == true)
    }

    @Test func withoutRestItSaysWhatGoesOn() throws {
        let result = try run(
            """
            { "present": {} }, { "settle": {} }, { "swipe": { "direction": "left" } },
            { "settle": { "limit": "50ms" } }
            """)
        let failure = try #require(result.failures.first)
        #expect(failure.message == "not at rest within 0.05 s: the pager is snapping")
    }

    @Test func aFailureSaysWhereItsStepStands() throws {
        let result = try run(#"{ "present": {} }, { "expect": { "page": 3 } }"#)
        let failure = try #require(result.failures.first)
        #expect(failure.step == "timeline[1], expect")
        // The second step stands in the file's first line.
        #expect(failure.place == "told.json:1:90")
        var scenario = try ScenarioFile.parse(
            text: #"{ "version": 1, "name": "told", "timeline": [ { "expect": { "page": 3 } } ] }"#,
            path: "told.json")[0]
        scenario.path = ""
        #expect(Player(scenario: scenario).run().failures.first?.place == "")
    }

    @Test func aZoomThatNobodyAskedForIsExplained() throws {
        let steps = #"{ "present": {} }, { "settle": {} }, { "doubleTap": {} }, { "settle": {} }, "#
        let hint =
            "; without `doubleTapZoomScale` a double tap fits or fills the page, at the scale 1"
        let zoom = #"{ "expect": { "zoomScale": { "min": 1.5 } } }"#
        let message = try #require(try run(steps + zoom).failures.first?.message)
        #expect(message.hasPrefix("zoomScale: expected ") && message.hasSuffix(hint), "\(message)")
        let untapped = try run(#"{ "present": {} }, { "settle": {} }, "# + zoom).failures.first
        #expect(untapped?.message.hasSuffix("found 1") == true)
    }

    @Test func aPageWithoutABrowserSaysSo() throws {
        let result = try run(#"{ "tap": {} }, { "expect": { "page": 1 } }"#)
        #expect(
            result.failures.first?.message
                == "page: expected 1, found none; there is no browser in the window: no step has "
                + "it come, as `present` would")
    }

    @Test func aFingerOutsideTheWindowSaysWhere() throws {
        let result = try run(#"{ "present": {} }, { "tap": { "at": [1000, 5] } }"#)
        #expect(
            result.failures.first?.message
                == "the finger would come down at [1000, 5], outside the window of 393 × 852 pt: "
                + "have it come down inside; it may leave the window later")
    }

    // MARK: The view tree

    @Test func theViewTreeAfterTheEndIsRefused() throws {
        let steps = #"{ "present": {} }, { "wait": "1s" }, { "expect": { "page": 0 } }"#
        let end = try end(try run(steps))
        let tree = try player(steps).viewTree(at: end)
        #expect(tree.contains("SampleZoomCell"))
        #expect(throws: PastTheEnd(endNanoseconds: end)) {
            try player(steps).viewTree(at: end + 1)
        }
    }

    @Test func theViewTreeInIdleTimeIsThatOfTheFrameBefore() throws {
        let steps = #"{ "wait": "1s" }, { "present": {} }, { "wait": "1s" }"#
        let early = try player(steps).viewTree(at: 0)
        #expect(early.hasPrefix("<UIWindow"))
        #expect(!early.contains("SampleZoomCell"))
        #expect(try player(steps).viewTree(at: 990_000_000) == early)
        #expect(try player(steps).viewTree(at: 1_500_000_000).contains("SampleZoomCell"))
    }
}
