import Foundation

/// Fingers on the glass.
public nonisolated enum Gesture: Equatable, Sendable {
    /// Down and up in one place.
    case tap(TapGesture)
    /// Two taps in one place.
    case doubleTap(DoubleTapGesture)
    /// Down, a while, up, in one place.
    case longPress(LongPressGesture)
    /// One finger along legs.
    case drag(DragGesture)
    /// One quick straight movement.
    case swipe(SwipeGesture)
    /// Two fingers, apart or together.
    case pinch(PinchGesture)
    /// Raw samples, written out or recorded.
    case touches([GestureSample])

    /// The verb as a scenario spells it.
    public var verb: String {
        switch self {
        case .tap: "tap"
        case .doubleTap: "doubleTap"
        case .longPress: "longPress"
        case .drag: "drag"
        case .swipe: "swipe"
        case .pinch: "pinch"
        case .touches: "touches"
        }
    }
}

/// Down and up in one place.
public nonisolated struct TapGesture: Equatable, Sendable {
    /// Where.
    public var at = Place.pageCenter
    /// From down to up, nanoseconds.
    public var holdNanoseconds: Int64 = 60_000_000
    /// The finger's number.
    public var finger = 1

    /// A tap in the page's centre.
    public init() {}
}

/// Two taps in one place.
public nonisolated struct DoubleTapGesture: Equatable, Sendable {
    /// Where.
    public var at = Place.pageCenter
    /// From down to up, each time, nanoseconds.
    public var holdNanoseconds: Int64 = 50_000_000
    /// From the first lift to the second touch-down, nanoseconds.
    public var gapNanoseconds: Int64 = 120_000_000
    /// The finger's number.
    public var finger = 1

    /// A double tap in the page's centre.
    public init() {}
}

/// Down, a while, up, in one place.
public nonisolated struct LongPressGesture: Equatable, Sendable {
    /// Where.
    public var at = Place.pageCenter
    /// From down to up, nanoseconds.
    public var holdNanoseconds: Int64 = 800_000_000
    /// The largest distance from the place by which the finger trembles, points.
    public var tremor = 0.0
    /// The finger's number.
    public var finger = 1

    /// A long press in the page's centre.
    public init() {}
}

/// How a touch ends.
public nonisolated enum TouchEnd: String, CaseIterable, Sendable {
    /// The finger lifts.
    case lift
    /// The system takes the touch.
    case cancel
}

/// One finger along legs.
public nonisolated struct DragGesture: Equatable, Sendable {
    /// Where the finger comes down.
    public var from = Place.pageCenter
    /// What it does then, in order; never empty in a loaded scenario.
    public var legs: [DragLeg] = []
    /// How it ends.
    public var end = TouchEnd.lift
    /// The largest distance from its path by which the finger trembles, points.
    public var tremor = 0.0
    /// The finger's number.
    public var finger = 1

    /// A drag without legs.
    public init() {}
}

/// A part of a drag.
public nonisolated enum DragLeg: Equatable, Sendable {
    /// A movement.
    case move(MoveLeg)
    /// The finger stays where it is, nanoseconds. Unmoved samples go on at the touch rate (so
    /// that velocity falls to zero) unless it is silent (so that the last velocity stays).
    case hold(nanoseconds: Int64, isSilent: Bool)

    /// How long it takes, nanoseconds.
    public var durationNanoseconds: Int64 {
        switch self {
        case .move(let move): move.durationNanoseconds
        case .hold(let nanoseconds, _): nanoseconds
        }
    }
}

/// A straight movement of a finger.
public nonisolated struct MoveLeg: Equatable, Sendable {
    /// Where it leads.
    public enum Target: Equatable, Sendable {
        /// So far from where the leg starts, points: the finger's way.
        case by(Displacement)
        /// So far that the recogniser's translation changes by this, points: the travel that its
        /// threshold consumes comes on top.
        case translation(Displacement)
        /// To a place.
        case to(Place)
    }

    /// Where it leads.
    public var target: Target
    /// How long it takes, nanoseconds.
    public var durationNanoseconds: Int64
    /// How the finger moves.
    public var profile: MoveProfile

    /// Makes one of its parts.
    public init(target: Target, durationNanoseconds: Int64, profile: MoveProfile) {
        self.target = target
        self.durationNanoseconds = durationNanoseconds
        self.profile = profile
    }
}

/// How a finger moves along a leg.
public nonisolated enum MoveProfile: Equatable, Sendable {
    /// As an arm does: it starts and ends at rest, with the least jerk.
    case minimumJerk
    /// At one speed.
    case linear
    /// Faster and faster: it starts at rest and ends at twice its mean speed.
    case flick
    /// It starts at rest, and at its end a pan recogniser measures this speed, points a second:
    /// what a scroll view is launched with when the finger lifts there.
    case releaseSpeed(Double)
}

