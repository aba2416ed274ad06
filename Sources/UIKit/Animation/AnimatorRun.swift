/// One run of an animator: its clock, and what is animated by that.
final class AnimatorRun {
    let timeline: AnimationTimeline
    private let duration: Double
    private let pace: MotionCurve
    private let options: UIView.AnimationOptions
    /// Called with the position once everything has come to its end by itself; dropped with a stop.
    private var end: ((UIViewAnimatingPosition) -> Void)?
    private var groups: [AnimationGroup] = []
    private var pending = 0
    private var finals: [(view: UIView, property: AnimatedProperty, value: AnimatedValue)] = []

    init(
        duration: Double, pace: MotionCurve, options: UIView.AnimationOptions,
        end: @escaping (UIViewAnimatingPosition) -> Void
    ) {
        self.duration = duration
        self.pace = pace
        self.options = options
        self.end = end
        // What goes by a clock that is held at first is linear: the clock itself goes along the curve.
        // A spring passes its end, which a clock must not.
        timeline = AnimationTimeline(start: Simulation.current.now, isHeld: !pace.isSpring)
    }

    /// How far the clock is, seconds.
    var seconds: Double {
        timeline.time(at: Simulation.current.now).seconds(since: timeline.origin)
    }

    /// Animates `changes` over the rest of the time, but for a part of that at its start. What runs
    /// keeps `owner`.
    func record(_ changes: () -> Void, delayFactor: CGFloat, owner: UIViewPropertyAnimator) {
        let rest = max(0, duration - seconds)
        let delay = rest * delayFactor
        let length = rest - delay
        let curve: MotionCurve =
            pace.isSpring && rest == duration && delay == 0
            ? pace : .timing(.linear, duration: length)
        pending += 1
        let engine = Simulation.current.animations
        engine.within(timeline) {
            let group = UIView.start(
                curve, delay: delay, options: options, animations: changes,
                completion: { [weak self] finished in
                    withExtendedLifetime(owner) { self?.groupDidEnd(finished) }
                })
            groups.append(group)
        }
    }

    private func groupDidEnd(_ finished: Bool) {
        pending -= 1
        guard pending == 0, let end else { return }
        self.end = nil
        let isBack = timeline.isGoingBack
        timeline.close(at: Simulation.current.now)
        end(finished ? .end : isBack ? .start : .current)
    }

    /// Has the clock go to its end, or back to its start, along a curve.
    func go(along pace: MotionCurve, isReversed: Bool, durationFactor: CGFloat) {
        let now = Simulation.current.now
        let left = isReversed ? seconds : max(0, duration - seconds)
        let length = durationFactor > 0 ? duration * durationFactor : left
        let curve = clockCurve(pace, length: length)
        if isReversed {
            timeline.cancel(along: curve, now: now)
        } else {
            timeline.goForth()
            timeline.finish(atSeconds: duration, along: curve, speed: 1, now: now)
        }
    }

    private func clockCurve(_ pace: MotionCurve, length: Double) -> MotionCurve {
        if case .timing(let curve, _) = pace { return .timing(curve, duration: length) }
        return .timing(.linear, duration: length)
    }

    // MARK: Stopping

    /// Has everything stay where it is on screen.
    func stop() {
        end = nil
        for group in groups { for view in group.views { freeze(view, of: group) } }
        timeline.goForth()
        for group in groups { group.finish(false) }
    }

    /// Nothing comes any more.
    func close() {
        timeline.close(at: Simulation.current.now)
    }

    private func freeze(_ view: UIView, of group: AnimationGroup) {
        for property in Set(
            view.runningAnimations.filter { $0.group === group && $0.course == nil }
                .map(\.property)
        ).sorted(by: { $0.rawValue < $1.rawValue }) {
            let model = view.modelValue(of: property)
            finals.append((view, property, model))
            let rest = view.takeAnimations(of: property, from: group)
            UIView.performWithoutAnimation {
                view.setModelValue(model.adding(rest, share: 1), of: property)
            }
        }
    }

    /// Puts everything that was stopped at the end or the start; `current` leaves it.
    func settle(at position: UIViewAnimatingPosition) {
        if position == .current {
            close()
            return
        }
        UIView.performWithoutAnimation {
            for entry in finals.reversed() {
                entry.view.setModelValue(entry.value, of: entry.property)
            }
        }
        if position == .start { timeline.takeBackChanges() }
        close()
    }
}
