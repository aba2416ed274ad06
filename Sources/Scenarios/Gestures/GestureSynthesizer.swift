import Foundation

/// Makes touch samples of gestures: pure functions of the gesture, the device, the seed and where
/// things are.
///
/// Samples lie on the sensor's grid, counted from the start of the step. A finger that stays goes
/// on reporting at the touch rate, as a person's does.
public nonisolated struct GestureSynthesizer: Equatable, Sendable {
    /// What everything by chance comes from.
    public var seed: UInt64
    /// The window's size, points.
    public var windowSize: CGSize
    private let grid: TouchGrid

    /// Makes samples for a device whose window now has that size, points.
    ///
    /// - Parameters:
    ///   - touchRate: Samples a second, at least 1.
    ///   - refreshRate: Frames a second, at least 1: the frames decide when a pan begins.
    ///   - windowSize: The window's size, points.
    ///   - seed: What everything by chance comes from.
    public init(touchRate: Int, refreshRate: Int, windowSize: CGSize, seed: UInt64) {
        precondition(touchRate >= 1 && refreshRate >= 1, "Rates are at least 1 Hz.")
        grid = TouchGrid(touchRate: touchRate, refreshRate: refreshRate)
        self.windowSize = windowSize
        self.seed = seed
    }

    /// The samples of a gesture, in order of time, then of finger.
    ///
    /// - Parameters:
    ///   - gesture: What the fingers do.
    ///   - step: The step's index in the timeline; each step trembles in its own way.
    ///   - named: Where a named thing is in the window, points; nil when it is not there.
    /// - Throws: `GestureError` where it cannot be done.
    /// - Complexity: O(n), n being the number of samples.
    public func samples(
        for gesture: Gesture, step: Int, named: (NamedPlace) -> CGPoint?
    ) throws(GestureError) -> [GestureSample] {
        switch gesture {
        case .tap(let tap):
            return try press(
                at: tap.at, [tap.holdNanoseconds], gap: 0, finger: tap.finger, named)
        case .doubleTap(let tap):
            return try press(
                at: tap.at, [tap.holdNanoseconds, tap.holdNanoseconds],
                gap: tap.gapNanoseconds, finger: tap.finger, named)
        case .longPress(let press):
            var path = FingerPath(start: try point(press.at, named), grid: grid)
            path.hold(nanoseconds: press.holdNanoseconds, isSilent: false)
            return try samples(
                path, finger: press.finger, end: .lift, tremor: press.tremor, step: step)
        case .drag(let drag):
            return try samples(
                try path(of: drag, named), finger: drag.finger, end: drag.end,
                tremor: drag.tremor, step: step)
        case .swipe(let swipe):
            return try samples(
                try path(of: swipe, named), finger: swipe.finger, end: .lift,
                tremor: swipe.tremor, step: step)
        case .pinch(let pinch):
            return try samples(for: pinch, step: step, named)
        case .touches(let samples):
            return samples
        }
    }

    /// From the first sample of a gesture to its last, nanoseconds: what `samples` takes, known
    /// without where things are.
    public func durationNanoseconds(of gesture: Gesture) -> Int64 {
        switch gesture {
        case .tap(let tap): time(tap.holdNanoseconds)
        case .doubleTap(let tap):
            grid.time(
                ofSample: 2 * count(tap.holdNanoseconds) + count(tap.gapNanoseconds))
        case .longPress(let press): time(press.holdNanoseconds)
        case .drag(let drag):
            grid.time(ofSample: drag.legs.reduce(0) { $0 + count($1.durationNanoseconds) })
        case .swipe(let swipe): time(swipe.effectiveDurationNanoseconds)
        case .pinch(let pinch): grid.time(ofSample: PinchTiming(pinch, grid: grid).lastLift)
        case .touches(let samples): samples.last?.timeNanoseconds ?? 0
        }
    }

    private func count(_ nanoseconds: Int64) -> Int {
        grid.sampleCount(nanoseconds: nanoseconds, least: 1)
    }

    private func time(_ nanoseconds: Int64) -> Int64 {
        grid.time(ofSample: count(nanoseconds))
    }
}

// MARK: - One finger

