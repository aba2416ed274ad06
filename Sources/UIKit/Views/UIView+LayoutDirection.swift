/// Which way a user interface runs.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
}

/// What a view's content means, as far as it decides whether the view runs the other way in a
/// right-to-left language.
public nonisolated enum UISemanticContentAttribute: Int, Sendable {
    /// It runs as the app does.
    case unspecified
    /// Playback controls: they never turn round.
    case playback
    /// Directions in space: they never turn round.
    case spatial
    /// Left to right, whatever the language.
    case forceLeftToRight
    /// Right to left, whatever the language.
    case forceRightToLeft
}

extension UIView {
    /// The direction in which the view's content runs; `semanticContentAttribute` decides, and where
    /// that says nothing, the app.
    public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    /// The direction in which content of the given meaning runs.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: Simulation.current.device.layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
