import Testing

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

/// What holds on every frame, and what a step waits for.
@Suite struct ConditionTests {
    private static let opened = #"{"present": {}}, {"settle": {}}"#

    // MARK: always

    private func always(_ check: String, then more: String) throws -> [Failure] {
        try Played.result(#"\#(ConditionTests.opened), {"always": \#(check)}, \#(more)"#).failures
    }

    @Test func alwaysFailsOnceAtItsFirstFrame() throws {
        let swipe = #"{"swipe": {"direction": "left"}}, {"settle": {}}"#
        let failures = try always(#"{"expect": {"page": 0}}"#, then: swipe)
        #expect(failures.map(\.id) == ["always"])
        #expect(failures[0].message == "page: expected 0, found 1")
        #expect(failures[0].step == "timeline[2], always")
    }

    @Test func alwaysHoldsBetweenItsMarks() throws {
        let swipe = #"{"swipe": {"direction": "left"}}, {"settle": {}}"#
        let between = #"{"from": "a", "to": "b", "expect": {"page": 1}}"#
        // Page 0 before the first mark, page 2 after the last.
        let steps = #"\#(swipe), {"mark": "a"}, {"wait": "50ms"}, {"mark": "b"}, \#(swipe)"#
        #expect(try always(between, then: steps) == [])
        let late = #"{"mark": "a"}, \#(swipe), {"mark": "b"}"#
        #expect(try always(between, then: late).map(\.message) == ["page: expected 1, found 0"])
    }

    // MARK: when

    @Test func aLastStepThatWaitsForItsConditionIsDone() throws {
        let timeline = """
            \(ConditionTests.opened), {"swipe": {"direction": "left"}},
            {"when": {"page": 1}, "within": "1s", "scrollToPage": {"page": 4, "animated": false}}
            """
        let result = try Played.result(timeline)
        #expect(result.trace.frames.last?.pageIndex == 4)
    }

    @Test func aStepWaitsForTheTransitionAndWhatItHides() throws {
        let zoom = #""browser": {"transitionType": "zoom", "isLoopingEnabled": false},"#
        let result = try Played.result(
            #"""
            {"present": {}},
            {"when": {"transition": "presenting", "backdropAlpha": {"min": 0.5}}, "within": "1s", "mark": "half"},
            {"when": {"transition": "none", "hiddenThumbnails": [0]}, "within": "1s", "mark": "there"},
            {"dismiss": {}},
            {"when": {"transition": "none", "hiddenThumbnails": []}, "within": "1s", "mark": "gone"}
            """#, more: zoom)
        #expect(result.failures == [])
        let marks = result.trace.events.filter { $0.kind == .mark }
        #expect(marks.map(\.text) == ["half", "there", "gone"])
        #expect(marks[0].frame < marks[1].frame && marks[1].frame < marks[2].frame)
    }

    @Test func whatDidNotComeAboutIsTold() throws {
        let result = try Played.result(
            ConditionTests.opened
                + #", {"when": {"zoomScale": 2, "hiddenThumbnails": [1], "transition": "none"}, "within": "100ms", "tap": {}}"#
        )
        let message = try #require(result.failures.first?.message)
        #expect(message.contains("zoomScale: expected 2, found 1"), "\(message)")
        #expect(message.contains("hiddenThumbnails: expected [1], found []"), "\(message)")
        #expect(!message.contains("transition"), "\(message)")
    }

    @Test func aStepWaitsForItsCondition() throws {
        let timeline = """
            \(ConditionTests.opened), {"swipe": {"direction": "left"}},
            {"when": {"position": {"min": 0.8}}, "within": "1s", "mark": "near"},
            {"settle": {}}, {"expect": {"page": 1}}
            """
        let result = try Played.result(timeline)
        #expect(result.failures == [])
        let mark = try #require(result.trace.events.first { $0.kind == .mark })
        #expect(mark.text == "near")
        // It held at the end of the frame before, for the first time.
        let frames = result.trace.frames
        #expect(mark.timeNanoseconds == frames[mark.frame].timeNanoseconds)
        #expect(frames[mark.frame - 1].position >= 0.8 && frames[mark.frame - 2].position < 0.8)
    }
}
