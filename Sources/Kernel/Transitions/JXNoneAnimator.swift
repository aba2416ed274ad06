import UIKit

/// Has a controller there, or gone, at once.
open class JXNoneAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Whether the controller comes; otherwise it goes.
    public let isPresenting: Bool

    /// Makes an animator for one transition.
    ///
    /// - Parameter isPresenting: whether the controller comes; otherwise it goes.
    public init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    nonisolated deinit {}

    /// 0 seconds.
    open func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        0
    }

    /// Puts the view in its place, or takes it away.
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let stage = TransitionStage(transitionContext, isPresenting: isPresenting)
        stage.setUp()
        stage.complete()
    }

    /// Does nothing: for subclasses, which could not add it.
    open func animationEnded(_ transitionCompleted: Bool) {}
}
