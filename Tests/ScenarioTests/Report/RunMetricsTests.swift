import Foundation
import Testing

@testable import Scenarios

struct RunMetricsTests {
    private func seen(_ trace: Trace, failures: [Failure] = []) -> SeenMetrics {
        RunMetrics(TraceFixture.result(trace, failures: failures)).seen
    }

    @Test func aCleanSwipe() {
        let seen = seen(TraceFixture.swipe())
        #expect(seen.framesWithGap == 0)
        #expect(seen.framesWithJump == 0)
        #expect(seen.framesWithWrongPhoto == 0)
        #expect(seen.photoMissingAtRestNanoseconds == 0)
        #expect(seen.swipes == 1)
        #expect(seen.caughtInFlight == 0)
        #expect(seen.pagesTurned == 1)
    }

    @Test func aGapIsAPixelOrMore() {
        var trace = TraceFixture.swipe()
        trace.header.scale = 2
        trace.frames[4].uncovered = 0.49
        trace.frames[5].uncovered = 0.5
        #expect(seen(trace).framesWithGap == 1)
    }

    @Test func noBrowserHasNoGap() {
        var trace = TraceFixture.swipe()
        trace.frames[4].uncovered = 30
        trace.frames[4].hasBrowser = false
        #expect(seen(trace).framesWithGap == 0)
    }

    @Test func jumpsAreWhatTheInvariantFound() {
        var failure = Failure(
            kind: .invariant, id: "continuous", timeNanoseconds: 0, frame: 3, message: "")
        failure.lastFrame = 5
        let other = Failure(
            kind: .invariant, id: "no-blank", timeNanoseconds: 0, frame: 3, message: "")
        #expect(seen(TraceFixture.swipe(), failures: [failure, other]).framesWithJump == 3)
        // The page and its image jump in frame 5, the image in frame 6 as well.
        var image = failure
        image.frame = 5
        image.lastFrame = 6
        #expect(seen(TraceFixture.swipe(), failures: [image, failure]).framesWithJump == 4)
        var result = TraceFixture.result(TraceFixture.swipe())
        result.checkedInvariants = ["no-blank"]
        #expect(RunMetrics(result).seen.framesWithJump == nil)
    }

    @Test func aWrongPhotoCountsOnScreenAlone() {
        var trace = TraceFixture.swipe()
        trace.cells[3].shownItem = 7
        trace.cells[4].shownItem = 7
        trace.cells[4].frame.origin.x = 400
        #expect(seen(trace).framesWithWrongPhoto == 1)
    }

    @Test func aTurnedScreenIsAsWideAsItIs() {
        var trace = TraceFixture.swipe()
        trace.cells[4].shownItem = 7
        trace.cells[4].frame.origin.x = 500
        #expect(seen(trace).framesWithWrongPhoto == 0)
        trace.frames[4].screenSize = CGSize(width: 800, height: 400)
        #expect(seen(trace).framesWithWrongPhoto == 1)
    }

    /// Frames 0 and 1 rest without an image; the next frame of each comes 10 ms later.
    @Test func aPhotoMissingAtRest() {
        var trace = TraceFixture.swipe()
        for index in 0..<6 { trace.cells[index].shownItem = -1 }
        #expect(seen(trace).photoMissingAtRestNanoseconds == 20_000_000)
    }

    /// Down in frame 2, moved in frame 3.
    @Test func touchToFirstMotion() {
        #expect(seen(TraceFixture.swipe()).touchToFirstMotionFrames?.worst == 1)
    }

    /// Idle ticks without a frame count too.
    @Test func touchToFirstMotionCountsTicks() {
        var trace = TraceFixture.swipe()
        for index in 3..<10 { trace.frames[index].tick += 4 }
        #expect(seen(trace).touchToFirstMotionFrames?.worst == 5)
    }

    @Test func aTouchOnAMovingPageHasNoFirstMotion() {
        var trace = TraceFixture.trace("ssdd", positions: [0.1, 0.2, 0.3, 0.4])
        trace.events = [
            TraceFixture.event(.touchDown, 2, a: 1), TraceFixture.event(.dragBegan, 2, a: 1),
        ]
        #expect(seen(trace).touchToFirstMotionFrames == nil)
        #expect(seen(trace).caughtInFlight == 1)
    }

    /// Lift in frame 6, rest in frame 9.
    @Test func liftToRest() {
        var trace = TraceFixture.swipe()
        #expect(seen(trace).liftToRestNanoseconds?.worst == 30_000_000)
        trace.events.insert(TraceFixture.event(.touchDown, 7, a: 2), at: 5)
        #expect(seen(trace).liftToRestNanoseconds == nil)
    }

    /// More than half of page 1 shows from frame 6 on; it is announced in frame 8.
    @Test func halfWayToPage() {
        #expect(seen(TraceFixture.swipe()).halfWayToPageNanoseconds?.worst == 20_000_000)
    }

    @Test func anEarlyAnnouncementIsNegative() {
        var trace = TraceFixture.swipe()
        trace.events[4] = TraceFixture.event(.pageChanged, 4, a: 1, b: 0)
        #expect(seen(trace).halfWayToPageNanoseconds?.worst == -20_000_000)
    }

    @Test func halfWayInALoop() {
        var trace = TraceFixture.trace("dddd", positions: [9.2, 9.4, 9.6, 9.8])
        trace.header.isLooping = true
        trace.events = [TraceFixture.event(.pageChanged, 3, a: 0, b: 9)]
        #expect(seen(trace).halfWayToPageNanoseconds?.worst == 10_000_000)
    }

    @Test func theFirstPageIsNoTurn() {
        var trace = TraceFixture.swipe()
        trace.events.insert(TraceFixture.event(.pageChanged, 0, a: 0, b: -1), at: 0)
        #expect(seen(trace).pagesTurned == 1)
    }
}

struct WorkMetricsTests {
    @Test func workIsCountedFromTheFirstTouch() {
        var trace = TraceFixture.swipe()
        trace.frames[0].work.cellsMade = 3
        trace.frames[3].work.cellsMade = 1
        trace.frames[6].work.layoutSubviewsCalls = 5
        trace.frames[6].liveCells = 4
        let work = WorkMetrics(trace)
        #expect(work.total.cellsMade == 4)
        #expect(work.paging.cellsMade == 1)
        #expect(work.paging.layoutSubviewsCalls == 5)
        #expect(work.paging.frames == 8)
        #expect(work.perPageTurn(5) == 5)
        #expect(work.mostLiveCells == 4)
    }

    @Test func withoutPageTurnsThereIsNoShare() {
        #expect(WorkMetrics(TraceFixture.trace("..", positions: [0])).perPageTurn(5) == nil)
    }

    /// Frames 3 and 6 start a phase, 8 has an event, 5 makes a cell.
    @Test func steadyFrames() {
        var trace = TraceFixture.swipe()
        trace.frames[5].work.cellsMade = 1
        #expect(trace.steadyFrames == [4, 7])
    }
}

struct DistributionTests {
    @Test func percentilesAreNearestRank() throws {
        let spread = try #require(Distribution((1...100).map(Int64.init).reversed()))
        #expect(spread.median == 50)
        #expect(spread.p95 == 95)
        #expect(spread.worst == 100)
        #expect(spread.count == 100)
    }

    @Test func fewSamples() throws {
        #expect(Distribution([]) == nil)
        let one = try #require(Distribution([7]))
        #expect([one.median, one.p95, one.worst] == [7, 7, 7])
        #expect(Distribution([1, 9])?.p95 == 9)
    }
}
