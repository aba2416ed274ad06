/// How much a constraint matters, 1 to 1000. Of two that contradict each other the one of lower
/// priority yields; required ones never do.
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority, 1 to 1000.
    public let rawValue: Float

    /// Makes a priority; values outside 1…1000 are clamped, not a number counts as required.
    public init(rawValue: Float) {
        self.rawValue = rawValue.isNaN ? 1000 : min(max(rawValue, 1), 1000)
    }

    /// Makes a priority; values outside 1…1000 are clamped, not a number counts as required.
    public init(_ rawValue: Float) {
        self.init(rawValue: rawValue)
    }

    /// It must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// With which content resists being made smaller unless told otherwise: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// With which content resists being made larger unless told otherwise: 250.
    public static let defaultLow = UILayoutPriority(250)

    /// The order of importance, least first.
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
        left.rawValue < right.rawValue
    }
}
