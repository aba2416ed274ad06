/// Where an animator is in its life.
public nonisolated enum UIViewAnimatingState: Int, Sendable {
    /// Nothing is animated.
    case inactive
    /// Running or paused.
    case active
    /// Stopped, and not finished yet.
    case stopped
}

/// Where an animation has ended.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable {
    /// Where it was to end.
    case end
    /// Where it started.
    case start
    /// On the way.
    case current
}

/// An animation that can be paused, moved by hand, turned back and stopped.
///
/// With a curve what is shown is linear in `fractionComplete`, which goes along the curve while it
/// runs; with a spring `fractionComplete` is the part of the time that has gone by.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
    nonisolated deinit {}

    /// How long it takes, seconds.
    public let duration: TimeInterval
    private let pace: MotionCurve
    private let options: UIView.AnimationOptions
    private var animations: [(delayFactor: CGFloat, block: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var run: AnimatorRun?

    /// Where it is in its life.
    public private(set) var state = UIViewAnimatingState.inactive
    /// Whether it moves by itself now.
    public var isRunning: Bool { state == .active && run?.timeline.isHeld == false }
    /// Whether it goes back to its start.
    open var isReversed = false {
        didSet {
            if isReversed != oldValue, isRunning { go(along: pace, durationFactor: 0) }
        }
    }

    // MARK: Making

    private init(
        duration: TimeInterval, pace: (Double) -> MotionCurve,
        options: UIView.AnimationOptions = .allowUserInteraction, animations: (() -> Void)?
    ) {
        let seconds = duration.isFinite ? max(duration, 0.001) : 0.001
        self.pace = pace(seconds)
        self.duration = self.pace.duration
        self.options = options
        super.init()
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator along a named curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, pace: { .timing(curve.timingCurve, duration: $0) },
            animations: animations)
    }

    /// Makes an animator along a curve with two control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let curve = TimingCurve(point1.x, point1.y, point2.x, point2.y)
        self.init(
            duration: duration, pace: { .timing(curve, duration: $0) }, animations: animations)
    }

    /// Makes an animator with a spring.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        let parameters = UISpringTimingParameters(dampingRatio: ratio)
        self.init(
            duration: duration, pace: { .spring(parameters.motion(duration: $0)) },
            animations: animations)
    }

    /// Makes an animator along a curve or with a spring. A spring given by its constants has its own
    /// duration.
    public convenience init(
        duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
    ) {
        self.init(
            duration: duration, pace: { UIViewPropertyAnimator.pace(parameters, $0) },
            animations: nil)
    }

    /// Makes an animator and starts it.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: duration, pace: { .timing(options.timingCurve, duration: $0) },
            options: options, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    private static func pace(
        _ parameters: any UITimingCurveProvider, _ duration: Double
    ) -> MotionCurve {
        if let spring = parameters.springTimingParameters {
            return .spring(spring.motion(duration: duration))
        }
        return .timing(parameters.cubicTimingParameters?.curve ?? .easeInOut, duration: duration)
    }

    // MARK: What it does

    /// Adds changes to animate. Those that are added while it is active take the rest of the time.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds changes to animate, once a part of the rest of the time, 0…1, has gone by.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        demand(state != .stopped, "A stopped animator takes no more animations: finish it first.")
        let factor = min(max(delayFactor, 0), 1)
        if let run {
            run.record(animation, delayFactor: factor, owner: self)
        } else {
            animations.append((factor, animation))
        }
    }

    /// Adds something to be called when it has ended, with where that was.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Steering

    /// Starts it, or goes on after a pause.
    open func startAnimation() {
        demand(state != .stopped, "A stopped animator cannot go on: finish it first.")
        activate()
        go(along: pace, durationFactor: 0)
    }

    /// Starts it after some seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        if delay <= 0 {
            startAnimation()
            return
        }
        let simulation = Simulation.current
        simulation.schedule(at: simulation.now.advanced(bySeconds: delay)) {
            if self.state == .inactive { self.startAnimation() }
        }
    }

    /// Holds it where it is; one that has not started is held at its start.
    open func pauseAnimation() {
        demand(state != .stopped, "A stopped animator cannot be paused: finish it first.")
        activate()
        run?.timeline.hold(at: Simulation.current.now)
    }

    /// Goes on after a pause.
    ///
    /// - Parameters:
    ///   - parameters: how; nil goes on as it was made.
    ///   - durationFactor: of its duration so much is taken for the rest; 0 takes what is left.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active else { return }
        let pace = parameters.map { UIViewPropertyAnimator.pace($0, duration) } ?? self.pace
        go(along: pace, durationFactor: durationFactor)
    }

    /// How far it is, 0…1, in the direction in which it goes. Setting it pauses it there.
    open var fractionComplete: CGFloat {
        get {
            guard let run else { return 0 }
            let fraction = min(max(run.seconds / duration, 0), 1)
            return isReversed ? 1 - fraction : fraction
        }
        set {
            pauseAnimation()
            let fraction = min(max(newValue, 0), 1)
            run?.timeline.hold(atSeconds: (isReversed ? 1 - fraction : fraction) * duration)
        }
    }

    /// Stops it where it is.
    ///
    /// - Parameter withoutFinishing: whether that is the end of it, of which nobody is told; else
    ///   `finishAnimation(at:)` has to follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, let run else { return }
        run.stop()
        if withoutFinishing {
            run.close()
            rest()
        } else {
            state = .stopped
        }
    }

    /// Ends one that was stopped, with everything at its end, at its start, or where it is.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        demand(state == .stopped, "Only a stopped animator can be finished: stop it first.")
        run?.settle(at: finalPosition)
        end(at: finalPosition)
    }

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        let run = AnimatorRun(
            duration: duration, pace: pace, options: options
        ) { [weak self] position in self?.end(at: position) }
        self.run = run
        let animations = animations
        self.animations = []
        for animation in animations {
            run.record(animation.block, delayFactor: animation.delayFactor, owner: self)
        }
    }

    private func go(along pace: MotionCurve, durationFactor: CGFloat) {
        run?.go(along: pace, isReversed: isReversed, durationFactor: durationFactor)
    }

    private func rest() {
        run = nil
        state = .inactive
    }

    private func end(at position: UIViewAnimatingPosition) {
        rest()
        let completions = completions
        self.completions = []
        for completion in completions { completion(position) }
    }
}
