import Foundation

/// How a piece of text looks.
nonisolated struct TextStyle: Hashable, Sendable {
    /// The em, pixels.
    var size: Double
    /// Whether it is bold.
    var isBold = false

    /// The smallest text that a timeline may have.
    static let small = TextStyle(size: 14)
    static let smallBold = TextStyle(size: 14, isBold: true)
    static let lane = TextStyle(size: 15, isBold: true)
    static let summary = TextStyle(size: 18)
    static let title = TextStyle(size: 26, isBold: true)

    /// How far letters reach above the baseline, pixels.
    var ascent: Double { (size * 0.78).rounded(.up) }
    /// How far letters reach below the baseline, pixels.
    var descent: Double { (size * 0.22).rounded(.up) }
    /// The baseline that centres capitals and digits on `middle`.
    func baseline(centredOn middle: Double) -> Double { (middle + size * 0.365).rounded() }
}

/// The fonts of a picture: one family, regular and bold, and whatever else is needed for
/// characters that it lacks (Chinese, Japanese, Korean, where such a font is installed).
nonisolated final class FontBook {
    /// Families that suit, best first; all have digits of one width.
    static let preferredFamilies = [
        "DejaVu Sans", "Liberation Sans", "Noto Sans", "Arial", "Helvetica",
    ]

    private let matcher: FontMatcher
    private let regular: FontFile
    private let bold: FontFile
    /// For each character looked up so far: the font that has it; nil inside for none.
    private var fonts: [Key: FontFile?] = [:]
    private var widths: [WidthKey: Double] = [:]

    private struct Key: Hashable {
        var character: Unicode.Scalar
        var isBold: Bool
    }

    private struct WidthKey: Hashable {
        var text: String
        var style: TextStyle
    }

    /// Finds the fonts; throws `CanvasError.noFont` when none will do.
    init(matcher: FontMatcher = FontMatcher()) throws {
        self.matcher = matcher
        guard let regular = FontBook.base(matcher) else {
            throw CanvasError.noFont(families: FontBook.preferredFamilies)
        }
        self.regular = regular
        let heavy = matcher.match(family: regular.families.first, isBold: true, character: "a")
        bold = heavy.flatMap { $0.families.first == regular.families.first ? $0 : nil } ?? regular
    }

    /// The name of the family that most text is drawn in.
    var family: String { regular.families.first ?? "" }

    /// The first preferred family that is really there, or else any font with Latin letters.
    private static func base(_ matcher: FontMatcher) -> FontFile? {
        for family in preferredFamilies {
            if let found = matcher.match(family: family, isBold: false, character: "a"),
                found.families.contains(family)
            {
                return found
            }
        }
        return matcher.match(family: "sans-serif", isBold: false, character: "a")
    }

    /// A stretch of text in one font.
    struct Run: Equatable {
        var text: String
        var font: FontFile
    }

    /// Splits text into runs of one font. Line breaks and other control characters become spaces.
    func runs(of text: String, isBold: Bool) -> [Run] {
        var runs: [Run] = []
        for character in text {
            let isControl = character.unicodeScalars.contains {
                $0.properties.generalCategory == .control
            }
            let shown = isControl ? " " : character
            let font = self.font(for: shown, isBold: isBold)
            if runs.last?.font == font {
                runs[runs.count - 1].text.append(shown)
            } else {
                runs.append(Run(text: String(shown), font: font))
            }
        }
        return runs
    }

    private func font(for character: Character, isBold: Bool) -> FontFile {
        let base = isBold ? bold : regular
        guard let scalar = character.unicodeScalars.first, !scalar.isASCII else { return base }
        let key = Key(character: scalar, isBold: isBold)
        if let known = fonts[key] { return known ?? base }
        let found =
            matcher.match(family: base.families.first, isBold: isBold, character: scalar)
            ?? matcher.match(family: nil, isBold: isBold, character: scalar)
        fonts[key] = .some(found)
        return found ?? base
    }
}

nonisolated extension FontBook: TextMeasuring {
    func width(of text: String, _ style: TextStyle) -> Double {
        if text.isEmpty { return 0 }
        let key = WidthKey(text: text, style: style)
        if let known = widths[key] { return known }
        let width = runs(of: text, isBold: style.isBold).reduce(0) { sum, run in
            // A font that cannot be measured cannot be drawn either; drawing reports it.
            sum + ((try? Canvas.width(of: run.text, font: run.font, size: style.size)) ?? 0)
        }
        widths[key] = width
        return width
    }
}
