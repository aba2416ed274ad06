/// A transition under way: who and what changes place, what moves it, and its clock.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    /// The controllers of a transition, and those of their views that enter or leave.
    struct Parties {
        var from: UIViewController?
        var to: UIViewController?
        var fromView: UIView?
        var toView: UIView?
    }

    /// What moves a transition.
    struct Drive {
        var animator: any UIViewControllerAnimatedTransitioning
        var interactor: (any UIViewControllerInteractiveTransitioning)?
        var isAnimated: Bool
    }

    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let coordinator: TransitionCoordinator
    private weak var presentation: Presentation?
    private var parties: Parties
    private var drive: Drive?
    private var state: TransitionState
    let isAnimated: Bool
    private var timeline: AnimationTimeline?
    private var isDroppingTouches = false
    /// Seconds that the transition takes by itself.
    private(set) var duration: TimeInterval = 0

    init(of presentation: Presentation, parties: Parties, drive: Drive) {
        let container = presentation.container
        self.presentation = presentation
        self.parties = parties
        self.drive = drive
        isAnimated = drive.isAnimated
        state = TransitionState(beginsInteractive: drive.interactor?.wantsInteractiveStart ?? false)
        containerView = container
        presentationStyle = presentation.style
        coordinator = TransitionCoordinator(in: container, parties: parties)
        super.init()
        if isAnimated {
            let seconds = drive.animator.transitionDuration(using: self)
            duration = seconds.isFinite ? max(0, seconds) : 0
        }
        stateDidChange()
    }

    // MARK: Reading

    var isInteractive: Bool { state.isInteractive }
    var transitionWasCancelled: Bool { state.isCancelled }
    /// How far a person has brought it, 0…1.
    var percent: CGFloat { state.percent }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: parties.from
        case .to: parties.to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: parties.fromView
        case .to: parties.toView
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        guard let view = vc.viewIfLoaded, view.windowStorage != nil,
            vc === parties.from || (vc === parties.to && parties.toView == nil)
        else { return .zero }
        return containerView.convert(view.bounds, from: view)
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        if vc === parties.to {
            if parties.toView != nil {
                return vc === presentation?.presented
                    ? presentation?.presentedFrame ?? containerView.bounds : containerView.bounds
            }
            return initialFrame(for: vc)
        }
        if vc === parties.from && parties.fromView == nil { return initialFrame(for: vc) }
        return .zero
    }

    // MARK: Starting

    /// Has the transition move. It may be over when the call returns.
    func start() {
        guard state.begin(), let drive else { return }
        timeline = AnimationTimeline(
            start: Simulation.current.now, isHeld: state.beginsInteractive)
        stateDidChange()
        if let interactor = drive.interactor {
            interactor.startInteractiveTransition(self)
        } else {
            animate()
        }
        if !state.isOver { runAlongside() }
    }

    /// Has the animator begin; its animations go by the transition's clock.
    func animate() {
        guard let drive, !state.isOver else { return }
        Simulation.current.animations.within(timeline) {
            drive.animator.animateTransition(using: self)
        }
    }

    private func runAlongside() {
        let curve: MotionCurve
        if let paced = drive?.animator as? any PacedAnimator {
            curve = paced.pace
        } else {
            curve = .timing(.easeInOut, duration: duration)
        }
        Simulation.current.animations.within(timeline) {
            coordinator.move(along: isAnimated ? curve : nil)
        }
    }

    // MARK: Interaction

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard state.update(percentComplete) else { return }
        timeline?.hold(atSeconds: state.percent * duration)
        stateDidChange()
    }

    func finishInteractiveTransition() {
        guard state.finish() else { return }
        let speed = completionSpeed
        timeline?.finish(
            atSeconds: duration,
            along: completion(seconds: (1 - state.percent) * duration / speed),
            speed: speed, now: Simulation.current.now)
        interactionDidChange()
    }

    func cancelInteractiveTransition() {
        guard state.cancel() else { return }
        timeline?.cancel(
            along: completion(seconds: state.percent * duration / completionSpeed),
            now: Simulation.current.now)
        interactionDidChange()
    }

    func pauseInteractiveTransition() {
        guard let timeline, !state.isOver else { return }
        let now = Simulation.current.now
        let elapsed = timeline.time(at: now).seconds(since: timeline.origin)
        guard state.pause(at: duration > 0 ? elapsed / duration : 1) else { return }
        timeline.hold(at: now)
        interactionDidChange()
    }

    /// Calls the transition off from outside, as the system does. False where there is nothing to
    /// call off: it has been already, takes no time, or has not begun.
    func callOff() -> Bool {
        guard isAnimated else { return false }
        if state.phase == .interactive {
            cancelInteractiveTransition()
            return true
        }
        guard let timeline, state.callOff() else { return false }
        let simulation = Simulation.current
        let start = simulation.animations.earliestStart(on: timeline)
        timeline.reverse(to: start ?? timeline.origin, now: simulation.now)
        stateDidChange()
        return true
    }

    private var completionSpeed: CGFloat {
        let speed = drive?.interactor?.completionSpeed ?? 1
        return speed > 0 && speed.isFinite ? speed : 1
    }

    private func completion(seconds: Double) -> MotionCurve {
        let curve = drive?.interactor?.completionCurve ?? .easeInOut
        return .timing(curve.timingCurve, duration: seconds)
    }

    // MARK: Ending

    func completeTransition(_ didComplete: Bool) {
        guard state.complete() else {
            if state.phase == .over(cutShort: false) {
                Simulation.current.log.append(
                    "completeTransition(_:) was called again on a transition that is over.")
            }
            return
        }
        Simulation.current.animations.within(nil) {
            stop()
            let completion = presentation?.transitionDidEnd(self, completed: didComplete)
            release(didComplete, completion: completion)
        }
    }

    /// Ends the transition without its animator, since what it happens in goes. `change` takes the
    /// controllers off, and returns what is to be called at the very end.
    func cutShort(completed: Bool, _ change: () -> (() -> Void)?) {
        guard state.complete(cutShort: true) else { return }
        Simulation.current.animations.within(nil) {
            stop()
            release(completed, completion: change())
        }
    }

    private func stop() {
        // What was to run along with a transition that never moved has its effect all the same.
        coordinator.move(along: nil)
        timeline?.close(at: Simulation.current.now)
        stateDidChange()
    }

    private func release(_ completed: Bool, completion: (() -> Void)?) {
        let animator = drive?.animator
        drive = nil
        parties = Parties()
        animator?.animationEnded(completed)
        completion?()
        coordinator.end()
    }

    // MARK: Telling

    private func interactionDidChange() {
        stateDidChange()
        coordinator.interactionDidChange()
    }

    private func stateDidChange() {
        dropTouches(isAnimated && state.phase == .running)
        coordinator.facts = TransitionCoordinator.Facts(
            isAnimated: isAnimated, style: presentationStyle,
            initiallyInteractive: state.beginsInteractive, isInteractive: isInteractive,
            isCancelled: state.isCancelled, duration: duration, percent: state.percent,
            velocity: completionSpeed,
            curve: drive?.interactor?.completionCurve ?? .easeInOut)
    }

    /// While the transition moves by itself, fingers that come down are not seen.
    private func dropTouches(_ drops: Bool) {
        if drops == isDroppingTouches { return }
        isDroppingTouches = drops
        let simulation = Simulation.current
        if drops {
            simulation.model.note(.deaf)
            simulation.touches.beginDroppingTouches()
        } else {
            simulation.touches.endDroppingTouches()
        }
    }
}
