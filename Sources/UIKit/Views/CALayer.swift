/// The layer behind a view; here a window onto the view's own values.
@preconcurrency @MainActor
public final class CALayer: NSObject {
    private unowned let view: UIView

    init(view: UIView) {
        self.view = view
        super.init()
    }

    /// The radius of the rounded corners, points.
    public var cornerRadius: CGFloat = 0

    /// Whether what lies outside the bounds, or the rounded corners, is cut off.
    public var masksToBounds: Bool {
        get { view.clipsToBounds }
        set { view.clipsToBounds = newValue }
    }

    /// The view's bounds.
    public var bounds: CGRect {
        get { view.bounds }
        set { view.bounds = newValue }
    }

    /// The view's frame.
    public var frame: CGRect {
        get { view.frame }
        set { view.frame = newValue }
    }

    /// The view's centre.
    public var position: CGPoint {
        get { view.center }
        set { view.center = newValue }
    }

    /// The view's alpha.
    public var opacity: Float {
        get { Float(view.alpha) }
        set { view.alpha = CGFloat(newValue) }
    }

    /// Ends the view's animations: it shows its model values at once, and completions hear that the
    /// animations did not finish.
    public func removeAllAnimations() {
        view.endAnimations()
    }
}
