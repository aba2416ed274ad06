import Testing
@_spi(Simulation) @testable import UIKit

@testable import JXPhotoBrowser

struct PageLookTests {
    private func image(_ side: CGFloat) -> UIImage {
        UIImage(content: .testCard(item: 0), size: CGSize(width: side, height: side))
    }

    /// What a cell set up with `new` shows after it has taken over from one that showed `old`.
    private func takeOver(from old: UIImage?, to new: UIImage?) -> UIImage? {
        let former = JXZoomImageCell(frame: .zero)
        former.imageView.image = old
        let look = PageLook(of: former, at: 15)
        #expect(look.virtual == 15)
        // The host may clear the former cell meanwhile.
        former.imageView.image = nil
        let cell = JXZoomImageCell(frame: .zero)
        cell.imageView.image = new
        look.apply(to: cell)
        return cell.imageView.image
    }

    @Test func emptyCellTakesThePicture() {
        let old = image(100)
        #expect(takeOver(from: old, to: nil) === old)
    }

    @Test func placeholderGivesWay() {
        let old = image(100)
        #expect(takeOver(from: old, to: image(10)) === old)
        #expect(takeOver(from: old, to: image(.nan)) === old)
        #expect(takeOver(from: old, to: image(100)) === old)
    }

    @Test func betterPictureStays() {
        let new = image(200)
        #expect(takeOver(from: image(100), to: new) === new)
        #expect(takeOver(from: nil, to: new) === new)
        #expect(takeOver(from: nil, to: nil) == nil)
    }
}

/// The zoom of a page goes over to the cell that takes it over.
struct PageZoomLookTests {
    private func cell() -> JXZoomImageCell {
        let cell = JXZoomImageCell(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        cell.imageView.image = UIImage(
            content: .testCard(item: 0), size: CGSize(width: 1500, height: 1000))
        cell.layoutIfNeeded()
        return cell
    }

    @Test func zoomAndPlaceGoOver() {
        let former = cell()
        former.scrollView.zoomScale = 2.5
        former.scrollView.contentOffset = CGPoint(x: 400, y: 0)
        let look = PageLook(of: former, at: 4)
        former.prepareForReuse()
        #expect(former.scrollView.zoomScale == 1)
        // A cell that has not been laid out yet.
        let next = JXZoomImageCell(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        look.apply(to: next)
        #expect(next.scrollView.zoomScale == 2.5)
        #expect(next.scrollView.contentOffset == CGPoint(x: 400, y: 0))
        #expect(next.imageView.frame == CGRect(x: 0, y: 97, width: 975, height: 650))
    }

    @Test func aFilledPageStaysFilled() {
        let former = cell()
        former.handleDoubleTap(former.doubleTapGesture)
        let frame = former.imageView.frame
        #expect(frame.height == 844)
        let next = cell()
        PageLook(of: former, at: 4).apply(to: next)
        #expect(next.imageView.frame == frame)
        #expect(next.scrollView.contentOffset == former.scrollView.contentOffset)
    }

    @Test func whatIsNotZoomedStaysSo() {
        let next = cell()
        PageLook(of: cell(), at: 4).apply(to: next)
        #expect(next.scrollView.zoomScale == 1)
        #expect(next.imageView.frame == CGRect(x: 0, y: 292, width: 390, height: 260))
    }
}
