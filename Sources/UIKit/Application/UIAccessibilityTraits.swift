/// What somebody who cannot see the screen is told of an element's nature.
public nonisolated struct UIAccessibilityTraits: OptionSet, Sendable {
    /// One bit a trait.
    public let rawValue: UInt64

    /// Makes traits of bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// None.
    public static let none: UIAccessibilityTraits = []
    /// It does something when tapped.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It leads elsewhere.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is an image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is chosen.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It makes a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// It is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// It is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It sums up what is on the screen.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It takes no taps.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// It changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// It is for searching.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It starts something during which nothing is to be said.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Its value goes up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Touches in it are for the app.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// It turns a page by itself when its text is over.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// It is a heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// A direction in which somebody who cannot see the screen scrolls.
public nonisolated enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To the right.
    case right = 1
    /// To the left.
    case left = 2
    /// Up.
    case up = 3
    /// Down.
    case down = 4
    /// To the next page.
    case next = 5
    /// To the page before.
    case previous = 6
}

/// What an app has said of an element; made when it says something.
final class AccessibilityFacts {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
}

/// What is told of an element of which the app has said nothing.
nonisolated struct AccessibilityDefaults {
    var isElement = false
    var label: String?
    var value: String?
    var traits: UIAccessibilityTraits = []
}
