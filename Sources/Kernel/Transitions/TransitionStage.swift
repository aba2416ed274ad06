import UIKit

/// What all animators do before and after they animate.
struct TransitionStage {
    /// How long transitions take that take time, seconds.
    static let duration = 0.25

    /// How long an image takes that flies on to where it belongs once its flight was called off,
    /// seconds: no less than the pager needs to settle meanwhile.
    static let wayBack = 0.3

    private let context: any UIViewControllerContextTransitioning
    private let isPresenting: Bool

    /// Looks at a transition.
    init(_ context: any UIViewControllerContextTransitioning, isPresenting: Bool) {
        self.context = context
        self.isPresenting = isPresenting
    }

    /// The controller that comes or goes.
    var controller: UIViewController? {
        context.viewController(forKey: isPresenting ? .to : .from)
    }

    /// The same where it is a browser.
    var browser: JXPhotoBrowserViewController? { controller as? JXPhotoBrowserViewController }

    /// Its view.
    var view: UIView? {
        context.view(forKey: isPresenting ? .to : .from) ?? controller?.viewIfLoaded
    }

    /// Puts the view that comes into its place; one that comes back lies below the one that goes.
    func setUp() {
        let container = context.containerView
        guard let incoming = context.viewController(forKey: .to),
            let view = isPresenting ? self.view : context.view(forKey: .to)
        else { return }
        view.frame = context.finalFrame(for: incoming)
        if isPresenting {
            container.addSubview(view)
            view.layoutIfNeeded()
        } else if let outgoing = self.view {
            container.insertSubview(view, belowSubview: outgoing)
        }
    }

    /// Fades the view that comes or goes.
    ///
    /// - Parameter duration: how long that takes, seconds.
    func fade(duration: TimeInterval) {
        if isPresenting { view?.alpha = 0 }
        UIView.animate(withDuration: duration) {
            view?.alpha = isPresenting ? 1 : 0
        } completion: { _ in
            view?.alpha = 1
            complete()
        }
    }

    /// Has the image fly between its thumbnail and its page, and what is around it fade. Where there
    /// is nothing to fly, and where there is no browser, the view fades.
    ///
    /// - Parameter duration: how long that takes, seconds.
    func fly(duration: TimeInterval) {
        guard let browser,
            let flight = browser.takeOff(
                isPresenting ? .opening : .closing, over: context.containerView)
        else {
            self.browser?.refreshThumbnail()
            return fade(duration: duration)
        }
        UIView.animate(withDuration: duration) {
            browser.fly(flight)
        } completion: { _ in
            let isCancelled = context.transitionWasCancelled
            let land = {
                browser.land(flight)
                complete()
            }
            if isCancelled { browser.flyBack(flight, then: land) } else { land() }
        }
    }

    /// Takes away the view that has gone, or has not come after all, and says that it is over.
    func complete() {
        let isCompleted = !context.transitionWasCancelled
        if isCompleted {
            if !isPresenting { view?.removeFromSuperview() }
        } else if isPresenting {
            view?.removeFromSuperview()
        } else {
            context.view(forKey: .to)?.removeFromSuperview()
        }
        context.completeTransition(isCompleted)
    }
}
