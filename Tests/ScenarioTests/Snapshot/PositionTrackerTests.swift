import Testing

@testable import Scenarios

@Suite struct PositionTrackerTests {
    @Test func aJumpByWholeLoopsIsARecentring() {
        var tracker = PositionTracker()
        // Three items, resting block five: page 0 is virtual page 15.
        let first = tracker.read(raw: 15, loopLength: 3, realPage: 0, mayJump: false)
        #expect(first == .init(position: 0, recentredPages: 0))
        let moved = tracker.read(raw: 15.9, loopLength: 3, realPage: 1, mayJump: false)
        #expect(abs(moved.position - 0.9) < 1e-12)
        let recentred = tracker.read(raw: 13.0, loopLength: 3, realPage: 1, mayJump: false)
        #expect(recentred.recentredPages == -3)
        #expect(abs(recentred.position - 1) < 1e-12)
    }

    @Test func anUnanimatedJumpIsNone() {
        var tracker = PositionTracker()
        _ = tracker.read(raw: 50, loopLength: 10, realPage: 0, mayJump: false)
        let jump = tracker.read(raw: 57, loopLength: 10, realPage: 7, mayJump: true)
        #expect(jump.recentredPages == 0)
        // Page 7 of ten, the nearest way round.
        #expect(abs(jump.position - -3) < 1e-12)
    }

    @Test func twoItemsMoveAPageAtATime() {
        var tracker = PositionTracker()
        _ = tracker.read(raw: 10, loopLength: 2, realPage: 0, mayJump: false)
        let moved = tracker.read(raw: 11, loopLength: 2, realPage: 1, mayJump: false)
        #expect(moved == .init(position: 1, recentredPages: 0))
    }

    @Test func withoutLoopingNothingIsTakenOut() {
        var tracker = PositionTracker()
        _ = tracker.read(raw: 2, loopLength: nil, realPage: 2, mayJump: false)
        let moved = tracker.read(raw: 8, loopLength: nil, realPage: 8, mayJump: false)
        #expect(moved == .init(position: 8, recentredPages: 0))
    }
}
