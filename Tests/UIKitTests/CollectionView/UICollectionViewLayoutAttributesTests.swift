import Testing

@testable import UIKit

@Suite struct UICollectionViewLayoutAttributesTests {
    private final class Tinted: UICollectionViewLayoutAttributes {
        var tint = 0

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Tinted)?.tint = tint
            return copy
        }
    }

    @Test func frameFollowsFromCentreSizeAndTransform() {
        let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: 2, section: 1))
        attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(attributes.center == CGPoint(x: 60, y: 45))
        #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(attributes.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
    }

    /// `copy()` gives a copy of the same class with everything in it.
    @Test func copiesAreIndependentAndComplete() throws {
        let attributes = Tinted(forCellWith: IndexPath(item: 2, section: 1))
        attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        attributes.alpha = 0.25
        attributes.zIndex = 3
        attributes.isHidden = true
        attributes.tint = 7
        let copy = try #require(attributes.copy() as? Tinted)
        attributes.alpha = 1
        attributes.frame = .zero
        #expect(copy.indexPath == IndexPath(item: 2, section: 1))
        #expect(copy.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(copy.alpha == 0.25)
        #expect(copy.zIndex == 3)
        #expect(copy.isHidden)
        #expect(copy.tint == 7)
    }
}
