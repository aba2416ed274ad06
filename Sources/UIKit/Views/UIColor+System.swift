nonisolated extension UIColor {
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

    // MARK: Text and lines

    /// Text.
    public static let label = UIColor(white: 0, alpha: 1)
    /// Text of less weight.
    public static let secondaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.6)
    /// Text of less weight still.
    public static let tertiaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.3)
    /// Text of the least weight.
    public static let quaternaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.18)
    /// Text that stands for what is not there yet.
    public static let placeholderText = UIColor(bytes: 60, 60, 67, alpha: 0.3)
    /// Links.
    public static let link = UIColor(bytes: 0, 122, 255)
    /// Thin lines that let what is below show through.
    public static let separator = UIColor(bytes: 60, 60, 67, alpha: 0.29)
    /// Thin lines.
    public static let opaqueSeparator = UIColor(bytes: 198, 198, 200)

    // MARK: Backgrounds and fills

    /// The background: white.
    public static let systemBackground = UIColor(white: 1, alpha: 1)
    /// The background of what is grouped on the background.
    public static let secondarySystemBackground = UIColor(bytes: 242, 242, 247)
    /// The background of what is grouped on that.
    public static let tertiarySystemBackground = UIColor(white: 1, alpha: 1)
    /// The background of groups.
    public static let systemGroupedBackground = UIColor(bytes: 242, 242, 247)
    /// The background of a group.
    public static let secondarySystemGroupedBackground = UIColor(white: 1, alpha: 1)
    /// The background of what is grouped in a group.
    public static let tertiarySystemGroupedBackground = UIColor(bytes: 242, 242, 247)
    /// Fills thin shapes.
    public static let systemFill = UIColor(bytes: 120, 120, 128, alpha: 0.2)
    /// Fills shapes.
    public static let secondarySystemFill = UIColor(bytes: 120, 120, 128, alpha: 0.16)
    /// Fills large shapes.
    public static let tertiarySystemFill = UIColor(bytes: 118, 118, 128, alpha: 0.12)
    /// Fills large shapes with something in them.
    public static let quaternarySystemFill = UIColor(bytes: 116, 116, 128, alpha: 0.08)

    convenience init(bytes red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) {
        self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}
