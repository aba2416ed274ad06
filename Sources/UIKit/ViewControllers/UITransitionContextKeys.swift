/// Names a controller's part in a transition.
public nonisolated struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
    /// The key's name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is shown before the transition.
    public static let from = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextFromViewController")
    /// The controller that is shown after it.
    public static let to = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextToViewController")
}

/// Names a view's part in a transition.
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that is shown before the transition and leaves with it.
    public static let from = UITransitionContextViewKey(
        rawValue: "UITransitionContextFromView")
    /// The view that arrives with the transition.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
