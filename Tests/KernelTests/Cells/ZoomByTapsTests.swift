import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// Single and double taps on a page, with real touches. Pictures of 1500×1000 unless said otherwise.
struct ZoomByTapsTests {
    private let fit = CGRect(x: 0, y: 292, width: 390, height: 260)

    private func run(
        picture: CGSize = CGSize(width: 1500, height: 1000), body: (BrowserFixture) -> Void
    ) {
        BrowserFixture.run(count: 3, configure: { $0.host.imageSize = picture }, body: body)
    }

    // MARK: Fit and fill

    /// Case L-A34: the tapped pixel keeps its x, and y as far as the edges allow.
    @Test(arguments: [(300, 673.846), (10, 22.462), (195, 438)] as [(CGFloat, CGFloat)])
    func aDoubleTapFillsThePage(x: CGFloat, offset: CGFloat) {
        run { fixture in
            let place = CGPoint(x: x, y: 400)
            let share = fixture.share(at: place)
            fixture.doubleTap(place)
            fixture.step()
            // The way is animated; the point under the finger stays at its x in every frame.
            #expect(fixture.shownFrame.width > 390 && fixture.shownFrame.width < 500)
            var frames = 0
            while fixture.simulation.isMoving, frames < 120 {
                #expect(abs(fixture.shownPlace(share).x - x) < 0.5)
                fixture.step()
                frames += 1
            }
            #expect(frames > 20)
            // On the device pixel.
            let scrollView = fixture.zoomCell.scrollView
            #expect(abs(scrollView.contentOffset.x - offset) < 0.17)
            #expect(scrollView.contentOffset.y == 0)
            #expect(isNear(scrollView.contentSize.asPoint, CGPoint(x: 1266, y: 844), 0.001))
            #expect(scrollView.zoomScale == 1)
            #expect(abs(fixture.shownPlace(share).x - x) < 0.5)
            // And back.
            fixture.doubleTap(CGPoint(x: 50, y: 50))
            fixture.settle()
            #expect(fixture.shownFrame == fit)
            #expect(scrollView.contentOffset == .zero)
        }
    }

    /// Case R-F4: small pictures are enlarged like others.
    @Test func aSmallPictureFillsThePage() {
        run(picture: CGSize(width: 320, height: 240)) { fixture in
            #expect(isNear(fixture.shownFrame, CGRect(x: 0, y: 275.75, width: 390, height: 292.5)))
            fixture.doubleTap(CGPoint(x: 195, y: 422))
            fixture.settle()
            #expect(isNear(fixture.shownFrame.size.asPoint, CGPoint(x: 1125.333, y: 844), 0.001))
            #expect(abs(fixture.zoomCell.scrollView.contentOffset.x - 367.67) < 0.17)
            #expect(fixture.zoomCell.scrollView.contentOffset.y == 0)
        }
    }

    /// Case L-D05: the top of a tall picture can be reached.
    @Test func aTallPictureBeginsAtItsTop() {
        run(picture: CGSize(width: 390, height: 2000)) { fixture in
            fixture.doubleTap(CGPoint(x: 195, y: 422))
            fixture.settle()
            let cell = fixture.zoomCell
            #expect(cell.imageView.frame == CGRect(x: 0, y: 0, width: 390, height: 2000))
            #expect(cell.scrollView.contentSize.height == 2000)
            // The tapped point, 422 of 844, stays: 1000 − 422.
            #expect(cell.scrollView.contentOffset == CGPoint(x: 0, y: 578))
            // Down by 300: a drag of the page, not of the browser (case R-H4's layout).
            fixture.pan(CGPoint(x: 0, y: 300))
            #expect(abs(cell.scrollView.contentOffset.y - 278) < 0.67)
            fixture.liftAll()
            fixture.settle()
        }
    }

    @Test func filledItCanBePinchedAndGoesBackByADoubleTap() {
        run { fixture in
            fixture.doubleTap(CGPoint(x: 195, y: 422))
            fixture.settle()
            fixture.pinchAndSettle(2)
            #expect(abs(fixture.zoomCell.scrollView.zoomScale - 2) < 1e-9)
            #expect(isNear(fixture.shownFrame.size.asPoint, CGPoint(x: 2532, y: 1688), 0.01))
            fixture.doubleTap(CGPoint(x: 195, y: 422))
            fixture.settle()
            #expect(fixture.zoomCell.scrollView.zoomScale == 1)
            #expect(isNear(fixture.shownFrame.size.asPoint, CGPoint(x: 1266, y: 844), 0.001))
            fixture.doubleTap(CGPoint(x: 195, y: 422))
            fixture.settle()
            #expect(fixture.shownFrame == fit)
        }
    }

    // MARK: To a scale

    /// Case R-F2: a tap beside the picture counts as one on its nearest point.
    @Test func aTapBesideThePictureShowsItsNearestPart() {
        run { fixture in
            fixture.zoomCell.doubleTapZoomScale = 2
            fixture.doubleTap(CGPoint(x: 380, y: 800))
            #expect(fixture.zoomCell.scrollView.zoomScale == 2)
            fixture.settle()
            #expect(fixture.zoomCell.scrollView.contentOffset == CGPoint(x: 390, y: 0))
            #expect(fixture.shownFrame == CGRect(x: -390, y: 162, width: 780, height: 520))
        }
    }

