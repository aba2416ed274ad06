import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// Pinches and drags of a page, with real touches. Pictures of 1500×1000 unless said otherwise.
struct ZoomByFingersTests {
    private let fit = CGRect(x: 0, y: 292, width: 390, height: 260)

    @Test func aPageZoomsFromOneToThree() {
        BrowserFixture.run(count: 3) { fixture in
            let scrollView = fixture.zoomCell.scrollView
            #expect(scrollView.minimumZoomScale == 1 && scrollView.maximumZoomScale == 3)
            #expect(scrollView.bouncesZoom && scrollView.decelerationRate == .fast)
            #expect(!scrollView.showsHorizontalScrollIndicator)
            #expect(!scrollView.showsVerticalScrollIndicator)
            fixture.pinchAndSettle(5)
            #expect(scrollView.zoomScale == 3)
            #expect(isNear(fixture.shownFrame.size.asPoint, CGPoint(x: 1170, y: 780), 0.001))
        }
    }

    /// Case R-F1: in every frame of a pinch below the minimum and of the way back the picture's
    /// middle is (195, 422) ± 0.5.
    @Test(arguments: [CGPoint(x: 195, y: 422), CGPoint(x: 60, y: 500)])
    func belowTheMinimumItStaysCentred(place: CGPoint) {
        BrowserFixture.run(count: 3) { fixture in
            let middle = CGPoint(x: 195, y: 422)
            let expectCentred = {
                let frame = fixture.shownFrame
                #expect(isNear(CGPoint(x: frame.midX, y: frame.midY), middle))
            }
            fixture.pinch(0.6, at: place, onFrame: expectCentred)
            #expect(fixture.zoomCell.scrollView.zoomScale < 0.85)
            fixture.liftAll()
            for _ in 0..<40 {
                expectCentred()
                fixture.step()
            }
            #expect(fixture.zoomCell.scrollView.zoomScale == 1)
            #expect(fixture.shownFrame == fit)
        }
    }

    /// Case R-F5: 1500×3000 fits at 390×780, y = 32; the point under (100, 300) stays there.
    @Test func itGrowsBetweenTheFingers() {
        BrowserFixture.run(
            count: 3, configure: { $0.host.imageSize = CGSize(width: 1500, height: 3000) }
        ) { fixture in
            let place = CGPoint(x: 100, y: 300)
            let start = fixture.shownFrame
            #expect(start == CGRect(x: 0, y: 32, width: 390, height: 780))
            let share = fixture.share(at: place)
            fixture.pinch(2, at: place) {
                let shown = fixture.shownPlace(share)
                #expect(abs(shown.x - place.x) < 0.5)
                // Until then the upper edge would come off the page's.
                if fixture.zoomCell.scrollView.zoomScale * 268 > 300 {
                    #expect(abs(shown.y - place.y) < 0.5)
                }
            }
            fixture.liftAll()
            fixture.settle()
            #expect(abs(fixture.zoomCell.scrollView.zoomScale - 2) < 1e-9)
            fixture.pinchAndSettle(0.4, at: place)
            #expect(isNear(fixture.shownFrame, start))
        }
    }

    /// Case R-F7: dragged 2000 points each way it rests within the content, with no gap at an edge.
    @Test(arguments: [(-1, 0), (1, 0), (0, -1), (0, 1)] as [(CGFloat, CGFloat)])
    func itCannotBeDraggedAway(x: CGFloat, y: CGFloat) {
        BrowserFixture.run(
            count: 1, configure: { $0.host.imageSize = CGSize(width: 390, height: 844) }
        ) { fixture in
            fixture.pinchAndSettle(2)
            fixture.pan(CGPoint(x: 2000 * x, y: 2000 * y))
            let shown = fixture.shownFrame
            // Past the edge by the rubber band at most: it never reaches the page's length.
            #expect(shown.minX < 390 && shown.maxX > 0 && shown.minY < 844 && shown.maxY > 0)
            fixture.liftAll()
            fixture.settle()
            let rest = fixture.shownFrame
            #expect(rest.minX <= 0.001 && rest.minY <= 0.001)
            #expect(rest.maxX >= 389.999 && rest.maxY >= 843.999)
        }
    }

