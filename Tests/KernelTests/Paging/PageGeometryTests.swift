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
            pageSize: size, spacing: spacing, direction: direction, isRightToLeft: isRightToLeft)
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
    ])
    func pagesWithoutAreaAreUnusable(size: CGSize) {
        let geometry = PageGeometry(
            pageSize: size, spacing: 0, direction: .horizontal, isRightToLeft: false)
        #expect(!geometry.isUsable)
    }
}
