/// What a transition is like, for blocks that run along with it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition takes time.
    var isAnimated: Bool { get }
    /// How the presented controller is shown; `.none` for a change of size.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition began as one that a person controls.
    var initiallyInteractive: Bool { get }
    /// Whether a person controls the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition was called off: things return to where they were.
    var isCancelled: Bool { get }
    /// How long it takes, seconds; 0 where it is not animated.
    var transitionDuration: TimeInterval { get }
    /// How far the person who controls it has brought it, 0…1.
    var percentComplete: CGFloat { get }
    /// How fast the rest goes once the person lets go: 1 at the transition's own speed.
    var completionVelocity: CGFloat { get }
    /// The curve along which the rest goes.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which it takes place.
    var containerView: UIView { get }
    /// The controller that leaves or arrives; nil for a change of size.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that leaves or arrives; nil where it does neither, such as that of a presenter which
    /// stays on screen.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs blocks along with a transition of view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
    /// Has `animation` run along with the transition, in an animation of its duration, and
    /// `completion` after it. A person who controls the transition controls that animation too; a
    /// cancelled transition takes it back. False, and `animation` does not run, once the transition
    /// has begun to move; `completion` runs all the same.
    @discardableResult
    func animate(
        alongsideTransition animation: (
            (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// As `animate(alongsideTransition:completion:)`, for what lies outside the transition's
    /// container: here any view may be animated by either.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Has `handler` called when a person takes or leaves control of the transition; `isCancelled`
    /// then says which way it goes on.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Has `animation` run along with the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}
