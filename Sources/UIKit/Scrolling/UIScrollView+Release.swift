extension UIScrollView {
    /// The finger has left: asks the delegate where to go, and goes there.
    func release(_ drag: ScrollDrag, velocity: CGPoint) {
        lastReleaseVelocity = velocity
        let plan = releasePlan(drag, velocity: velocity)
        let announced = roundedToPixels(plan.announcedTarget)
        var target = announced
        let generation = phase.generation
        if let delegate {
            Simulation.current.counters.delegateCalls += 1
            // In points per millisecond, as UIKit has it.
            delegate.scrollViewWillEndDragging(
                self, withVelocity: CGPoint(x: velocity.x / 1_000, y: velocity.y / 1_000),
                targetContentOffset: &target)
        }
        guard generation == phase.generation, let drag = phase.drag else { return }
        // The delegate may have moved the content.
        let glide = releasePlan(drag, velocity: velocity).glide(
            announced: announced, target: target, at: Simulation.current.now)
        let decelerates = !glide.isAtRest(at: glide.start)
        begin(decelerates ? glide : nil)
        let released = phase.generation
        if !decelerates { show(glide.destination) }
        guard released == phase.generation else { return }
        notify { $0.scrollViewDidEndDragging(self, willDecelerate: decelerates) }
        guard decelerates, released == phase.generation else { return }
        notify { $0.scrollViewWillBeginDecelerating(self) }
    }

    /// The finger has left content that others still hold, or that finds its place in another way.
    func endDragInPlace() {
        lastReleaseVelocity = .zero
        var target = contentOffset
        let generation = phase.generation
        notify {
            $0.scrollViewWillEndDragging(
                self, withVelocity: .zero, targetContentOffset: &target)
        }
        guard generation == phase.generation, phase.drag != nil else { return }
        begin(nil)
        notify { $0.scrollViewDidEndDragging(self, willDecelerate: false) }
    }

    /// Content that was stopped and let go without a drag finds its place. Where it is in place
    /// already, the motion that was stopped is over: nothing else would tell its end.
    func settle(after interruption: ScrollPhase.Interruption) {
        let drag = ScrollDrag(
            source: .finger, axes: scrollableAxes, interrupted: .nothing, offset: exactOffset,
            freeOffset: freeOffset, translation: .zero)
        let plan = releasePlan(drag, velocity: .zero)
        let announced = roundedToPixels(plan.announcedTarget)
        let glide = plan.glide(
            announced: announced, target: announced, at: Simulation.current.now)
        if glide.isAtRest(at: glide.start) { return end(interruption, at: glide.destination) }
        begin(glide)
        notify { $0.scrollViewWillBeginDecelerating(self) }
    }

    private func end(_ interruption: ScrollPhase.Interruption, at destination: CGPoint) {
        let generation = phase.generation
        show(destination)
        // The delegate may have begun another motion.
        guard generation == phase.generation else { return }
        switch interruption {
        case .nothing: break
        case .deceleration: notify { $0.scrollViewDidEndDecelerating(self) }
        case .animation: notify { $0.scrollViewDidEndScrollingAnimation(self) }
        }
    }

    private func begin(_ glide: ScrollGlide?) {
        phase.release(into: glide)
        phaseDidChange()
    }

    private func releasePlan(_ drag: ScrollDrag, velocity: CGPoint) -> ScrollRelease {
        let model = Simulation.current.model
        let squaredSpeed = velocity.x * velocity.x + velocity.y * velocity.y
        let limit = model.minimumFlingVelocity
        let speed: AxisRelease.Speed = squaredSpeed > limit * limit ? .fling : .slow
        if isPagingEnabled { Simulation.current.model.note([.pageTarget, .snap]) }
        return ScrollRelease(
            x: axisRelease(.horizontal, drag, velocity: velocity.x, speed: speed),
            y: axisRelease(.vertical, drag, velocity: velocity.y, speed: speed))
    }

    private func axisRelease(
        _ axis: ScrollAxis, _ drag: ScrollDrag, velocity: CGFloat, speed: AxisRelease.Speed
    ) -> AxisRelease {
        let simulation = Simulation.current
        let limits = limits(axis)
        let takesPart = drag.axes.contains(axis)
        // Content that has come to lie beyond an edge comes back from there, whether or not a finger
        // could bring it there now.
        let isBeyond = limits.excess(of: exactOffset[axis]) != 0
        return AxisRelease(
            offset: exactOffset[axis], velocity: velocity, speed: speed,
            role: takesPart || isBeyond ? .moves : .rests, limits: limits,
            rules: AxisMotion.Rules(
                bounces: bounces && (isBeyond || canScroll(axis)), pages: isPagingEnabled,
                rate: decelerationRate.rawValue,
                snapFrequency: simulation.model.snapAngularFrequency),
            pages: PageTarget(
                pageLength: geometry.bounds.size[axis], dragStart: drag.startOffset[axis],
                limits: limits, flickSpeed: simulation.model.minimumFlingVelocity,
                slack: halfPixel))
    }
}
