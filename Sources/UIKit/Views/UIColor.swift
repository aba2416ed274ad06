/// A colour with opacity, in sRGB.
public nonisolated final class UIColor: NSObject, @unchecked Sendable {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    let alpha: CGFloat

    /// A colour of components 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        super.init()
    }

    /// A grey, 0 black to 1 white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// The same colour with another opacity, 0…1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Red, green, blue and opacity, 0…1, as the harness and pictures read them.
    @_spi(Simulation)
    public var components: SIMD4<Double> { [red, green, blue, alpha] }

    /// Whether two colours have the same components.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return red == other.red && green == other.green && blue == other.blue
            && alpha == other.alpha
    }

    /// A hash that agrees with `isEqual`.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
        return hasher.finalize()
    }

    /// Black, opaque.
    public static let black = UIColor(white: 0, alpha: 1)
    /// White, opaque.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Black, wholly transparent.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// Two thirds white.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// Half white.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// One third white.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    /// Pure red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Pure green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Pure blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// The system's background in the light appearance: white.
    public static let systemBackground = UIColor(white: 1, alpha: 1)

    // MARK: The system's colours, in the light appearance (Human Interface Guidelines, "Color")

    /// The system's red.
    public static let systemRed = UIColor(bytes: 255, 59, 48)
    /// The system's orange.
    public static let systemOrange = UIColor(bytes: 255, 149, 0)
    /// The system's yellow.
    public static let systemYellow = UIColor(bytes: 255, 204, 0)
    /// The system's green.
    public static let systemGreen = UIColor(bytes: 52, 199, 89)
    /// The system's mint.
    public static let systemMint = UIColor(bytes: 0, 199, 190)
    /// The system's teal.
    public static let systemTeal = UIColor(bytes: 48, 176, 199)
    /// The system's cyan.
    public static let systemCyan = UIColor(bytes: 50, 173, 230)
    /// The system's blue.
    public static let systemBlue = UIColor(bytes: 0, 122, 255)
    /// The system's indigo.
    public static let systemIndigo = UIColor(bytes: 88, 86, 214)
    /// The system's purple.
    public static let systemPurple = UIColor(bytes: 175, 82, 222)
    /// The system's pink.
    public static let systemPink = UIColor(bytes: 255, 45, 85)
    /// The system's brown.
    public static let systemBrown = UIColor(bytes: 162, 132, 94)
    /// The system's grey.
    public static let systemGray = UIColor(bytes: 142, 142, 147)
    /// A grey, lighter.
    public static let systemGray2 = UIColor(bytes: 174, 174, 178)
    /// A grey, lighter still.
    public static let systemGray3 = UIColor(bytes: 199, 199, 204)
    /// A grey, lighter still.
    public static let systemGray4 = UIColor(bytes: 209, 209, 214)
    /// A grey, lighter still.
    public static let systemGray5 = UIColor(bytes: 229, 229, 234)
    /// The lightest grey.
    public static let systemGray6 = UIColor(bytes: 242, 242, 247)

    private convenience init(bytes red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
        self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }

    // MARK: Plain colours

    /// Green and blue.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Red and green.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Red and blue.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Red and half green.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Half red and half blue.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// A dark orange.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
