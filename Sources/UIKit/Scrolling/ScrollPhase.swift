/// What moves a scroll view: nobody, a finger, momentum or code. One method an event; what the view
/// has to do follows from what they return.
nonisolated struct ScrollPhase: Equatable, Sendable {
    /// What moves the content.
    enum State: Equatable, Sendable {
        /// Nothing.
        case idle
        /// A finger rests on the content and has stopped what it interrupted.
        case tracking(Interruption)
        /// A drag.
        case dragging(ScrollDrag)
        /// Momentum, a bounce or a snap after a release.
        case decelerating(ScrollGlide)
        /// A scroll that code asked for.
        case animating(OffsetAnimation)
    }

    /// What a touch has interrupted.
    enum Interruption: Equatable, Sendable {
        case nothing
        case deceleration
        case animation
    }

    /// Whether a finger touches the content.
    enum Finger: Equatable, Sendable {
        case up
        case down
    }

    /// What moves the content at present.
    private(set) var state = State.idle
    /// Whether a finger touches it.
    private(set) var finger = Finger.up
    /// How often the state has changed: whoever calls out compares it afterwards.
    private(set) var generation = 0

    // MARK: Events

    /// What a finger that comes down leads to.
    enum FingerDownAction: Equatable, Sendable {
        /// Wait for it to move.
        case wait
        /// Content has been stopped: a drag begins at once.
        case beginDrag
    }

    /// A finger came down on the content.
    ///
    /// A motion of which no frame has been shown yet goes on; any other is stopped where it is.
    mutating func fingerDown() -> FingerDownAction {
        finger = .down
        switch state {
        case .idle:
            enter(.tracking(.nothing))
            return .wait
        case .decelerating(let glide) where !glide.hasMoved:
            return .wait
        case .decelerating:
            enter(.tracking(.deceleration))
            return .beginDrag
        case .animating:
            enter(.tracking(.animation))
            return .beginDrag
        case .tracking, .dragging:
            return .wait
        }
    }

    /// What the last finger's lifting leads to.
    enum FingerUpAction: Equatable, Sendable {
        /// Nothing.
        case none
        /// Content that was stopped, in the motion that is told, and then not dragged finds its place.
        case settle(Interruption)
    }

    /// The last finger left the content.
    mutating func fingerUp() -> FingerUpAction {
        finger = .up
        switch state {
        case .tracking(let interruption):
            enter(.idle)
            return interruption == .nothing ? .none : .settle(interruption)
        case .idle, .dragging, .decelerating, .animating:
            return .none
        }
    }

    /// What a drag that begins now interrupts, or has interrupted when its finger came down.
    var interruption: Interruption {
        switch state {
        case .idle: .nothing
        case .tracking(let interruption): interruption
        case .decelerating: .deceleration
        case .animating: .animation
        case .dragging(let drag): drag.interrupted
        }
    }

    /// A drag begins; it takes over from whatever moved the content.
    mutating func begin(_ drag: ScrollDrag) {
        enter(.dragging(drag))
    }

    /// The finger holds `freeOffset` now, and moves content along `axes`.
    mutating func regrip(at freeOffset: CGPoint, axes: ScrollAxes) {
        guard case .dragging(var drag) = state else { return }
        drag.regrip(at: freeOffset, axes: axes)
        state = .dragging(drag)
    }

    /// The finger has moved.
    /// - Returns: the drag as it is now; nil when none is under way.
    mutating func move(to translation: CGPoint) -> ScrollDrag? {
        guard case .dragging(var drag) = state else { return nil }
        drag.move(to: translation)
        state = .dragging(drag)
        return drag
    }

    /// The drag is over, or content that was stopped is let go: `glide` follows, or nothing.
    mutating func release(into glide: ScrollGlide?) {
        if let glide { enter(.decelerating(glide)) } else { enter(.idle) }
    }

    /// Code asks for an animated scroll.
    mutating func begin(_ animation: OffsetAnimation) {
        enter(.animating(animation))
    }

    /// The motion has come to its end, or is stopped.
    mutating func stop() {
        enter(finger == .down ? .tracking(.nothing) : .idle)
    }

    /// The view has left its window: nothing touches or moves it any more.
    mutating func reset() {
        finger = .up
        enter(.idle)
    }

    /// Where content that moves by itself is in a frame.
    struct Step: Equatable, Sendable {
        /// The offset, points, not rounded.
        let offset: CGPoint
        /// Whether the motion is over with this frame.
        let isLast: Bool
    }

    /// Brings the content's own motion to `now`; nil when nothing moves it by itself.
    mutating func advance(to now: SimulatedTime) -> Step? {
        switch state {
        case .decelerating(var glide):
            let offset = glide.position(at: now)
            state = .decelerating(glide)
            return Step(offset: offset, isLast: glide.isAtRest(at: now))
        case .animating(let animation):
            return Step(offset: animation.position(at: now), isLast: animation.isOver(at: now))
        case .idle, .tracking, .dragging:
            return nil
        }
    }

    /// Where the content's own motion ends, points; nil when nothing moves it by itself.
    var destination: CGPoint? {
        switch state {
        case .decelerating(let glide): glide.destination
        case .animating(let animation): animation.target
        case .idle, .tracking, .dragging: nil
        }
    }

    /// Code has moved the offset by `shift`, or an edge has moved: what is under way goes on from
    /// there. `freeOffset` is what a finger holds now.
    mutating func shift(
        by shift: CGPoint, freeOffset: CGPoint, horizontal: AxisLimits, vertical: AxisLimits,
        at now: SimulatedTime
    ) {
        switch state {
        case .idle, .tracking:
            break
        case .dragging(var drag):
            drag.reanchor(at: freeOffset, shift: shift)
            state = .dragging(drag)
        case .decelerating(var glide):
            glide.carryOn(shiftedBy: shift, horizontal: horizontal, vertical: vertical, at: now)
            state = .decelerating(glide)
        case .animating(var animation):
            animation.move(by: shift)
            state = .animating(animation)
        }
    }

    // MARK: Questions

    /// Whether the run loop is in tracking mode: from the start of a drag to the end of its motion.
    var holdsRunLoop: Bool {
        switch state {
        case .dragging, .decelerating: true
        case .idle, .tracking, .animating: false
        }
    }

    /// Whether the content moves by itself.
    var movesByItself: Bool {
        switch state {
        case .decelerating, .animating: true
        case .idle, .tracking, .dragging: false
        }
    }

    /// Whether nothing holds or moves the content.
    var isIdle: Bool {
        if case .idle = state { return true }
        return false
    }

    /// The drag, if one is under way.
    var drag: ScrollDrag? {
        if case .dragging(let drag) = state { return drag }
        return nil
    }

    private mutating func enter(_ next: State) {
        state = next
        generation &+= 1
    }
}
