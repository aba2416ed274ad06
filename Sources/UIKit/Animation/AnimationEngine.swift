/// One property of one view on its way to its model value.
///
/// Additive: what is on screen is the model value plus, for each running animation, the rest of the
/// difference it started with. So a new animation adds to a running one without a jump.
struct ViewAnimation {
    let property: AnimatedProperty
    let delta: AnimatedValue
    let group: AnimationGroup
}

/// What one call of `UIView.animate` started.
final class AnimationGroup {
    let start: SimulatedTime
    let curve: MotionCurve
    let repeats: Bool
    let reverses: Bool
    let blocksTouches: Bool
    let beginsFromCurrentState: Bool
    /// Whether subviews of the animated views are laid out within the animation.
    let laysOutSubviews: Bool
    var completion: ((Bool) -> Void)?
    /// Views of this group whose animations run; empty groups end at once.
    var views: [UIView] = []
    private(set) var isFinished = false

    init(
        start: SimulatedTime, curve: MotionCurve, options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        self.start = start
        self.curve = curve
        self.repeats = options.contains(.repeat)
        self.reverses = options.contains(.autoreverse)
        self.blocksTouches = !options.contains(.allowUserInteraction)
        self.beginsFromCurrentState = options.contains(.beginFromCurrentState)
        self.laysOutSubviews = options.contains(.layoutSubviews)
        self.completion = completion
    }

    /// The moment of the last change; never for one that repeats.
    var end: SimulatedTime {
        if repeats { return .distantFuture }
        return start.advanced(bySeconds: curve.duration * (reverses ? 2 : 1))
    }

    /// How much of the difference has been made up at `now`: 0 before the start, 1 at the end.
    /// What takes no time is there at its start.
    func progress(at now: SimulatedTime) -> Double {
        let elapsed = now.seconds(since: start)
        let duration = curve.duration
        if elapsed == 0, duration == 0 { return 1 }
        guard elapsed > 0 else { return 0 }
        guard duration > 0, repeats || reverses else { return curve.progress(at: elapsed) }
        let cycle = reverses ? 2 * duration : duration
        if !repeats, elapsed >= cycle { return 1 }
        let within = elapsed - (elapsed / cycle).rounded(.down) * cycle
        return curve.progress(at: within <= duration ? within : cycle - within)
    }

    /// Ends the group once: takes its animations off the views and calls the completion.
    func finish(_ finished: Bool) {
        guard !isFinished else { return }
        isFinished = true
        for view in views {
            view.runningAnimations.removeAll { $0.group === self }
        }
        views = []
        let completion = completion
        self.completion = nil
        completion?(finished)
    }
}

/// The running animations, in the order in which they started.
final class AnimationEngine {
    private var groups: [AnimationGroup] = []
    /// The group that changes are recorded for, while an animations block runs.
    private(set) var recording: AnimationGroup?
    private var isDisabled = false

    /// Whether nothing runs.
    var isEmpty: Bool { groups.isEmpty }

    /// The number of running groups.
    var count: Int { groups.count }

    /// Runs `changes` and records what they change for `group`.
    func record(_ group: AnimationGroup, changes: () -> Void) {
        let outer = recording
        recording = group
        changes()
        if group.laysOutSubviews {
            // By index: laying out may animate further views.
            var index = 0
            while index < group.views.count {
                group.views[index].layoutIfNeeded()
                index += 1
            }
        }
        recording = outer
        Simulation.current.counters.animationsStarted += 1
        groups.append(group)
    }

    /// Runs `changes` without animating them.
    func withoutAnimation(_ changes: () -> Void) {
        let wasDisabled = isDisabled
        isDisabled = true
        changes()
        isDisabled = wasDisabled
    }

    /// The group to record a change for; nil when changes take effect at once.
    var activeRecording: AnimationGroup? { isDisabled ? nil : recording }

    /// Whether animations are switched off for the code that runs now.
    var isAnimationDisabled: Bool {
        get { isDisabled }
        set { isDisabled = newValue }
    }

    /// Ends the groups whose time is over, oldest first, and calls their completions.
    func advance(to now: SimulatedTime) {
        if groups.isEmpty { return }
        var index = 0
        let count = groups.count
        var ended: [AnimationGroup] = []
        while index < count {
            let group = groups[index]
            if group.isFinished || group.views.isEmpty || group.end <= now { ended.append(group) }
            index += 1
        }
        if ended.isEmpty { return }
        groups.removeAll { group in ended.contains { $0 === group } }
        for group in ended { group.finish(true) }
    }
}
