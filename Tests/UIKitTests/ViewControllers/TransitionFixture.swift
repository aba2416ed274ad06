@testable @_spi(Simulation) import UIKit

/// An animator that writes down what it hears and moves the view that comes or goes by 100 points to
/// the right, along a line, in 0.5 s.
final class TestAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallLog
    var duration: TimeInterval = 0.5
    /// Instead of the animation.
    var replacement: ((any UIViewControllerContextTransitioning) -> Void)?
    private(set) weak var context: (any UIViewControllerContextTransitioning)?
    private(set) var finished: [Bool] = []

    init(_ log: CallLog) {
        self.log = log
        super.init()
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        log.append("duration?")
        return duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        log.append("animate")
        self.context = context
        if let replacement { return replacement(context) }
        move(using: context)
    }

    func move(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let arriving = context.view(forKey: .to)
        let isDismissal = context.viewController(forKey: .from)?.isBeingDismissed == true
        if let arriving {
            if isDismissal {
                container.insertSubview(arriving, at: 0)
            } else {
                container.addSubview(arriving)
            }
        }
        let moved = isDismissal ? context.view(forKey: .from)! : arriving!
        UIView.animate(withDuration: duration, delay: 0, options: .curveEaseIn) {
            moved.center.x += 100
        } completion: { [self] finished in
            self.finished.append(finished)
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log.append("ended \(transitionCompleted)")
    }
}

/// A transitioning delegate that gives out one animator and one controller of interaction.
final class TestTransitioning: NSObject, UIViewControllerTransitioningDelegate {
    let log: CallLog
    var animator: TestAnimator?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    var onQuestion: (() -> Void)?

    init(_ log: CallLog, interactor: (any UIViewControllerInteractiveTransitioning)? = nil) {
        self.log = log
        animator = TestAnimator(log)
        self.interactor = interactor
        super.init()
    }

    private func ask(_ question: String) {
        log.append(question)
        onQuestion?()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        ask("animator for present?")
        return animator
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        ask("animator for dismissal?")
        return animator
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        ask("interaction for present?")
        return interactor
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        ask("interaction for dismissal?")
        return interactor
    }
}

extension ControllerFixture {
    /// A controller to present in `style` whose transitions are the test animator's. The caller
    /// keeps the delegate.
    func controller(
        _ name: String, _ style: UIModalPresentationStyle, _ delegate: TestTransitioning
    ) -> RecordingController {
        let controller = controller(name)
        controller.modalPresentationStyle = style
        controller.transitioningDelegate = delegate
        return controller
    }

    /// What was heard since the last time, layout left out.
    func heard() -> [String] {
        log.take().split(separator: "\n").map(String.init).filter { !$0.hasSuffix("Layout") }
    }

    func step(_ count: Int) {
        for _ in 0..<count { simulation.step() }
    }
}
