/// Runs a transition's change together with the blocks that were to run along with it.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    /// How a transition moves.
    enum Motion {
        /// At once.
        case immediate
        /// Along a curve, which has its duration.
        case animated(MotionCurve)
    }

    private enum State {
        case collecting
        case moving
        case done
    }

    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    private let motion: Motion
    private var from: UIViewController?
    private var to: UIViewController?
    private var state = State.collecting
    private var alongside: [Block] = []
    private var completions: [Block] = []

    init(
        in containerView: UIView, motion: Motion, from: UIViewController? = nil,
        to: UIViewController? = nil
    ) {
        self.containerView = containerView
        self.motion = motion
        self.from = from
        self.to = to
        super.init()
    }

    var isAnimated: Bool {
        if case .animated = motion { return true }
        return false
    }

    var transitionDuration: TimeInterval {
        if case .animated(let curve) = motion { return curve.duration }
        return 0
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

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

    /// Runs `change` and the alongside blocks, at once or in one animation; afterwards `end`, then
    /// the completion blocks.
    func run(change: () -> Void, end: @escaping () -> Void) {
        state = .moving
        let blocks = alongside
        alongside = []
        let change = {
            change()
            for block in blocks { block(self) }
        }
        switch motion {
        case .immediate:
            UIView.performWithoutAnimation(change)
            finish(end)
        case .animated(let curve):
            // While it moves, fingers that come down are not seen.
            let simulation = Simulation.current
            simulation.model.note(.deaf)
            simulation.touches.beginDroppingTouches()
            UIView.start(curve, delay: 0, options: [], animations: change) { _ in
                simulation.touches.endDroppingTouches()
                self.finish(end)
            }
        }
    }

    private func finish(_ end: () -> Void) {
        end()
        state = .done
        let blocks = completions
        completions = []
        for block in blocks { block(self) }
        from = nil
        to = nil
    }
}
