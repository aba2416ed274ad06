import JXPhotoBrowser
@_spi(Simulation) @testable import UIKit

/// An animator of a host's own that goes on from the library's, and hears of its end.
final class OpenFadeAnimator: JXFadeAnimator {
    var ends: [Bool] = []

    override func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { super.transitionDuration(using: transitionContext) }
    override func animateTransition(
        using transitionContext: any UIViewControllerContextTransitioning
    ) { super.animateTransition(using: transitionContext) }
    override func animationEnded(_ transitionCompleted: Bool) {
        super.animationEnded(transitionCompleted)
        ends.append(transitionCompleted)
    }
}

/// See `OpenFadeAnimator`.
final class OpenNoneAnimator: JXNoneAnimator {
    var ends: [Bool] = []

    override func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { super.transitionDuration(using: transitionContext) }
    override func animateTransition(
        using transitionContext: any UIViewControllerContextTransitioning
    ) { super.animateTransition(using: transitionContext) }
    override func animationEnded(_ transitionCompleted: Bool) {
        super.animationEnded(transitionCompleted)
        ends.append(transitionCompleted)
    }
}

/// See `OpenFadeAnimator`.
final class OpenZoomPresentAnimator: JXZoomPresentAnimator {
    var ends: [Bool] = []

    override func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { super.transitionDuration(using: transitionContext) }
    override func animateTransition(
        using transitionContext: any UIViewControllerContextTransitioning
    ) { super.animateTransition(using: transitionContext) }
    override func animationEnded(_ transitionCompleted: Bool) {
        super.animationEnded(transitionCompleted)
        ends.append(transitionCompleted)
    }
}

/// See `OpenFadeAnimator`.
final class OpenZoomDismissAnimator: JXZoomDismissAnimator {
    var ends: [Bool] = []

    override func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { super.transitionDuration(using: transitionContext) }
    override func animateTransition(
        using transitionContext: any UIViewControllerContextTransitioning
    ) { super.animateTransition(using: transitionContext) }
    override func animationEnded(_ transitionCompleted: Bool) {
        super.animationEnded(transitionCompleted)
        ends.append(transitionCompleted)
    }
}
