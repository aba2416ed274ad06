extension TransitionContext.Drive {
    /// What moves a presentation: the delegate is asked for the animator, and with one for what lets
    /// a person control it.
    static func presenting(
        _ presented: UIViewController, over presenter: UIViewController,
        source: UIViewController, animated: Bool
    ) -> Self {
        guard animated else { return atOnce(isPresenting: true) }
        let delegate = presented.transitioningDelegate
        if let delegate,
            let animator = delegate.animationController(
                forPresented: presented, presenting: presenter, source: source)
        {
            return Self(
                animator: animator,
                interactor: delegate.interactionControllerForPresentation(using: animator),
                isAnimated: true)
        }
        return standard(for: presented, isPresenting: true)
    }

    /// What moves a dismissal.
    static func dismissing(_ presented: UIViewController, animated: Bool) -> Self {
        guard animated else { return atOnce(isPresenting: false) }
        let delegate = presented.transitioningDelegate
        if let delegate,
            let animator = delegate.animationController(forDismissed: presented)
        {
            return Self(
                animator: animator,
                interactor: delegate.interactionControllerForDismissal(using: animator),
                isAnimated: true)
        }
        return standard(for: presented, isPresenting: false)
    }

    private static func atOnce(isPresenting: Bool) -> Self {
        Self(
            animator: StandardAnimator(.none, isPresenting: isPresenting), interactor: nil,
            isAnimated: false)
    }

    private static func standard(for presented: UIViewController, isPresenting: Bool) -> Self {
        let motion: StandardAnimator.Motion =
            switch presented.modalTransitionStyle {
            case .coverVertical: .coverVertical
            case .crossDissolve: .crossDissolve
            }
        return Self(
            animator: StandardAnimator(motion, isPresenting: isPresenting), interactor: nil,
            isAnimated: true)
    }
}
