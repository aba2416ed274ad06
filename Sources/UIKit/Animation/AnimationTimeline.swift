/// The clock of a transition's animations. It runs with the simulation's until a person takes
/// control: then it stands where the person has brought it, and afterwards runs on, or back.
///
/// What is animated while the transition sets itself up, and what follows in the completions of
/// that, goes by this clock.
final class AnimationTimeline {
    /// How the clock goes.
    private enum Pace {
        /// As time does.
        case running(since: SimulatedTime, from: SimulatedTime)
        /// Not at all.
        case held(at: SimulatedTime)
        /// Along a curve from a moment to another; then on at `speed`, or not at all where that is 0.
        case easing(
            MotionCurve, since: SimulatedTime, from: SimulatedTime, to: SimulatedTime,
            speed: Double)
        /// Back as fast as time goes forward.
        case reversing(since: SimulatedTime, from: SimulatedTime)
    }

    /// A model value that was changed within an animation of this clock.
    private struct Change {
        let view: UIView
        let property: AnimatedProperty
        let old: AnimatedValue
        let new: AnimatedValue
    }

    /// When the clock started, by itself as by the simulation.
    let origin: SimulatedTime
    /// Whether what is animated goes at constant speed, whatever its own curve: a person controls
    /// it from the start.
    let isLinear: Bool
    private var pace: Pace
    private var floor: SimulatedTime?
    // Cleared by the engine's `deinit` as well, which runs on the main thread like everything here.
    nonisolated(unsafe) private var changes: [Change] = []
    /// Whether the transition is over; nothing joins any more.
    private(set) var isClosed = false

    init(start: SimulatedTime, isHeld: Bool) {
        origin = start
        isLinear = isHeld
        pace = isHeld ? .held(at: start) : .running(since: start, from: start)
    }

    // MARK: Reading

    /// The moment that this clock shows at `now`.
    func time(at now: SimulatedTime) -> SimulatedTime {
        switch pace {
        case .running(let since, let from):
            return moment(from, plus: now.nanoseconds - since.nanoseconds)
        case .held(let moment):
            return moment
        case .easing(let curve, let since, let from, let target, let speed):
            let elapsed = now.seconds(since: since)
            if elapsed >= curve.duration {
                return target.advanced(bySeconds: (elapsed - curve.duration) * speed)
            }
            return from.advanced(
                bySeconds: target.seconds(since: from) * curve.progress(at: elapsed))
        case .reversing(let since, let from):
            return max(moment(from, plus: since.nanoseconds - now.nanoseconds), origin)
        }
    }

    private func moment(_ start: SimulatedTime, plus nanoseconds: Int64) -> SimulatedTime {
        SimulatedTime(nanoseconds: start.nanoseconds + nanoseconds)
    }

    /// Whether a person holds the clock: nothing on it ends.
    var isHeld: Bool {
        if case .held = pace { return true }
        return false
    }

    /// Whether the clock goes back to the start.
    var isGoingBack: Bool { floor != nil }

    /// Whether the clock, going back, has come to the start of what was animated.
    func isBack(at now: SimulatedTime) -> Bool {
        guard let floor else { return false }
        return time(at: now) <= floor
    }

    // MARK: Steering

    /// Sets the clock to `seconds` after its start and holds it there.
    func hold(atSeconds seconds: Double) {
        pace = .held(at: origin.advanced(bySeconds: seconds))
    }

    /// Holds the clock where it is.
    func hold(at now: SimulatedTime) {
        pace = .held(at: time(at: now))
    }

    /// Brings the clock to `seconds` after its start along `curve`; then it runs on at `speed`.
    func finish(
        atSeconds seconds: Double, along curve: MotionCurve, speed: Double, now: SimulatedTime
    ) {
        pace = .easing(
            curve, since: now, from: time(at: now), to: origin.advanced(bySeconds: seconds),
            speed: speed)
    }

    /// Brings the clock back to its start along `curve`, from where a person had brought it.
    func cancel(along curve: MotionCurve, now: SimulatedTime) {
        floor = origin
        pace = .easing(curve, since: now, from: time(at: now), to: origin, speed: 0)
    }

    /// Has the clock no more go back to its start.
    func goForth() {
        floor = nil
    }

    /// Turns the clock back at `now`: it goes back as fast as it went forward, until `start`.
    func reverse(to start: SimulatedTime, now: SimulatedTime) {
        floor = start
        pace = .reversing(since: now, from: time(at: now))
    }

    /// The transition is over: what still runs goes on as time does.
    func close(at now: SimulatedTime) {
        isClosed = true
        if isHeld { pace = .running(since: now, from: time(at: now)) }
        if !isGoingBack { changes = [] }
    }

    // MARK: Model values

    /// The simulation has gone: lets go of the views.
    nonisolated func abandon() {
        changes = []
    }

    /// Takes note of a change, to take it back where the transition is cancelled.
    func note(
        _ property: AnimatedProperty, of view: UIView, from old: AnimatedValue,
        to new: AnimatedValue
    ) {
        changes.append(Change(view: view, property: property, old: old, new: new))
    }

    /// Takes the changes back, latest first. A value that something else has changed since keeps
    /// that change.
    func takeBackChanges() {
        let changes = changes
        self.changes = []
        UIView.performWithoutAnimation {
            for change in changes.reversed() {
                let model = change.view.modelValue(of: change.property)
                let value =
                    model == change.new
                    ? change.old : model.adding(change.old - change.new, share: 1)
                change.view.setModelValue(value, of: change.property)
            }
        }
    }
}
