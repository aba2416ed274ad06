import Testing
@_spi(Simulation) @testable import UIKit

@testable import JXPhotoBrowser

struct PageZoomTests {
    @Test(arguments: [
        (1.0, 1.0, false, true), (1.009, 1, false, true), (1.011, 1, true, false),
        (0.991, 1, false, true), (0.5, 1, false, false), (3, 1, true, false),
        (2.01, 2, false, true), (2.03, 2, true, false), (0, 0, false, true), (0.1, 0, true, false),
    ])
    func aHundredthIsNoZoom(scale: Double, rest: Double, isMagnified: Bool, isAtRest: Bool) {
        let zoom = PageZoom(scale: CGFloat(scale), restingAt: CGFloat(rest))
        #expect(zoom.isMagnified == isMagnified)
        #expect(zoom.isAtRest == isAtRest)
    }

    /// The library's own page rests at scale 1, one of a host's at its smallest.
    @Test func pagesRestWhereTheyComeAtFirst() {
        let cell = JXZoomImageCell(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        cell.scrollView.minimumZoomScale = 0.5
        #expect(PageZoom(of: cell.scrollView, in: cell).restingScale == 1)
        cell.scrollView.minimumZoomScale = 2
        cell.scrollView.maximumZoomScale = 4
        #expect(PageZoom(of: cell.scrollView, in: cell).restingScale == 2)
        let other = UIScrollView()
        other.minimumZoomScale = 0.5
        #expect(PageZoom(of: other, in: cell).restingScale == 0.5)
    }

    /// A page that may be pinched smaller than it rests is not zoomed where it rests.
    @Test func aPageAtRestAboveItsLeastScaleCanBePulled() {
        BrowserFixture.run(count: 3) { scene in
            scene.settle()
            let cell = scene.browser.visibleZoomImageCell()
            cell?.scrollView.minimumZoomScale = 0.5
            #expect(cell?.scrollView.zoomScale == 1)
            scene.beginPull()
            #expect(scene.browser.isPulling)
            scene.lift()
            scene.settle()
        }
    }

    @Test func aPageAtRestAboveItsLeastScaleHoldsNoPage() {
        BannerFixture.run(
            count: 5, interval: 1,
            configure: { $0.host.identifier = JXZoomImageCell.reuseIdentifier },
            body: { banner in
                banner.run(until: 0.4)
                banner.browser.visibleZoomImageCell()?.scrollView.minimumZoomScale = 0.5
                banner.run(until: 1.2)
                banner.expectFlips([1])
            })
    }
}
