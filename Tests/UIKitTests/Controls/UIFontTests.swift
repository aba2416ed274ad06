import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UIFontTests {
    /// The system font's lines are 2444/2048 of its size: 20.287 points at 17, as on a phone.
    @Test func linesAreAsHighAsOnAPhone() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.lineHeight - 20.287109375) < 1e-9)
        #expect(abs(font.ascender - 16.1865234375) < 1e-9)
        #expect(abs(font.descender + 4.1005859375) < 1e-9)
    }

    @Test func fontsAreComparedByValue() {
        #expect(UIFont.boldSystemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .bold))
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
        #expect(UIFont.systemFont(ofSize: 12).withSize(13).pointSize == 13)
        #expect(UIFont.systemFont(ofSize: -1).pointSize == 14)
    }
}
