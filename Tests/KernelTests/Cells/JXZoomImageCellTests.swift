import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

struct JXZoomImageCellTests {
    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIImage(content: .testCard(item: 0), size: CGSize(width: width, height: height))
    }

    private func cell() -> JXZoomImageCell {
        let cell = JXZoomImageCell(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        cell.layoutIfNeeded()
        return cell
    }

    @Test(arguments: [
        // The fit rectangles of the case book: 1500×1000, 1500×3000, 320×240.
        (CGSize(width: 1500, height: 1000), CGRect(x: 0, y: 292, width: 390, height: 260)),
        (CGSize(width: 1500, height: 3000), CGRect(x: 0, y: 32, width: 390, height: 780)),
        (CGSize(width: 320, height: 240), CGRect(x: 0, y: 275.75, width: 390, height: 292.5)),
        (CGSize(width: 100, height: 844), CGRect(x: 145, y: 0, width: 100, height: 844)),
    ])
    func longEdgeFitsCentred(size: CGSize, frame: CGRect) {
        let cell = cell()
        cell.imageView.image = image(size.width, size.height)
        #expect(abs(cell.imageView.frame.minX - frame.minX) < 1e-9)
        #expect(abs(cell.imageView.frame.minY - frame.minY) < 1e-9)
        #expect(abs(cell.imageView.frame.width - frame.width) < 1e-9)
        #expect(abs(cell.imageView.frame.height - frame.height) < 1e-9)
        #expect(cell.scrollView.frame == cell.contentView.bounds)
        #expect(cell.imageView.superview === cell.scrollView)
        #expect(cell.transitionImageView === cell.imageView)
    }

    @Test func lateImageIsLaidOutAtOnce() {
        // Cases L-A29, L-B11: nothing before, right at once, without another event.
        let cell = cell()
        #expect(cell.imageView.frame.size == .zero)
        cell.imageView.image = image(1500, 1000)
        #expect(cell.imageView.frame == CGRect(x: 0, y: 292, width: 390, height: 260))
        // A placeholder of another shape is replaced.
        cell.imageView.image = image(390, 844)
        #expect(cell.imageView.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        cell.imageView.image = nil
        #expect(cell.imageView.frame.size == .zero)
    }

    @Test func imageBeforeTheFirstLayoutIsLaidOutWithIt() {
        let cell = JXZoomImageCell(frame: .zero)
        cell.imageView.image = image(1500, 1000)
        #expect(cell.imageView.frame.size == .zero)
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        cell.layoutIfNeeded()
        #expect(cell.imageView.frame == CGRect(x: 0, y: 292, width: 390, height: 260))
        // Case R-E4: fit again after a turn, 585×390 at x = 129.5.
        cell.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        cell.layoutIfNeeded()
        #expect(cell.imageView.frame == CGRect(x: 129.5, y: 0, width: 585, height: 390))
    }

    @Test(arguments: [
        CGSize.zero, CGSize(width: -5, height: 10), CGSize(width: CGFloat.nan, height: 10),
        CGSize(width: 10, height: CGFloat.infinity), CGSize(width: 10, height: 0),
    ])
    func imageOfNoSizeIsNone(size: CGSize) {
        let cell = cell()
        cell.imageView.image = image(size.width, size.height)
        #expect(cell.imageView.frame.size == .zero)
        #expect(cell.scrollView.contentSize == .zero)
    }

    @Test func extremeShapesStayFinite() {
        let cell = cell()
        for size in [CGSize(width: 1e-300, height: 1e300), CGSize(width: 1e300, height: 1)] {
            cell.imageView.image = image(size.width, size.height)
            let frame = cell.imageView.frame
            #expect(frame.width.isFinite && frame.height.isFinite)
            #expect(frame.width <= 390.001 && frame.height <= 844.001)
        }
    }

    @Test func reuseEmptiesIt() {
        let cell = cell()
        cell.imageView.image = image(1500, 1000)
        cell.prepareForReuse()
        #expect(cell.imageView.image == nil)
        #expect(cell.imageView.frame.size == .zero)
    }

    @Test func subclassMayLayOutItsOwnWay() {
        final class Corner: JXZoomImageCell {
            override func adjustImageViewFrame() {
                super.adjustImageViewFrame()
                imageView.frame.size = CGSize(width: 10, height: 10)
                centerImageIfNeeded()
            }
        }
        let cell = Corner(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        cell.layoutIfNeeded()
        cell.imageView.image = image(1500, 1000)
        #expect(cell.imageView.frame == CGRect(x: 190, y: 417, width: 10, height: 10))
    }

    @Test func doesNotKeepItsBrowser() {
        let cell = cell()
        weak var gone: JXPhotoBrowserViewController?
        do {
            let browser = JXPhotoBrowserViewController()
            cell.browser = browser
            gone = browser
        }
        #expect(gone == nil)
        #expect(cell.browser == nil)
    }
}
