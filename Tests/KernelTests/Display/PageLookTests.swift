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