    /// Case R-F8: the host's limit holds, also after a zoom by double tap.
    @Test func theHostsLimitHolds() {
        BrowserFixture.run(count: 3) { fixture in
            fixture.zoomCell.scrollView.maximumZoomScale = 5
            fixture.zoomCell.doubleTapZoomScale = 2
            fixture.doubleTap(CGPoint(x: 195, y: 422))
            fixture.settle()
            #expect(abs(fixture.zoomCell.scrollView.zoomScale - 2) < 1e-9)
            fixture.pinchAndSettle(4)
            #expect(fixture.zoomCell.scrollView.zoomScale == 5)
        }
    }

    @Test func anEmptyPageIsNotZoomed() {
        BrowserFixture.run(count: 2, configure: { $0.host.loading = .after(1) }) { fixture in
            fixture.pinch(2)
            #expect(!fixture.zoomCell.scrollView.isZooming)
            fixture.liftAll()
            fixture.wait(1)
            #expect(fixture.zoomCell.scrollView.zoomScale == 1)
            #expect(fixture.shownFrame == fit)
        }
    }

    // MARK: Between page and pager

    /// Puts a page to zoom 2 with its content at `x` of 0…390.
    private func zoom(_ fixture: BrowserFixture, x: CGFloat) {
        fixture.pinchAndSettle(2)
        fixture.zoomCell.scrollView.contentOffset.x = x
        fixture.settle()
    }

    /// Case R-G1.
    @Test(arguments: [false, true]) func thePageIsDraggedToItsEdgeFirst(isLooping: Bool) {
        BrowserFixture.run(count: 3, looping: isLooping) { fixture in
            zoom(fixture, x: 200)
            let home = fixture.offset.x
            fixture.pan(CGPoint(x: -150, y: 0))
            #expect(abs(fixture.zoomCell.scrollView.contentOffset.x - 350) < 0.34)
            #expect(fixture.offset.x == home)
            fixture.liftAll()
            fixture.settle()
            fixture.pan(CGPoint(x: -150, y: 0))
            #expect(fixture.zoomCell.scrollView.contentOffset.x == 390)
            #expect(abs(fixture.offset.x - home - 110) < 0.67)
            fixture.liftAll()
            fixture.settle()
            #expect(fixture.offset.x == home)
            #expect(fixture.browser.pageIndex == 0)
            #expect(abs(fixture.zoomCell.scrollView.zoomScale - 2) < 1e-9)
        }
    }

    /// Case R-G2.
    @Test(arguments: [false, true]) func thePagerGivesTheDragBack(isLooping: Bool) {
        BrowserFixture.run(count: 3, looping: isLooping) { fixture in
            zoom(fixture, x: 390)
            let home = fixture.offset.x
            fixture.pan(CGPoint(x: -100, y: 0), CGPoint(x: 180, y: 0))
            #expect(fixture.offset.x == home)
            #expect(abs(fixture.zoomCell.scrollView.contentOffset.x - 310) < 0.34)
            fixture.liftAll()
            fixture.settle()
            #expect(fixture.browser.pageIndex == 0)
        }
    }

    @Test func aFlickFromTheEdgeTurnsThePage() {
        BrowserFixture.run(count: 3) { fixture in
            zoom(fixture, x: 390)
            fixture.swipe(.left)
            #expect(fixture.browser.pageIndex == 1)
            fixture.swipe(.right)
            #expect(fixture.browser.pageIndex == 0)
            #expect(fixture.zoomCell.scrollView.zoomScale == 1)
            #expect(fixture.shownFrame == fit)
        }
    }

    /// Case R-G4.
    @Test func pagingWorksAfterPinches() {
        BrowserFixture.run(count: 3) { fixture in
            for _ in 0..<4 {
                fixture.pinch(2)
                fixture.liftAll()
                fixture.pinch(0.35)
                fixture.liftAll()
            }
            fixture.settle()
            #expect(fixture.shownFrame == fit)
            fixture.swipe(.left)
            #expect(fixture.browser.pageIndex == 1)
        }
    }

