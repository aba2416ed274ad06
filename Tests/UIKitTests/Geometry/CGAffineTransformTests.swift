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

    @Test func indexPathsKeepSectionAndItem() {
        var path = IndexPath(item: 7, section: 2)
        #expect((path.section, path.item, path.row) == (2, 7, 7))
        path.item = 9
        #expect(path == IndexPath(row: 9, section: 2))
    }
}
