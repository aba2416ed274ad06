import Testing

@_spi(Simulation) @testable import UIKit

/// A page that can be zoomed within a pager: three pages of 390 points, the second one zoomable.
@Suite struct ZoomInPagerTests {
    private func run(
        scale: CGFloat = 1, offset: CGFloat? = nil, model: PlatformModel = PlatformModel(),
        body: (ZoomFixture, UIScrollView) -> Void
    ) {
        ZoomFixture.run(model: model) { fixture in
            let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            pager.contentInsetAdjustmentBehavior = .never
            pager.isPagingEnabled = true
            pager.contentSize = CGSize(width: 1170, height: 844)
            fixture.window.addSubview(pager)
            pager.addSubview(fixture.scrollView)
            fixture.scrollView.frame.origin.x = 390
            pager.contentOffset.x = 390
            fixture.scrollView.zoomScale = scale
            if let offset { fixture.scrollView.contentOffset.x = offset }
            fixture.step(1)
            fixture.log.lines = []
            body(fixture, pager)
        }
    }

    /// A finger that the pan reports to have moved by `x`: it is sampled once a frame, 10 points at a
    /// time; what the pan's threshold consumes comes on top.
    private func drag(_ fixture: ZoomFixture, by xs: CGFloat...) {
        var x: CGFloat = 195
        fixture.fingers([0: CGPoint(x: x, y: 422)])
        let sign: CGFloat = xs[0] < 0 ? -1 : 1
        for _ in 0..<2 {
            x += 10 * sign
            fixture.fingers([0: CGPoint(x: x, y: 422)])
        }
        for part in xs {
            let start = x
            let count = Int(abs(part) / 5)
            for step in 1...count {
                x = start + part * CGFloat(step) / CGFloat(count)
                fixture.fingers([0: CGPoint(x: x, y: 422)])
            }
        }
        for _ in 0..<12 { fixture.fingers([0: CGPoint(x: x, y: 422)]) }
    }

    @Test func aPinchWinsOverThePager() {
        run { fixture, pager in
            fixture.pinch(CGPoint(x: 195, y: 422), to: 2, moving: CGPoint(x: -120, y: 0)) {
                #expect(pager.contentOffset.x == 390)
            }
            #expect(!pager.isDragging)
            // One finger is left, far from where it began: the pager stays.
            fixture.fingers([0: CGPoint(x: 0, y: 422)])
            for step in 1...10 { fixture.fingers([0: CGPoint(x: step * 20, y: 422)]) }
            #expect(pager.contentOffset.x == 390 && !pager.isDragging)
            fixture.lift()
            fixture.settle()
            #expect(pager.contentOffset.x == 390)
            fixture.expectLegalRest()
        }
    }

    /// Fingers that move together farther than they part may still pinch.
    @Test func fingersThatDriftFirstStillPinch() {
        run { fixture, pager in
            for step in 0...12 {
                let step = CGFloat(step)
                fixture.pair(CGPoint(x: 195 - step * 2, y: 422), 100 + step * 1.5)
            }
            #expect(fixture.scrollView.isZooming)
            #expect(!pager.isDragging)
            fixture.lift()
            fixture.settle()
            #expect(pager.contentOffset.x == 390)
        }
    }

    /// Two fingers that stay together turn the page.
    @Test func twoFingersTurnThePage() {
        run { fixture, pager in
            for step in 0...12 { fixture.pair(CGPoint(x: 240 - step * 15, y: 422), 100) }
            #expect(pager.isDragging && !fixture.scrollView.isZooming)
            fixture.lift()
            fixture.settle()
            #expect(pager.contentOffset.x == 780)
        }
    }

    /// While the page is being turned, further fingers do not zoom.
    @Test func aPageBeingTurnedIsNotZoomed() {
        run { fixture, pager in
            drag(fixture, by: -60)
            #expect(pager.isDragging)
            for step in 0...10 {
                fixture.fingers([
                    0: CGPoint(x: 115 - step * 5, y: 422), 1: CGPoint(x: 215 + step * 5, y: 422),
                ])
            }
            #expect(!fixture.scrollView.isZooming)
            fixture.lift()
            fixture.settle()
            #expect(pager.contentOffset.x == 390)
            #expect(fixture.scrollView.zoomScale == 1)
        }
    }

