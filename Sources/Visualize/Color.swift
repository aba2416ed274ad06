/// An sRGB colour with alpha.
nonisolated struct Color: Equatable, Sendable {
    /// Components, 0…255.
    var red, green, blue: UInt8
    /// 0 lets everything through, 255 is opaque.
    var alpha: UInt8 = 255

    /// The colour `0xRRGGBB`.
    init(_ hex: UInt32, alpha: UInt8 = 255) {
        red = UInt8(hex >> 16 & 0xFF)
        green = UInt8(hex >> 8 & 0xFF)
        blue = UInt8(hex & 0xFF)
        self.alpha = alpha
    }

    /// The same colour, letting more or less through.
    func withAlpha(_ alpha: UInt8) -> Color {
        var copy = self
        copy.alpha = alpha
        return copy
    }

    /// The colour `fraction` (0…1) of the way to `other`, opaque as this one.
    func mixed(with other: Color, _ fraction: Double) -> Color {
        func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
            UInt8((Double(from) + (Double(to) - Double(from)) * min(max(fraction, 0), 1)).rounded())
        }
        var copy = self
        copy.red = mix(red, other.red)
        copy.green = mix(green, other.green)
        copy.blue = mix(blue, other.blue)
        return copy
    }

    /// The one form in which libgd takes colours: `0xAARRGGBB` with alpha 0 (opaque) … 127.
    var packed: Int32 {
        let transparency = Int32(127 - Int(alpha) * 127 / 255)
        return transparency << 24 | Int32(red) << 16 | Int32(green) << 8 | Int32(blue)
    }

    /// Relative luminance, 0…1, as WCAG 2 weighs the components (without its gamma: enough to
    /// choose between black and white text).
    var lightness: Double {
        (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
    }
}

/// The colours of all pictures: Okabe and Ito's, which colour-blind people tell apart, and greys.
/// Vermilion marks violations and nothing else.
nonisolated extension Color {
    static let content = Color(0x0072B2)
    static let touch = Color(0xE69F00)
    static let well = Color(0x009E73)
    static let violation = Color(0xD55E00)
    static let ink = Color(0x1B1F24)
    static let words = Color(0x57606A)
    static let faint = Color(0x8C959F)
    static let rule = Color(0xD5DAE0)
    static let hairline = Color(0xE9ECEF)
    static let panel = Color(0xF6F8FA)
    static let paper = Color(0xFFFFFF)
}
