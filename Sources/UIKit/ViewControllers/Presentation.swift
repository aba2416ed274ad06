/// One controller shown over another: its place in the window and where it is between coming and
/// going.
final class Presentation {
    /// Where a presentation is.
    enum Phase {
        /// On its way in.
        case presenting
        /// In place.
        case presented
        /// On its way out.
        case dismissing
        /// Over.
        case ended
    }

    /// How long a presented controller slides, seconds. Nobody has measured UIKit's; this is the
    /// figure of Flutter's re-implementation of the popup.
    static let duration = 0.335
    /// The slide's curve: Core Animation's default, as in the same place.
    static let curve = MotionCurve.timing(.coreAnimationDefault, duration: duration)

    private(set) weak var presenter: UIViewController?
    let presented: UIViewController
    private var style: UIModalPresentationStyle
    private let container: PresentationContainerView
    private(set) var phase = Phase.presenting
    /// The transition under way.
    private(set) var coordinator: TransitionCoordinator?

    /// Prepares to show `presented` over `presenter` in `window`; nothing is visible yet.
    init(of presented: UIViewController, over presenter: UIViewController, in window: UIWindow) {
        self.presenter = presenter
        self.presented = presented
        style = presented.modalPresentationStyle
        container = PresentationContainerView(frame: window.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Whether a presentation or dismissal is under way.
    var isInTransition: Bool { phase == .presenting || phase == .dismissing }

    /// Whether the presenter leaves the screen.
    private var coversPresenter: Bool { style == .fullScreen }

    // MARK: In

    func present(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
        let coordinator = TransitionCoordinator(
            in: container, motion: animated ? .animated(Presentation.curve) : .immediate,
            from: presenter, to: presented)
        self.coordinator = coordinator
        presented.loadViewIfNeeded()
        if coversPresenter { presenter?.startAppearance(false, animated: animated) }
        presented.startAppearance(true, animated: animated)
        UIView.performWithoutAnimation { place(in: window, below: animated) }
        coordinator.run {
            if animated { slide(by: -container.bounds.height) }
        } end: {
            self.didPresent(completion)
        }
    }

    private func place(in window: UIWindow, below: Bool) {
        window.addSubview(container)
        let view = presented.view!
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = container.bounds
        container.addSubview(view)
        if below { slide(by: container.bounds.height) }
    }

    private func didPresent(_ completion: (() -> Void)?) {
        guard phase == .presenting else { return }
        container.layoutIfNeeded()
        phase = .presented
        coordinator = nil
        if coversPresenter { presenter?.viewIfLoaded?.removeFromSuperview() }
        presented.finishAppearance()
        if coversPresenter { presenter?.finishAppearance() }
        completion?()
    }

    // MARK: Out

    func dismiss(animated: Bool, completion: (() -> Void)?) {
        let coordinator = TransitionCoordinator(
            in: container, motion: animated ? .animated(Presentation.curve) : .immediate,
            from: presented, to: presenter)
        self.coordinator = coordinator
        phase = .dismissing
        presented.startAppearance(false, animated: animated)
        if coversPresenter { presenter?.startAppearance(true, animated: animated) }
        UIView.performWithoutAnimation { restorePresenter() }
        coordinator.run {
            if animated { slide(by: container.bounds.height) }
        } end: {
            self.didDismiss(completion)
        }
    }

    private func restorePresenter() {
        guard coversPresenter, let view = presenter?.view, let window = container.windowStorage
        else { return }
        let home = presenter?.ownPresentation?.container ?? window
        view.frame = home.bounds
        if home === window {
            window.insertSubview(view, belowSubview: container)
        } else {
            home.addSubview(view)
        }
    }

    private func didDismiss(_ completion: (() -> Void)?) {
        guard phase == .dismissing else { return }
        leave()
        if coversPresenter { presenter?.viewIfLoaded?.layoutIfNeeded() }
        if coversPresenter { presenter?.finishAppearance() }
        presented.finishAppearance()
        completion?()
    }

    /// Dismisses `top` and all presentations from this one up to it: `top` goes by a transition, what
    /// lies between leaves at once, and this one's presenter comes back.
    func dismissAll(upTo top: Presentation, animated: Bool, completion: (() -> Void)?) {
        if top !== self { top.replace(self) }
        top.dismiss(animated: animated, completion: completion)
    }

    /// Takes the place of `lowest`, which lies below, and takes off what is between.
    private func replace(_ lowest: Presentation) {
        let home = lowest.presenter
        var between: [Presentation] = []
        var current: Presentation? = lowest
        while let presentation = current, presentation !== self {
            between.append(presentation)
            current = presentation.presented.presentation
        }
        presenter = home
        style = lowest.style
        for presentation in between.reversed() {
            presentation.presented.presentation = nil
            presentation.presented.startAppearance(false, animated: false)
            presentation.leave()
            presentation.presented.finishAppearance()
        }
        home?.presentation = self
    }

    /// Takes the presented controller off the screen without a transition, whatever is under way;
    /// nobody comes back in its place.
    func endAtOnce() {
        presented.presentation?.endAtOnce()
        presented.startAppearance(false, animated: false)
        leave()
        presented.finishAppearance()
    }

    private func leave() {
        phase = .ended
        coordinator = nil
        container.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        if presenter?.presentation === self { presenter?.presentation = nil }
        if presented.ownPresentation === self { presented.ownPresentation = nil }
    }

    /// Moves the presented view down, by points.
    private func slide(by distance: CGFloat) {
        presented.viewIfLoaded?.center.y += distance
    }
}

/// Where a presented view lies: it fills the window and keeps touches from what is below.
final class PresentationContainerView: UIView {
    nonisolated deinit {}
}
