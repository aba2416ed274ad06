/// Keeps the blocks that are to run along with a transition, or after it, and says what the
/// transition is like.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    /// What a transition is like.
    struct Facts {
        var isAnimated = false
        var style = UIModalPresentationStyle.none
        var initiallyInteractive = false
        var isInteractive = false
        var isCancelled = false
        var duration: TimeInterval = 0
        var percent: CGFloat = 0
        var velocity: CGFloat = 1
        var curve = UIView.AnimationCurve.easeInOut
    }

    private enum State {
        case collecting
        case moving
        case done
    }

    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    /// Written by the transition alone.
    var facts = Facts()
    private var parties: TransitionContext.Parties
    private var state = State.collecting
    private var alongside: [Block] = []
    private var completions: [Block] = []
    private var interactionHandlers: [Block] = []

    /// For a transition that says itself how it moves.
    init(in containerView: UIView, parties: TransitionContext.Parties = .init()) {
        self.containerView = containerView
        self.parties = parties
        super.init()
    }

    var isAnimated: Bool { facts.isAnimated }
    var presentationStyle: UIModalPresentationStyle { facts.style }
    var initiallyInteractive: Bool { facts.initiallyInteractive }
    var isInteractive: Bool { facts.isInteractive }
    var isCancelled: Bool { facts.isCancelled }
    var transitionDuration: TimeInterval { facts.duration }
    var percentComplete: CGFloat { facts.percent }
    var completionVelocity: CGFloat { facts.velocity }
    var completionCurve: UIView.AnimationCurve { facts.curve }

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

    // MARK: Blocks

    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        if state == .done {
            completion?(self)
            return false
        }
        if let completion { completions.append(completion) }
        guard state == .collecting else { return false }
        if let animation { alongside.append(animation) }
        return true
    }

    func animateAlongsideTransition(
        in view: UIView?, animation: Block?, completion: Block?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) {
        if state != .done { interactionHandlers.append(handler) }
    }

    // MARK: What the transition says

    /// The transition moves: runs the alongside blocks once, in an animation along `curve`, or at
    /// once where there is none.
    func move(along curve: MotionCurve?) {
        guard state == .collecting else { return }
        state = .moving
        let blocks = alongside
        alongside = []
        if blocks.isEmpty { return }
        let changes = { for block in blocks { block(self) } }
        if let curve {
            UIView.start(curve, delay: 0, options: [], animations: changes, completion: nil)
        } else {
            UIView.performWithoutAnimation(changes)
        }
    }

    /// A person has taken or left control.
    func interactionDidChange() {
        let handlers = interactionHandlers
        for handler in handlers { handler(self) }
    }

    /// The transition is over: runs the completion blocks, and lets go of everything.
    func end() {
        state = .done
        let blocks = completions
        completions = []
        interactionHandlers = []
        for block in blocks { block(self) }
        parties = TransitionContext.Parties()
    }
}

extension TransitionCoordinator {
    /// How a transition moves that nobody can control or cancel.
    enum Motion {
        /// At once.
        case immediate
        /// Along a curve, which has its duration.
        case animated(MotionCurve)
    }

    /// For a transition that ``run(_:change:end:)`` moves.
    convenience init(
        in containerView: UIView, motion: Motion, from: UIViewController? = nil,
        to: UIViewController? = nil
    ) {
        self.init(in: containerView, parties: TransitionContext.Parties(from: from, to: to))
        guard case .animated(let curve) = motion else { return }
        facts.isAnimated = true
        facts.duration = curve.duration
    }

    /// Runs `change` and the alongside blocks, at once or animated; afterwards `end`, then the
    /// completion blocks. While it moves, fingers that come down are not seen.
    func run(_ motion: Motion, change: () -> Void, end: @escaping () -> Void) {
        switch motion {
        case .immediate:
            UIView.performWithoutAnimation(change)
            move(along: nil)
            end()
            self.end()
        case .animated(let curve):
            let simulation = Simulation.current
            simulation.model.note(.deaf)
            simulation.touches.beginDroppingTouches()
            UIView.start(curve, delay: 0, options: [], animations: change) { _ in
                simulation.touches.endDroppingTouches()
                end()
                self.end()
            }
            move(along: curve)
        }
    }
}
