import Testing
@_spi(Simulation) @testable import UIKit

@testable import JXPhotoBrowser

struct PageGeometryTests {
    private let size = CGSize(width: 390, height: 844)

    private func geometry(
        _ direction: JXPhotoBrowserScrollDirection = .horizontal, spacing: CGFloat = 0,
        isRightToLeft: Bool = false
    ) -> PageGeometry {
        PageGeometry(
            pageSize: size, spacing: spacing, direction: direction, isRightToLeft: isRightToLeft,
            scale: 3)
    }

    @Test func pagesLieAtMultiplesOfPageAndGap() {
        // Case R-L1: spacing 20, page k at 410·k.
        let spaced = geometry(spacing: 20)
        #expect(spaced.pitch == 410)
        #expect(spaced.viewportSize == CGSize(width: 410, height: 844))
        #expect(spaced.offset(ofVirtual: 29, of: 30) == CGPoint(x: 11_890, y: 0))
        // Case L-B01: vertical, 53·864.
        let vertical = geometry(.vertical, spacing: 20)
        #expect(vertical.viewportSize == CGSize(width: 390, height: 864))
        #expect(vertical.offset(ofVirtual: 53, of: 100) == CGPoint(x: 0, y: 45_792))
    }

    @Test func nearestItemChangesAtHalfThePitch() {
        // Case R-L2: at 205 points with a gap of 20, not at 195.
        let spaced = geometry(spacing: 20)
        #expect(spaced.virtual(nearestTo: CGPoint(x: 204, y: 0), of: 5) == 0)
        #expect(spaced.virtual(nearestTo: CGPoint(x: 206, y: 0), of: 5) == 1)
    }

    @Test func ofTwoAsNearTheLowerItemIsTaken() {
        #expect(geometry().virtual(nearestTo: CGPoint(x: 195, y: 0), of: 5) == 0)
        #expect(geometry().virtual(nearestTo: CGPoint(x: 585, y: 0), of: 5) == 1)
        // From right to left item 4 of 5 lies at 0, item 3 at 390.
        let mirrored = geometry(isRightToLeft: true)
        #expect(mirrored.virtual(nearestTo: CGPoint(x: 195, y: 0), of: 5) == 3)
        #expect(mirrored.virtual(nearestTo: CGPoint(x: 194, y: 0), of: 5) == 4)
    }

    @Test func nearestItemIsAlwaysOneOfThem() {
        let plain = geometry()
        #expect(plain.virtual(nearestTo: CGPoint(x: -1000, y: 0), of: 5) == 0)
        #expect(plain.virtual(nearestTo: CGPoint(x: 1e9, y: 0), of: 5) == 4)
        #expect(plain.virtual(nearestTo: CGPoint(x: 1e300, y: 0), of: 5) == 4)
        #expect(plain.virtual(nearestTo: CGPoint(x: 700, y: 0), of: 0) == 0)
        #expect(PageGeometry.unknown.virtual(nearestTo: CGPoint(x: 700, y: 0), of: 5) == 0)
    }

    @Test func fromRightToLeftTheFirstPageIsTheRightmost() {
        // Case R-M1: x = (n − 1 − i)·P.
        let mirrored = geometry(isRightToLeft: true)
        #expect((0..<3).map { mirrored.offset(ofVirtual: $0, of: 3).x } == [780, 390, 0])
        #expect(mirrored.virtual(nearestTo: CGPoint(x: 390, y: 0), of: 3) == 1)
        #expect(mirrored.virtual(nearestTo: CGPoint(x: 9999, y: 0), of: 3) == 0)
        let start = CGPoint(x: 780, y: 0)
        #expect(mirrored.offset(start, movedBy: 1).x == 390)
        // Up and down there is no right and left.
        let vertical = geometry(.vertical, isRightToLeft: true)
        #expect(vertical.offset(ofVirtual: 1, of: 3) == CGPoint(x: 0, y: 844))
    }

    @Test func inPlaceToHalfAPixelOfTheCoarsestScreen() {
        let plain = geometry()
        #expect(plain.isInPlace(CGPoint(x: 390.5, y: 0), atVirtual: 1, of: 3))
        #expect(!plain.isInPlace(CGPoint(x: 391, y: 0), atVirtual: 1, of: 3))
        #expect(!plain.isInPlace(CGPoint(x: 390, y: 5), atVirtual: 1, of: 3))
    }

    @Test(arguments: [
        CGSize.zero, CGSize(width: 0, height: 844), CGSize(width: 390, height: -1),
        CGSize(width: CGFloat.nan, height: 844), CGSize(width: CGFloat.infinity, height: 844),
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: 844),
    ])
    func pagesWithoutAreaAreUnusable(size: CGSize) {
        let geometry = PageGeometry(
            pageSize: size, spacing: 0, direction: .horizontal, isRightToLeft: false, scale: 3)
        #expect(!geometry.isUsable)
    }

    private func pitch(width: CGFloat, spacing: CGFloat = 0, scale: CGFloat) -> CGFloat {
        let geometry = PageGeometry(
            pageSize: CGSize(width: width, height: 200), spacing: spacing, direction: .horizontal,
            isRightToLeft: false, scale: scale)
        #expect(geometry.pageSize.width == width)
        #expect(geometry.viewportSize.width == geometry.pitch)
        #expect(geometry.gap >= spacing)
        return geometry.pitch
    }

    @Test func pagesRestOnPixels() {
        // Up to the next whole pixel, which the gap takes.
        #expect(pitch(width: 201.5, scale: 1) == 202)
        #expect(pitch(width: 201.5, scale: 2) == 201.5)
        #expect(abs(pitch(width: 201.5, scale: 3) - 605.0 / 3) < 1e-9)
        #expect(pitch(width: 200, spacing: 0.3, scale: 2) == 200.5)
        // A third of a point is a pixel; what arithmetic leaves of it is none.
        for (width, scale): (CGFloat, CGFloat) in [(605 / 3, 3), (200.30000000000004, 10)] {
            #expect(pitch(width: width, scale: scale) == width)
        }
        // The smallest page takes a pixel.
        #expect(abs(pitch(width: .leastNonzeroMagnitude, scale: 3) - 1.0 / 3) < 1e-9)
    }

    @Test func lengthsWithoutEndAreBounded() {
        let wide = PageGeometry(
            pageSize: size, spacing: .greatestFiniteMagnitude, direction: .horizontal,
            isRightToLeft: false, scale: 3)
        #expect(wide.isUsable)
        #expect(wide.pitch == 390 + PageGeometry.longestLength)
        for size in [CGSize(width: 390, height: 2e9), CGSize(width: 2e9, height: 844)] {
            let huge = PageGeometry(
                pageSize: size, spacing: 0, direction: .horizontal, isRightToLeft: false, scale: 3)
            #expect(!huge.isUsable)
        }
    }
}
