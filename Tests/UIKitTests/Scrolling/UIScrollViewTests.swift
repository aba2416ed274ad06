import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct UIScrollViewTests {
    @Test func theOffsetIsTheOriginOfTheBounds() {
        ScrollFixture.run(content: CGSize(width: 400, height: 9_000)) { fixture in
            fixture.scrollView.contentOffset = CGPoint(x: 0, y: 55)
            #expect(fixture.scrollView.bounds == CGRect(x: 0, y: 55, width: 400, height: 800))
            fixture.scrollView.bounds.origin.y = 66
            #expect(fixture.scrollView.contentOffset.y == 66)
            #expect(fixture.log.offsets.suffix(2) == [CGPoint(x: 0, y: 55), CGPoint(x: 0, y: 66)])
        }
    }

    /// A third of a point on a display of three pixels a point.
    @Test func offsetsLieOnPixels() {
        ScrollFixture.run(content: CGSize(width: 400, height: 9_000)) { fixture in
            fixture.scrollView.contentOffset.y = 10.2
            #expect(fixture.scrollView.contentOffset.y == 31.0 / 3)
        }
    }

    /// Rounding does not add up: the exact position is kept inside.
    @Test func dragsKeepTheExactPosition() {
        ScrollFixture.run(content: CGSize(width: 400, height: 9_000)) { fixture in
            fixture.scrollView.beginDrag(source: .finger)
            for step in 1...100 {
                fixture.scrollView.drag(to: CGPoint(x: 0, y: -0.1 * Double(step)))
            }
            #expect(fixture.scrollView.contentOffset.y == 10)
        }
    }

    @Test func contentThatShrinksMovesAViewAtRest() {
        ScrollFixture.run(content: CGSize(width: 400, height: 9_000)) { fixture in
            fixture.scrollView.contentOffset.y = 5_000
            fixture.scrollView.contentSize.height = 2_000
            #expect(fixture.scrollView.contentOffset.y == 1_200)
        }
    }

    @Test func anOffsetSetByCodeMayLieOutside() {
        ScrollFixture.run(content: CGSize(width: 400, height: 9_000)) { fixture in
            fixture.scrollView.contentOffset.y = -50
            fixture.step(3)
            #expect(fixture.scrollView.contentOffset.y == -50)
        }
    }

    @Test func aViewAtItsStartStaysThereWhenInsetsChange() {
        ScrollFixture.run(content: CGSize(width: 400, height: 9_000)) { fixture in
            fixture.log.lines = []
            fixture.scrollView.contentInset.top = 64
            #expect(fixture.scrollView.contentOffset.y == -64)
            #expect(fixture.scrollView.adjustedContentInset.top == 64)
            #expect(fixture.log.lines == ["didChangeAdjustedContentInset", "didScroll"])
        }
    }

    /// The safe area counts on the axes that scroll.
    @Test(
        arguments: [
            (UIScrollView.ContentInsetAdjustmentBehavior.automatic, 47.0, 0.0),
            (.scrollableAxes, 47, 0), (.never, 0, 0), (.always, 47, 11),
        ] as [(UIScrollView.ContentInsetAdjustmentBehavior, CGFloat, CGFloat)])
    func safeArea(
        _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ top: CGFloat, _ left: CGFloat
    ) {
        ScrollFixture.run(content: CGSize(width: 400, height: 9_000)) { fixture in
            fixture.scrollView.contentInsetAdjustmentBehavior = behavior
            fixture.simulation.resizeScreen(
                to: CGSize(width: 400, height: 800),
                safeAreaInsets: UIEdgeInsets(top: 47, left: 11, bottom: 34, right: 11))
            fixture.scrollView.setNeedsLayout()
            fixture.step(1)
            #expect(fixture.scrollView.adjustedContentInset.top == top)
            #expect(fixture.scrollView.adjustedContentInset.left == left)
            #expect(fixture.scrollView.contentOffset.y == -top)
        }
    }

    @Test func rubberBandAndBounce() {
        ScrollFixture.run(content: CGSize(width: 400, height: 9_000)) { fixture in
            fixture.scrollView.beginDrag(source: .finger)
            fixture.scrollView.drag(to: CGPoint(x: 0, y: 200))
            // 200·0.55·800/(800 + 110) = 96.703, on the pixel.
            #expect(abs(fixture.scrollView.contentOffset.y + 96.667) < 0.001)
            #expect(fixture.scrollView.exposure == fixture.scrollView.contentOffset)
            fixture.scrollView.endDrag(launch: .zero)
            #expect(fixture.scrollView.motion == .bouncing)
            #expect(fixture.scrollView.announcedTarget == .zero)
            fixture.settle()
            #expect(fixture.scrollView.contentOffset == .zero)
            #expect(fixture.scrollView.motion == .idle)
        }
    }

    @Test func withoutBouncingContentStopsAtItsEdges() {
        ScrollFixture.run(content: CGSize(width: 400, height: 1_000)) { fixture in
            fixture.scrollView.bounces = false
            fixture.scrollView.beginDrag(source: .finger)
            fixture.scrollView.drag(to: CGPoint(x: 0, y: 200))
            #expect(fixture.scrollView.contentOffset == .zero)
            fixture.scrollView.drag(to: CGPoint(x: 0, y: -90))
            #expect(fixture.scrollView.contentOffset.y == 90)
            fixture.scrollView.endDrag(launch: CGPoint(x: 0, y: -3_000))
            fixture.settle()
            #expect(fixture.scrollView.contentOffset.y == 200)
        }
    }

    @Test func contentThatFitsMovesOnlyIfItAlwaysBounces() {
        ScrollFixture.run(content: CGSize(width: 400, height: 500)) { fixture in
            fixture.drag([CGPoint(x: 0, y: 100)], launch: .zero)
            #expect(fixture.scrollView.contentOffset == .zero)
            fixture.scrollView.alwaysBounceVertical = true
            fixture.scrollView.beginDrag(source: .finger)
            fixture.scrollView.drag(to: CGPoint(x: 60, y: 100))
            #expect(fixture.scrollView.contentOffset.y < -40)
            #expect(fixture.scrollView.contentOffset.x == 0)
        }
    }

    /// The path is one function of time: 60 and 120 Hz show the same places.
    @Test func sixtyAndOneHundredAndTwentyHertzAgree() {
        func offsets(_ refreshRate: Int) -> [CGFloat] {
            var offsets: [CGFloat] = []
            ScrollFixture.run(
                content: CGSize(width: 400, height: 2_000), refreshRate: refreshRate
            ) { fixture in
                fixture.scrollView.contentOffset.y = 900
                fixture.scrollView.beginDrag(source: .finger)
                fixture.scrollView.endDrag(launch: CGPoint(x: 0, y: -1_500))
                for _ in 0..<60 {
                    fixture.step(refreshRate / 60)
                    offsets.append(fixture.scrollView.contentOffset.y)
                }
            }
            return offsets
        }
        let slow = offsets(60)
        #expect(slow == offsets(120))
        #expect((slow.max() ?? 0) > 1_205)
    }

    /// The first frame after the lift holds a whole frame of motion: at 1000 pt/s 8.29 pt.
    @Test func theFirstFrameHoldsAWholeFrameOfMotion() {
        ScrollFixture.run(content: CGSize(width: 400, height: 9_000)) { fixture in
            fixture.scrollView.contentOffset.y = 300
            fixture.scrollView.beginDrag(source: .finger)
            fixture.scrollView.endDrag(launch: CGPoint(x: 0, y: -1_000))
            fixture.step(1)
            #expect(abs(fixture.scrollView.contentOffset.y - 308.333) < 0.001)
        }
    }

    @Test func theDelegateChoosesAnotherTarget() {
        ScrollFixture.run(content: CGSize(width: 400, height: 9_000)) { fixture in
            fixture.log.retarget = { _ in CGPoint(x: 0, y: 450) }
            fixture.drag([CGPoint(x: 0, y: -100)], launch: CGPoint(x: 0, y: -1_000))
            #expect(fixture.scrollView.announcedTarget == CGPoint(x: 0, y: 450))
            #expect(fixture.scrollView.motion == .decelerating)
            fixture.step(1)
            // It keeps the launch velocity: 8.29 pt in the first frame, a little less as it lands
            // nearer than it would have.
            #expect(abs(fixture.scrollView.contentOffset.y - 108.2) < 0.2)
            fixture.settle()
            #expect(fixture.scrollView.contentOffset.y == 450)
        }
    }

    @Test func aTargetForASlowRelease() {
        ScrollFixture.run(content: CGSize(width: 400, height: 9_000)) { fixture in
            fixture.log.retarget = { _ in CGPoint(x: 0, y: 400) }
            fixture.drag([CGPoint(x: 0, y: -100)], launch: .zero)
            #expect(
                fixture.log.lines.suffix(2) == ["didEndDragging(true)", "willBeginDecelerating"])
            #expect(fixture.scrollView.motion == .snapping)
            fixture.settle()
            #expect(fixture.scrollView.contentOffset.y == 400)
        }
    }

    @Test func directionalLock() {
        func offset(after movement: CGPoint) -> CGPoint {
            var offset = CGPoint.zero
            ScrollFixture.run(content: CGSize(width: 4_000, height: 9_000)) { fixture in
                fixture.scrollView.isDirectionalLockEnabled = true
                fixture.scrollView.beginDrag(source: .finger, movement: movement)
                fixture.scrollView.drag(to: CGPoint(x: -30, y: -40))
                offset = fixture.scrollView.contentOffset
            }
            return offset
        }
        #expect(offset(after: CGPoint(x: -2, y: -10)) == CGPoint(x: 0, y: 40))
        #expect(offset(after: CGPoint(x: 10, y: 2)) == CGPoint(x: 30, y: 0))
        #expect(offset(after: CGPoint(x: -8, y: -9)) == CGPoint(x: 30, y: 40))
    }

    @Test func showingARectangle() {
        ScrollFixture.run(content: CGSize(width: 400, height: 9_000)) { fixture in
            let view = fixture.scrollView
            view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 50, height: 50), animated: false)
            #expect(view.contentOffset.y == 0)
            view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 50, height: 50), animated: false)
            #expect(view.contentOffset.y == 150)
            view.scrollRectToVisible(CGRect(x: 0, y: 40, width: 50, height: 50), animated: false)
            #expect(view.contentOffset.y == 40)
            view.scrollRectToVisible(
                CGRect(x: 0, y: 9_500, width: 50, height: 50), animated: false)
            #expect(view.contentOffset.y == 8_200)
        }
    }

    @Test func leavingTheWindowStopsEverything() {
        ScrollFixture.runPager { fixture in
            fixture.swipe(to: -150, launch: -600)
            fixture.step(3)
            fixture.scrollView.removeFromSuperview()
            #expect(!fixture.simulation.isTracking)
            #expect(!fixture.simulation.isMoving)
            #expect(fixture.scrollView.motion == .idle)
        }
    }

    @Test func timersWaitFromDragToRest() {
        ScrollFixture.runPager { fixture in
            #expect(!fixture.simulation.isTracking)
            fixture.scrollView.beginDrag(source: .finger)
            #expect(fixture.simulation.isTracking)
            fixture.scrollView.drag(to: CGPoint(x: -300, y: 0))
            fixture.scrollView.endDrag(launch: .zero)
            fixture.step(3)
            #expect(fixture.simulation.isTracking)
            fixture.settle()
            #expect(!fixture.simulation.isTracking)
        }
    }
}
