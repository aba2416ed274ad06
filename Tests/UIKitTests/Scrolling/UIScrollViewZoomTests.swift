import Testing

@_spi(Simulation) @testable import UIKit

/// Zooming by code.
@Suite struct UIScrollViewZoomTests {
    @Test func nothingCanBeZoomedByDefault() {
        let view = UIScrollView()
        #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1)
        #expect(view.zoomScale == 1 && view.bouncesZoom)
        #expect(!view.isZooming && !view.isZoomBouncing)
        // Apple's documentation: nil while zooming is disabled.
        #expect(view.pinchGestureRecognizer == nil)
        view.maximumZoomScale = 2
        #expect(view.pinchGestureRecognizer?.view === view)
        view.maximumZoomScale = 1
        #expect(view.pinchGestureRecognizer == nil)
        #expect(view.gestureRecognizers?.contains { $0 is UIPinchGestureRecognizer } == false)
    }

    @Test func zoomIsTheTransformOfTheZoomedView() {
        ZoomFixture.run(picture: CGSize(width: 390, height: 844)) { fixture in
            fixture.scrollView.zoomScale = 2
            #expect(fixture.picture.transform == CGAffineTransform(scaleX: 2, y: 2))
            #expect(fixture.picture.bounds.size == CGSize(width: 390, height: 844))
            #expect(fixture.picture.frame == CGRect(x: 0, y: 0, width: 780, height: 1688))
            #expect(fixture.scrollView.contentSize == CGSize(width: 780, height: 1688))
            #expect(fixture.scrollView.zoomScale == 2)
            // About the middle of what is visible.
            #expect(fixture.scrollView.contentOffset == CGPoint(x: 195, y: 422))
            #expect(fixture.log.lines == ["didZoom"])
            fixture.scrollView.zoomScale = 1
            #expect(fixture.picture.transform == .identity)
            #expect(fixture.picture.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
            #expect(fixture.scrollView.contentSize == CGSize(width: 390, height: 844))
            #expect(fixture.scrollView.contentOffset == .zero)
        }
    }

    @Test func itStaysAboutTheMiddleAlsoWhereItHasBeenMoved() {
        ZoomFixture.run(picture: CGSize(width: 390, height: 844)) { fixture in
            fixture.scrollView.zoomScale = 2
            fixture.scrollView.contentOffset = CGPoint(x: 300, y: 100)
            let point = fixture.point(at: CGPoint(x: 195, y: 422))
            fixture.scrollView.zoomScale = 2.5
            #expect(fixture.point(at: CGPoint(x: 195, y: 422)).error(to: point) < 0.2)
            fixture.scrollView.zoomScale = 3
            #expect(fixture.point(at: CGPoint(x: 195, y: 422)).error(to: point) < 0.2)
        }
    }

    @Test func scalesAreClampedAndOddOnesIgnored() {
        ZoomFixture.run { fixture in
            for (scale, result) in [(9, 3), (0.1, 1), (2, 2), (-3, 1), (.infinity, 3)]
                as [(CGFloat, CGFloat)]
            {
                fixture.scrollView.zoomScale = scale
                #expect(fixture.scrollView.zoomScale == result)
            }
            fixture.log.lines = []
            fixture.scrollView.zoomScale = .nan
            fixture.scrollView.setZoomScale(3, animated: true)
            #expect(fixture.scrollView.zoomScale == 3)
            #expect(fixture.log.lines == [])
        }
    }

    @Test(arguments: [CGFloat.nan, -.infinity, -2, 0, .infinity, 1e300])
    func oddLimitsPoisonNothing(_ limit: CGFloat) {
        ZoomFixture.run { fixture in
            fixture.scrollView.minimumZoomScale = limit
            fixture.scrollView.maximumZoomScale = limit
            fixture.scrollView.zoomScale = 2
            fixture.scrollView.maximumZoomScale = 3
            fixture.scrollView.zoomScale = 0
            fixture.scrollView.zoomScale = .infinity
            let frame = fixture.picture.frame
            #expect(frame.minX.isFinite && frame.minY.isFinite)
            #expect(frame.width.isFinite && frame.height.isFinite && frame.width > 0)
            #expect(fixture.scrollView.contentOffset.isFinite)
        }
    }

    @Test func withoutAViewThereIsNoZoom() {
        ZoomFixture.run { fixture in
            fixture.log.zoomedView = { _ in nil }
            fixture.scrollView.setZoomScale(2, animated: false)
            fixture.scrollView.setZoomScale(2, animated: true)
            fixture.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
            #expect(fixture.scrollView.zoomScale == 1)
            // A view somewhere else, and the scroll view itself, are none.
            let other = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
            fixture.log.zoomedView = { _ in other }
            fixture.scrollView.zoomScale = 2
            fixture.log.zoomedView = { $0 }
            fixture.scrollView.zoomScale = 2
            #expect(other.transform == .identity && fixture.scrollView.transform == .identity)
            #expect(fixture.log.lines == [])
        }
    }