/// Which way a finger moves.
public nonisolated enum SwipeDirection: String, CaseIterable, Sendable {
    /// To the left: the next page comes.
    case left
    /// To the right: the previous page comes.
    case right
    /// Upwards.
    case up
    /// Downwards.
    case down

    /// The direction as a vector of length one; y grows downwards.
    public var vector: Displacement {
        switch self {
        case .left: Displacement(dx: -1, dy: 0)
        case .right: Displacement(dx: 1, dy: 0)
        case .up: Displacement(dx: 0, dy: -1)
        case .down: Displacement(dx: 0, dy: 1)
        }
    }
}

/// One quick straight movement.
public nonisolated struct SwipeGesture: Equatable, Sendable {
    /// How far it goes.
    public enum Length: Equatable, Sendable {
        /// The finger's way, points.
        case distance(Double)
        /// What the recogniser reports at the lift, points.
        case translation(Double)
    }

    /// Which way the finger moves.
    public var direction: SwipeDirection
    /// How far it goes.
    public var length = Length.distance(200)
    /// The speed at release, as a pan recogniser measures it, points a second.
    public var speed = 1000.0
    /// How long it takes, nanoseconds; nil for 1.6 × length ÷ speed (half a second at speed
    /// 0), with which the speed grows about evenly.
    public var durationNanoseconds: Int64?
    /// Where the finger comes down; nil for the place from which the page's centre is the middle
    /// of the way.
    public var from: Place?
    /// The largest distance from its path by which the finger trembles, points.
    public var tremor = 0.0
    /// The finger's number.
    public var finger = 1

    /// How long it takes, nanoseconds: as given, or 1.6 × length ÷ speed.
    public var effectiveDurationNanoseconds: Int64 {
        if let durationNanoseconds { return durationNanoseconds }
        let points: Double
        switch length {
        case .distance(let distance): points = distance
        case .translation(let translation): points = translation + 10
        }
        return speed > 0 ? Int64((1.6e9 * points / speed).rounded()) : 500_000_000
    }

    /// A swipe of 200 pt at 1000 pt/s.
    public init(direction: SwipeDirection) {
        self.direction = direction
    }
}

/// Two fingers, apart or together.
public nonisolated struct PinchGesture: Equatable, Sendable {
    /// The line on which the fingers lie.
    public enum Axis: String, CaseIterable, Sendable {
        /// Side by side.
        case horizontal
        /// One above the other.
        case vertical
        /// From upper left to lower right.
        case diagonal

        /// The direction from the first finger to the second, of length one.
        public var vector: Displacement {
            switch self {
            case .horizontal: Displacement(dx: 1, dy: 0)
            case .vertical: Displacement(dx: 0, dy: 1)
            case .diagonal: Displacement(dx: 0.5.squareRoot(), dy: 0.5.squareRoot())
            }
        }
    }

    /// Which finger lifts first.
    public enum LiftOrder: String, CaseIterable, Sendable {
        /// Both in one sample.
        case together
        /// The first (left or upper) one.
        case first
        /// The second (right or lower) one.
        case second
    }

    /// The middle between the fingers at the start.
    public var center = Place.pageCenter
    /// The fingers' distance at the end over that at the start, above 0.
    public var scale: Double
    /// The fingers' distance at the start, points; nil for 80 when they part, and for 240 when
    /// they come together.
    public var spacing: Double?
    /// The line on which they lie.
    public var axis = Axis.vertical
    /// How far the middle moves, points.
    public var drift = Displacement(dx: 0, dy: 0)
    /// How long they move, nanoseconds.
    public var durationNanoseconds: Int64 = 300_000_000
    /// How they move; never `releaseSpeed`.
    public var profile = MoveProfile.minimumJerk
    /// How long they stay before they lift, nanoseconds.
    public var holdNanoseconds: Int64 = 50_000_000
    /// Which lifts first.
    public var liftOrder = LiftOrder.together
    /// How much later the other one lifts, nanoseconds.
    public var liftGapNanoseconds: Int64 = 50_000_000
    /// How it ends.
    public var end = TouchEnd.lift
    /// The largest distance from its path by which each finger trembles, points.
    public var tremor = 0.0
    /// The fingers' numbers.
    public var fingers = [1, 2]

    /// The fingers' distance at the start, points: as given, or 80 or 240.
    public var effectiveSpacing: Double { spacing ?? (scale >= 1 ? 80 : 240) }

    /// A pinch about the page's centre.
    public init(scale: Double) {
        self.scale = scale
    }
}