    @Test func theTappedPointMovesToTheMiddle() {
        run(picture: CGSize(width: 390, height: 844)) { fixture in
            fixture.zoomCell.doubleTapZoomScale = 2.5
            let share = fixture.share(at: CGPoint(x: 120, y: 300))
            fixture.doubleTap(CGPoint(x: 120, y: 300))
            fixture.settle()
            #expect(abs(fixture.zoomCell.scrollView.zoomScale - 2.5) < 1e-9)
            #expect(isNear(fixture.shownPlace(share), CGPoint(x: 195, y: 422)))
            fixture.doubleTap(CGPoint(x: 10, y: 10))
            fixture.settle()
            #expect(fixture.shownFrame == CGRect(x: 0, y: 0, width: 390, height: 844))
        }
    }

    /// A value that is no scale to zoom to is none.
    @Test(arguments: [1, 0.5, -2, 0, .nan] as [CGFloat]) func oddScalesAreNone(scale: CGFloat) {
        run { fixture in
            fixture.zoomCell.doubleTapZoomScale = scale
            fixture.doubleTap(CGPoint(x: 195, y: 422))
            fixture.settle()
            #expect(fixture.zoomCell.scrollView.zoomScale == 1)
            #expect(isNear(fixture.shownFrame.size.asPoint, CGPoint(x: 1266, y: 844), 0.001))
        }
    }

    @Test func anInfiniteScaleIsTheLimit() {
        run { fixture in
            fixture.zoomCell.doubleTapZoomScale = .infinity
            fixture.doubleTap(CGPoint(x: 195, y: 422))
            fixture.settle()
            #expect(fixture.zoomCell.scrollView.zoomScale == 3)
        }
    }

    /// After a pinch a double tap goes back, whatever it would do otherwise.
    @Test(arguments: [nil, 2.5] as [CGFloat?]) func zoomedItGoesBack(scale: CGFloat?) {
        run { fixture in
            fixture.zoomCell.doubleTapZoomScale = scale
            fixture.pinchAndSettle(1.6, at: CGPoint(x: 100, y: 380))
            fixture.doubleTap(CGPoint(x: 200, y: 400))
            #expect(fixture.zoomCell.scrollView.zoomScale == 1)
            #expect(fixture.zoomCell.scrollView.presentedZoomScale > 1.5)
            fixture.settle()
            #expect(fixture.shownFrame == fit)
        }
    }

    // MARK: One tap

    @Test func aTapClosesTheBrowser() {
        run { fixture in
            fixture.tap(CGPoint(x: 195, y: 422))
            #expect(fixture.browser.presentingViewController != nil)
            fixture.wait(0.3)
            #expect(fixture.browser.presentingViewController != nil)
            fixture.wait(1)
            #expect(fixture.browser.presentingViewController == nil)
        }
    }

    @Test func aDoubleTapDoesNotCloseIt() {
        run { fixture in
            fixture.doubleTap(CGPoint(x: 195, y: 422))
            fixture.wait(1)
            #expect(fixture.browser.presentingViewController != nil)
        }
    }

    /// Case R-D4: a touch that stops the pager, or the page's own content, closes nothing.
    @Test func aTapThatStopsAMotionDoesNotCloseIt() {
        run { fixture in
            fixture.fling(.left)
            fixture.wait(0.2)
            fixture.tap(CGPoint(x: 195, y: 422))
            fixture.settle()
            fixture.wait(1)
            #expect(fixture.browser.presentingViewController != nil)
            #expect(fixture.offset.x.truncatingRemainder(dividingBy: 390) == 0)

            fixture.pinchAndSettle(3)
            for step in 0..<6 { fixture.fingers([0: CGPoint(x: 230 - step * 15, y: 422)]) }
            fixture.liftAll()
            fixture.step(3)
            #expect(fixture.zoomCell.scrollView.isDecelerating)
            fixture.tap(CGPoint(x: 195, y: 422))
            fixture.wait(1)
            #expect(fixture.browser.presentingViewController != nil)
            #expect(!fixture.zoomCell.scrollView.isDecelerating)
        }
    }

    @Test func aSubclassMayAnswerInItsOwnWay() {
        final class Quiet: JXZoomImageCell {
            var taps: [String] = []
            override func handleSingleTap(_ gesture: UITapGestureRecognizer) { taps.append("one") }
            override func handleDoubleTap(_ gesture: UITapGestureRecognizer) { taps.append("two") }
            override func scrollViewDidZoom(_ scrollView: UIScrollView) {
                super.scrollViewDidZoom(scrollView)
                if taps.last != "zoom" { taps.append("zoom") }
            }
            nonisolated deinit {}
        }
        BrowserFixture.run(
            count: 3,
            configure: { fixture in
                fixture.browser.register(Quiet.self, forReuseIdentifier: "quiet")
                fixture.host.identifier = "quiet"
            }
        ) { fixture in
            fixture.tap(CGPoint(x: 195, y: 422))
            fixture.wait(1)
            fixture.doubleTap(CGPoint(x: 195, y: 422))
            fixture.wait(1)
            fixture.pinchAndSettle(2)
            #expect((fixture.zoomCell as? Quiet)?.taps == ["one", "two", "zoom"])
            #expect(fixture.browser.presentingViewController != nil)
        }
    }
}

extension CGSize {
    fileprivate var asPoint: CGPoint { CGPoint(x: width, y: height) }
}
