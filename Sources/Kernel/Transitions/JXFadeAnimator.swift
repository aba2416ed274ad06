import UIKit

/// Fades a controller in or out.
open class JXFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
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

    /// 0.25 seconds.
    open func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        TransitionStage.duration
    }

    /// Fades the view of the controller that comes or goes.
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let stage = TransitionStage(transitionContext, isPresenting: isPresenting)
        stage.setUp()
        stage.fade(duration: transitionDuration(using: transitionContext))
    }

    /// Does nothing: for subclasses, which could not add it.
    open func animationEnded(_ transitionCompleted: Bool) {}
}
