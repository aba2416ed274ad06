import Foundation

/// Plainer gestures: fewer fingers, fewer legs, no tremor, round numbers; a tap in the end.
nonisolated enum ShrinkGesture {
    /// Gestures that are plainer in one respect; none for the plainest.
    static func plainer(_ gesture: Gesture) -> [Gesture] {
        let plainer: [Gesture] =
            switch gesture {
            case .tap(let tap): taps(tap)
            case .doubleTap(let tap): [.tap(TapGesture())] + doubleTaps(tap)
            case .longPress(let press): [.tap(TapGesture())] + presses(press)
            case .drag(let drag): [.tap(TapGesture())] + drags(drag)
            case .swipe(let swipe): [.tap(TapGesture())] + swipes(swipe)
            case .pinch(let pinch): [.tap(TapGesture())] + pinches(pinch)
            case .touches(let samples): touches(samples)
            }
        return plainer.filter { $0 != gesture }
    }

    /// The gestures that the changes make of one.
    private static func each<Part>(
        _ part: Part, _ make: (Part) -> Gesture, _ changes: [(inout Part) -> Void]
    ) -> [Gesture] {
        changes.map { change in
            var copy = part
            change(&copy)
            return make(copy)
        }
    }

    private static func taps(_ tap: TapGesture) -> [Gesture] {
        each(
            tap, Gesture.tap,
            [
                { $0 = TapGesture() }, { $0.at = .pageCenter },
                { $0.holdNanoseconds = TapGesture().holdNanoseconds }, { $0.finger = 1 },
            ])
    }

    private static func doubleTaps(_ tap: DoubleTapGesture) -> [Gesture] {
        each(
            tap, Gesture.doubleTap,
            [
                { $0 = DoubleTapGesture() }, { $0.at = .pageCenter }, { $0.finger = 1 },
            ])
    }

    private static func presses(_ press: LongPressGesture) -> [Gesture] {
        each(
            press, Gesture.longPress,
            [
                { $0 = LongPressGesture() }, { $0.tremor = 0 }, { $0.at = .pageCenter },
                { $0.finger = 1 },
            ])
    }

    private static func swipes(_ swipe: SwipeGesture) -> [Gesture] {
        each(
            swipe, Gesture.swipe,
            [
                { $0 = SwipeGesture(direction: $0.direction) }, { $0.tremor = 0 },
                { $0.finger = 1 }, { $0.from = nil },
                { $0.length = SwipeGesture(direction: .left).length },
                { $0.speed = SwipeGesture(direction: .left).speed },
            ])
    }

    private static func drags(_ drag: DragGesture) -> [Gesture] {
        var result: [Gesture] = []
        if let direction = direction(of: drag) {
            result.append(.swipe(SwipeGesture(direction: direction)))
        }
        for index in drag.legs.indices where drag.legs.count > 1 {
            var fewer = drag
            fewer.legs.remove(at: index)
            result.append(.drag(fewer))
        }
        result += each(
            drag, Gesture.drag,
            [
                { $0.tremor = 0 }, { $0.end = .lift }, { $0.finger = 1 }, { $0.from = .pageCenter },
            ])
        for index in drag.legs.indices {
            for leg in legs(drag.legs[index]) {
                var plainer = drag
                plainer.legs[index] = leg
                result.append(.drag(plainer))
            }
        }
        return result
    }

    private static func direction(of drag: DragGesture) -> SwipeDirection? {
        var way = Displacement(dx: 0, dy: 0)
        for leg in drag.legs {
            guard case .move(let move) = leg, case .by(let part) = move.target else { continue }
            way.dx += part.dx
            way.dy += part.dy
        }
        return direction(of: way)
    }

    private static func direction(of way: Displacement) -> SwipeDirection? {
        if way.length < 10 { return nil }
        if abs(way.dx) >= abs(way.dy) { return way.dx < 0 ? .left : .right }
        return way.dy < 0 ? .up : .down
    }

    private static func legs(_ leg: DragLeg) -> [DragLeg] {
        switch leg {
        case .hold(let nanoseconds, let isSilent):
            return (isSilent ? [.hold(nanoseconds: nanoseconds, isSilent: false)] : [])
                + ShrinkAction.shorter(nanoseconds).map {
                    .hold(nanoseconds: $0, isSilent: isSilent)
                }
        case .move(let move):
            var result: [DragLeg] = []
            var plainer = move
            plainer.profile = .minimumJerk
            result.append(.move(plainer))
            guard case .by(let way) = move.target else { return result }
            for straight in [
                Displacement(dx: way.dx, dy: 0), Displacement(dx: 0, dy: way.dy),
                Displacement(dx: round(way.dx), dy: round(way.dy)),
            ] where straight != way && straight.length > 0 {
                plainer = move
                plainer.target = .by(straight)
                result.append(.move(plainer))
            }
            return result.filter { $0 != leg }
        }
    }

    private static func pinches(_ pinch: PinchGesture) -> [Gesture] {
        each(
            pinch, Gesture.pinch,
            [
                { $0 = PinchGesture(scale: $0.scale >= 1 ? 2 : 0.5) }, { $0.tremor = 0 },
                { $0.end = .lift }, { $0.fingers = [1, 2] }, { $0.center = .pageCenter },
                { $0.drift = Displacement(dx: 0, dy: 0) }, { $0.spacing = nil },
                { $0.profile = .minimumJerk }, { $0.axis = .vertical },
                { $0.liftOrder = .together },
                { $0.durationNanoseconds = PinchGesture(scale: 1).durationNanoseconds },
                { $0.holdNanoseconds = PinchGesture(scale: 1).holdNanoseconds },
                { $0.liftGapNanoseconds = PinchGesture(scale: 1).liftGapNanoseconds },
            ])
    }

    // MARK: Raw touches

    private static func touches(_ samples: [GestureSample]) -> [Gesture] {
        var result: [Gesture] = [.tap(TapGesture())]
        let fingers = Gesture.touches(samples).fingers
        if let first = samples.first, let last = samples.last(where: { $0.finger == first.finger }),
            let direction = direction(
                of: Displacement(
                    dx: last.location.x - first.location.x, dy: last.location.y - first.location.y))
        {
            result.append(.swipe(SwipeGesture(direction: direction)))
        }
        if fingers.count > 1 {
            for finger in fingers {
                add(samples.filter { $0.finger != finger }, to: &result)
            }
        }
        for index in samples.indices where samples[index].phase == .moved {
            var fewer = samples
            fewer.remove(at: index)
            add(fewer, to: &result)
        }
        addRounded(samples, to: &result)
        return result
    }

    private static func addRounded(_ samples: [GestureSample], to result: inout [Gesture]) {
        let rounded = samples.map { sample in
            var rounded = sample
            rounded.location = CGPoint(
                x: round(sample.location.x), y: round(sample.location.y))
            return rounded
        }
        add(rounded, to: &result)
        let lifted = samples.map { sample in
            var lifted = sample
            if lifted.phase == .cancelled { lifted.phase = .ended }
            return lifted
        }
        add(lifted, to: &result)
    }

    /// The first sample is at the start.
    private static func add(_ samples: [GestureSample], to result: inout [Gesture]) {
        guard let first = samples.first?.timeNanoseconds else { return }
        result.append(
            .touches(
                samples.map { sample in
                    var shifted = sample
                    shifted.timeNanoseconds -= first
                    return shifted
                }))
    }

    private static func round(_ value: Double) -> Double { (value / 10).rounded() * 10 }
}
