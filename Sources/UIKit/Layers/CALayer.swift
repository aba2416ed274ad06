/// The layer behind a view: a window onto the view's own values. Kept longer than its view, it
/// stands for itself, with the values that the view had last.
@preconcurrency @MainActor
public final class CALayer: NSObject {
    /// What a layer without a view shows.
    private nonisolated struct Values {
        var geometry: ViewGeometry
        var alpha: CGFloat
        var masksToBounds: Bool
    }

    // `unowned(unsafe)`: the view clears it when it goes.
    nonisolated(unsafe) private unowned(unsafe) var view: UIView?
    nonisolated(unsafe) private var values = Values(
        geometry: ViewGeometry(), alpha: 1, masksToBounds: false)

    init(view: UIView) {
        self.view = view
        super.init()
    }

    nonisolated deinit {}

    /// The view has come to its end; the layer keeps what the view had.
    nonisolated func outlive(geometry: ViewGeometry, alpha: CGFloat, masksToBounds: Bool) {
        view = nil
        values = Values(geometry: geometry, alpha: alpha, masksToBounds: masksToBounds)
    }

    /// The radius of the rounded corners, points.
    public var cornerRadius: CGFloat = 0

    /// Whether what lies outside the bounds, or the rounded corners, is cut off.
    public var masksToBounds: Bool {
        get { view?.clipsToBounds ?? values.masksToBounds }
        set {
            if let view { view.clipsToBounds = newValue } else { values.masksToBounds = newValue }
        }
    }

    /// The view's bounds.
    public var bounds: CGRect {
        get { view?.bounds ?? values.geometry.bounds }
        set { if let view { view.bounds = newValue } else { values.geometry.bounds = newValue } }
    }

    /// The view's frame.
    public var frame: CGRect {
        get { view?.frame ?? values.geometry.frame }
        set { if let view { view.frame = newValue } else { values.geometry.setFrame(newValue) } }
    }

    /// The view's centre.
    public var position: CGPoint {
        get { view?.center ?? values.geometry.center }
        set { if let view { view.center = newValue } else { values.geometry.center = newValue } }
    }

    /// The view's alpha, 0…1.
    public var opacity: Float {
        get { Float(view?.alpha ?? values.alpha) }
        set {
            if let view {
                view.alpha = CGFloat(newValue)
            } else {
                values.alpha = newValue.isNaN ? 0 : CGFloat(min(max(newValue, 0), 1))
            }
        }
    }

    /// Ends the view's animations: it shows its model values at once, and completions hear that the
    /// animations did not finish.
    public func removeAllAnimations() {
        view?.endAnimations()
    }
}
