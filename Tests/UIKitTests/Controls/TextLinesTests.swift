import Testing

@testable @_spi(Simulation) import UIKit

/// Text in a font of 1000 points, whose widths are those of the table: a digit 556, a space 278, an
/// ellipsis 1000.
@Suite struct TextLinesTests {
    private let font = UIFont.systemFont(ofSize: 1000)

    private func lines(_ text: String, width: CGFloat = .infinity, limit: Int = 0) -> [String] {
        TextLines(text, font: font, width: width, limit: limit).lines.map(\.text)
    }

    @Test(arguments: [
        // Two digits are 1112, two words of two with a space 2502.
        ("11 22 33", 1112.0, 0, ["11", "22", "33"]),
        ("11 22 33", 2502, 0, ["11 22", "33"]),
        ("11 22 33", 2501, 0, ["11", "22", "33"]),
        // Spaces at the end of a line take no room.
        ("11   22", 1112, 0, ["11", "22"]),
        // A word wider than the line breaks inside.
        ("12345", 1200, 0, ["12", "34", "5"]),
        ("1", 10, 0, ["1"]),
        // Newlines, also at the end.
        ("1\n\n2", 9999, 0, ["1", "", "2"]),
        ("1\n", 9999, 0, ["1", ""]),
        // The last line allowed ends with an ellipsis where text is left over.
        ("11 22 33", 2502, 1, ["11…"]),
        ("11 22 33", 1112, 2, ["11", "…"]),
        ("11 22 33", 2502, 2, ["11 22", "33"]),
        ("1\n2", 9999, 1, ["1…"]),
        ("", 100, 0, []),
    ])
    func breaks(text: String, width: CGFloat, limit: Int, expected: [String]) {
        #expect(lines(text, width: width, limit: limit) == expected)
    }

    @Test func measures() {
        let text = TextLines("11 22\n3", font: font, width: .infinity, limit: 0)
        #expect(abs(text.width - 2502) < 1e-9)
        #expect(text.height == 2 * font.lineHeight)
        #expect(abs(font.width(of: "漢字") - 2000) < 1e-9)
        #expect(abs(font.width(of: "e\u{301}") - 556) < 1e-9)
        let bold = UIFont.boldSystemFont(ofSize: 1000)
        #expect(abs(bold.width(of: "1") - 578.24) < 1e-9)
    }
}
