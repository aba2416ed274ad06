import Foundation
import Testing

@testable import Visualize

struct FontBookTests {
    @Test func namesTheFamilyThatItDrawsWith() throws {
        let fonts = try FontBook()
        #expect(!fonts.family.isEmpty)
        #expect(fonts.width(of: "Offset", .small) > 30)
        #expect(fonts.width(of: "Offset", .title) > fonts.width(of: "Offset", .small))
        #expect(fonts.width(of: "", .small) == 0)
    }

    @Test func saysThatNoFontIsThere() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("fonts-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(throws: CanvasError.noFont(families: FontBook.preferredFamilies)) {
            try FontBook(matcher: FontMatcher(folder: folder))
        }
    }

    @Test func comparesTheFamily() {
        // fontconfig's matcher answers with something else rather than with nothing.
        let found = FontMatcher().match(
            family: "No Such Family At All", isBold: false, character: nil)
        #expect(found != nil)
        #expect(found?.families.contains("No Such Family At All") == false)
    }

    @Test func splitsTextByFont() throws {
        let fonts = try FontBook()
        let runs = fonts.runs(of: "page\n12", isBold: false)
        #expect(runs.map(\.text) == ["page 12"])
        // Where a font with the character is installed it is used for it alone.
        let chinese = fonts.runs(of: "a缩b", isBold: false)
        let hasFallback =
            FontMatcher().match(family: nil, isBold: false, character: "缩") != nil
        #expect(chinese.count == (hasFallback ? 3 : 1))
    }

    @Test func drawsEntitiesAsTheyAreWritten() throws {
        let fonts = try FontBook()
        #expect(fonts.width(of: "&lt;", .small) > fonts.width(of: "<", .small) * 2)
        #expect(fonts.width(of: "a&b", .small) > fonts.width(of: "ab", .small))
    }

    @Test func cutsAndWrapsText() {
        let measure = FixedWidth()
        #expect(measure.fitted("abcdef", .small, within: 60) == "abcdef")
        #expect(measure.fitted("abcdef", .small, within: 59) == "abcd…")
        #expect(measure.fitted("abc def", .small, within: 50) == "abc…")
        #expect(measure.fitted("abcdef", .small, within: 5) == "")
        #expect(
            measure.wrapped("the page was caught", .small, within: 90, lines: 3)
                == ["the page", "was", "caught"])
        #expect(
            measure.wrapped("the page was caught", .small, within: 90, lines: 2)
                == ["the page", "was caug…"])
    }
}

/// Every character is ten pixels wide.
struct FixedWidth: TextMeasuring {
    nonisolated init() {}
    nonisolated func width(of text: String, _ style: TextStyle) -> Double {
        Double(text.count) * 10
    }
}