    @Test func theScaleIsThatOfTheViewNamedNow() {
        ZoomFixture.run { fixture in
            fixture.scrollView.zoomScale = 2
            let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            fixture.scrollView.addSubview(other)
            fixture.log.zoomedView = { _ in other }
            #expect(fixture.scrollView.zoomScale == 1)
            // A delegate may ask for the scale in order to answer.
            fixture.log.zoomedView = { $0.zoomScale > 0 ? other : nil }
            fixture.scrollView.zoomScale = 3
            #expect(other.transform.a == 3)
            #expect(fixture.scrollView.contentSize == CGSize(width: 300, height: 300))
        }
    }

    @Test func theDelegateMayZoomInAnswer() {
        ZoomFixture.run { fixture in
            fixture.log.onZoom = { if $0.zoomScale > 2 { $0.zoomScale = 2 } }
            fixture.scrollView.zoomScale = 3
            #expect(fixture.scrollView.zoomScale == 2)
            #expect(fixture.scrollView.contentSize == CGSize(width: 780, height: 520))
        }
    }

    // MARK: Rectangles

    @Test func aRectangleIsShownAsLargeAsItFits() {
        ZoomFixture.run(picture: CGSize(width: 390, height: 844)) { fixture in
            let rect = CGRect(x: 100, y: 200, width: 195, height: 100)
            fixture.scrollView.zoom(to: rect, animated: false)
            #expect(fixture.scrollView.zoomScale == 2)
            // Its middle (197.5, 250) in the middle of the view: 2·197.5 − 195, 2·250 − 422.
            #expect(fixture.scrollView.contentOffset == CGPoint(x: 200, y: 78))
            fixture.scrollView.zoom(
                to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
            #expect(fixture.scrollView.zoomScale == 3)
            #expect(fixture.scrollView.contentOffset == .zero)
            // At the present scale it scrolls.
            fixture.scrollView.zoom(
                to: CGRect(x: 380, y: 834, width: 10, height: 10), animated: false)
            #expect(fixture.scrollView.contentOffset == CGPoint(x: 780, y: 1688))
        }
    }

    @Test func oddRectanglesAreTakenAsFarAsTheyMakeSense() {
        ZoomFixture.run(picture: CGSize(width: 390, height: 844)) { fixture in
            fixture.scrollView.zoom(
                to: CGRect(x: 200, y: 400, width: 0, height: 0), animated: false)
            #expect(fixture.scrollView.zoomScale == 3)
            fixture.scrollView.zoom(
                to: CGRect(x: 295, y: 522, width: -195, height: -100), animated: false)
            #expect(fixture.scrollView.zoomScale == 2)
            for bad in [CGFloat.nan, .infinity] {
                fixture.scrollView.zoom(
                    to: CGRect(x: bad, y: 0, width: 10, height: 10), animated: false)
                fixture.scrollView.zoom(
                    to: CGRect(x: 0, y: 0, width: bad, height: 10), animated: true)
            }
            #expect(fixture.scrollView.contentOffset.isFinite)
        }
    }

    // MARK: Animated

    /// [zoom-animation]: the model at once, the screen along half a cosine of 0.3 s.
    @Test func animatedTheScreenFollows() {
        ZoomFixture.run(picture: CGSize(width: 390, height: 844)) { fixture in
            fixture.scrollView.setZoomScale(2, animated: true)
            #expect(fixture.scrollView.zoomScale == 2)
            #expect(fixture.scrollView.contentOffset == CGPoint(x: 195, y: 422))
            #expect(fixture.scrollView.presentedZoomScale == 1)
            #expect(fixture.scrollView.zoomMotion == .animating)
            #expect(!fixture.scrollView.isZooming && !fixture.scrollView.isZoomBouncing)
            #expect(fixture.log.lines == ["willBeginZooming", "didZoom"])
            for frame in 1...36 {
                fixture.step(1)
                let progress = (1 - Elementary.cos(Double.pi * Double(frame) / 36)) / 2
                #expect(abs(fixture.scrollView.presentedZoomScale - 1 - progress) < 1e-6)
                #expect(abs(fixture.scrollView.presentedOffset.x - 195 * progress) < 1e-4)
                // The middle stays the middle all the time.
                let middle = CGPoint(x: 195, y: 422)
                #expect(fixture.middle.error(to: middle) < 0.01)
            }
            fixture.settle()
            #expect(
                fixture.log.lines == ["willBeginZooming", "didZoom", "didEndZooming(2.0)"])
            #expect(fixture.scrollView.zoomMotion == .idle)
            #expect(fixture.simulation.model.used.contains(.zoomAnimation))
        }
    }

