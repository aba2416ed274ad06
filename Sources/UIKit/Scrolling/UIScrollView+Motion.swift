@_spi(Simulation)
extension UIScrollView: FrameMotion {
    /// Puts the content where its motion has it at `now`.
    public func advance(to now: SimulatedTime) {
        guard let step = phase.advance(to: now) else { return }
        let generation = phase.generation
        show(step.offset)
        // The delegate may have stopped the motion, or begun another.
        if step.isLast, generation == phase.generation { finish() }
    }
}

extension UIScrollView {
    /// Shows `offset`, rounded to pixels, as the next place of a drag or a motion.
    func show(_ offset: CGPoint) {
        exactOffset = offset
        offsetWriter = .motion
        contentOffset = offset
        offsetWriter = .code
    }

    /// The motion has arrived.
    private func finish() {
        guard let destination = phase.destination else { return }
        let isDeceleration = isDecelerating
        let generation = phase.generation
        show(destination)
        guard generation == phase.generation else { return }
        stopMotion()
        if isDeceleration {
            notify { $0.scrollViewDidEndDecelerating(self) }
        } else {
            notify { $0.scrollViewDidEndScrollingAnimation(self) }
        }
    }

    /// Stops what moves by itself, where it is.
    func stopMotion() {
        phase.stop()
        phaseDidChange()
    }

    /// Has the simulation call ``advance(to:)`` while the content moves by itself, and hold timers
    /// from the start of a drag to its end.
    func phaseDidChange() {
        let simulation = Simulation.current
        if phase.movesByItself {
            simulation.addMotion(self)
        } else {
            simulation.removeMotion(self)
        }
        switch (runLoopHold, phase.holdsRunLoop || zoom.isPinching) {
        case (.released, true):
            runLoopHold = .held
            simulation.beginTracking()
        case (.held, false):
            runLoopHold = .released
            simulation.endTracking()
        case (.held, true), (.released, false):
            break
        }
    }

    /// The offset has changed.
    func contentDidScroll() {
        setNeedsLayout()
        notify { $0.scrollViewDidScroll(self) }
    }

    /// Calls the delegate, if there is one, and counts the call.
    func notify(_ call: (any UIScrollViewDelegate) -> Void) {
        guard let delegate else { return }
        Simulation.current.counters.delegateCalls += 1
        call(delegate)
    }

    // MARK: Code that moves the content

    /// The app moves the content: whatever is under way goes on from the new place.
    func codeWillMoveContent(from old: CGPoint, to new: CGPoint) {
        assignedOffset = assignedOffset + (new - old)
        switch phase.state {
        case .idle, .tracking:
            exactOffset = new
        case .dragging:
            exactOffset = new
            shiftMotion(by: new - old)
        case .decelerating, .animating:
            exactOffset = exactOffset + (new - old)
            shiftMotion(by: new - old)
        }
        if zoom.isPinching, let pinch = pinchStorage { regripPinch(pinch, at: pinch.centroid) }
    }

    /// Moves the path of what is under way by `shift`, and takes note of the present edges.
    func shiftMotion(by shift: CGPoint) {
        let simulation = Simulation.current
        if shift != .zero { simulation.model.note(.setOffset) }
        if var handover, phase.drag != nil {
            handover.keepTravel()
            self.handover = handover
        }
        phase.shift(
            by: shift, freeOffset: freeOffset, horizontal: limits(.horizontal),
            vertical: limits(.vertical), at: simulation.now)
    }

    /// The offset that a finger holds when the present one is shown: beyond an edge it has gone
    /// farther than content follows.
    var freeOffset: CGPoint {
        CGPoint(x: freeOffset(.horizontal), y: freeOffset(.vertical))
    }

    private func freeOffset(_ axis: ScrollAxis) -> CGFloat {
        guard bounces else { return exactOffset[axis] }
        return limits(axis).released(exactOffset[axis], dimension: geometry.bounds.size[axis])
    }

    func place(at offset: CGPoint) {
        let simulation = Simulation.current
        switch phase.state {
        case .decelerating:
            simulation.model.note(.setOffset)
            if simulation.model.unanimatedOffset == .stopsMotion { stopMotion() }
        case .animating:
            stopMotion()
        case .idle, .tracking, .dragging:
            break
        }
        contentOffset = offset
    }

    func animate(to offset: CGPoint) {
        precondition(!offset.x.isNaN && !offset.y.isNaN, "A content offset must be a number.")
        let simulation = Simulation.current
        let target = roundedToPixels(offset)
        if phase.drag != nil || zoom.isPinching {
            contentOffset = target
            notify { $0.scrollViewDidEndScrollingAnimation(self) }
        } else if target == contentOffset {
            simulation.model.note(.sameOffset)
            if phase.movesByItself { stopMotion() }
        } else {
            phase.begin(
                OffsetAnimation(from: contentOffset, to: target, start: simulation.now))
            phaseDidChange()
        }
    }

    /// The offset nearest to the present one that shows `rect`.
    func offset(showing rect: CGRect) -> CGPoint {
        let insets = adjustedInsetStorage
        let visible = geometry.bounds.inset(by: insets)
        let x = UIScrollView.start(
            showing: rect.minX, to: rect.maxX, in: visible.minX, to: visible.maxX)
        let y = UIScrollView.start(
            showing: rect.minY, to: rect.maxY, in: visible.minY, to: visible.maxY)
        let moved = clampedToEdges(CGPoint(x: x - insets.left, y: y - insets.top))
        return roundedToPixels(moved)
    }

    /// Where the visible stretch must start to show another one.
    private static func start(
        showing first: CGFloat, to last: CGFloat, in lower: CGFloat, to upper: CGFloat
    ) -> CGFloat {
        if first < lower || last - first > upper - lower { return first }
        return last > upper ? lower + last - upper : lower
    }

    /// The view leaves its window: nothing touches or moves it any more.
    func leaveWindow() {
        if let handover {
            self.handover = nil
            handover.ancestor.endDrag(launch: .zero)
        }
        abandonPinch()
        let wasMoved = !phase.isIdle
        phase.reset()
        phaseDidChange()
        // What a finger or a motion has taken beyond an edge does not come back by itself.
        let place = clampedToEdges(exactOffset)
        if wasMoved, place != exactOffset { show(place) }
    }
}
