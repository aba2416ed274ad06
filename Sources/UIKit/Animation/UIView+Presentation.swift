/// What is on screen, as opposed to the model values that it moves towards.
@_spi(Simulation)
extension UIView {
    /// Whether an animation runs on this view.
    public var hasRunningAnimations: Bool { !runningAnimations.isEmpty }

    /// The alpha on screen.
    public var presentedAlpha: CGFloat {
        if runningAnimations.isEmpty { return alphaStorage }
        return presented(.alpha, model: AnimatedValue(alphaStorage)).number
    }

    /// The bounds on screen, in the view's own coordinates.
    public var presentedBounds: CGRect {
        if runningAnimations.isEmpty { return geometry.bounds }
        return presented(.bounds, model: AnimatedValue(geometry.bounds)).rect
    }

    /// The centre on screen, in the superview's coordinates.
    public var presentedCenter: CGPoint {
        if runningAnimations.isEmpty { return geometry.center }
        return presented(.center, model: AnimatedValue(geometry.center)).point
    }

    /// The transform on screen.
    public var presentedTransform: CGAffineTransform {
        if runningAnimations.isEmpty { return geometry.transform }
        return presented(.transform, model: AnimatedValue(geometry.transform)).transform
    }

    /// The background colour on screen.
    public var presentedBackgroundColor: UIColor? {
        if runningAnimations.isEmpty { return backgroundColorStorage }
        guard runningAnimations.contains(where: { $0.property == .backgroundColor }) else {
            return backgroundColorStorage
        }
        return presented(.backgroundColor, model: AnimatedValue(backgroundColorStorage)).color
    }

    /// Bounds, centre and transform on screen.
    var presentedGeometry: ViewGeometry {
        if runningAnimations.isEmpty { return geometry }
        return ViewGeometry(
            bounds: presentedBounds, center: presentedCenter, transform: presentedTransform)
    }

    /// The frame on screen, in window coordinates: the smallest rectangle around the view's bounds
    /// with all animations of it and its ancestors.
    /// - Complexity: O(depth)
    public var presentedFrameInWindow: CGRect {
        presentedRectInWindow(presentedBounds)
    }

    /// A rectangle of the view as it is on screen, in window coordinates.
    ///
    /// - Parameter rect: in this view's coordinates.
    /// - Complexity: O(depth)
    public func presentedRectInWindow(_ rect: CGRect) -> CGRect {
        presentedRect(rect, upTo: nil)
    }

    /// A rectangle of the view as it is on screen, in the coordinates of an ancestor; of the topmost
    /// one where `ancestor` is none.
    ///
    /// - Parameter rect: in this view's coordinates.
    /// - Complexity: O(depth)
    public func presentedRect(_ rect: CGRect, upTo ancestor: UIView?) -> CGRect {
        var rect = rect
        // Nothing on the way is released meanwhile: views need not be counted.
        var view = Unmanaged.passUnretained(self)
        let end = ancestor.map(Unmanaged.passUnretained)?.toOpaque()
        while view.toOpaque() != end {
            let parent = view._withUnsafeGuaranteedRef { view -> Unmanaged<UIView>? in
                guard let parent = view.superviewStorage else { return nil }
                rect = view.inSuperview(rect)
                return Unmanaged.passUnretained(parent)
            }
            guard let parent else { break }
            view = parent
        }
        return rect
    }

    /// A rectangle of the view as it is on screen, in its superview's coordinates.
    private func inSuperview(_ rect: CGRect) -> CGRect {
        let geometry = presentedGeometry
        if geometry.transform.isIdentity {
            return CGRect(origin: geometry.toSuperview(rect.origin), size: rect.size)
        }
        return rect.offsetBy(dx: -geometry.bounds.midX, dy: -geometry.bounds.midY)
            .applying(geometry.transform)
            .offsetBy(dx: geometry.center.x, dy: geometry.center.y)
    }

    /// Whether nothing up to the window hides the view: it is in a window, and neither it nor an
    /// ancestor is hidden or transparent on screen.
    /// - Complexity: O(depth)
    public var isShownOnScreen: Bool {
        guard windowStorage != nil else { return false }
        var view: UIView? = self
        while let current = view {
            if current.isHidden || current.presentedAlpha < UIView.minimumHitTestAlpha {
                return false
            }
            view = current.superviewStorage
        }
        return true
    }
}
