extension UIScrollView {
    // MARK: The finger

    /// A drag begins.
    ///
    /// - Parameters:
    ///   - translation: what the recogniser's translation is now; content counts from there.
    ///   - movement: the finger's movement up to now, which may lock an axis.
    func beginDrag(
        source: ScrollDrag.Source, translation: CGPoint = .zero, movement: CGPoint = .zero
    ) {
        begunDrags += 1
        let interruption = phase.interruption
        phase.begin(
            ScrollDrag(
                source: source, axes: dragAxes(for: movement), interrupted: interruption,
                offset: exactOffset, freeOffset: freeOffset, translation: translation))
        phaseDidChange()
        notifyOfInterruption(interruption)
        let generation = phase.generation
        notify { $0.scrollViewWillBeginDragging(self) }
        if source == .finger, generation == phase.generation { handOverFromEdge(movement) }
    }

    /// The finger has moved to `translation`, in points of the view's coordinates.
    func drag(to translation: CGPoint) {
        guard let drag = phase.move(to: translation) else { return }
        // Fingers that zoom move the content as well.
        if zoom.isPinching { return }
        let free = drag.freeOffset
        var offset = exactOffset
        if drag.axes.contains(.horizontal) { offset.x = shown(free.x, .horizontal, in: drag) }
        if drag.axes.contains(.vertical) { offset.y = shown(free.y, .vertical, in: drag) }
        show(offset)
    }

    /// The finger has left at the velocity `launch`, points per second; content moves against it.
    func endDrag(launch: CGPoint) {
        if zoom.isPinching {
            if pinchKeepsContent { return endDragInPlace() }
            regripDrag()
        }
        guard let drag = phase.drag else { return }
        var velocity = CGPoint(x: -launch.x, y: -launch.y)
        if !drag.axes.contains(.horizontal) { velocity.x = 0 }
        if !drag.axes.contains(.vertical) { velocity.y = 0 }
        guard let handover else { return release(drag, velocity: velocity) }
        // The velocity goes to whichever of the two the finger moved last.
        self.handover = nil
        var ancestorLaunch = CGPoint.zero
        if handover.isAncestorDisplaced || isAtEdge(handover.axis, movingBy: launch[handover.axis])
        {
            velocity[handover.axis] = 0
            ancestorLaunch[handover.axis] = launch[handover.axis]
        }
        release(drag, velocity: velocity)
        handover.ancestor.endDrag(launch: ancestorLaunch)
    }

    /// Counts the finger's movement from what is shown now, along all axes that scroll.
    func regripDrag() {
        handover?.keepTravel()
        phase.regrip(at: freeOffset, axes: scrollableAxes)
    }

    /// A finger came down on the content.
    /// - Returns: whether a drag is to begin at once, since content was caught in motion.
    func fingerDown() -> ScrollPhase.FingerDownAction {
        let action = phase.fingerDown()
        if action == .beginDrag {
            Simulation.current.model.note(
                phase.interruption == .animation ? .animatedOffset : .catching)
        }
        phaseDidChange()
        return action
    }

    /// The last finger left the content.
    func fingerUp() {
        let action = phase.fingerUp()
        phaseDidChange()
        switch action {
        case .none: break
        case .settle(let interruption): settle(after: interruption)
        }
    }

    private func notifyOfInterruption(_ interruption: ScrollPhase.Interruption) {
        let model = Simulation.current.model
        switch interruption {
        case .nothing:
            break
        case .deceleration:
            if model.caughtDeceleration == .endsWithCallback {
                notify { $0.scrollViewDidEndDecelerating(self) }
            }
        case .animation:
            if model.interruptedOffset == .endsWithCallback {
                notify { $0.scrollViewDidEndScrollingAnimation(self) }
            }
        }
    }

    /// The axes along which content follows a drag that starts with `movement`.
    private func dragAxes(for movement: CGPoint) -> ScrollAxes {
        let axes = scrollableAxes
        guard isDirectionalLockEnabled else { return axes }
        let main = movement.dominantAxis
        let isClear =
            abs(movement[main]) > UIScrollView.directionalLockRatio * abs(movement[main.other])
        guard isClear, axes.contains(main) else { return axes }
        return main == .horizontal ? .horizontal : .vertical
    }

    /// How many times as far along one axis as along the other a start must go to lock the axis.
    /// Apple publishes only that a diagonal start does not.
    private static let directionalLockRatio: CGFloat = 2

    /// What is shown when the finger asks for `free` along `axis`.
    private func shown(_ free: CGFloat, _ axis: ScrollAxis, in drag: ScrollDrag) -> CGFloat {
        let limits = limits(axis)
        let excess = limits.excess(of: free)
        if handOver(excess, along: axis, in: drag) { return limits.clamp(free) }
        if excess == 0 { return free }
        guard bounces else { return limits.clamp(free) }
        return limits.rubberBanded(free, dimension: geometry.bounds.size[axis])
    }
}
