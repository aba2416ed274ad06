import UIKit

/// How much of a view there is to be seen.
enum VisiblePart {
    /// The part of a view, in its own coordinates, that neither its ancestors cut off, nor bars over
    /// a scroll view around it cover, nor the edge of the window; nil where nothing is left, or an
    /// ancestor is hidden. Whether the view itself is hidden plays no part.
    ///
    /// - Complexity: O(depth)
    static func rect(of view: UIView) -> CGRect? {
        guard let window = view.window, view.alpha >= minimumAlpha else { return nil }
        var part = view.bounds
        var ancestor = view.superview
        while let current = ancestor {
            if current.isHidden || current.alpha < minimumAlpha { return nil }
            if let limit = limit(of: current, in: window) {
                guard let rest = part.clipped(to: view.convert(limit, from: current)) else {
                    return nil
                }
                part = rest
            }
            ancestor = current.superview
        }
        return part
    }

    /// What a view leaves of those in it, in its own coordinates; nil where that is all.
    private static func limit(of view: UIView, in window: UIWindow) -> CGRect? {
        guard view.clipsToBounds || view === window else { return nil }
        guard let scrollView = view as? UIScrollView else { return view.bounds }
        return view.bounds.inset(by: scrollView.adjustedContentInset)
    }

    /// A view of less opacity is not seen.
    private static let minimumAlpha: CGFloat = 0.01
}