nonisolated extension GestureSynthesizer {
    /// Touches of given lengths in one place, one after the other.
    private func press(
        at place: Place, _ holds: [Int64], gap: Int64, finger: Int,
        _ named: (NamedPlace) -> CGPoint?
    ) throws(GestureError) -> [GestureSample] {
        let place = try point(place, named)
        let location = CGPoint(x: place.dx, y: place.dy)
        try check(location)
        var result: [GestureSample] = []
        var index = 0
        for hold in holds {
            if !result.isEmpty { index += count(gap) }
            for phase in [GestureSample.Phase.began, .ended] {
                if phase == .ended { index += count(hold) }
                result.append(
                    GestureSample(
                        finger: finger, timeNanoseconds: grid.time(ofSample: index),
                        location: location, phase: phase))
            }
        }
        return result
    }

    private func path(
        of drag: DragGesture, _ named: (NamedPlace) -> CGPoint?
    ) throws(GestureError) -> FingerPath {
        var path = FingerPath(start: try point(drag.from, named), grid: grid)
        for leg in drag.legs {
            switch leg {
            case .hold(let nanoseconds, let isSilent):
                path.hold(nanoseconds: nanoseconds, isSilent: isSilent)
            case .move(let move):
                try add(move, to: &path, named)
            }
        }
        return path
    }

    private func add(
        _ move: MoveLeg, to path: inout FingerPath, _ named: (NamedPlace) -> CGPoint?
    ) throws(GestureError) {
        let nanoseconds = move.durationNanoseconds
        switch move.target {
        case .by(let way):
            try path.move(by: way, nanoseconds: nanoseconds, profile: move.profile)
        case .translation(let way):
            try path.move(translation: way, nanoseconds: nanoseconds, profile: move.profile)
        case .to(let place):
            let end = try point(place, named)
            let way = Displacement(dx: end.dx - path.current.dx, dy: end.dy - path.current.dy)
            try path.move(by: way, nanoseconds: nanoseconds, profile: move.profile)
        }
    }

    private func path(
        of swipe: SwipeGesture, _ named: (NamedPlace) -> CGPoint?
    ) throws(GestureError) -> FingerPath {
        let unit = swipe.direction.vector
        var path = FingerPath(start: Displacement(dx: 0, dy: 0), grid: grid)
        let nanoseconds = swipe.effectiveDurationNanoseconds
        let profile = MoveProfile.releaseSpeed(swipe.speed)
        switch swipe.length {
        case .distance(let length):
            let way = Displacement(dx: unit.dx * length, dy: unit.dy * length)
            try path.move(by: way, nanoseconds: nanoseconds, profile: profile)
        case .translation(let length):
            let way = Displacement(dx: unit.dx * length, dy: unit.dy * length)
            try path.move(translation: way, nanoseconds: nanoseconds, profile: profile)
        }
        let start: Displacement
        if let from = swipe.from {
            start = try point(from, named)
        } else {
            let middle = try point(.pageCenter, named)
            try check(CGPoint(x: middle.dx, y: middle.dy))
            // Half the way on each side of the middle; on the glass, however narrow that is.
            let x = min(max(0, middle.dx - path.current.dx / 2), Double(windowSize.width) - 1)
            let y = min(max(0, middle.dy - path.current.dy / 2), Double(windowSize.height) - 1)
            start = Displacement(dx: x, dy: y)
        }
        return path.shifted(by: start)
    }

    /// The samples of a finger on its path.
    private func samples(
        _ path: FingerPath, finger: Int, end: TouchEnd, tremor: Double, step: Int
    ) throws(GestureError) -> [GestureSample] {
        var tremor = Tremor(amplitude: tremor, seed: seed, step: step, finger: finger)
        let last = path.positions.count - 1
        var result: [GestureSample] = []
        result.reserveCapacity(last + 2)
        for (index, position) in path.positions.enumerated() where path.isReported[index] {
            let isSteady = index == 0 || index > last - Tremor.stillSamples
            let offset = isSteady ? Displacement(dx: 0, dy: 0) : tremor.next()
            result.append(
                GestureSample(
                    finger: finger, timeNanoseconds: grid.time(ofSample: index),
                    location: CGPoint(x: position.dx + offset.dx, y: position.dy + offset.dy),
                    phase: index == 0 ? .began : .moved))
        }
        try check(result[0].location)
        result.append(
            GestureSample(
                finger: finger, timeNanoseconds: grid.time(ofSample: last),
                location: CGPoint(x: path.current.dx, y: path.current.dy),
                phase: end == .lift ? .ended : .cancelled))
        return result
    }

    private func point(
        _ place: Place, _ named: (NamedPlace) -> CGPoint?
    ) throws(GestureError) -> Displacement {
        guard let point = place.resolved(in: windowSize, named: named) else {
            throw GestureError.placeNotFound(place)
        }
        return Displacement(dx: point.x, dy: point.y)
    }

    /// A finger can come down on the glass alone.
    private func check(_ location: CGPoint) throws(GestureError) {
        let isInside =
            location.x >= 0 && location.y >= 0 && location.x <= windowSize.width
            && location.y <= windowSize.height
        if !isInside { throw GestureError.startsOutside(location, windowSize: windowSize) }
    }
}

