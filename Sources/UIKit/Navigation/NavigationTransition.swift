/// One page of a navigation controller giving way to another.
///
/// The page on top slides by the whole width, the one below by three tenths of it, dimmed by a tenth,
/// both along ``ExponentialApproach/navigation`` (measured on a current iPhone).
final class NavigationTransition {
    /// Which way a transition goes.
    enum Direction {
        /// The new page comes over the old one.
        case push
        /// The old page goes and uncovers the new one.
        case pop
    }

    /// How far the page below moves, as a part of the width.
    static let parallax: CGFloat = 0.30
    /// How dark the page below gets.
    static let dimming: CGFloat = 0.10

    let from: UIViewController?
    let to: UIViewController
    let coordinator: TransitionCoordinator
    private let direction: Direction
    private let motion: TransitionCoordinator.Motion
    private let container: UIView
    private let shade = UIView()

    /// Prepares a transition; nothing is visible yet.
    init(
        from: UIViewController?, to: UIViewController, direction: Direction, animated: Bool,
        in container: UIView
    ) {
        self.from = from
        self.to = to
        self.direction = direction
        self.container = container
        motion = animated && from != nil ? .animated(.approach(.navigation)) : .immediate
        coordinator = TransitionCoordinator(in: container, motion: motion, from: from, to: to)
    }

    /// Puts the new page in, moves both, and calls `end` when they have arrived and the old page has
    /// been taken out.
    func run(end: @escaping () -> Void) {
        UIView.performWithoutAnimation { place() }
        coordinator.run(motion) {
            if coordinator.isAnimated { move() }
        } end: {
            self.cleanUp()
            end()
        }
    }

    private func place() {
        let view = to.view!
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = container.bounds
        guard coordinator.isAnimated, let old = from?.viewIfLoaded else {
            container.addSubview(view)
            return
        }
        shade.backgroundColor = .black
        shade.isUserInteractionEnabled = false
        shade.frame = container.bounds
        switch direction {
        case .push:
            shade.alpha = 0
            container.addSubview(shade)
            container.addSubview(view)
            view.center.x += shift
        case .pop:
            shade.alpha = NavigationTransition.dimming
            container.insertSubview(view, belowSubview: old)
            container.insertSubview(shade, belowSubview: old)
            view.center.x -= shift * NavigationTransition.parallax
        }
    }

    private func move() {
        let old = from?.viewIfLoaded
        switch direction {
        case .push:
            to.view.center.x -= shift
            old?.center.x -= shift * NavigationTransition.parallax
            shade.alpha = NavigationTransition.dimming
        case .pop:
            to.view.center.x += shift * NavigationTransition.parallax
            old?.center.x += shift
            shade.alpha = 0
        }
    }

    /// The way from the edge at which pages come in, points.
    private var shift: CGFloat {
        let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isMirrored ? -container.bounds.width : container.bounds.width
    }

    private func cleanUp() {
        shade.removeFromSuperview()
        if let old = from?.viewIfLoaded, old.superviewStorage === container, from !== to {
            old.removeFromSuperview()
        }
    }
}
