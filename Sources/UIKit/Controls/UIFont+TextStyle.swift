extension UIFont {
    /// What a text is for.
    public nonisolated struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The style's name.
        public let rawValue: String

        /// Makes a style of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        private init(_ name: String) {
            rawValue = "UICTFontTextStyle" + name
        }

        /// Large titles.
        public static let largeTitle = TextStyle("Title0")
        /// First titles.
        public static let title1 = TextStyle("Title1")
        /// Second titles.
        public static let title2 = TextStyle("Title2")
        /// Third titles.
        public static let title3 = TextStyle("Title3")
        /// Headlines, semibold.
        public static let headline = TextStyle("Headline")
        /// Running text.
        public static let body = TextStyle("Body")
        /// Callouts.
        public static let callout = TextStyle("Callout")
        /// Headlines below others.
        public static let subheadline = TextStyle("Subhead")
        /// Footnotes.
        public static let footnote = TextStyle("Footnote")
        /// Captions.
        public static let caption1 = TextStyle("Caption1")
        /// Small captions.
        public static let caption2 = TextStyle("Caption2")
    }

    /// The system font for what a text is for, in the size that the person has chosen. A style that
    /// is not listed counts as running text.
    @MainActor
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The system font for what a text is for, in the size that traits say; nil and unspecified ones
    /// are the device's.
    @MainActor
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        var category = traitCollection?.preferredContentSizeCategory ?? .unspecified
        if category == .unspecified {
            category = Simulation.current.traits.preferredContentSizeCategory
        }
        let column = categories.firstIndex(of: category) ?? 3
        let sizes = sizes[style] ?? sizes[.body]!
        return systemFont(
            ofSize: sizes[column], weight: style == .headline ? .semibold : .regular)
    }

    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// Points for each category, from the smallest on (Human Interface Guidelines, Typography).
    private static let sizes: [TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
}
