extension UIView {
    /// Changes what a view shows, with a transition: `completion` gets whether it ran to its end.
    ///
    /// While it lasts, the view takes no touches unless `options` allow it. What `animations` changes
    /// is on screen at once: there are no pixels that could go over into one another. Changes of
    /// properties within it are animated only with `allowAnimatedContent`, as on iOS.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let isAnimated = options.contains(.allowAnimatedContent)
        startTransition(duration, options, of: [view], completion) {
            if isAnimated { animations?() } else { performWithoutAnimation { animations?() } }
        }
    }

    /// Puts `toView` in the place of `fromView`, with a transition; with `showHideTransitionViews` it
    /// shows the one and hides the other instead.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval,
        options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
    ) {
        startTransition(duration, options, of: [fromView, toView], completion) {
            performWithoutAnimation {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else if let container = fromView.superview {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }
        }
    }

    private class func startTransition(
        _ duration: TimeInterval, _ options: AnimationOptions, of views: [UIView],
        _ completion: ((Bool) -> Void)?, changes: () -> Void
    ) {
        let seconds = duration.isFinite ? max(0, duration) : 0
        start(
            .timing(options.timingCurve, duration: seconds), delay: 0, options: options,
            animations: {
                changes()
                for view in views where view.window != nil { view.takePartInAnimation() }
            }, completion: completion)
    }

    /// Has the view take part in the animation that is being set up, though nothing of it moves.
    private func takePartInAnimation() {
        guard let group = Simulation.current.animations.activeRecording else { return }
        runningAnimations.append(
            ViewAnimation(property: .alpha, delta: AnimatedValue(lanes: .zero), group: group))
        if !group.views.contains(where: { $0 === self }) { group.views.append(self) }
        if let watch = Simulation.current.transactions.watch { group.report(to: watch) }
    }
}

extension UIView.AnimationOptions {
    /// Animate what is changed within the transition of a view.
    public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
    /// Show and hide the views of a transition, and leave them where they are.
    public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
    /// Turn the view over about its vertical axis, the left side first.
    public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
    /// Turn the view over about its vertical axis, the right side first.
    public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
    /// Curl the view up from the bottom.
    public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
    /// Curl the view down from the top.
    public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
    /// Have what was shown go over into what is shown.
    public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
    /// Turn the view over about its horizontal axis, the top first.
    public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
    /// Turn the view over about its horizontal axis, the bottom first.
    public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)
}
