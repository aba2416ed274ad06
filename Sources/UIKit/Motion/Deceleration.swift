/// A scroll view's free deceleration along one axis: the speed decays exponentially.
///
/// What it does was fitted to a real device and to the simulator: the motion is what one
/// multiplication by the rate each millisecond sums to, the announced target what the integral
/// gives (they differ by a thousandth at the normal rate). Positions in points, times in seconds.
nonisolated struct Deceleration: Equatable, Sendable {
    /// Where it starts, in points.
    let start: Double
    /// The speed at the start, in points per second.
    let velocity: Double
    /// What is left of the speed after one millisecond (0.998 normal, 0.99 fast).
    let rate: Double
    /// Seconds until the speed has fallen to ``stopSpeed``; 0 when it starts below.
    let stopTime: Double
    /// −1000·ln rate: the decay constant, per second.
    private let decay: Double
    /// rate/(1 − rate)/1000: seconds of the starting speed that the whole way amounts to.
    private let reach: Double

    /// The speed below which the motion stops: 0.01 pt/ms.
    static let stopSpeed = 10.0

    /// Rates outside this range are clamped to it: the motion must both move and end.
    private static let rates = 0.001...0.999_999

    /// Decelerates from `start` at `velocity` (pt/s), keeping `rate` of the speed each millisecond.
    init(start: Double, velocity: Double, rate: Double) {
        let kept = min(max(rate, Deceleration.rates.lowerBound), Deceleration.rates.upperBound)
        self.start = start
        self.velocity = velocity
        self.rate = kept
        let decay = -1_000 * Elementary.ln(kept)
        let speed = abs(velocity)
        self.decay = decay
        reach = kept / (1 - kept) / 1_000
        stopTime =
            speed > Deceleration.stopSpeed
            ? Elementary.ln(speed / Deceleration.stopSpeed) / decay : 0
    }

    /// Decelerates from `start` at `velocity` (pt/s) and comes to rest at `target`, by the rate that
    /// does so; nil when none does: the velocity leads elsewhere or is too small.
    init?(start: Double, velocity: Double, landingAt target: Double) {
        let way = target - start
        guard abs(velocity) > Deceleration.stopSpeed, way * velocity > 0 else { return nil }
        let milliseconds = 1_000 * abs(way) / (abs(velocity) - Deceleration.stopSpeed)
        self.init(start: start, velocity: velocity, rate: milliseconds / (1 + milliseconds))
    }

    /// Where it comes to rest, in points.
    var rest: Double { start + lossless * reach }

    /// The target that a delegate is told, in points, not yet rounded to a pixel.
    var announcedTarget: Double { start + lossless / decay }

    /// The speed that is used up by the time it stops.
    private var lossless: Double {
        guard abs(velocity) > Deceleration.stopSpeed else { return 0 }
        return velocity > 0
            ? velocity - Deceleration.stopSpeed : velocity + Deceleration.stopSpeed
    }

    /// Where it is after `seconds`, if nothing stops it before.
    func position(at seconds: Double) -> Double {
        start + velocity * reach * (1 - Elementary.exp(-decay * seconds))
    }

    /// How fast it is after `seconds`, in points per second.
    func velocity(at seconds: Double) -> Double {
        velocity * Elementary.exp(-decay * seconds)
    }

    /// The exact time at which it reaches `edge`, or nil when it stops before or leads away.
    func impactTime(at edge: Double) -> Double? {
        let way = edge - start
        guard way * velocity >= 0, velocity != 0 else { return nil }
        let left = 1 - way / (velocity * reach)
        guard left > 0 else { return nil }
        let time = -Elementary.ln(left) / decay
        return time < stopTime ? max(0, time) : nil
    }
}
