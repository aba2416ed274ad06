/// A size and weight of the system font.
public nonisolated final class UIFont: NSObject, @unchecked Sendable {
    /// How heavy the strokes are, −1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight, −1 to 1, 0 being regular.
        public let rawValue: CGFloat

        /// Makes a weight.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// −0.8.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// −0.6.
        public static let thin = Weight(rawValue: -0.6)
        /// −0.4.
        public static let light = Weight(rawValue: -0.4)
        /// 0.
        public static let regular = Weight(rawValue: 0)
        /// 0.23.
        public static let medium = Weight(rawValue: 0.23)
        /// 0.3.
        public static let semibold = Weight(rawValue: 0.3)
        /// 0.4.
        public static let bold = Weight(rawValue: 0.4)
        /// 0.56.
        public static let heavy = Weight(rawValue: 0.56)
        /// 0.62.
        public static let black = Weight(rawValue: 0.62)
    }

    /// The font's size, points.
    public let pointSize: CGFloat
    /// How heavy the strokes are, as pictures draw them.
    @_spi(Simulation)
    public let weight: Weight

    private init(pointSize: CGFloat, weight: Weight) {
        self.pointSize = pointSize.isFinite && pointSize > 0 ? pointSize : UIFont.systemFontSize
        self.weight = weight
        super.init()
    }

    /// The size of text unless told otherwise: 14 points.
    public class var systemFontSize: CGFloat { 14 }
    /// The size of small text: 12 points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size of buttons: 18 points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of labels: 17 points.
    public class var labelFontSize: CGFloat { 17 }

    /// The system font of a size in points; sizes of 0 or less, or not finite, count as 14.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The system font of a size in points, and a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    /// The system font of a size in points, bold.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The system font with digits of one width: here the system font itself, whose digits have that.
    public class func monospacedDigitSystemFont(
        ofSize fontSize: CGFloat, weight: Weight
    ) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// The same font in another size, points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    /// The height above the baseline, points.
    public var ascender: CGFloat { pointSize * SystemFontMetrics.ascender }
    /// The depth below the baseline, points; negative.
    public var descender: CGFloat { -pointSize * SystemFontMetrics.descent }
    /// The distance from one baseline to the next, points: 1.193 times the size.
    public var lineHeight: CGFloat { ascender - descender }

    /// The width of text in one line, points. Heavier text is wider: by a tenth of its weight.
    /// - Complexity: O(characters)
    func width(of text: some StringProtocol) -> CGFloat {
        var ems = 0.0
        for character in text { ems += SystemFontMetrics.advance(of: character) }
        return ems * pointSize * (1 + weight.rawValue / 10)
    }

    /// Whether two fonts have the same size and weight.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return pointSize == other.pointSize && weight == other.weight
    }

    /// A hash that agrees with `isEqual`.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(pointSize)
        hasher.combine(weight)
        return hasher.finalize()
    }
}
