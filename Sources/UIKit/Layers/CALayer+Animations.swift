/// An animation that was added to a layer.
struct AttachedAnimation {
    let key: String?
    let animation: CAAnimation
    let courses: [AnimationCourse]
    var group: AnimationGroup
}

extension CALayer {
    /// Runs `change`; as an animation of its own where the layer animates of itself.
    func animatingItself(_ change: () -> Void) {
        let simulation = Simulation.current
        let engine = simulation.animations
        guard animatesItself, engine.recording == nil, !simulation.transactions.disablesActions
        else {
            change()
            return
        }
        // What switches the animations of views off leaves those of layers on, as on iOS.
        let wasDisabled = engine.isAnimationDisabled
        engine.isAnimationDisabled = false
        UIView.start(
            .timing(
                simulation.transactions.timingCurve,
                duration: simulation.transactions.animationDuration),
            delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: change,
            completion: nil)
        engine.isAnimationDisabled = wasDisabled
    }

    // MARK: Animations made by hand

    /// Adds a copy of an animation. One that was added under the same key ends.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        let animation = anim.duplicate()
        if let key { removeAnimation(forKey: key) }
        let simulation = Simulation.current
        let timeline = simulation.animations.activeTimeline
        let now = timeline?.time(at: simulation.now) ?? simulation.now
        let delay = anim.beginTime > 0 ? anim.beginTime - simulation.now.seconds : 0
        let clock = animation.clock(delay: delay, naturalDuration: animation.naturalDuration)
        animation.duration = clock.duration
        let courses = animation.courses(duration: clock.duration)
        for course in courses { course.clock = clock }
        let isEndless = !clock.end.isFinite
        let group = AnimationGroup(
            start: now, curve: .timing(.linear, duration: isEndless ? 1 : max(0, clock.end)),
            options: isEndless ? [.allowUserInteraction, .repeat] : .allowUserInteraction,
            timeline: timeline
        ) { [weak self] finished in
            self?.animationDidEnd(animation, finished: finished)
            animation.delegate?.animationDidStop(animation, finished: finished)
        }
        attachedAnimations.append(
            AttachedAnimation(key: key, animation: animation, courses: courses, group: group))
        simulation.animations.record(group) { show(courses, of: group) }
        if let watch = simulation.transactions.watch { group.report(to: watch) }
        if animation.delegate != nil {
            simulation.mainQueue.append { animation.delegate?.animationDidStart(animation) }
        }
    }

    private func show(_ courses: [AnimationCourse], of group: AnimationGroup) {
        let view = backing
        group.views.append(view)
        for course in courses {
            view.runningAnimations.append(
                ViewAnimation(
                    property: course.target.property, delta: AnimatedValue(lanes: .zero),
                    group: group, course: course))
        }
    }

    /// An animation has come to its end. One that the layer is to keep goes on showing that.
    private func animationDidEnd(_ animation: CAAnimation, finished: Bool) {
        guard let index = attachedAnimations.firstIndex(where: { $0.animation === animation })
        else { return }
        guard finished, !animation.isRemovedOnCompletion else {
            attachedAnimations.remove(at: index)
            return
        }
        let entry = attachedAnimations[index]
        let rest = AnimationGroup(
            start: entry.group.start, curve: entry.group.curve, options: .allowUserInteraction,
            completion: nil)
        attachedAnimations[index].group = rest
        if animation.fillMode.showsEnd { show(entry.courses, of: rest) }
    }

    /// The animation that was added under a key, or one that `UIView.animate` runs of the property of
    /// that key path; nil where there is none.
    public func animation(forKey key: String) -> CAAnimation? {
        if let entry = attachedAnimations.last(where: { $0.key == key }) { return entry.animation }
        guard let running = viewAnimation(of: key) else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.duration = running.group.curve.duration
        return animation
    }

    /// The keys under which animations were added, and the key paths of the properties that
    /// `UIView.animate` moves, in the order in which they began; nil where nothing is animated.
    public func animationKeys() -> [String]? {
        var keys = attachedAnimations.compactMap(\.key)
        for animation in backing.runningAnimations where animation.course == nil {
            let key = AnimationTarget.keyPath(of: animation.property)
            if !keys.contains(key) { keys.append(key) }
        }
        return keys.isEmpty ? nil : keys
    }

    /// Ends the animation that was added under a key, or those that `UIView.animate` runs of the
    /// property of that key path.
    public func removeAnimation(forKey key: String) {
        if let index = attachedAnimations.lastIndex(where: { $0.key == key }) {
            let entry = attachedAnimations.remove(at: index)
            backing.end(entry.group)
            return
        }
        while let animation = viewAnimation(of: key) {
            backing.endAnimations(of: animation.property, in: animation.group)
        }
    }

    private func viewAnimation(of key: String) -> ViewAnimation? {
        backing.runningAnimations.first {
            $0.course == nil && AnimationTarget.keyPath(of: $0.property) == key
        }
    }

    /// Ends all animations of the layer: it shows what it has been set to at once, and completions
    /// hear that the animations did not finish.
    public func removeAllAnimations() {
        endAttachedAnimations()
        backing.endAnimations()
    }

    /// The layer has left the screen, and with it those in it that no view has.
    func didLeaveScreen() {
        endAttachedAnimations()
        for entry in freeSublayers {
            entry.layer.removeAllAnimations()
            entry.layer.didLeaveScreen()
        }
    }

    private func endAttachedAnimations() {
        let entries = attachedAnimations
        attachedAnimations = []
        for entry in entries { backing.end(entry.group) }
    }
}

extension UIView {
    /// Takes all that a group shows of this view off, and ends the group where nothing else is in it.
    func end(_ group: AnimationGroup) {
        runningAnimations.removeAll { $0.group === group }
        group.views.removeAll { $0 === self }
        if group.views.isEmpty { group.finish(false) }
    }

    /// Takes what a group shows of one property of this view off; likewise.
    func endAnimations(of property: AnimatedProperty, in group: AnimationGroup) {
        runningAnimations.removeAll { $0.group === group && $0.property == property }
        if !runningAnimations.contains(where: { $0.group === group }) { end(group) }
    }
}
