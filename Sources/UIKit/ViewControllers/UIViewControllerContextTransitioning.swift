/// A transition as its animator and its interaction controller see it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// Where the transition takes place; it fills the window.
    var containerView: UIView { get }
    /// Whether the transition takes time.
    var isAnimated: Bool { get }
    /// Whether a person controls the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition was called off: everything is to return to where it was.
    var transitionWasCancelled: Bool { get }
    /// How the presented controller is shown.
    var presentationStyle: UIModalPresentationStyle { get }

    /// The person who controls the transition has brought it this far, 0…1: the animations that the
    /// animator started with `UIView.animate`, and those alongside, show that part of their way.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The person lets go, and the transition goes on to its end by itself.
    func finishInteractiveTransition()
    /// The person lets go, and the transition goes back to its start by itself.
    func cancelInteractiveTransition()
    /// Holds a transition that runs, for a person to control it.
    func pauseInteractiveTransition()

    /// The transition is over: the last thing that an animator does, once. Called again, it is
    /// refused with a line in the log.
    ///
    /// - Parameter didComplete: whether the change of controllers took place; false takes it back.
    func completeTransition(_ didComplete: Bool)

    /// The controller that leaves or arrives.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that leaves or arrives; nil where it does neither, such as that of a presenter which
    /// stays on screen.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// Where a controller's view is before the transition, in the container's coordinates; zero for
    /// one that is not on screen.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view is to be after the transition, in the container's coordinates; zero
    /// for one that leaves.
    func finalFrame(for vc: UIViewController) -> CGRect
}
