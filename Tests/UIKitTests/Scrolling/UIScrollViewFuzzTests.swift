import Testing

@_spi(Simulation) @testable import UIKit

/// Fingers, code and changing content in any order: whatever comes, the promises hold.
@Suite struct UIScrollViewFuzzTests {
    /// Draws numbers that are the same in every run (a linear congruence, Knuth's constants).
    private struct Draw {
        var state: UInt64

        mutating func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
    }

    /// Holds delegate calls against their grammar.
    private final class Grammar: NSObject, UIScrollViewDelegate {
        var isDragging = false
        var mayDecelerate = false

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            #expect(scrollView.contentOffset.x.isFinite && scrollView.contentOffset.y.isFinite)
        }

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
            #expect(!isDragging)
            isDragging = true
            mayDecelerate = false
        }

        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
            #expect(isDragging)
            isDragging = false
            mayDecelerate = willDecelerate
        }

        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
            #expect(mayDecelerate && !isDragging)
        }

        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
            #expect(mayDecelerate && !isDragging)
            mayDecelerate = false
        }
    }

    @Test(arguments: 0..<40)
    func promisesHold(_ seed: Int) {
        ScrollFixture.runPager(page: 4) { fixture in
            var draw = Draw(state: UInt64(seed) &* 7_919 &+ 1)
            let inner = UIScrollView(frame: CGRect(x: 1_600, y: 0, width: 400, height: 800))
            inner.contentSize = CGSize(width: 900, height: 1_400)
            fixture.scrollView.addSubview(inner)
            let grammars = [Grammar(), Grammar()]
            fixture.scrollView.delegate = grammars[0]
            inner.delegate = grammars[1]
            fixture.scrollView.isPagingEnabled = seed % 3 != 0
            fixture.scrollView.bounces = seed % 5 != 0
            var place = CGPoint(x: 200, y: 400)
            for _ in 0..<400 { act(&draw, fixture, inner, &place) }
            fixture.scrollView.contentSize = CGSize(width: 4_000, height: 800)
            fixture.lift()
            fixture.step(2)
            fixture.settle()
            check(fixture, inner)
        }
    }

    private func act(
        _ draw: inout Draw, _ fixture: ScrollFixture, _ inner: UIScrollView,
        _ place: inout CGPoint
    ) {
        let view = draw.next(3) == 0 ? inner : fixture.scrollView
        switch draw.next(40) {
        case 0: fixture.lift()
        case 1: fixture.simulation.touches.cancelAll()
        case 2: view.contentOffset.x += CGFloat(draw.next(5) - 2) * 400
        case 3: view.setContentOffset(CGPoint(x: draw.next(9) * 400, y: 0), animated: true)
        case 4: view.setContentOffset(CGPoint(x: draw.next(9) * 400, y: 0), animated: false)
        case 5: view.contentSize.width = CGFloat(draw.next(10)) * 400
        case 6: view.contentInset.left = CGFloat(draw.next(3)) * 30
        case 7: fixture.step(draw.next(60))
        case 8:
            view.isScrollEnabled = false
            view.isScrollEnabled = true
        case 9: view.bounds.size.width = CGFloat(380 + draw.next(3) * 10)
        default:
            place.x = min(395, max(5, place.x + CGFloat(draw.next(61) - 30)))
            place.y = min(795, max(5, place.y + CGFloat(draw.next(21) - 10)))
            fixture.finger([(place.x, place.y)])
        }
    }

    private func check(_ fixture: ScrollFixture, _ inner: UIScrollView) {
        #expect(!fixture.simulation.isTracking)
        #expect(!fixture.simulation.isMoving)
        for view in [fixture.scrollView, inner] {
            #expect(view.motion == .idle)
            #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
            #expect(view.handover == nil)
        }
    }
}
