import Testing
@_spi(Simulation) @testable import UIKit

@testable import JXPhotoBrowser

/// Timelines of events in, effects and phases out.
struct PagerMotionTests {
    @Test func swipeSettlesOnce() {
        var motion = PagerMotion()
        #expect(motion.isResting)
        motion.dragBegan()
        #expect(motion.isDragged)
        #expect(motion.dragEnded(willSettle: true) == .none)
        #expect(motion.phase == .settling(next: nil))
        #expect(motion.settlingEnded(isCaught: false) == .settle)
        #expect(motion.isResting)
    }

    @Test func dragThatEndsOnAPageSettlesAtOnce() {
        var motion = PagerMotion()
        motion.dragBegan()
        #expect(motion.dragEnded(willSettle: false) == .settle)
        #expect(motion.isResting)
    }

    @Test func caughtMotionIsNotOver() {
        // A platform may say so when a finger catches it; the drag that begins goes on.
        var motion = PagerMotion()
        motion.dragBegan()
        _ = motion.dragEnded(willSettle: true)
        #expect(motion.settlingEnded(isCaught: true) == .none)
        motion.dragBegan()
        #expect(motion.settlingEnded(isCaught: true) == .none)
        #expect(motion.isDragged)
        #expect(motion.dragEnded(willSettle: true) == .none)
        #expect(motion.settlingEnded(isCaught: false) == .settle)
    }

    @Test func animationSettlesOnce() {
        var motion = PagerMotion()
        #expect(motion.scrollRequested(to: 3) == .start)
        #expect(motion.scrollRequested(to: 3) == .underWay)
        #expect(motion.scrollRequested(to: 4) == .start)
        #expect(motion.animationEnded(isCaught: false) == .settle)
        #expect(motion.isResting)
    }

    @Test func caughtAnimationBecomesADrag() {
        var motion = PagerMotion()
        _ = motion.scrollRequested(to: 3)
        #expect(motion.animationEnded(isCaught: true) == .none)
        motion.dragBegan()
        #expect(motion.dragEnded(willSettle: true) == .none)
        #expect(motion.settlingEnded(isCaught: false) == .settle)
    }

    @Test func animationStoppedByAFingerThatDidNotDragSettles() {
        var motion = PagerMotion()
        _ = motion.scrollRequested(to: 3)
        #expect(motion.settlingEnded(isCaught: true) == .none)
        #expect(motion.settlingEnded(isCaught: false) == .settle)
        #expect(motion.isResting)
    }

    @Test func wishDuringADragWaitsForTheFinger() {
        var motion = PagerMotion()
        motion.dragBegan()
        #expect(motion.scrollRequested(to: 3) == .afterTheFinger)
        #expect(motion.scrollRequested(to: 5) == .afterTheFinger)
        #expect(motion.dragEnded(willSettle: true) == .none)
        #expect(motion.settlingEnded(isCaught: false) == .settleThenScroll(to: 5))

        motion.dragBegan()
        _ = motion.scrollRequested(to: 2)
        #expect(motion.dragEnded(willSettle: false) == .settleThenScroll(to: 2))
    }

    @Test func nextFingerForgetsTheWish() {
        var motion = PagerMotion()
        motion.dragBegan()
        _ = motion.scrollRequested(to: 3)
        _ = motion.dragEnded(willSettle: true)
        motion.dragBegan()
        _ = motion.dragEnded(willSettle: true)
        #expect(motion.settlingEnded(isCaught: false) == .settle)
    }

    @Test func animationReplacesASettlingPage() {
        var motion = PagerMotion()
        motion.dragBegan()
        _ = motion.dragEnded(willSettle: true)
        #expect(motion.scrollRequested(to: 7) == .start)
        #expect(motion.animationEnded(isCaught: false) == .settle)
    }

    @Test func jumpEndsAMotionButNotAFinger() {
        var motion = PagerMotion()
        _ = motion.scrollRequested(to: 3)
        motion.jumped()
        #expect(motion.isResting)
        // The end of the motion that was cut short: whatever it did is put right.
        #expect(motion.settlingEnded(isCaught: false) == .realign)
        motion.dragBegan()
        _ = motion.scrollRequested(to: 3)
        motion.jumped()
        #expect(motion.phase == .dragged(next: nil))
        motion.stopped()
        #expect(motion.isResting)
    }

    @Test func eventsOfOthersAreTakenAsTheyCome() {
        var motion = PagerMotion()
        #expect(motion.animationEnded(isCaught: false) == .settle)
        #expect(motion.dragEnded(willSettle: true) == .none)
        #expect(motion.isResting)
        motion.dragBegan()
        #expect(motion.animationEnded(isCaught: false) == .none)
        _ = motion.dragEnded(willSettle: true)
        #expect(motion.animationEnded(isCaught: false) == .none)
        #expect(motion.dragEnded(willSettle: false) == .none)
        #expect(motion.phase == .settling(next: nil))
    }
}
