import Testing

@testable import UIKit

@Suite struct CGAffineTransformTests {
    @Test func scalingThenShifting() {
        // Apple's order: `t.scaledBy` applies the scaling first, then t.
        let map = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(map) == CGPoint(x: 12, y: 23))
    }

    @Test func inverseUndoes() {
        let map = CGAffineTransform(rotationAngle: 0.7).translatedBy(x: 5, y: -3)
            .scaledBy(x: 2, y: 0.5)
        let point = CGPoint(x: 3, y: 4).applying(map).applying(map.inverted())
        #expect(abs(point.x - 3) < 1e-12 && abs(point.y - 4) < 1e-12)
    }

    @Test func aSingularMapIsReturnedAsItIs() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func aRectangleTakesItsCornersAlong() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let mirrored = CGAffineTransform(scaleX: -2, y: 3)
        #expect(rect.applying(mirrored) == CGRect(x: -8, y: 6, width: 6, height: 12))
        // A quarter turn, to the last bit: (x, y) → (−y, x).
        let turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0)
        #expect(rect.applying(turned) == CGRect(x: 4, y: 1, width: 4, height: 3))
    }

    @Test func indexPathsKeepSectionAndItem() {
        var path = IndexPath(item: 7, section: 2)
        #expect((path.section, path.item, path.row) == (2, 7, 7))
        path.item = 9
        #expect(path == IndexPath(row: 9, section: 2))
    }
}
