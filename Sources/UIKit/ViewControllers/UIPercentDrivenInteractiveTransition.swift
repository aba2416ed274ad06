/// Lets a person control a transition by a percentage: the animations that the animator starts with
/// `UIView.animate` show that part of their way, at constant speed whatever their own curves.
///
/// Give it to the transitioning delegate's `interactionControllerForDismissal(using:)` or
/// `interactionControllerForPresentation(using:)`, start the transition, then call
/// `update(_:)` as the finger moves, and `finish()` or `cancel()` when it lifts. Calls without a
/// transition under way, and those after the finger has lifted, have no effect.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
    private weak var context: (any UIViewControllerContextTransitioning)?

    /// Makes a controller of interaction.
    public override init() {
        super.init()
    }

    nonisolated deinit {}

    /// How long the transition takes by itself, seconds; 0 while there is none.
    open var duration: CGFloat { (context as? TransitionContext)?.duration ?? 0 }

    /// How far the transition has been brought, 0…1.
    open private(set) var percentComplete: CGFloat = 0

    /// How fast the rest goes once the person lets go; 1 is the transition's own speed: the rest of
    /// the way takes the rest of the duration. Values that are not above zero count as 1.
    open var completionSpeed: CGFloat = 1

    /// The curve along which the rest goes.
    open var completionCurve = UIView.AnimationCurve.easeInOut

    /// Whether the transition starts under the person's control. If not, it runs until `pause()`.
    open var wantsInteractiveStart = true

    /// Begins the transition: the animator sets its animations up, and they are held. Called by the
    /// transition.
    open func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {
        context = transitionContext
        percentComplete = 0
        (transitionContext as? TransitionContext)?.animate()
    }

    /// Holds the transition where it is, for the person to control it.
    open func pause() {
        guard let context else { return }
        context.pauseInteractiveTransition()
        if let context = context as? TransitionContext { percentComplete = context.percent }
    }

    /// Brings the transition to a part of its way; what lies outside 0…1 is clamped, and not a
    /// number ignored.
    open func update(_ percentComplete: CGFloat) {
        guard let context, !percentComplete.isNaN else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        context.updateInteractiveTransition(self.percentComplete)
    }

    /// The person lets go; the transition goes on to its end.
    open func finish() {
        context?.finishInteractiveTransition()
    }

    /// The person lets go; the transition goes back to its start.
    open func cancel() {
        context?.cancelInteractiveTransition()
    }
}
