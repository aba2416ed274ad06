import UIKit

/// Closes a browser: the image flies from where it is, also from under the finger that has pulled it
/// down, to the thumbnail of its page. Fades the browser out where there is no thumbnail on screen
/// or no image, and any other controller.
open class JXZoomDismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Makes an animator for one transition.
    public override init() {
        super.init()
    }

    nonisolated deinit {}

    /// 0.25 seconds.
    open func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        TransitionStage.duration
    }

    /// Has the image fly and what is around it fade out.
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let stage = TransitionStage(transitionContext, isPresenting: false)
        stage.setUp()
        stage.fly(duration: transitionDuration(using: transitionContext))
    }

    /// Does nothing: for subclasses, which could not add it.
    open func animationEnded(_ transitionCompleted: Bool) {}
}
