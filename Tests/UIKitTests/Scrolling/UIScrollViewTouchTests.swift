import Testing

@_spi(Simulation) @testable import UIKit

/// Fingers on a scroll view.
@Suite struct UIScrollViewTouchTests {
    /// Writes down the touches that reach it.
    private final class Content: UIView {
        var heard: [String] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard.append("began")
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            if heard.last != "moved" { heard.append("moved") }
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard.append("ended")
        }

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard.append("cancelled")
        }
    }

    /// A control, as far as scrolling is concerned.
    private final class Keeper: UIView, KeepsTouchesFromScrolling {}

    private func addContent<View: UIView>(_ view: View, to fixture: ScrollFixture) -> View {
        view.frame = CGRect(x: 0, y: 0, width: 4_000, height: 9_000)
        fixture.scrollView.addSubview(view)
        fixture.step(1)
        fixture.log.lines = []
        return view
    }

    @Test func aDragNeedsTenPoints() {
        ScrollFixture.runPager(page: 1) { fixture in
            fixture.finger([(200, 400), (193, 400), (190.5, 400)])
            #expect(fixture.scrollView.isTracking)
            #expect(!fixture.scrollView.isDragging)
            #expect(fixture.scrollView.motion == .tracking)
            fixture.finger([(190, 400), (180, 400), (165, 400)])
            // `began` comes a frame after the tenth point; movement counts from there.
            #expect(fixture.scrollView.isDragging)
            #expect(fixture.scrollView.contentOffset.x == 415)
            fixture.lift()
            #expect(!fixture.scrollView.isTracking)
            #expect(!fixture.scrollView.hasCaughtMotion)
        }
    }

    @Test(arguments: [1, 8]) func aViewMayGoUnderTheFinger(samples: Int) {
        // Whoever dragged it may be shown the end of a screen that is closed meanwhile: the pan is
        // still followed when its view has been let go of.
        ScrollFixture.run(content: CGSize(width: 4_000, height: 800)) { fixture in
            weak var gone: UIScrollView?
            do {
                let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
                inner.contentSize = CGSize(width: 4_000, height: 400)
                // A touch keeps the view that it hit, but not those around it.
                inner.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 4_000, height: 400)))
                fixture.window.addSubview(inner)
                gone = inner
                fixture.step(1)
            }
            fixture.finger((0..<samples).map { (200 - CGFloat($0) * 10, 200) })
            #expect(gone?.isDragging == (samples > 1))
            gone?.removeFromSuperview()
            fixture.step(1)
            #expect(gone == nil)
            fixture.finger([(100, 200), (90, 200)])
            fixture.lift()
            fixture.step(2)
            #expect(fixture.simulation.gestures.participantCount == 0)
        }
    }

    @Test func aTapMovesNothing() {
        ScrollFixture.runPager(page: 1) { fixture in
            fixture.finger([(200, 400)])
            fixture.lift()
            fixture.step(3)
            #expect(fixture.scrollView.motion == .idle)
            #expect(fixture.log.lines == [])
            #expect(!fixture.simulation.isTracking)
        }
    }

    @Test func aFlickOfOneMoveTurnsThePage() {
        ScrollFixture.runPager(page: 1) { fixture in
            fixture.finger([(200, 400), (150, 400)])
            fixture.lift()
            fixture.settle()
            #expect(fixture.scrollView.contentOffset.x == 800)
            #expect(
                fixture.log.lines == [
                    "willBeginDragging", "willEndDragging", "didEndDragging(true)",
                    "willBeginDecelerating", "didScroll", "didEndDecelerating",
                ])
        }
    }

    /// A touch stops a snap and drags at once; lifted it settles on the nearest page.
    @Test func catchingASnap() {
        ScrollFixture.runPager(page: 1) { fixture in
            fixture.swipe(to: -120, launch: -700)
            fixture.step(4)
            let here = fixture.scrollView.contentOffset.x
            #expect(here > 520 && here < 790)
            fixture.log.lines = []
            fixture.finger([(200, 400)])
            #expect(fixture.scrollView.isDragging)
            #expect(fixture.scrollView.hasCaughtMotion)
            #expect(fixture.scrollView.contentOffset.x == here)
            fixture.finger([(198, 400)])
            #expect(abs(fixture.scrollView.contentOffset.x - here - 2) < 0.34)
            fixture.lift()
            fixture.settle()
            #expect(
                fixture.log.lines == [
                    "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
                    "willBeginDecelerating", "didScroll", "didEndDecelerating",
                ])
            #expect(fixture.scrollView.contentOffset.x == (here < 598 ? 400 : 800))
            #expect(fixture.simulation.model.used.contains(.catching))
        }
    }

    @Test func theOtherReadingEndsTheCaughtMotionAloud() {
        var model = PlatformModel()
        model.caughtDeceleration = .endsWithCallback
        ScrollFixture.runPager(page: 1, model: model) { fixture in
            fixture.swipe(to: -120, launch: -700)
            fixture.step(4)
            fixture.log.lines = []
            fixture.finger([(200, 400)])
            #expect(fixture.log.lines == ["didEndDecelerating", "willBeginDragging"])
        }
    }

    @Test func catchingFreeMomentumStopsIt() {
        ScrollFixture.run(content: CGSize(width: 400, height: 9_000)) { fixture in
            fixture.drag([CGPoint(x: 0, y: -100)], launch: CGPoint(x: 0, y: -2_000))
            fixture.step(10)
            fixture.log.lines = []
            fixture.finger([(200, 400)])
            fixture.lift()
            fixture.step(2)
            #expect(
                fixture.log.lines == [
                    "willBeginDragging", "willEndDragging", "didEndDragging(false)",
                ])
            #expect(fixture.scrollView.motion == .idle)
        }
    }

    /// A touch between the lift and the first frame of momentum does not stop it.
    @Test func aTouchBeforeTheFirstFrameDoesNotCatch() {
        ScrollFixture.run(content: CGSize(width: 400, height: 9_000)) { fixture in
            fixture.finger([(200, 400), (200, 380), (200, 340), (200, 300)])
            fixture.liftWithoutFrame()
            fixture.simulation.step()
            #expect(fixture.scrollView.isDecelerating)
            let here = fixture.scrollView.contentOffset.y
            fixture.finger([(200, 500)])
            #expect(fixture.scrollView.isDecelerating)
            #expect(fixture.scrollView.contentOffset.y > here)
            fixture.lift()
            fixture.step(2)
            #expect(fixture.scrollView.isDecelerating)
        }
    }

    @Test func catchingABounceHoldsTheRubberBand() {
        ScrollFixture.run(content: CGSize(width: 400, height: 9_000)) { fixture in
            fixture.drag([CGPoint(x: 0, y: 300)], launch: .zero)
            fixture.step(3)
            let here = fixture.scrollView.contentOffset.y
            #expect(here < -60)
            fixture.finger([(200, 400)])
            #expect(fixture.scrollView.contentOffset.y == here)
            fixture.finger([(200, 401)])
            // Beyond the edge content follows a finger by about half.
            #expect(fixture.scrollView.contentOffset.y < here)
            #expect(fixture.scrollView.contentOffset.y > here - 0.7)
            fixture.lift()
            fixture.settle()
            #expect(fixture.scrollView.contentOffset.y == 0)
        }
    }

    @Test func caughtContentComesBackWhereItScrollsNoMore() {
        ScrollFixture.run(content: CGSize(width: 400, height: 9_000)) { fixture in
            fixture.drag([CGPoint(x: 0, y: 300)], launch: .zero)
            fixture.step(3)
            // All of it fits now: a finger that catches it has no axis to drag it along.
            fixture.scrollView.contentSize.height = 300
            let here = fixture.scrollView.contentOffset.y
            #expect(here < -60)
            fixture.finger([(200, 400), (200, 400)])
            #expect(fixture.scrollView.contentOffset.y == here)
            fixture.lift()
            fixture.step(2)
            #expect(fixture.scrollView.isDecelerating)
            #expect(fixture.scrollView.contentOffset.y < -30)
            fixture.settle()
            #expect(fixture.scrollView.contentOffset.y == 0)
        }
    }

    @Test func offTheScreenContentLiesWithinItsEdges() {
        ScrollFixture.run(content: CGSize(width: 400, height: 9_000)) { fixture in
            fixture.finger([(200, 200), (200, 220), (200, 400), (200, 500)])
            #expect(fixture.scrollView.contentOffset.y < -40)
            fixture.scrollView.removeFromSuperview()
            #expect(fixture.scrollView.contentOffset.y == 0)
            // Where code has put it there it stays.
            fixture.scrollView.contentOffset.y = -50
            fixture.window.addSubview(fixture.scrollView)
            fixture.scrollView.removeFromSuperview()
            #expect(fixture.scrollView.contentOffset.y == -50)
        }
    }

    @Test func catchingAnAnimatedOffset() {
        ScrollFixture.runPager { fixture in
            fixture.scrollView.setContentOffset(CGPoint(x: 800, y: 0), animated: true)
            fixture.step(20)
            let here = fixture.scrollView.contentOffset.x
            fixture.log.lines = []
            fixture.finger([(200, 400)])
            fixture.step(3)
            #expect(fixture.scrollView.contentOffset.x == here)
            fixture.lift()
            fixture.settle()
            #expect(!fixture.log.lines.contains("didEndScrollingAnimation"))
            #expect(fixture.scrollView.contentOffset.x.truncatingRemainder(dividingBy: 400) == 0)
            #expect(fixture.simulation.model.used.contains(.animatedOffset))
        }
    }

    /// Whose pan may not begin stops what moves all the same, but no drag follows whose end could tell.
    @Test func anAnimationStoppedOnAPageWithoutADragIsToldOf() {
        ScrollFixture.runPager { fixture in
            fixture.scrollView.setContentOffset(CGPoint(x: 800, y: 0), animated: true)
            // Half of 0.3 s, at 120 Hz.
            fixture.step(18)
            #expect(fixture.scrollView.contentOffset.x == 400)
            fixture.log.lines = []
            #expect(fixture.scrollView.fingerDown() == .beginDrag)
            fixture.step(3)
            fixture.scrollView.fingerUp()
            fixture.settle()
            #expect(fixture.scrollView.contentOffset.x == 400)
            #expect(fixture.log.lines == ["didEndScrollingAnimation"])
        }
    }

    @Test func momentumStoppedWithoutADragIsToldOf() {
        ScrollFixture.run(content: CGSize(width: 400, height: 9_000)) { fixture in
            fixture.drag([CGPoint(x: 0, y: -100)], launch: CGPoint(x: 0, y: -2_000))
            fixture.step(10)
            let here = fixture.scrollView.contentOffset.y
            #expect(fixture.scrollView.isDecelerating && here > 200)
            fixture.log.lines = []
            #expect(fixture.scrollView.fingerDown() == .beginDrag)
            fixture.step(3)
            fixture.scrollView.fingerUp()
            fixture.settle()
            #expect(abs(fixture.scrollView.contentOffset.y - here) < 0.5)
            #expect(fixture.log.lines.filter { $0 != "didScroll" } == ["didEndDecelerating"])
        }
    }

    @Test func cancelledTouchesEndADragWithoutVelocity() {
        ScrollFixture.run(content: CGSize(width: 400, height: 9_000)) { fixture in
            fixture.finger([(200, 400), (200, 380), (200, 340), (200, 300)])
            fixture.simulation.touches.cancelAll()
            fixture.step(1)
            #expect(fixture.log.velocities == [.zero])
            #expect(fixture.log.lines.last == "didEndDragging(false)")
            #expect(!fixture.scrollView.isTracking)
        }
    }

    @Test func disablingScrollingEndsADrag() {
        ScrollFixture.runPager(page: 1) { fixture in
            fixture.finger([(200, 400), (180, 400), (140, 400), (100, 400)])
            fixture.scrollView.isScrollEnabled = false
            #expect(!fixture.scrollView.isDragging)
            fixture.settle()
            #expect(fixture.scrollView.contentOffset.x == 400)
            fixture.lift()
            fixture.finger([(200, 400), (180, 400), (140, 400), (100, 400)])
            #expect(!fixture.scrollView.isTracking)
        }
    }

    /// Only movement along an axis that scrolls begins a drag.
    @Test func theOtherAxisIsLeftToOthers() {
        ScrollFixture.runPager(page: 1) { fixture in
            fixture.finger([(200, 400), (205, 380), (150, 300), (100, 300)])
            #expect(!fixture.scrollView.isDragging)
            #expect(fixture.scrollView.contentOffset.x == 400)
            fixture.lift()
            fixture.step(2)
            #expect(fixture.scrollView.motion == .idle)
            #expect(fixture.simulation.model.used.contains(.axis))
        }
    }

    // MARK: Content touches

    @Test func aQuickTapReachesContentOnTheLift() {
        ScrollFixture.runPager { fixture in
            let content = addContent(Content(), to: fixture)
            fixture.finger([(200, 400), (200, 400), (200, 400)])
            #expect(content.heard == [])
            fixture.lift()
            #expect(content.heard == ["began", "ended"])
        }
    }

    @Test func aLongTouchReachesContentAfterTheDelay() {
        ScrollFixture.runPager { fixture in
            let content = addContent(Content(), to: fixture)
            fixture.finger([(200, 400)])
            fixture.step(17)
            #expect(content.heard == [])
            fixture.step(3)
            #expect(content.heard == ["began"])
            fixture.finger([(188, 400), (170, 400)])
            #expect(content.heard.last == "cancelled")
            #expect(fixture.scrollView.isDragging)
            fixture.lift()
        }
    }

    @Test func contentNeverSeesADragWithinTheDelay() {
        ScrollFixture.runPager { fixture in
            let content = addContent(Content(), to: fixture)
            fixture.finger([(200, 400), (180, 400), (140, 400), (100, 400)])
            fixture.lift()
            #expect(content.heard == [])
        }
    }

    @Test func withoutDelayContentHearsAtOnce() {
        ScrollFixture.runPager { fixture in
            fixture.scrollView.delaysContentTouches = false
            let content = addContent(Content(), to: fixture)
            fixture.finger([(200, 400)])
            #expect(content.heard == ["began"])
            fixture.lift()
        }
    }

    @Test func controlsKeepTheirTouches() {
        ScrollFixture.runPager { fixture in
            fixture.scrollView.delaysContentTouches = false
            _ = addContent(Keeper(), to: fixture)
            fixture.finger([(200, 400), (180, 400), (140, 400), (100, 400)])
            #expect(!fixture.scrollView.isDragging)
            fixture.lift()
        }
    }

    @Test func contentTouchesThatCannotBeCancelledAreNotDragged() {
        ScrollFixture.runPager { fixture in
            fixture.scrollView.delaysContentTouches = false
            fixture.scrollView.canCancelContentTouches = false
            let content = addContent(Content(), to: fixture)
            fixture.finger([(200, 400), (180, 400), (140, 400), (100, 400)])
            #expect(!fixture.scrollView.isDragging)
            fixture.lift()
            #expect(content.heard == ["began", "moved", "ended"])
        }
    }

    // MARK: Nested

    private func runNested(innerOffset: CGFloat, body: (ScrollFixture, UIScrollView) -> Void) {
        ScrollFixture.runPager(page: 1) { fixture in
            let inner = UIScrollView(frame: CGRect(x: 400, y: 0, width: 400, height: 800))
            inner.contentSize = CGSize(width: 700, height: 800)
            inner.contentOffset.x = innerOffset
            fixture.scrollView.addSubview(inner)
            fixture.step(1)
            body(fixture, inner)
        }
    }

    @Test func theInnerViewDragsWithinItsEdges() {
        runNested(innerOffset: 100) { fixture, inner in
            fixture.finger([(200, 400), (180, 400), (170, 400), (150, 400)])
            #expect(inner.isDragging)
            #expect(!fixture.scrollView.isDragging)
            #expect(inner.contentOffset.x == 120)
            #expect(fixture.scrollView.contentOffset.x == 400)
            fixture.lift()
        }
    }

    @Test func outwardFromTheEdgeThePagerDrags() {
        runNested(innerOffset: 300) { fixture, inner in
            fixture.finger([(200, 400), (180, 400), (170, 400), (150, 400)])
            // Through the page, which may take the drag back.
            #expect(inner.isDragging && inner.contentOffset.x == 300)
            #expect(fixture.scrollView.isDragging)
            #expect(fixture.scrollView.contentOffset.x == 420)
            fixture.lift()
            fixture.settle()
            #expect(fixture.scrollView.contentOffset.x == 800)
        }
    }

    @Test func inwardFromTheEdgeTheInnerViewDrags() {
        runNested(innerOffset: 300) { fixture, inner in
            fixture.finger([(200, 400), (220, 400), (230, 400), (250, 400)])
            #expect(inner.isDragging)
            #expect(inner.contentOffset.x == 280)
            fixture.lift()
        }
    }

    @Test func aDragGoesOnInThePager() {
        runNested(innerOffset: 290) { fixture, inner in
            fixture.finger([(200, 400), (180, 400), (170, 400), (130, 400), (90, 400)])
            #expect(inner.contentOffset.x == 300)
            #expect(fixture.scrollView.contentOffset.x == 470)
            fixture.lift()
            fixture.settle()
            #expect(fixture.scrollView.contentOffset.x == 800)
            #expect(inner.contentOffset.x == 300)
            #expect(!inner.isTracking && !fixture.scrollView.isTracking)
        }
    }

    /// A touch on a page of a moving pager catches the pager, not the page.
    @Test func aMovingPagerIsCaughtThroughItsPage() {
        runNested(innerOffset: 100) { fixture, inner in
            fixture.swipe(to: -60, launch: -400)
            fixture.step(4)
            fixture.finger([(30, 400)])
            #expect(fixture.scrollView.isDragging && fixture.scrollView.hasCaughtMotion)
            #expect(!inner.isDragging)
            fixture.lift()
            fixture.settle()
            #expect(!inner.isTracking)
        }
    }
}

extension ScrollFixture {
    /// Puts the finger down at the first place, or moves it on, one place a frame.
    func finger(_ places: [(CGFloat, CGFloat)]) {
        for place in places {
            let isDown = !simulation.touches.activeTouches.isEmpty
            send(isDown ? .moved : .began, at: CGPoint(x: place.0, y: place.1))
            simulation.step()
        }
    }

    /// Lifts the finger where it is, and makes the frame.
    func lift() {
        liftWithoutFrame()
        simulation.step()
    }

    /// Lifts the finger where it is, for the next frame.
    func liftWithoutFrame() {
        guard let touch = simulation.touches.activeTouches.first else { return }
        send(.ended, at: touch.screenLocation)
    }

    private func send(_ phase: TouchSample.Phase, at location: CGPoint) {
        let time = simulation.clock.time(ofTick: simulation.tick + 1)
        simulation.touches.enqueue(
            TouchSample(finger: 0, timestamp: time, location: location, phase: phase))
    }
}
