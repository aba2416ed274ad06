import UIKit

/// What all animators do before and after they animate.
struct TransitionStage {
    /// How long transitions take that take time, seconds.
    static let duration = 0.25

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
