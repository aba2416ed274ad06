import Testing

@testable import Scenarios

@Suite struct PositionTrackerTests {
    @Test func aJumpByWholeLoopsIsARecentring() {
        var tracker = PositionTracker()
        // Three items, resting block five: page 0 is virtual page 15.
        let first = tracker.read(raw: 15, assigned: 0, loopLength: 3, realPage: 0, mayJump: false)
        #expect(first == .init(position: 0, recentredPages: 0))
        let moved = tracker.read(raw: 15.9, assigned: 0, loopLength: 3, realPage: 1, mayJump: false)
        #expect(abs(moved.position - 0.9) < 1e-12)
        let recentred = tracker.read(
            raw: 13.0, assigned: -3, loopLength: 3, realPage: 1, mayJump: false)
        #expect(recentred.recentredPages == -3)
        #expect(abs(recentred.position - 1) < 1e-12)
    }

    @Test func anUnanimatedJumpIsNone() {
        var tracker = PositionTracker()
        _ = tracker.read(raw: 50, assigned: 0, loopLength: 10, realPage: 0, mayJump: false)
        let jump = tracker.read(raw: 57, assigned: 7, loopLength: 10, realPage: 7, mayJump: true)
        #expect(jump.recentredPages == 0)
        // Page 7 of ten, the nearest way round.
        #expect(abs(jump.position - -3) < 1e-12)
    }

    @Test func twoItemsMoveAPageAtATime() {
        var tracker = PositionTracker()
        _ = tracker.read(raw: 10, assigned: 0, loopLength: 2, realPage: 0, mayJump: false)
        let moved = tracker.read(raw: 11, assigned: 0, loopLength: 2, realPage: 1, mayJump: false)
        #expect(moved == .init(position: 1, recentredPages: 0))
    }

    @Test func withoutLoopingNothingIsTakenOut() {
        var tracker = PositionTracker()
        _ = tracker.read(raw: 2, assigned: 0, loopLength: nil, realPage: 2, mayJump: false)
        let moved = tracker.read(raw: 8, assigned: 6, loopLength: nil, realPage: 8, mayJump: false)
        #expect(moved == .init(position: 8, recentredPages: 0))
    }

    @Test func aFingerThatGoesFarInOneFrameRecentresNothing() {
        var tracker = PositionTracker()
        _ = tracker.read(raw: 11.25, assigned: 0, loopLength: 2, realPage: 1, mayJump: false)
        let moved = tracker.read(
            raw: 9.65, assigned: 0, loopLength: 2, realPage: 0, mayJump: false)
        #expect(moved.recentredPages == 0)
        #expect(abs(moved.position - (-0.35)) < 1e-12)
    }
}
