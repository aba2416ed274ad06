import Testing

@testable import UIKit

@Suite struct UICollectionViewCellTests {
    @Test func contentAndBackgroundFillTheCell() {
        let cell = UICollectionViewCell(frame: CGRect(x: 5, y: 6, width: 100, height: 50))
        let back = UIView()
        cell.backgroundView = back
        #expect(cell.subviews.map { $0 === back } == [true, false])
        cell.frame.size = CGSize(width: 200, height: 70)
        let whole = CGRect(x: 0, y: 0, width: 200, height: 70)
        #expect(cell.contentView.frame == whole)
        #expect(back.frame == whole)
        cell.backgroundView = nil
        #expect(back.superview == nil)
        #expect(cell.subviews.count == 1)
    }

    /// A class made with the frame of the one that dequeues it runs its own `init(frame:)`.
    @Test func theDequeuingInitialiserReachesTheSubclass() {
        final class Noting: UICollectionViewCell {
            var noted: CGRect?
            override init(frame: CGRect) {
                super.init(frame: frame)
                noted = frame
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let type: UICollectionReusableView.Type = Noting.self
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect((type.init(dequeuedWithFrame: frame) as? Noting)?.noted == frame)
    }
}