    /// Case R-G1.
    @Test func theZoomedPageIsDraggedToItsEdgeFirst() {
        run(scale: 2, offset: 200) { fixture, pager in
            drag(fixture, by: -150)
            #expect(fixture.scrollView.contentOffset.x == 350)
            #expect(pager.contentOffset.x == 390)
            fixture.lift()
            fixture.settle()
            drag(fixture, by: -150)
            #expect(fixture.scrollView.contentOffset.x == 390)
            #expect(pager.contentOffset.x == 500)
            fixture.lift()
            fixture.settle()
            #expect(pager.contentOffset.x == 390)
            #expect(fixture.scrollView.zoomScale == 2)
            fixture.expectLegalRest()
        }
    }

    /// Case R-G2: from the edge to the pager, and back into the page.
    @Test func thePagerGivesTheDragBack() {
        run(scale: 2, offset: 390) { fixture, pager in
            drag(fixture, by: -100)
            #expect(pager.contentOffset.x == 490)
            #expect(fixture.scrollView.contentOffset.x == 390)
            fixture.lift()
            fixture.settle()
            drag(fixture, by: -100, 180)
            #expect(pager.contentOffset.x == 390)
            #expect(fixture.scrollView.contentOffset.x == 310)
            fixture.lift()
            fixture.settle()
            #expect(pager.contentOffset.x == 390)
            fixture.expectLegalRest()
        }
    }

    /// The other reading of [handover]: what starts at the edge is the pager's to the end.
    @Test func inTheOtherReadingThePagerKeepsIt() {
        var model = PlatformModel()
        model.handover = .atStartOnly
        run(scale: 2, offset: 390, model: model) { fixture, pager in
            drag(fixture, by: -100, 180)
            #expect(pager.contentOffset.x == 310)
            #expect(fixture.scrollView.contentOffset.x == 390)
            fixture.lift()
            fixture.settle()
        }
    }

    @Test(arguments: [2, 3, 5]) func aFlickFromTheEdgeTurnsThePage(samples: Int) {
        run(scale: 2, offset: 390) { fixture, pager in
            for step in 0..<samples {
                fixture.fingers([0: CGPoint(x: 300 - step * 25, y: 422)])
            }
            fixture.lift()
            fixture.settle()
            #expect(pager.contentOffset.x == 780)
            #expect(fixture.scrollView.contentOffset.x == 390)
        }
    }

    /// A pinch that begins while the pager follows takes the pager back.
    @Test func aPinchEndsTheHandingOver() {
        run(scale: 2, offset: 390) { fixture, pager in
            drag(fixture, by: -40)
            #expect(pager.contentOffset.x == 430)
            for step in 0...6 {
                fixture.fingers([
                    0: CGPoint(x: 135, y: 422), 1: CGPoint(x: 235 + step * 6, y: 422),
                ])
            }
            #expect(fixture.scrollView.isZooming)
            #expect(!pager.isDragging)
            fixture.lift()
            fixture.settle()
            #expect(pager.contentOffset.x == 390)
            fixture.expectLegalRest()
        }
    }

    /// Case R-G4: after a few pinches paging works as before.
    @Test func pagingWorksAfterPinches() {
        run { fixture, pager in
            for _ in 0..<4 {
                fixture.pinch(CGPoint(x: 195, y: 422), to: 2, frames: 12)
                fixture.lift()
                fixture.pinch(CGPoint(x: 195, y: 422), to: 0.35, frames: 12)
                fixture.lift()
            }
            fixture.settle()
            #expect(fixture.scrollView.zoomScale == 1)
            for step in 0...4 { fixture.fingers([0: CGPoint(x: 300 - step * 30, y: 422)]) }
            fixture.lift()
            fixture.settle()
            #expect(pager.contentOffset.x == 780)
        }
    }
}
