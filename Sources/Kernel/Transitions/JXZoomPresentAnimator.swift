import UIKit

/// Opens a browser: the image flies from its thumbnail to its page. Fades the browser in where there
/// is no thumbnail or no image, and any other controller.
open class JXZoomPresentAnimator: NSObject, UIViewControllerAnimatedTransitioning {
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

    /// Has the image fly and what is around it fade in.
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let stage = TransitionStage(transitionContext, isPresenting: true)
        stage.setUp()
        stage.fly(duration: transitionDuration(using: transitionContext))
    }

    /// Does nothing: for subclasses, which could not add it.
    open func animationEnded(_ transitionCompleted: Bool) {}
}
