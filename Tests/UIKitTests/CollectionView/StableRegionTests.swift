import Testing

@testable import UIKit

@Suite struct StableRegionTests {
    private let size = CGSize(width: 100, height: 50)
    private let frames = [
        CGRect(x: 0, y: 0, width: 40, height: 30), CGRect(x: 45, y: 0, width: 40, height: 30),
        CGRect(x: 130, y: 10, width: 20, height: 20), CGRect(x: -60, y: 20, width: 30, height: 90),
        CGRect(x: 20, y: 60, width: 90, height: 10), CGRect(x: 70, y: 20, width: 0, height: 10),
    ]

    /// Within the region exactly the same items are visible, tried on a grid against the definition.
    @Test func theSameItemsAreVisibleThroughoutTheRegion() {
        var inside = 0
        for startX in stride(from: -70.0, through: 150, by: 11) {
            for startY in stride(from: -60.0, through: 80, by: 7) {
                let viewport = CGRect(x: startX, y: startY, width: 100, height: 50)
                let region = region(of: viewport)
                #expect(region.contains(viewport.origin))
                let here = visible(in: viewport)
                for dx in stride(from: -60.0, through: 60, by: 5) {
                    for dy in stride(from: -40.0, through: 40, by: 5) {
                        let other = viewport.offsetBy(dx: dx, dy: dy)
                        guard region.contains(other.origin) else { continue }
                        inside += 1
                        #expect(visible(in: other) == here)
                    }
                }
            }
        }
        #expect(inside > 5_000)
    }

    @Test func edgesThatTouchAreNotVisible() {
        let viewport = CGRect(x: 0, y: 0, width: 100, height: 50)
        let right = CGRect(x: 100, y: 0, width: 10, height: 10)
        let corner = CGRect(x: 99.9, y: 49.9, width: 10, height: 10)
        #expect(!StableRegion.isVisible(right, in: viewport))
        #expect(StableRegion.isVisible(corner, in: viewport))
        #expect(!StableRegion.isVisible(corner, in: CGRect(x: 0, y: 0, width: 100, height: 0)))
        let lost = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
        #expect(!StableRegion.isVisible(lost, in: viewport))
    }

    private func visible(in viewport: CGRect) -> [Int] {
        frames.indices.filter {
            let overlap = frames[$0].intersection(viewport)
            return !overlap.isNull && overlap.width > 0 && overlap.height > 0
        }
    }

    private func region(of viewport: CGRect) -> StableRegion {
        var region = StableRegion.everywhere
        for frame in frames {
            if StableRegion.isVisible(frame, in: viewport) {
                region.keepVisible(frame, size: viewport.size)
            } else {
                region.keepHidden(frame, from: viewport)
            }
        }
        return region
    }
}
