/// One controller shown over another: its place in the window and where it is between coming and
/// going.
///
/// Apps are called from the midst of most methods here, and may present and dismiss again, or take
/// the window's root away: after each call the phase says whether there is anything left to do.
final class Presentation {
    private(set) weak var presenter: UIViewController?
    let presented: UIViewController
    /// How the presented controller is shown.
    private(set) var style: UIModalPresentationStyle
    let container: PresentationContainerView
    /// What the transitioning delegate of a custom presentation has said about it.
    private(set) var controller: UIPresentationController?
    private(set) var phase = PresentationPhase.presenting
    /// The transition under way.
    private(set) var transition: TransitionContext?
    /// Called once, when the present or dismissal under way is over.
    private var completion: (() -> Void)?
    /// Whether the presenter's view leaves the window while it is covered: it fills the window, and
    /// is not placed by somebody else.
    private var takesPresenterOff: Bool

    /// Prepares to show `presented` over `presenter` in `window`; nothing is visible yet.
    init(of presented: UIViewController, over presenter: UIViewController, in window: UIWindow) {
        self.presenter = presenter
        self.presented = presented
        style = presented.modalPresentationStyle
        let home = presenter.viewIfLoaded?.superviewStorage
        takesPresenterOff =
            style == .fullScreen && (home === window || home is PresentationContainerView)
        container = PresentationContainerView(frame: window.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// What the transition under way says to those that move along.
    var coordinator: TransitionCoordinator? { transition?.coordinator }

    /// Whether the presenter disappears while it is covered.
    private var coversPresenter: Bool { style == .fullScreen || isPresenterRemoved }

    /// Whether the presentation controller takes the presenter's view away.
    private var isPresenterRemoved = false

    /// The view that comes and goes.
    private var presentedView: UIView { controller?.presentedView ?? presented.view }

    /// Where that view lies once it has come, in the container's coordinates.
    var presentedFrame: CGRect {
        controller?.frameOfPresentedViewInContainerView ?? container.bounds
    }

    /// The presenter's view where it comes and goes with the presentation.
    private var coveredView: UIView? { takesPresenterOff ? presenter?.viewIfLoaded : nil }

    // MARK: In

    /// Shows the presented controller; `source` is the one that was asked to.
    func present(
        from source: UIViewController, in window: UIWindow, animated: Bool,
        completion: (() -> Void)?
    ) {
        self.completion = completion
        askForController(source: source)
        guard phase == .presenting else { return }
        presented.loadViewIfNeeded()
        guard phase == .presenting else { return }
        let drive = TransitionContext.Drive.presenting(
            presented, over: presenter ?? source, source: source, animated: animated)
        guard phase == .presenting else { return }
        let transition = TransitionContext(
            of: self,
            parties: TransitionContext.Parties(
                from: presenter, to: presented, fromView: coveredView, toView: presentedView),
            drive: drive)
        guard phase == .presenting else { return }
        self.transition = transition
        if coversPresenter { presenter?.startAppearance(false, animated: animated) }
        guard phase == .presenting else { return }
        presented.startAppearance(true, animated: animated)
        guard phase == .presenting else { return }
        UIView.performWithoutAnimation { setStage(in: window) }
        controller?.presentationTransitionWillBegin()
        guard phase == .presenting else { return }
        transition.start()
    }

    private func askForController(source: UIViewController) {
        guard style == .custom else { return }
        controller = presented.transitioningDelegate?.presentationController(
            forPresented: presented, presenting: presenter, source: source)
        guard let controller else { return }
        controller.containerView = container
        container.controller = controller
        guard controller.shouldRemovePresentersView, phase == .presenting else { return }
        isPresenterRemoved = true
        let home = presenter?.viewIfLoaded?.superviewStorage
        takesPresenterOff = home is UIWindow || home is PresentationContainerView
    }

    /// Puts the container into the window, with the view that is going to be covered; the presented
    /// view gets its size, and its place from the animator.
    private func setStage(in window: UIWindow) {
        window.addSubview(container)
        if let coveredView { container.insertSubview(coveredView, at: 0) }
        let view = presentedView
        if controller == nil { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        if view.superviewStorage == nil { view.frame = presentedFrame }
    }

    // MARK: Out

    /// Dismisses `top` and all presentations from this one up to it: `top` goes by a transition, what
    /// lies between leaves at once, and this one's presenter comes back.
    func dismissAll(upTo top: Presentation, animated: Bool, completion: (() -> Void)?) {
        top.phase = .dismissing
        top.completion = completion
        if top !== self { top.takePlace(of: self) }
        if top.phase == .dismissing { top.dismiss(animated: animated) }
    }

    private func dismiss(animated: Bool) {
        let drive = TransitionContext.Drive.dismissing(presented, animated: animated)
        guard phase == .dismissing else { return }
        let transition = TransitionContext(
            of: self,
            parties: TransitionContext.Parties(
                from: presented, to: presenter, fromView: presentedView, toView: coveredView),
            drive: drive)
        guard phase == .dismissing else { return }
        self.transition = transition
        presented.startAppearance(false, animated: animated)
        guard phase == .dismissing else { return }
        if coversPresenter { presenter?.startAppearance(true, animated: animated) }
        guard phase == .dismissing else { return }
        controller?.dismissalTransitionWillBegin()
        guard phase == .dismissing else { return }
        transition.start()
    }

    /// Takes the place of `lowest`, which lies below, and takes off what is between.
    private func takePlace(of lowest: Presentation) {
        var between: [Presentation] = []
        var current: Presentation? = lowest
        while let presentation = current, presentation !== self {
            between.append(presentation)
            presentation.phase = .dismissing
            current = presentation.presented.presentation
        }
        presenter = lowest.presenter
        style = lowest.style
        isPresenterRemoved = lowest.isPresenterRemoved
        takesPresenterOff = lowest.takesPresenterOff
        presenter?.presentation = self
        for presentation in between.reversed() {
            presentation.presented.presentation = nil
            presentation.takeOffUnseen()
        }
    }

    // MARK: The end of a transition

    /// The transition is over; everybody concerned is told. Returns what is to be called last.
    func transitionDidEnd(_ transition: TransitionContext, completed: Bool) -> (() -> Void)? {
        guard self.transition === transition else { return nil }
        self.transition = nil
        if !completed { Simulation.current.model.note(.transitionEnd) }
        let completion = takeCompletion()
        let controller = controller
        switch (phase, completed) {
        case (.presenting, true):
            didArrive()
            controller?.presentationTransitionDidEnd(true)
        case (.presenting, false):
            didWithdraw()
            controller?.presentationTransitionDidEnd(false)
        case (.dismissing, true):
            didDepart()
            controller?.dismissalTransitionDidEnd(true)
        case (.dismissing, false):
            didReturn()
            controller?.dismissalTransitionDidEnd(false)
        default: break
        }
        if phase == .ended { controller?.containerView = nil }
        return completion
    }

    private func didArrive() {
        phase = .arrived
        container.layoutIfNeeded()
        coveredView?.removeFromSuperview()
        presented.finishAppearance()
        // The callback may have dismissed it again.
        if phase == .arrived, coversPresenter { presenter?.finishAppearance() }
        if phase == .arrived { phase = .presented }
    }

    /// The way in was cancelled: the presented controller goes, then the presenter is back.
    private func didWithdraw() {
        presented.startAppearance(false, animated: true)
        guard phase == .presenting else { return }
        restorePresenter()
        takeOff(as: .withdrawn)
        if presented.ownPresentation === self { presented.finishAppearance() }
        if coversPresenter, let presenter, presenter.presentation == nil {
            presenter.startAppearance(true, animated: true)
            if presenter.presentation == nil { presenter.finishAppearance() }
        }
        close()
    }

    private func didDepart() {
        restorePresenter()
        takeOff(as: .departed)
        if coversPresenter {
            presenter?.viewIfLoaded?.layoutIfNeeded()
            presenter?.finishAppearance()
        }
        if presented.ownPresentation === self { presented.finishAppearance() }
        close()
    }

    /// The way out was cancelled: the presenter goes, then the presented controller is back.
    private func didReturn() {
        phase = .returning
        if coversPresenter, let presenter {
            presenter.startAppearance(false, animated: true)
            if phase == .returning { coveredView?.removeFromSuperview() }
            presenter.finishAppearance()
        }
        guard phase == .returning else { return }
        presented.startAppearance(true, animated: true)
        guard phase == .returning else { return }
        phase = .presented
        presented.finishAppearance()
    }

    /// Takes the presented controller off the screen without a transition, whatever is under way;
    /// nobody comes back in its place.
    func endAtOnce() {
        presented.presentation?.endAtOnce()
        if phase.isUnlinked { return }
        guard let transition else {
            takeOffUnseen()
            takeCompletion()?()
            return
        }
        Simulation.current.model.note(.transitionEnd)
        self.transition = nil
        transition.cutShort(completed: phase == .dismissing) {
            takeOffUnseen()
            return takeCompletion()
        }
    }

    // MARK: Parts

    private func takeCompletion() -> (() -> Void)? {
        defer { completion = nil }
        return completion
    }

    private func takeOffUnseen() {
        let controller = controller
        let wasComing = phase == .presenting
        presented.startAppearance(false, animated: false)
        takeOff(as: .departed)
        if presented.ownPresentation === self { presented.finishAppearance() }
        close()
        if wasComing {
            controller?.presentationTransitionDidEnd(false)
        } else {
            controller?.dismissalTransitionDidEnd(true)
        }
        controller?.containerView = nil
    }

    /// The presenter's view goes back to where it was before it was covered.
    private func restorePresenter() {
        guard let view = coveredView, let window = container.windowStorage else { return }
        let home = presenter?.ownPresentation?.container ?? window
        UIView.performWithoutAnimation {
            view.frame = home.bounds
            if home === window {
                window.insertSubview(view, belowSubview: container)
            } else {
                home.addSubview(view)
            }
        }
    }

    /// Presenter and presented part; the views leave the window.
    private func takeOff(as newPhase: PresentationPhase) {
        phase = newPhase
        if presenter?.presentation === self { presenter?.presentation = nil }
        // A presenter that stands in the container leaves it first.
        if let view = coveredView, view.superviewStorage === container { restorePresenter() }
        container.removeFromSuperview()
        if presented.ownPresentation === self, presented.parentStorage == nil {
            presented.viewIfLoaded?.removeFromSuperview()
            controller?.presentedView?.removeFromSuperview()
        }
    }

    private func close() {
        phase = .ended
        controller = nil
        if presented.ownPresentation === self { presented.ownPresentation = nil }
    }
}

/// Where a presented view lies: it fills the window and keeps touches from what is below.
final class PresentationContainerView: UIView {
    weak var controller: UIPresentationController?

    nonisolated deinit {}

    override func layoutSubviews() {
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        controller?.containerViewDidLayoutSubviews()
    }
}