    @Test(arguments: ZoomFixture.Centring.allCases)
    func smallContentStaysCentredOnItsWay(_ centring: ZoomFixture.Centring) {
        ZoomFixture.run(centring: centring) { fixture in
            let middle = CGPoint(x: 195, y: 422)
            #expect(fixture.middle.error(to: middle) < 0.01)
            for scale in [2, 3, 1] as [CGFloat] {
                fixture.scrollView.setZoomScale(scale, animated: true)
                fixture.settle { #expect(fixture.middle.error(to: middle) < 0.5) }
            }
            #expect(
                fixture.picture.presentedFrameInWindow
                    == CGRect(x: 0, y: 292, width: 390, height: 260))
        }
    }

    @Test func oneAnimatedZoomAfterAnotherEndsOnce() {
        ZoomFixture.run { fixture in
            fixture.scrollView.setZoomScale(3, animated: true)
            fixture.step(10)
            let shown = fixture.scrollView.presentedZoomScale
            fixture.scrollView.setZoomScale(1.5, animated: true)
            #expect(abs(fixture.scrollView.presentedZoomScale - shown) < 1e-9)
            fixture.settle()
            #expect(
                fixture.log.lines == ["willBeginZooming", "didZoom", "didEndZooming(1.5)"])
            #expect(fixture.scrollView.zoomScale == 1.5)
        }
    }

    @Test func settingTheScaleEndsAnAnimation() {
        ZoomFixture.run { fixture in
            fixture.scrollView.setZoomScale(3, animated: true)
            fixture.step(10)
            fixture.scrollView.zoomScale = 2
            #expect(fixture.scrollView.presentedZoomScale == 2)
            #expect(
                fixture.log.lines == [
                    "willBeginZooming", "didZoom", "didEndZooming(3.0)", "didZoom",
                ])
            fixture.settle()
            #expect(fixture.log.lines.count == 4)
        }
    }

    /// Outside a window nothing can be seen: there is no animation.
    @Test func withoutAWindowItIsThereAtOnce() {
        ZoomFixture.run { fixture in
            fixture.scrollView.setZoomScale(3, animated: true)
            fixture.step(3)
            fixture.scrollView.removeFromSuperview()
            #expect(fixture.log.lines.last == "didEndZooming(3.0)")
            fixture.scrollView.setZoomScale(2, animated: true)
            #expect(fixture.scrollView.presentedZoomScale == 2)
            #expect(fixture.log.lines.last == "didZoom")
            #expect(fixture.scrollView.zoomMotion == .idle)
        }
    }

    @Test func itMayZoomWithinAnAppsAnimation() {
        ZoomFixture.run { fixture in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                fixture.scrollView.zoomScale = 3
            }
            fixture.step(60)
            #expect(abs(fixture.scrollView.presentedZoomScale - 2) < 1e-6)
            #expect(fixture.middle.error(to: CGPoint(x: 195, y: 422)) < 0.5)
        }
    }

    // MARK: In motion

    @Test func zoomedInMidDecelerationTheMotionCarriesOn() {
        ZoomFixture.run(picture: CGSize(width: 390, height: 2000)) { fixture in
            fixture.scrollView.beginDrag(source: .finger)
            fixture.scrollView.drag(to: CGPoint(x: 0, y: -100))
            fixture.scrollView.endDrag(launch: CGPoint(x: 0, y: -1500))
            fixture.step(10)
            let speed = fixture.scrollView.contentOffset.y
            fixture.step(1)
            let step = fixture.scrollView.contentOffset.y - speed
            fixture.scrollView.zoomScale = 2
            #expect(fixture.scrollView.isDecelerating)
            let here = fixture.scrollView.contentOffset.y
            fixture.step(1)
            #expect(abs(fixture.scrollView.contentOffset.y - here - step) < 1)
            // Animated it ends the motion.
            fixture.scrollView.setZoomScale(3, animated: true)
            #expect(!fixture.scrollView.isDecelerating)
            fixture.settle()
            fixture.expectLegalRest()
        }
    }

    @Test func zoomedInMidDragTheDragGoesOnFromThere() {
        ZoomFixture.run(picture: CGSize(width: 390, height: 2000)) { fixture in
            fixture.scrollView.beginDrag(source: .finger)
            fixture.scrollView.drag(to: CGPoint(x: 0, y: -100))
            #expect(fixture.scrollView.contentOffset.y == 100)
            fixture.scrollView.setZoomScale(2, animated: true)
            // Takes effect at once: 2·(100 + 422) − 422.
            #expect(fixture.scrollView.presentedZoomScale == 2)
            #expect(fixture.scrollView.contentOffset.y == 622)
            fixture.scrollView.drag(to: CGPoint(x: 0, y: -130))
            #expect(fixture.scrollView.contentOffset.y == 652)
            fixture.scrollView.endDrag(launch: .zero)
            fixture.settle()
            fixture.expectLegalRest()
        }
    }
}
