import Testing

@_spi(Simulation) @testable import UIKit

/// A pager of ten pages whose second page holds a scroll view with 700 points of content in 400.
@Suite struct ScrollHandoverTests {
    private func run(
        model: PlatformModel = PlatformModel(), body: (ScrollFixture, UIScrollView) -> Void
    ) {
        ScrollFixture.runPager(page: 1, model: model) { fixture in
            let inner = UIScrollView(frame: CGRect(x: 400, y: 0, width: 400, height: 800))
            inner.contentSize = CGSize(width: 700, height: 800)
            fixture.scrollView.addSubview(inner)
            fixture.step(1)
            fixture.log.lines = []
            body(fixture, inner)
        }
    }

    private func drag(_ view: UIScrollView, to x: CGFloat) {
        view.drag(to: CGPoint(x: x, y: 0))
    }

    @Test func theRestOfADragMovesThePager() {
        run { fixture, inner in
            inner.contentOffset.x = 200
            inner.beginDrag(source: .finger)
            drag(inner, to: -90)
            #expect(inner.contentOffset.x == 290)
            #expect(fixture.scrollView.contentOffset.x == 400)
            drag(inner, to: -150)
            #expect(inner.contentOffset.x == 300)
            #expect(fixture.scrollView.contentOffset.x == 450)
            #expect(inner.hasHandedOver)
            // Back: first the pager, then the content inside, without a jump.
            drag(inner, to: -110)
            #expect(inner.contentOffset.x == 300)
            #expect(fixture.scrollView.contentOffset.x == 410)
            drag(inner, to: -95)
            #expect(inner.contentOffset.x == 295)
            #expect(fixture.scrollView.contentOffset.x == 400)
            #expect(!inner.hasHandedOver)
            inner.endDrag(launch: .zero)
            #expect(
                fixture.log.lines == [
                    "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)",
                ])
            #expect(fixture.simulation.model.used.contains(.handover))
        }
    }

    @Test func thePagerTurnsThePageOnRelease() {
        run { fixture, inner in
            inner.contentOffset.x = 250
            inner.beginDrag(source: .finger)
            drag(inner, to: -150)
            #expect(fixture.scrollView.contentOffset.x == 500)
            inner.endDrag(launch: CGPoint(x: -800, y: 0))
            #expect(!inner.isDecelerating)
            #expect(fixture.scrollView.announcedTarget?.x == 800)
            fixture.settle()
            #expect(fixture.scrollView.contentOffset.x == 800)
            #expect(inner.contentOffset.x == 300)
            #expect(!fixture.simulation.isTracking)
        }
    }

    @Test func broughtBackTheInnerContentFliesOn() {
        run { fixture, inner in
            inner.contentOffset.x = 250
            inner.beginDrag(source: .finger)
            drag(inner, to: -150)
            drag(inner, to: -20)
            inner.endDrag(launch: CGPoint(x: 500, y: 0))
            #expect(inner.isDecelerating)
            #expect(!fixture.scrollView.isDecelerating)
        }
    }

    @Test func notAcrossTheMainDirection() {
        run { fixture, inner in
            inner.contentSize.height = 2_000
            inner.contentOffset.x = 300
            inner.beginDrag(source: .finger)
            inner.drag(to: CGPoint(x: -20, y: -60))
            #expect(fixture.scrollView.contentOffset.x == 400)
            #expect(inner.contentOffset.x > 300)
            #expect(inner.contentOffset.y == 60)
        }
    }

    @Test func onlyPagersTakeOver() {
        run { fixture, inner in
            fixture.scrollView.isPagingEnabled = false
            inner.contentOffset.x = 290
            inner.beginDrag(source: .finger)
            drag(inner, to: -60)
            #expect(fixture.scrollView.contentOffset.x == 400)
            #expect(inner.contentOffset.x > 300)
        }
    }

    @Test func theOtherReadingKeepsTheDragInside() {
        var model = PlatformModel()
        model.handover = .atStartOnly
        run(model: model) { fixture, inner in
            inner.contentOffset.x = 290
            inner.beginDrag(source: .finger)
            drag(inner, to: -60)
            #expect(fixture.scrollView.contentOffset.x == 400)
            #expect(inner.contentOffset.x > 300)
        }
    }

    /// A looping pager moves itself by a page while it follows.
    @Test func thePagerMayRecentreMeanwhile() {
        run { fixture, inner in
            fixture.log.onScroll = { view in
                if view.contentOffset.x > 440 { view.contentOffset.x -= 400 }
            }
            inner.contentOffset.x = 290
            inner.beginDrag(source: .finger)
            drag(inner, to: -70)
            #expect(fixture.scrollView.contentOffset.x == 60)
            drag(inner, to: -90)
            #expect(fixture.scrollView.contentOffset.x == 80)
        }
    }

    /// Code that moves the content inside leaves the pager where it is.
    @Test func movingTheInnerContentKeepsThePager() {
        run { fixture, inner in
            inner.contentOffset.x = 290
            inner.beginDrag(source: .finger)
            drag(inner, to: -60)
            #expect(fixture.scrollView.contentOffset.x == 450)
            inner.contentOffset.x = 280
            drag(inner, to: -70)
            #expect(inner.contentOffset.x == 290)
            #expect(fixture.scrollView.contentOffset.x == 450)
        }
    }

    @Test func removingTheInnerViewLetsThePagerGo() {
        run { fixture, inner in
            inner.contentOffset.x = 290
            inner.beginDrag(source: .finger)
            drag(inner, to: -60)
            inner.removeFromSuperview()
            #expect(!fixture.scrollView.isDragging)
            fixture.settle()
            #expect(fixture.scrollView.contentOffset.x == 400)
            #expect(!fixture.simulation.isTracking)
        }
    }
}
