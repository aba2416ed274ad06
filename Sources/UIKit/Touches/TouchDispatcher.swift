/// Turns samples of the touch screen into touches and events, frame by frame.
///
/// What fingers do within one frame becomes one event, with the older positions of a moved finger as
/// coalesced samples; a finger that does two things in one frame (it moves and lifts) makes two. Any
/// sequence of samples is taken: one that makes no sense, such as the move of a finger that is not
/// down, is dropped.
@_spi(Simulation)
public final class TouchDispatcher {
    private unowned let simulation: Simulation
    private var queue = TouchQueue()
    /// The one event object, which always knows the touches on the screen.
    let event = UIEvent()
    private var nextSerial = 0
    private var lastTap: Tap?
    private var isDelivering = false
    private var isCancelRequested = false
    private var droppingDepth = 0

    /// The fingers that a screen can tell apart; further ones are not sensed.
    public static let fingerLimit = 64

    /// A touch that may be the first of several taps.
    private struct Tap {
        var end: TouchPoint
        var count: Int
    }

    /// When the action for `began` runs, for recordings whose latency is known: right after the
    /// n-th sample of the sequence (the first finger's touch-down is the first), rather than in the
    /// frame after the recogniser's decision. Nil goes by the platform model.
    ///
    /// A recogniser that has not decided by then, or a sequence that is shorter, goes by the model.
    public var beganOverride: Int?

    /// How many samples have arrived since the first finger came down.
    public private(set) var sampleCount = 0

    init(simulation: Simulation) {
        self.simulation = simulation
    }

    // MARK: The future

    /// Adds a sample to those that will arrive, behind those of the same time. One whose time has
    /// passed arrives with the next frame.
    /// - Complexity: O(1) where samples are added in order, otherwise O(n).
    public func enqueue(_ sample: TouchSample) {
        queue.insert(sample)
    }

    /// Takes back all samples that have not arrived. Fingers that are down stay down.
    public func removePending() {
        queue.removeAll()
    }

    /// When the next sample arrives at the earliest; nil when none waits.
    public var nextEventTime: SimulatedTime? { queue.first?.timestamp }

    /// How many samples wait.
    public var pendingCount: Int { queue.count }

    /// The touches on the screen, in the order in which they came down.
    public var activeTouches: [UITouch] { event.touches }

    // MARK: Keeping touches out

    /// From now on fingers that come down are not seen. Calls nest.
    func beginDroppingTouches() {
        droppingDepth += 1
    }

    /// Takes one `beginDroppingTouches()` back.
    func endDroppingTouches() {
        precondition(droppingDepth > 0, "endDroppingTouches() without beginDroppingTouches().")
        droppingDepth -= 1
    }

    /// The system takes all touches away: recognisers and views hear that they are cancelled.
    public func cancelAll() {
        if isDelivering {
            isCancelRequested = true
            return
        }
        if event.touches.isEmpty { return }
        simulation.model.note(.cancel)
        for touch in event.touches {
            include(touch, as: .cancelled, time: max(simulation.now, touch.current.time))
        }
        deliver()
    }

    // MARK: Frames

    /// Delivers what has arrived since the last frame, then the actions of recognisers that are due.
    func deliverFrame() {
        let gestures = simulation.gestures
        gestures.beginFrame()
        let now = simulation.now
        while let sample = queue.first, sample.timestamp <= now {
            queue.removeFirst()
            accept(sample)
            if let override = beganOverride, sampleCount == override, !event.isEmpty {
                deliver()
                gestures.deliverBegan(all: true)
            }
        }
        deliver()
        if !isBeganPutOff { gestures.deliverBegan() }
    }

    private var isBeganPutOff: Bool {
        guard let beganOverride else { return false }
        return sampleCount < beganOverride && !event.touches.isEmpty
    }

    // MARK: Putting an event together

    private func accept(_ sample: TouchSample) {
        let touch = event.touches.first { $0.finger == sample.finger && !$0.isLifted }
        guard let touch else {
            if sample.phase == .began { beginAfterLifts(sample) }
            return
        }
        switch sample.phase {
        case .began:
            // The lift was never reported.
            lift(touch, with: sample, as: .cancelled)
            deliver()
            begin(sample)
        case .moved:
            move(touch, with: sample)
        case .ended:
            lift(touch, with: sample, as: .ended)
        case .cancelled:
            lift(touch, with: sample, as: .cancelled)
        }
    }

    /// A finger comes down. What lifted before it is an event of its own, even within one frame:
    /// a recogniser must not take the new finger for one of the old gesture's.
    private func beginAfterLifts(_ sample: TouchSample) {
        for touch in event.touches
        where touch.isLifted && touch.isInEvent && touch.current.time < sample.timestamp {
            deliver()
            break
        }
        begin(sample)
    }

    private func begin(_ sample: TouchSample) {
        if droppingDepth > 0 { return }
        let point = TouchPoint(time: sample.timestamp, location: sample.location)
        guard let bit = freeBit else { return }
        if event.touches.isEmpty { sampleCount = 0 }
        sampleCount += 1
        let touch = UITouch(serial: nextSerial, finger: sample.finger, bit: bit, at: point)
        nextSerial += 1
        touch.tapCountStorage = tapCount(at: point)
        event.touches.append(touch)
        include(touch, as: .began, time: sample.timestamp)
    }

