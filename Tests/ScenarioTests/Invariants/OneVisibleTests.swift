import Testing

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

@Suite struct OneVisibleTests {
    private let invariant = OneVisible()
    private let former = FrameSnapshot()

    private func frame(
        _ places: [ImageCopy.Place], during transition: TransitionPhase = .dismissing
    ) -> FrameSnapshot {
        let frame = FrameSnapshot()
        frame.transition = transition
        frame.hasBrowser = transition != .none
        frame.knownItemCount = 10
        frame.hasCopies = true
        frame.hasLanding = true
        frame.hasFlight = places.contains(.flying)
        frame.copies = places.map {
            ImageCopy(place: $0, identity: 3, frame: .zero, goal: .zero, alpha: 1)
        }
        return frame
    }

    @Test func oneIsRight() {
        for places: [ImageCopy.Place] in [[.page], [.flying], [.flying]] {
            #expect(invariant.check(frame(places), after: former) == nil)
        }
        #expect(invariant.check(frame([.thumbnail], during: .none), after: former) == nil)
    }

    @Test func twoAreTold() {
        #expect(
            invariant.check(frame([.thumbnail, .flying]), after: former)
                == "the thumbnail and a flying image are to be seen while an image flies; right "
                + "would be one of thumbnail, flying image and page")
    }

    @Test func noneIsTold() {
        #expect(invariant.check(frame([.flying]), after: former) == nil)
        #expect(
            invariant.check(frame([]), after: former)
                == "nothing is to be seen while an image flies; right would be one of thumbnail, "
                + "flying image and page")
    }

    /// A thumbnail that has been scrolled away meanwhile, or a page whose item has gone.
    @Test func whatIsGoneCannotShow() {
        #expect(invariant.check(frame([.flying]), after: former) == nil)
        let landed = frame([], during: .none)
        landed.hasLanding = false
        #expect(invariant.check(landed, after: former) == nil)
    }

    @Test func whatStaysHiddenIsTold() {
        #expect(invariant.check(frame([.flying]), after: former) == nil)
        #expect(
            invariant.check(frame([], during: .none), after: former)
                == "nothing is to be seen while an image flies; right would be one of thumbnail, "
                + "flying image and page")
    }

    /// A flight that begins beside the screen is one all the same.
    @Test func nothingAtAllIsTold() {
        let lost = frame([])
        lost.hasFlight = true
        #expect(
            invariant.check(lost, after: former)
                == "nothing is to be seen while an image flies; right would be one of thumbnail, "
                + "flying image and page")
    }

    /// It goes on from where it was, and may come into view later.
    @Test func aFlightInASmallerWindowMayBeUnseen() {
        #expect(invariant.check(frame([.flying]), after: former) == nil)
        let smaller = frame([])
        smaller.hasFlight = true
        smaller.screenSize = CGSize(width: 100, height: 100)
        #expect(invariant.check(smaller, after: former) == nil)
        let gone = frame([])
        gone.screenSize = smaller.screenSize
        #expect(invariant.check(gone, after: smaller) != nil)
    }

    /// A page that the finger has drawn down, and a flight that begins `step` points farther, of which
    /// the screen shows nothing.
    private func takeOffBeside(from top: CGFloat, step: CGFloat, travel: CGFloat) -> String? {
        let screen = CGSize(width: 100, height: 100)
        let held = FrameSnapshot()
        held.screenSize = screen
        held.hasBrowser = true
        held.page.pull = .held
        held.cells = [
            CellSnapshot(
                cell: 0, use: 0, item: 3, shownIdentity: 3, showsFullImage: true,
                expectedIdentity: 3, frame: CGRect(x: 0, y: 0, width: 100, height: 100),
                imageFrame: CGRect(x: 0, y: top, width: 50, height: 50), image: nil)
        ]
        held.viewport = held.cells[0].frame
        let flying = frame([])
        flying.screenSize = screen
        flying.hasFlight = true
        flying.fingerTravel.y = travel
        flying.flightFrame = CGRect(x: 0, y: top + step, width: 50, height: 50)
        return invariant.check(flying, after: held)
    }

    @Test func aPageThatTheFingerHasDrawnOutMayBeUnseen() {
        #expect(takeOffBeside(from: 110, step: 0, travel: 0) == nil)
        #expect(takeOffBeside(from: 90, step: 20, travel: 15) == nil)
    }

    @Test func aFlightThatBeginsBesideForNoReasonIsTold() {
        #expect(takeOffBeside(from: 90, step: 20, travel: 5) != nil)
    }

    /// It goes as soon as it has come, and the host wants a fade by then.
    @Test func oneThatGoesAsAnotherOneThanItCameMayShowBoth() {
        let coming = frame([.flying], during: .presenting)
        #expect(invariant.check(coming, after: former) == nil)
        let going = frame([.thumbnail, .page])
        going.transitionKind = .zoom
        #expect(invariant.check(going, after: coming) != nil)
        #expect(invariant.check(coming, after: former) == nil)
        going.transitionKind = .fade
        #expect(invariant.check(going, after: coming) == nil)
    }

    /// A flight that was given up ends on a page without an image.
    @Test func aPageWithoutAnImageNeedNotBeSeen() {
        #expect(invariant.check(frame([.flying]), after: former) == nil)
        let empty = frame([])
        empty.knownItemCount = 0
        #expect(invariant.check(empty, after: former) == nil)
    }

    /// The host has changed its mind on the way.
    @Test func oneThatDoesNotFlyAnyMoreLeavesTheThumbnail() {
        #expect(invariant.check(frame([.flying]), after: former) == nil)
        let arrived = frame([.thumbnail, .page], during: .none)
        arrived.hasBrowser = true
        arrived.transitionKind = .fade
        #expect(invariant.check(arrived, after: former) == nil)
        #expect(invariant.check(frame([.flying]), after: former) == nil)
        arrived.transitionKind = .zoom
        #expect(invariant.check(arrived, after: former) != nil)
    }

    @Test func aFlightThatIsLeftIsTold() {
        #expect(invariant.check(frame([.flying]), after: former) == nil)
        #expect(
            invariant.check(frame([.flying], during: .none), after: former)
                == "an image still flies when the browser has gone; right would be none")
    }

    @Test func aFadeMayShowBoth() {
        #expect(invariant.check(frame([.thumbnail, .page]), after: former) == nil)
    }
}
