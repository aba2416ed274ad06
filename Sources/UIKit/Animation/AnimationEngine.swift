/// One property of one view on its way to its model value, or on a way of its own that an animation
/// made by hand takes it.
///
/// Additive: what is on screen is the model value plus, for each running animation, the rest of the
/// difference it started with. So a new animation adds to a running one without a jump.
struct ViewAnimation {
    let property: AnimatedProperty
    let delta: AnimatedValue
    let group: AnimationGroup
    /// What an animation made by hand shows instead.
    var course: AnimationCourse?
}

/// What one call of `UIView.animate` started.
final class AnimationGroup {
    /// By the timeline where there is one, else by the simulation.
    let start: SimulatedTime
    let curve: MotionCurve
    let repeats: Bool
    let reverses: Bool
    let blocksTouches: Bool
    let beginsFromCurrentState: Bool
    /// Whether subviews of the animated views are laid out within the animation.
    let laysOutSubviews: Bool
    /// The clock of the transition that the group is part of; nil goes by the simulation.
    let timeline: AnimationTimeline?
    var completion: ((Bool) -> Void)?
    /// Views of this group whose animations run; empty groups end at once.
    // Cleared by the engine's `deinit` as well, which runs on the main thread like everything here.
    nonisolated(unsafe) var views: [UIView] = []
    private(set) var isFinished = false
    /// The transactions that wait for the group.
    private var watches: [AnimationsWatch] = []

    init(
        start: SimulatedTime, curve: MotionCurve, options: UIView.AnimationOptions,
        timeline: AnimationTimeline? = nil, completion: ((Bool) -> Void)?
    ) {
        self.start = start
        self.timeline = timeline
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
        let elapsed = elapsed(at: now)
        let duration = curve.duration
        if elapsed == 0, duration == 0 { return 1 }
        guard elapsed > 0 else { return 0 }
        guard duration > 0, repeats || reverses else { return curve.progress(at: elapsed) }
        let cycle = reverses ? 2 * duration : duration
        if !repeats, elapsed >= cycle { return 1 }
        let within = elapsed - (elapsed / cycle).rounded(.down) * cycle
        return curve.progress(at: within <= duration ? within : cycle - within)
    }

    /// Seconds from the start to `now`.
    func elapsed(at now: SimulatedTime) -> Double {
        (timeline?.time(at: now) ?? now).seconds(since: start)
    }

    /// Whether nothing of the group is left to show at `now`.
    func isOver(at now: SimulatedTime) -> Bool {
        if isFinished { return true }
        guard let timeline else { return views.isEmpty || end <= now }
        if timeline.isHeld { return false }
        if timeline.isGoingBack { return timeline.isBack(at: now) }
        return views.isEmpty || end <= timeline.time(at: now)
    }

    /// Ends the group once: takes its animations off the views and calls the completion.
    func finish(_ finished: Bool) {
        guard !isFinished else { return }
        isFinished = true
        for view in views {
            view.runningAnimations.removeAll { $0.group === self }
        }
        views = []
        if let completion {
            self.completion = nil
            Simulation.current.animations.within(timeline) { completion(finished) }
        }
        let watches = watches
        self.watches = []
        for watch in watches { watch.leave() }
    }

    /// Has `watch` wait for the end of the group.
    func report(to watch: AnimationsWatch) {
        if watches.contains(where: { $0 === watch }) { return }
        watch.enter()
        watches.append(watch)
    }
}

/// The running animations, in the order in which they started.
final class AnimationEngine {
    // Read by `deinit`, which runs on the main thread like everything here.
    nonisolated(unsafe) private var groups: [AnimationGroup] = []
    /// The group that changes are recorded for, while an animations block runs.
    private(set) var recording: AnimationGroup?
    private var isDisabled = false
    /// The clock that new groups go by; nil is the simulation's.
    private var timeline: AnimationTimeline?

    nonisolated deinit {
        // Views and groups know each other until the group ends.
        for group in groups {
            group.views = []
            group.timeline?.abandon()
        }
    }

    /// Whether nothing moves by itself: there are no groups, or a person holds all of them.
    var isIdle: Bool {
        for group in groups where group.timeline?.isHeld != true { return false }
        return true
    }

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

    /// The clock that a group goes by which is started now; nil is the simulation's. A clock that
    /// has come back to its start stands: nothing could run on it.
    var activeTimeline: AnimationTimeline? {
        guard let timeline, !timeline.isClosed, !timeline.isBack(at: Simulation.current.now) else {
            return nil
        }
        return timeline
    }

    /// Runs `body`; the groups that it starts go by `timeline`, nil for the simulation's clock.
    func within(_ timeline: AnimationTimeline?, _ body: () -> Void) {
        let outer = self.timeline
        self.timeline = timeline
        body()
        self.timeline = outer
    }

    /// When the earliest of the groups that go by `timeline` starts; nil where there is none.
    func earliestStart(on timeline: AnimationTimeline) -> SimulatedTime? {
        var earliest: SimulatedTime?
        for group in groups where group.timeline === timeline && !group.isFinished {
            earliest = min(earliest ?? group.start, group.start)
        }
        return earliest
    }

    /// Runs `changes` without animating them.
    func withoutAnimation(_ changes: () -> Void) {
        let wasDisabled = isDisabled
        isDisabled = true
        changes()
        isDisabled = wasDisabled
    }

    /// The group to record a change for; nil when changes take effect at once.
    var activeRecording: AnimationGroup? {
        guard let recording, !isDisabled, !Simulation.current.transactions.disablesActions else {
            return nil
        }
        return recording
    }

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
            if group.isOver(at: now) { ended.append(group) }
            index += 1
        }
        if ended.isEmpty { return }
        groups.removeAll { group in ended.contains { $0 === group } }
        for group in ended {
            let isBack = group.timeline?.isGoingBack ?? false
            if isBack { group.timeline?.takeBackChanges() }
            group.finish(!isBack)
        }
    }
}
