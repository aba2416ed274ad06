/// An animator whose pace is known, for what is animated along with it.
protocol PacedAnimator {
    /// The curve of its animation, with its duration.
    var pace: MotionCurve { get }
}

/// The standard transitions, and the one that takes no time.
final class StandardAnimator: NSObject, UIViewControllerAnimatedTransitioning, PacedAnimator {
    /// What moves.
    enum Motion {
        /// Nothing: the change is made at once.
        case none
        /// The presented view slides in and out at the screen's lower edge.
        case coverVertical
        /// The presented view fades in and out.
        case crossDissolve
    }

    /// How long a standard transition takes, seconds. Nobody has measured UIKit's; this is the
    /// figure of Flutter's re-implementation of the popup.
    static let duration = 0.335

    private let motion: Motion
    private let isPresenting: Bool

    init(_ motion: Motion, isPresenting: Bool) {
        self.motion = motion
        self.isPresenting = isPresenting
        super.init()
    }

    /// Core Animation's default curve, as in the same place as the duration.
    var pace: MotionCurve {
        .timing(.coreAnimationDefault, duration: StandardAnimator.duration)
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        if case .none = motion { return 0 }
        return StandardAnimator.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        UIView.performWithoutAnimation { place(using: context) }
        if case .none = motion {
            context.completeTransition(true)
            return
        }
        let key: UITransitionContextViewKey = isPresenting ? .to : .from
        guard let view = context.view(forKey: key) else {
            context.completeTransition(true)
            return
        }
        if isPresenting { UIView.performWithoutAnimation { shift(view, out: true, in: context) } }
        UIView.start(pace, delay: 0, options: []) {
            shift(view, out: !isPresenting, in: context)
        } completion: { _ in
            let wasCancelled = context.transitionWasCancelled
            // A view that faded out comes back as it was.
            if case .crossDissolve = self.motion { view.alpha = 1 }
            context.completeTransition(!wasCancelled)
        }
    }

    private func place(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to)
        else { return }
        if context.finalFrame(for: to) == context.containerView.bounds {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        view.frame = context.finalFrame(for: to)
        if isPresenting {
            context.containerView.addSubview(view)
        } else {
            context.containerView.insertSubview(view, at: 0)
        }
    }

    private func shift(
        _ view: UIView, out: Bool, in context: any UIViewControllerContextTransitioning
    ) {
        switch motion {
        case .none: break
        case .coverVertical:
            let height = context.containerView.bounds.height
            view.center.y += out ? height : -height
        case .crossDissolve:
            view.alpha = out ? 0 : 1
        }
    }
}