    // MARK: Leaving and coming back

    /// Case R-K1, with the page kept and with it made anew.
    @Test(arguments: [1, 3]) func apageComesBackUnzoomed(pages: Int) {
        BrowserFixture.run(count: 5) { fixture in
            fixture.pinchAndSettle(2)
            fixture.pinchAndSettle(0.4)
            fixture.swipe(.left)
            fixture.swipe(.right)
            #expect(fixture.zoomCell.scrollView.zoomScale == 1)
            fixture.pinchAndSettle(2)
            fixture.browser.scrollToPage(at: pages, animated: true)
            fixture.settle()
            #expect(fixture.shownFrame == fit)
            fixture.browser.scrollToPage(at: 0, animated: true)
            fixture.settle()
            #expect(fixture.zoomCell.scrollView.zoomScale == 1)
            #expect(fixture.zoomCell.scrollView.contentOffset == .zero)
            #expect(fixture.shownFrame == fit)
        }
    }

    @Test func aFilledPageComesBackFitted() {
        BrowserFixture.run(count: 3) { fixture in
            fixture.doubleTap(CGPoint(x: 195, y: 422))
            fixture.settle()
            #expect(isNear(fixture.shownFrame, CGRect(x: -438, y: 0, width: 1266, height: 844)))
            fixture.browser.scrollToPage(at: 1, animated: true)
            fixture.settle()
            fixture.browser.scrollToPage(at: 0, animated: true)
            fixture.settle()
            #expect(fixture.shownFrame == fit)
        }
    }

    /// Case R-E4.
    @Test func turnedWhileZoomedItIsFittedAnew() {
        BrowserFixture.run(count: 3) { fixture in
            fixture.pinchAndSettle(2.5)
            fixture.simulation.resizeScreen(
                to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
            fixture.isWatching = false
            fixture.settle()
            #expect(fixture.zoomCell.scrollView.zoomScale == 1)
            #expect(fixture.shownFrame == CGRect(x: 129.5, y: 0, width: 585, height: 390))
        }
    }

    /// Case L-A28: what a host sets for one page is not the next page's in the same cell.
    @Test func settingsOfOnePageAreNotAnothers() {
        BrowserFixture.run(count: 9) { fixture in
            let first = fixture.zoomCell
            first.doubleTapZoomScale = 6
            fixture.doubleTap(CGPoint(x: 195, y: 422))
            fixture.settle()
            #expect(first.scrollView.zoomScale == 3)
            first.scrollView.maximumZoomScale = 8
            for page in 1..<9 {
                fixture.browser.scrollToPage(at: page, animated: true)
                fixture.settle()
                #expect(fixture.zoomCell.doubleTapZoomScale == nil)
                fixture.pinchAndSettle(9)
                #expect(fixture.zoomCell.scrollView.zoomScale == 3)
                if fixture.zoomCell === first { return }
            }
            Issue.record("The cell has not come back from reuse.")
        }
    }

    /// What a class of the host's own is made with stays through reuse.
    @Test func settingsOfAClassStay() {
        final class BigCell: JXZoomImageCell {
            override init(frame: CGRect) {
                super.init(frame: frame)
                scrollView.maximumZoomScale = 6
                doubleTapZoomScale = 4
            }

            required init?(coder: NSCoder) { nil }

            nonisolated deinit {}
        }
        BrowserFixture.run(
            count: 9,
            configure: { fixture in
                fixture.browser.register(BigCell.self, forReuseIdentifier: "big")
                fixture.host.identifier = "big"
            }
        ) { fixture in
            for page in 1..<9 {
                fixture.zoomCell.doubleTapZoomScale = 2
                fixture.browser.scrollToPage(at: page, animated: true)
                fixture.settle()
            }
            #expect(fixture.zoomCell.scrollView.maximumZoomScale == 6)
            fixture.zoomCell.prepareForReuse()
            #expect(fixture.zoomCell.doubleTapZoomScale == 4)
        }
    }
}

extension CGSize {
    fileprivate var asPoint: CGPoint { CGPoint(x: width, y: height) }
}
