/// Tells whether fingers that come and go make the taps of a gesture.
///
/// A tap is short and stays in its place, with just the right number of fingers, all down before the
/// first lifts. Several taps follow one another soon and close by.
nonisolated struct TapSequence {
    /// What a gesture asks for.
    struct Limits {
        var taps: Int
        var touches: Int
        /// The longest press, and the longest pause between taps, in seconds.
        var pressDuration: Double
        var pause: Double
        /// The farthest a finger may move, and the farthest that taps may be apart, in points.
        var movement: Double
        var spread: Double
    }

    /// What an event means for the gesture.
    enum Verdict: Equatable {
        /// Nothing is decided.
        case open
        /// It fails unless something happens up to and including that moment.
        case failsAfter(SimulatedTime)
        /// These are not the taps.
        case failed
        /// They are complete.
        case complete
    }

    private enum Stage: Equatable {
        /// No finger is down.
        case waiting
        /// Fingers have come down since a moment; none has lifted.
        case pressing(since: SimulatedTime)
        /// Some have lifted, others have not.
        case lifting(since: SimulatedTime)
    }

    /// The taps that are complete.
    private(set) var tapCount = 0
    private var stage = Stage.waiting
    private var fingerCount = 0
    private var lastLift = SimulatedTime.zero
    private var lastPlace = CGPoint.zero

    /// Whether a tap is behind us and the next has not begun.
    var isBetweenTaps: Bool { tapCount > 0 && stage == .waiting }

    /// A finger has come down at `time`; `place` is the middle of all that are down, in points.
    mutating func fingerDown(
        at place: CGPoint, time: SimulatedTime, limits: Limits
    ) -> Verdict {
        switch stage {
        case .waiting:
            if tapCount > 0 {
                guard time <= lastLift.advanced(bySeconds: limits.pause),
                    place.distance(to: lastPlace) <= limits.spread
                else { return .failed }
            }
            stage = .pressing(since: time)
            fingerCount = 1
        case .pressing:
            fingerCount += 1
        case .lifting:
            return .failed
        }
        if fingerCount > limits.touches { return .failed }
        guard case .pressing(let start) = stage else { return .open }
        return .failsAfter(start.advanced(bySeconds: limits.pressDuration))
    }

    /// A finger is `distance` points from where it came down.
    func fingerMoved(by distance: Double, limits: Limits) -> Verdict {
        distance > limits.movement ? .failed : .open
    }

    /// Fingers have lifted at `time`; `remaining` are still down. `place` is the middle of the
    /// fingers, in points.
    mutating func fingersUp(
        at place: CGPoint, time: SimulatedTime, remaining: Int, limits: Limits
    ) -> Verdict {
        let start: SimulatedTime
        switch stage {
        case .waiting: return .failed
        case .pressing(let since), .lifting(let since): start = since
        }
        guard fingerCount == limits.touches,
            time <= start.advanced(bySeconds: limits.pressDuration)
        else { return .failed }
        if remaining > 0 {
            stage = .lifting(since: start)
            return .open
        }
        stage = .waiting
        tapCount += 1
        lastLift = time
        lastPlace = place
        if tapCount >= limits.taps { return .complete }
        return .failsAfter(time.advanced(bySeconds: limits.pause))
    }
}
