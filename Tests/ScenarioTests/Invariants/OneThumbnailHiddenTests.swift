import Testing

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

@Suite struct OneThumbnailHiddenTests {
    private let invariant = OneThumbnailHidden()

    private func frame(page: Int, hidden: [Int], isUp: Bool = true) -> FrameSnapshot {
        let frame = FrameSnapshot()
        frame.hasBrowser = isUp
        frame.isPresented = isUp
        frame.knownItemCount = 10
        frame.pageIndex = page
        frame.transitionKind = .zoom
        frame.hasThumbnail = true
        frame.hiddenThumbnails = hidden
        return frame
    }

    private func complaint(_ frame: FrameSnapshot) -> String? {
        invariant.check(frame, after: FrameSnapshot())
    }

    @Test func thatOfThePageIsRight() {
        #expect(complaint(frame(page: 3, hidden: [3])) == nil)
        #expect(complaint(frame(page: 3, hidden: [], isUp: false)) == nil)
    }

    @Test func anotherOneIsTold() {
        #expect(
            complaint(frame(page: 3, hidden: [2, 3]))
                == "the thumbnail of item 2 is hidden while page 3 is shown")
    }

    @Test func oneThatABrowserThatFadesHidesIsTold() {
        let frame = frame(page: 3, hidden: [3])
        frame.transitionKind = .fade
        #expect(
            complaint(frame)
                == "the thumbnail of item 3 is hidden by a browser whose image does not fly; right "
                + "would be none")
        frame.transition = .dismissing
        #expect(complaint(frame) == nil)
        frame.transition = .none
        frame.hiddenThumbnails = []
        #expect(complaint(frame) == nil)
    }

    @Test func noneIsToldAtRest() {
        let moving = frame(page: 3, hidden: [])
        moving.isResting = false
        #expect(complaint(moving) == nil)
        #expect(
            complaint(frame(page: 3, hidden: []))
                == "no thumbnail is hidden; right would be that of page 3")
    }

    @Test func oneThatIsOffScreenNeedNotBe() {
        let frame = frame(page: 3, hidden: [])
        frame.hasThumbnail = false
        #expect(complaint(frame) == nil)
    }

    /// Nobody tells the browser of a list that bounces back, but it has to look after a page change.
    @Test(arguments: [(frames: 1, isTold: true), (frames: 5, isTold: false)])
    func oneThatTheListBringsBackNeedNotBe(frames: Int, isTold: Bool) {
        let opened = frame(page: 3, hidden: [])
        opened.isResting = false
        #expect(complaint(opened) == nil)
        let scrolled = frame(page: 3, hidden: [])
        scrolled.index = frames
        scrolled.hostOffset = 40
        #expect((invariant.check(scrolled, after: opened) != nil) == isTold)
    }

    @Test func oneBehindACoverMayBe() {
        let frame = frame(page: 3, hidden: [3], isUp: false)
        frame.isOutOfSight = true
        #expect(complaint(frame) == nil)
    }

    @Test func oneThatIsLeftIsTold() {
        #expect(
            complaint(frame(page: 3, hidden: [3], isUp: false))
                == "the thumbnail of item 3 is hidden without a browser; right would be none")
    }
}
