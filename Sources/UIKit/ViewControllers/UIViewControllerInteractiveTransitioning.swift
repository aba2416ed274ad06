/// Lets a person control a transition between view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begin the transition, and report to the context how it goes.
    func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning)

    /// How fast the rest goes once the person lets go; 1 is the transition's own speed. Optional.
    var completionSpeed: CGFloat { get }

    /// The curve along which the rest goes. Optional.
    var completionCurve: UIView.AnimationCurve { get }

    /// Whether the transition starts under the person's control. Optional.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// The transition's own speed.
    public var completionSpeed: CGFloat { 1 }

    /// Slow at both ends.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }

    /// Yes.
    public var wantsInteractiveStart: Bool { true }
}
