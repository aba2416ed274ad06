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
        guard let browser = stage.browser,
            let flight = browser.takeOff(.opening, over: transitionContext.containerView)
        else {
            JXFadeAnimator(isPresenting: true).animateTransition(using: transitionContext)
            return
        }
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            browser.fly(flight)
        } completion: { _ in
            browser.land(flight, isCancelled: transitionContext.transitionWasCancelled)
            stage.complete()
        }
    }

    /// Does nothing: for subclasses, which could not add it.
    open func animationEnded(_ transitionCompleted: Bool) {}
}
