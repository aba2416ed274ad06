/// How large a person wants text.
public nonisolated struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String

    /// Makes a category of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    private init(_ size: String) {
        rawValue = "UICTContentSizeCategory" + size
    }

    /// Not said.
    public static let unspecified = UIContentSizeCategory(
        rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest.
    public static let extraSmall = UIContentSizeCategory("XS")
    /// Small.
    public static let small = UIContentSizeCategory("S")
    /// Medium.
    public static let medium = UIContentSizeCategory("M")
    /// Large, what devices come with.
    public static let large = UIContentSizeCategory("L")
    /// Larger.
    public static let extraLarge = UIContentSizeCategory("XL")
    /// Larger still.
    public static let extraExtraLarge = UIContentSizeCategory("XXL")
    /// The largest of the ordinary ones.
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    /// The smallest of those for people who see badly.
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    /// Large, for people who see badly.
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    /// Larger.
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    /// Larger still.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    /// The largest of all.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        "AccessibilityXXXL")

    /// The categories from the smallest to the largest.
    static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
        .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
        .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Whether it is one of those for people who see badly.
    public var isAccessibilityCategory: Bool {
        UIContentSizeCategory.ordered.firstIndex(of: self).map { $0 >= 7 } ?? false
    }

    /// Posted when the person has chosen another size; `newValueUserInfoKey` has it.
    public static let didChangeNotification = Notification.Name(
        "UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category in the notification's information.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIContentSizeCategory: Comparable {
    /// Whether text is smaller in `left`. Stops the program where either is not one of the twelve.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        rank(of: left) < rank(of: right)
    }

    private static func rank(of category: UIContentSizeCategory) -> Int {
        guard let rank = ordered.firstIndex(of: category) else {
            fatalError("\(category.rawValue) has no place among the sizes of text.")
        }
        return rank
    }
}