    private func move(_ touch: UITouch, with sample: TouchSample) {
        sampleCount += 1
        let former = touch.current.location
        if touch.isInEvent {
            if touch.phase == .moved {
                simulation.model.note(.samples)
            } else {
                deliver()
                // What was delivered may have had all touches cancelled.
                if touch.isLifted { return }
                touch.previousLocation = former
            }
        } else {
            touch.previousLocation = former
        }
        touch.current = TouchPoint(time: sample.timestamp, location: sample.location)
        event.samples.append(
            UIEvent.Sample(
                serial: touch.serial, point: touch.current, previousLocation: former))
        include(touch, as: .moved, time: sample.timestamp)
    }

    private func lift(_ touch: UITouch, with sample: TouchSample, as phase: UITouch.Phase) {
        sampleCount += 1
        if touch.isInEvent { deliver() }
        if touch.isLifted { return }
        touch.previousLocation = touch.current.location
        touch.current = TouchPoint(time: sample.timestamp, location: sample.location)
        include(touch, as: phase, time: sample.timestamp)
    }

    private func include(_ touch: UITouch, as phase: UITouch.Phase, time: SimulatedTime) {
        touch.phase = phase
        touch.isInEvent = true
        event.time = max(event.time, time)
        switch phase {
        case .began: event.began |= touch.bit
        case .moved: event.moved |= touch.bit
        case .ended: event.ended |= touch.bit
        case .cancelled: event.cancelled |= touch.bit
        case .stationary: break
        }
    }

    private var freeBit: UInt64? {
        var used: UInt64 = 0
        for touch in event.touches { used |= touch.bit }
        let free = ~used
        return free == 0 ? nil : free & ~(free - 1)
    }

    // MARK: Delivering it

    private func deliver() {
        if event.isEmpty || isDelivering { return }
        isDelivering = true
        let changesTouches = event.began | event.ended | event.cancelled != 0
        for touch in event.touches {
            if !touch.isInEvent { touch.phase = .stationary }
            if touch.phase == .began { findView(for: touch) }
        }
        if changesTouches { simulation.gestures.forgetTouches() }
        simulation.gestures.process(event)
        if changesTouches {
            removeLifted()
            // Nothing that was touched is kept alive by that.
            simulation.gestures.forgetTouches()
        }
        finishEvent()
        isDelivering = false
        if isCancelRequested {
            isCancelRequested = false
            cancelAll()
        }
    }

    private func removeLifted() {
        for touch in event.touches where touch.isLifted {
            rememberTap(touch)
            simulation.gestures.keepLingering(touch)
        }
        event.touches.removeAll(where: \.isLifted)
    }

    private func finishEvent() {
        event.samples.removeAll(keepingCapacity: true)
        event.began = 0
        event.moved = 0
        event.ended = 0
        event.cancelled = 0
        for touch in event.touches { touch.isInEvent = false }
    }

    /// The deepest view under the finger in the frontmost window that has one.
    private func findView(for touch: UITouch) {
        for window in simulation.application.windows.reversed() {
            simulation.counters.hitTests += 1
            let point = window.geometry.fromSuperview(touch.current.location)
            guard let view = window.hitTest(point, with: event) else { continue }
            if isKeptFrom(view) { return }
            touch.view = view
            touch.window = window
            return
        }
    }

    /// Whether another view's touches keep a new one from this view: one of the two wants to be alone.
    private func isKeptFrom(_ view: UIView) -> Bool {
        for touch in event.touches {
            guard let other = touch.view, other !== view, other.window === view.window else {
                continue
            }
            if view.isExclusiveTouch || other.isExclusiveTouch { return true }
        }
        return false
    }

    // MARK: Tap counts

    private func tapCount(at point: TouchPoint) -> Int {
        guard let lastTap, event.touches.isEmpty,
            point.time.seconds(since: lastTap.end.time) <= simulation.model.multiTapInterval,
            point.location.distance(to: lastTap.end.location) <= simulation.model.multiTapDistance
        else { return 1 }
        return lastTap.count + 1
    }

    private func rememberTap(_ touch: UITouch) {
        let model = simulation.model
        let distance = touch.current.location.distance(to: touch.beginning.location)
        let duration = touch.current.time.seconds(since: touch.beginning.time)
        guard touch.phase == .ended, distance <= model.tapMovement.points,
            duration <= model.tapMaximumDuration
        else {
            lastTap = nil
            return
        }
        lastTap = Tap(end: touch.current, count: touch.tapCountStorage)
    }
}

extension CGPoint {
    /// The straight distance to another point, in points.
    nonisolated func distance(to other: CGPoint) -> CGFloat {
        let x = other.x - self.x
        let y = other.y - self.y
        return (x * x + y * y).squareRoot()
    }

    /// The distance from zero, in points.
    nonisolated var length: CGFloat { (x * x + y * y).squareRoot() }
}
