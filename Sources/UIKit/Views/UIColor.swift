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
}
