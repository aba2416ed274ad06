import Testing

@_spi(Simulation) @testable import UIKit

/// Code that moves the content while something else does.
@Suite struct UIScrollViewOffsetTests {
    /// Runs a pager that snaps from page 2 to page 3, and does `change` after five frames.
    private func snap(
        model: PlatformModel = PlatformModel(), change: (UIScrollView) -> Void
    ) -> ScrollLog {
        var log = ScrollLog()
        ScrollFixture.runPager(page: 2, model: model) { fixture in
            fixture.swipe(to: -150, launch: -900)
            fixture.step(5)
            fixture.log.offsets = []
            change(fixture.scrollView)
            fixture.settle()
            log = fixture.log
        }
        return log
    }

    @Test func anAssignmentShiftsASnap() {
        let plain = snap { _ in }
        let shifted = snap { $0.contentOffset.x -= 400 }
        #expect(shifted.lines.last == "didEndDecelerating")
        #expect(shifted.offsets.last?.x == 800)
        // The same path, one page back; the first entry is the assignment itself.
        #expect(shifted.offsets.count == plain.offsets.count + 1)
        for (one, other) in zip(shifted.offsets.dropFirst(), plain.offsets) {
            #expect(abs(one.x + 400 - other.x) < 1e-9)
        }
    }

    @Test func anUnanimatedCallStopsASnap() {
        let stopped = snap { $0.setContentOffset(CGPoint(x: 820, y: 0), animated: false) }
        #expect(stopped.offsets == [CGPoint(x: 820, y: 0)])
        #expect(stopped.lines.last == "didScroll")
    }

    @Test func anUnanimatedCallOnlyShiftsUnderTheOtherReading() {
        var model = PlatformModel()
        model.unanimatedOffset = .shiftsMotion
        let shifted = snap(model: model) {
            $0.setContentOffset(CGPoint(x: $0.contentOffset.x - 400, y: 0), animated: false)
        }
        #expect(shifted.offsets.last?.x == 800)
        #expect(shifted.lines.last == "didEndDecelerating")
    }

    @Test func anAnimatedCallReplacesASnap() {
        let animated = snap { $0.setContentOffset(CGPoint(x: 0, y: 0), animated: true) }
        #expect(animated.offsets.last?.x == 0)
        #expect(animated.lines.last == "didEndScrollingAnimation")
        #expect(!animated.lines.contains("didEndDecelerating"))
    }

    @Test func anAnimatedCallInFlightStartsAnew() {
        ScrollFixture.runPager { fixture in
            fixture.scrollView.setContentOffset(CGPoint(x: 800, y: 0), animated: true)
            fixture.step(12)
            let here = fixture.scrollView.contentOffset.x
            #expect(abs(here - 200) < 1)
            fixture.scrollView.setContentOffset(CGPoint(x: 1_200, y: 0), animated: true)
            fixture.step(1)
            #expect(fixture.scrollView.contentOffset.x - here < 3)
            #expect(fixture.settle() == 35)
            #expect(fixture.scrollView.contentOffset.x == 1_200)
            #expect(fixture.log.lines == ["didScroll", "didEndScrollingAnimation"])
        }
    }

    @Test func anAssignmentInADragMovesTheFingersAnchor() {
        ScrollFixture.runPager(page: 2) { fixture in
            fixture.scrollView.beginDrag(source: .finger)
            fixture.scrollView.drag(to: CGPoint(x: -100, y: 0))
            fixture.scrollView.contentOffset.x = 2_100
            fixture.scrollView.drag(to: CGPoint(x: -130, y: 0))
            #expect(fixture.scrollView.contentOffset.x == 2_130)
            // The page that the drag began on moved along.
            fixture.scrollView.endDrag(launch: CGPoint(x: -900, y: 0))
            #expect(fixture.scrollView.announcedTarget?.x == 2_400)
        }
    }

    /// A looping pager moves its content by whole pages whenever it scrolls.
    @Test func recentringInDidScrollKeepsThePath() {
        ScrollFixture.runPager(page: 2) { fixture in
            fixture.log.onScroll = { view in
                if view.contentOffset.x > 1_000 { view.contentOffset.x -= 400 }
            }
            fixture.swipe(to: -150, launch: -900)
            fixture.settle()
            #expect(fixture.scrollView.contentOffset.x == 800)
            #expect(fixture.log.lines.last == "didEndDecelerating")
        }
    }

    @Test func contentThatShrinksIsMetInFlight() {
        ScrollFixture.run(content: CGSize(width: 400, height: 9_000)) { fixture in
            fixture.drag([CGPoint(x: 0, y: -100)], launch: CGPoint(x: 0, y: -3_000))
            fixture.step(5)
            fixture.scrollView.contentSize.height = 1_200
            fixture.settle()
            #expect(fixture.scrollView.contentOffset.y == 400)
            #expect(fixture.log.offsets.contains { $0.y > 410 })
        }
    }

    @Test func stoppingInDidScrollStops() {
        ScrollFixture.runPager { fixture in
            fixture.log.onScroll = { view in
                if view.contentOffset.x > 250, view.isDecelerating {
                    view.setContentOffset(view.contentOffset, animated: false)
                }
            }
            fixture.swipe(to: -150, launch: -900)
            fixture.settle()
            #expect(fixture.scrollView.motion == .idle)
            #expect(!fixture.simulation.isTracking)
            #expect(fixture.scrollView.contentOffset.x < 400)
        }
    }
}