// MARK: - Two fingers

nonisolated extension GestureSynthesizer {
    private func samples(
        for pinch: PinchGesture, step: Int, _ named: (NamedPlace) -> CGPoint?
    ) throws(GestureError) -> [GestureSample] {
        let center = try point(pinch.center, named)
        let timing = PinchTiming(pinch, grid: grid)
        var result: [GestureSample] = []
        for (side, finger) in pinch.fingers.enumerated() {
            let path = fingerPath(of: pinch, side: side, center: center, timing: timing)
            result += try samples(
                path, finger: finger, end: pinch.end, tremor: pinch.tremor, step: step)
        }
        return result.enumerated().sorted { left, right in
            left.element.timeNanoseconds == right.element.timeNanoseconds
                ? left.offset < right.offset
                : left.element.timeNanoseconds < right.element.timeNanoseconds
        }.map(\.element)
    }

    /// The way of the first (`side` 0) or second finger.
    private func fingerPath(
        of pinch: PinchGesture, side: Int, center: Displacement, timing: PinchTiming
    ) -> FingerPath {
        let axis = pinch.axis.vector
        let sign = side == 0 ? -0.5 : 0.5
        func position(_ fraction: Double) -> Displacement {
            let spacing = timing.startSpacing * (1 + (pinch.scale - 1) * fraction)
            return Displacement(
                dx: center.dx + pinch.drift.dx * fraction + axis.dx * sign * spacing,
                dy: center.dy + pinch.drift.dy * fraction + axis.dy * sign * spacing)
        }
        var path = FingerPath(start: position(0), grid: grid)
        path.append(
            LegProfile.fractions(pinch.profile, count: timing.moveCount).map { position($0) })
        path.stay(samples: timing.lift(ofSide: side) - timing.moveCount)
        return path
    }
}

/// When the fingers of a pinch move and lift, in samples.
private nonisolated struct PinchTiming {
    /// The fingers' distance at the start, points.
    let startSpacing: Double
    /// How many samples they move.
    let moveCount: Int
    private let firstLift: Int
    private let gap: Int
    private let order: PinchGesture.LiftOrder

    init(_ pinch: PinchGesture, grid: TouchGrid) {
        startSpacing = pinch.effectiveSpacing
        moveCount = grid.sampleCount(nanoseconds: pinch.durationNanoseconds, least: 1)
        firstLift = moveCount + grid.sampleCount(nanoseconds: pinch.holdNanoseconds, least: 0)
        gap = grid.sampleCount(nanoseconds: pinch.liftGapNanoseconds, least: 1)
        order = pinch.liftOrder
    }

    /// The sample at which the first (`side` 0) or second finger lifts.
    func lift(ofSide side: Int) -> Int {
        switch order {
        case .together: firstLift
        case .first: side == 0 ? firstLift : firstLift + gap
        case .second: side == 1 ? firstLift : firstLift + gap
        }
    }

    /// The sample at which the last finger lifts.
    var lastLift: Int { max(lift(ofSide: 0), lift(ofSide: 1)) }
}
