import Foundation
import Testing

@testable import Scenarios

@Suite struct CGRectCutTests {
    private let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    private nonisolated static let lost: [CGRect] = [
        CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
        CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10),
        CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10),
        CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan),
    ]

    @Test func whatLiesInAnother() {
        #expect(
            CGRect(x: 50, y: -20, width: 80, height: 60).cut(to: square)
                == CGRect(x: 50, y: 0, width: 50, height: 40))
        #expect(CGRect(x: 100, y: 0, width: 5, height: 5).cut(to: square).isNull)
        #expect(!CGRect(x: 100, y: 0, width: 5, height: 5).overlaps(square))
        #expect(CGRect(x: 99, y: 0, width: 5, height: 5).overlaps(square))
    }

    @Test(arguments: lost)
    func whatIsNoNumberLiesNowhere(rect: CGRect) {
        #expect(rect.cut(to: square).isNull && square.cut(to: rect).isNull)
        #expect(!rect.overlaps(square) && !square.overlaps(rect))
    }
}
