import Testing
@testable import UIKit

@testable import JXPhotoBrowser

struct ImageFitTests {
    private let page = CGSize(width: 390, height: 844)

    @Test(arguments: [
        // The case book: 1500×1000 fits at 390×260 and fills at 1266×844; R-F4: 320×240.
        (CGSize(width: 1500, height: 1000), CGSize(width: 390, height: 260), 1266.0, 844.0),
        (CGSize(width: 320, height: 240), CGSize(width: 390, height: 292.5), 1125.333, 844),
        (CGSize(width: 390, height: 2000), CGSize(width: 164.58, height: 844), 390, 2000),
        (CGSize(width: 390, height: 844), CGSize(width: 390, height: 844), 390, 844),
    ])
    func bothLayouts(size: CGSize, fit: CGSize, width: Double, height: Double) {
        let fitted = ImageFit.fit.size(ofImage: size, in: page)
        #expect(abs(fitted.width - fit.width) < 0.001 && abs(fitted.height - fit.height) < 0.001)
        let filled = ImageFit.fill.size(ofImage: size, in: page)
        #expect(abs(filled.width - width) < 0.001 && abs(filled.height - height) < 0.001)
        #expect(ImageFit.fit.other == .fill && ImageFit.fill.other == .fit)
    }

    /// The edge that decides is the page's own: no rounding makes it scroll.
    @Test func theDecidingEdgeIsExact() {
        for width in 1...400 {
            for height in [7, 1000, 333] {
                let size = CGSize(width: width, height: height)
                let fit = ImageFit.fit.size(ofImage: size, in: page)
                #expect(fit.width == 390 || fit.height == 844)
                #expect(fit.width <= 390 && fit.height <= 844)
                let fill = ImageFit.fill.size(ofImage: size, in: page)
                #expect(fill.width == 390 || fill.height == 844)
                #expect(fill.width >= 390 && fill.height >= 844)
            }
        }
    }

    @Test(arguments: [
        CGSize.zero, CGSize(width: -5, height: 10), CGSize(width: 10, height: 0),
        CGSize(width: CGFloat.nan, height: 10), CGSize(width: 10, height: CGFloat.infinity),
        CGSize(width: 1e300, height: 1e300), CGSize(width: 1e-300, height: 100),
    ])
    func sizesThatAreNone(size: CGSize) {
        #expect(ImageFit.fit.size(ofImage: size, in: page) == .zero)
        #expect(ImageFit.fill.size(ofImage: size, in: page) == .zero)
        #expect(ImageFit.fit.size(ofImage: page, in: size) == .zero)
        #expect(ImageFit.fit.size(ofImage: nil, in: page) == .zero)
    }

    @Test func aStripThatCannotFillIsFitted() {
        let strip = CGSize(width: 1e7, height: 1)
        let fit = ImageFit.fit.size(ofImage: strip, in: page)
        #expect(ImageFit.fill.size(ofImage: strip, in: page) == fit)
        #expect(fit.width == 390)
    }

    @Test func contentIsCentredOrBeginsAtZero() {
        let middle = ImageFit.middle(of: CGSize(width: 780, height: 520), in: page)
        #expect(middle == CGPoint(x: 390, y: 422))
    }
}
