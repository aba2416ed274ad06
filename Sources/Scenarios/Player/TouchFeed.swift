@_spi(Simulation) import UIKit

/// Sends a scenario's touches to the simulation, and knows which fingers are down.
final class TouchFeed {
    /// A finger that is down.
    struct Finger {
        var touch: TraceTouch
        /// Whether it came down on a view. One that did so beside the screen touches nothing, wherever
        /// it goes.
        let isOnScreen: Bool
    }

    private let simulation: Simulation
    private let recorder: TraceRecorder
    /// Samples that have not arrived yet, in order of time.
    private var waiting: [TouchSample] = []
    private var nextWaiting = 0
    private(set) var down: [Finger] = []
    /// How far the fingers have gone since that was last taken.
    private var travel = CGPoint.zero
    /// How many samples have arrived since the start.
    private(set) var sampleCount = 0
    /// Called when the system takes a touch.
    var touchWasTaken: (() -> Void)?

    init(simulation: Simulation, recorder: TraceRecorder) {
        self.simulation = simulation
        self.recorder = recorder
        down.reserveCapacity(8)
    }

    /// When the last finger of those that were sent off lifts, nanoseconds from the start.
    private(set) var lastLiftNanoseconds: Int64 = -1
    /// How many fingers have come down since the start.
    private(set) var downCount = 0

    /// Whether no finger is down and none is on its way.
    var isIdle: Bool { down.isEmpty && nextWaiting == waiting.count }

    /// Sends a gesture's samples, which start at `start`.
    func send(_ samples: [GestureSample], start: Int64) {
        if nextWaiting > 0 {
            waiting.removeFirst(nextWaiting)
            nextWaiting = 0
        }
        for sample in samples {
            let touch = TouchSample(
                finger: sample.finger,
                timestamp: SimulatedTime(nanoseconds: start + sample.timeNanoseconds),
                location: sample.location, phase: TouchSample.Phase(sample.phase))
            simulation.touches.enqueue(touch)
            if touch.phase == .ended || touch.phase == .cancelled {
                lastLiftNanoseconds = max(lastLiftNanoseconds, touch.timestamp.nanoseconds)
            }
            insert(touch)
        }
    }

    private func insert(_ touch: TouchSample) {
        var place = waiting.count
        while place > 0, waiting[place - 1].timestamp > touch.timestamp { place -= 1 }
        waiting.insert(touch, at: place)
    }

    /// The system takes every touch that is down; what was on its way does not come.
    func cancelAll() {
        // What has arrived in this frame has already had its effect.
        frameDidDeliver(until: simulation.now)
        simulation.touches.removePending()
        simulation.touches.cancelAll()
        waiting.removeAll()
        nextWaiting = 0
        for finger in down {
            recorder.add(.touchCancelled, a: Int(finger.touch.finger))
            touchWasTaken?()
        }
        down.removeAll(keepingCapacity: true)
    }

    /// Brings `down` up to date with what has arrived by now, and writes it down.
    func frameDidDeliver(until now: SimulatedTime) {
        while nextWaiting < waiting.count, waiting[nextWaiting].timestamp <= now {
            apply(waiting[nextWaiting])
            nextWaiting += 1
            sampleCount += 1
        }
    }

    /// How far the fingers have gone since the last call, each on its whole way, points along each
    /// axis.
    func takeTravel() -> CGPoint {
        defer { travel = .zero }
        return travel
    }

    private func place(of finger: Int32) -> Int? {
        for index in down.indices where down[index].touch.finger == finger { return index }
        return nil
    }

    private func move(_ place: Int, to location: CGPoint) {
        travel.x += abs(location.x - down[place].touch.location.x)
        travel.y += abs(location.y - down[place].touch.location.y)
        down[place].touch.location = location
    }

    /// Whether a finger that has come down was found to be on a view; so is one of which nobody has
    /// heard yet, or nobody may.
    private func touches(_ sample: TouchSample) -> Bool {
        for touch in simulation.touches.activeTouches
        where touch.finger == sample.finger && touch.phase != .ended && touch.phase != .cancelled {
            return touch.view != nil
        }
        return true
    }

    private func apply(_ sample: TouchSample) {
        let place = place(of: Int32(truncatingIfNeeded: sample.finger))
        switch sample.phase {
        case .began:
            // A finger that comes down while it is down has never been said to lift.
            if let place {
                down.remove(at: place)
                recorder.add(.touchCancelled, a: sample.finger)
            }
            var touch = TraceTouch()
            touch.finger = Int32(truncatingIfNeeded: sample.finger)
            touch.location = sample.location
            down.append(Finger(touch: touch, isOnScreen: touches(sample)))
            downCount += 1
            recorder.add(.touchDown, a: sample.finger)
        case .moved:
            if let place { move(place, to: sample.location) }
        case .ended, .cancelled:
            guard let place else { return }
            move(place, to: sample.location)
            down.remove(at: place)
            recorder.add(
                sample.phase == .ended ? .touchUp : .touchCancelled, a: sample.finger)
            if sample.phase == .cancelled { touchWasTaken?() }
        }
    }
}

extension TouchSample.Phase {
    /// The phase that a gesture's sample has.
    fileprivate init(_ phase: GestureSample.Phase) {
        switch phase {
        case .began: self = .began
        case .moved: self = .moved
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        }
    }
}
