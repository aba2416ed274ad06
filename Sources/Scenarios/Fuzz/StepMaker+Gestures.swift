import Foundation

nonisolated extension StepMaker {
    static let gestures = [
        StepMaker("tap", 6) { chance, world in .gesture(.tap(tap(&chance, world))) },
        StepMaker("doubleTap", 3) { chance, world in
            var tap = DoubleTapGesture()
            tap.at = place(&chance)
            tap.holdNanoseconds = chance.time(20...100)
            tap.gapNanoseconds = chance.time(50...300)
            tap.finger = finger(&chance, world)
            return .gesture(.doubleTap(tap))
        },
        StepMaker("longPress", 1) { chance, world in
            var press = LongPressGesture()
            press.at = place(&chance)
            press.holdNanoseconds = chance.time(300...900)
            press.tremor = chance.pick([0, 2, 5])
            press.finger = finger(&chance, world)
            return .gesture(.longPress(press))
        },
        StepMaker("drag", 9) { chance, world in .gesture(.drag(drag(&chance, world))) },
        StepMaker("swipe", 14) { chance, world in .gesture(.swipe(swipe(&chance, world))) },
        StepMaker("pinch", 5) { chance, world in .gesture(.pinch(pinch(&chance, world))) },
        StepMaker("touches", 7) { chance, world in
            .gesture(.touches(StormTouches.samples(&chance, world)))
        },
        StepMaker("cancelTouches", 3) { _, _ in .cancelTouches },
    ]

    /// A tap that can always be made.
    static func plainTap(finger: Int) -> TapGesture {
        var tap = TapGesture()
        tap.at = .named(.windowCenter)
        tap.finger = finger
        return tap
    }

    private static func finger(_ chance: inout Chance, _ world: StormWorld) -> Int {
        chance.percent(80) ? world.freeFingers[0] : chance.pick(world.freeFingers)
    }

    /// A place on the glass, whatever its size.
    private static func place(_ chance: inout Chance) -> Place {
        if chance.percent(25) { return .named(.windowCenter) }
        if chance.percent(10) { return .named(.edge(chance.pick(WindowEdge.self))) }
        return .coordinates(x: fraction(&chance), y: fraction(&chance))
    }

    private static func fraction(_ chance: inout Chance) -> Coordinate {
        .fraction(Double(chance.whole(1...19) * 5) / 100)
    }

    private static func tap(_ chance: inout Chance, _ world: StormWorld) -> TapGesture {
        var tap = TapGesture()
        tap.at = place(&chance)
        tap.holdNanoseconds = chance.time(20...150)
        tap.finger = finger(&chance, world)
        return tap
    }

    private static func drag(_ chance: inout Chance, _ world: StormWorld) -> DragGesture {
        var drag = DragGesture()
        drag.from = place(&chance)
        for _ in 0..<chance.pick([1, 1, 2, 3]) { drag.legs.append(leg(&chance)) }
        if chance.percent(10) { drag.end = .cancel }
        drag.tremor = chance.pick([0, 0, 0, 3])
        drag.finger = finger(&chance, world)
        return drag
    }

    private static func leg(_ chance: inout Chance) -> DragLeg {
        if chance.percent(20) {
            return .hold(nanoseconds: chance.time(20...200), isSilent: chance.percent(30))
        }
        let target: MoveLeg.Target =
            chance.percent(15)
            ? .to(place(&chance))
            : .by(
                Displacement(
                    dx: chance.points(-300...300), dy: chance.points(-300...300)))
        return .move(
            MoveLeg(
                target: target, durationNanoseconds: chance.time(30...250),
                profile: chance.pick([.minimumJerk, .minimumJerk, .linear, .flick])))
    }

    private static func swipe(_ chance: inout Chance, _ world: StormWorld) -> SwipeGesture {
        var swipe = SwipeGesture(direction: chance.pick(SwipeDirection.self))
        let length = chance.points(40...360)
        swipe.length = chance.percent(85) ? .distance(length) : .translation(length)
        swipe.speed = chance.points(100...3000, step: 100)
        swipe.from = place(&chance)
        swipe.tremor = chance.pick([0, 0, 0, 2])
        swipe.finger = finger(&chance, world)
        return swipe
    }

    private static func pinch(_ chance: inout Chance, _ world: StormWorld) -> PinchGesture {
        var pinch = PinchGesture(scale: chance.pick([0.2, 0.5, 0.8, 1, 1.3, 2, 4]))
        pinch.center = chance.percent(40) ? .named(.windowCenter) : place(&chance)
        if chance.percent(50) { pinch.spacing = chance.points(20...200) }
        pinch.axis = chance.pick(PinchGesture.Axis.self)
        if chance.percent(40) {
            pinch.drift = Displacement(
                dx: chance.points(-150...150), dy: chance.points(-150...150))
        }
        pinch.durationNanoseconds = chance.time(50...300)
        pinch.profile = chance.pick([.minimumJerk, .linear, .flick])
        pinch.holdNanoseconds = chance.time(0...80)
        pinch.liftOrder = chance.pick(PinchGesture.LiftOrder.self)
        pinch.liftGapNanoseconds = chance.time(10...100)
        if chance.percent(10) { pinch.end = .cancel }
        let first = chance.below(world.freeFingers.count - 1)
        pinch.fingers = [world.freeFingers[first], world.freeFingers[first + 1]]
        return pinch
    }
}
