/// How wide the characters of the system font are, and how high its lines.
///
/// There are no font files here. The heights are San Francisco's; the widths are those of Helvetica
/// in Adobe's metrics of the core PostScript fonts, which the system font was before it and is close
/// to. Kerning is left out. Text is so about as wide as on a phone, and the same on every machine.
nonisolated enum SystemFontMetrics {
    /// Height above the baseline and depth below it, in ems (1950 and 494 of 2048 units).
    static let ascender = 1950.0 / 2048
    static let descent = 494.0 / 2048

    /// Widths of the characters from space to tilde, in thousandths of an em.
    private static let latin: [Double] = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
    ]

    /// The width of a character, in ems. Outside ASCII: 1 for ideographs, kana, hangul, wide forms
    /// and pictures, 0.556, a digit's, for all others; a combining mark goes with its base.
    static func advance(of character: Character) -> Double {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        let value = scalar.value
        switch value {
        case 0x20...0x7E: return latin[Int(value) - 0x20] / 1000
        case 0x0...0x1F, 0x7F, 0x200B...0x200F: return 0
        case 0xA0: return latin[0] / 1000
        case 0x2026: return 1
        case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
            0x1F300...0x1FAFF, 0x20000...0x3FFFF:
            return 1
        default: return 0.556
        }
    }
}
