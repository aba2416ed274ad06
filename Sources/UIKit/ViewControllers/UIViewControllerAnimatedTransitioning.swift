/// The animations of a transition between view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long the animations take, seconds.
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval

    /// Animate, and at the end call `completeTransition(_:)` on the context, with
    /// `!transitionWasCancelled`. A view that arrives is put into the container here; one that was
    /// to arrive and does not, since the transition was cancelled, is taken out again.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// The transition is over. Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Nothing more to do.
    public func animationEnded(_ transitionCompleted: Bool) {}
}
