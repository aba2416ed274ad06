/// A cubic Bézier from (0, 0) to (1, 1) that turns the fraction of time gone by into progress.
///
/// The curve is solved for its parameter, not sampled, so the answer is exact to about 1e-15 and the
/// same at every frame rate.
nonisolated struct TimingCurve: Equatable, Sendable {
    /// The time of the two control points, within 0…1 so that the curve is a function of time.
    private let firstX: Double
    private let secondX: Double
    /// The progress of the two control points; any finite number.
    private let firstY: Double
    private let secondY: Double

    /// A curve with the control points (`x1`, `y1`) and (`x2`, `y2`); times outside 0…1 are clamped.
    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        firstX = min(1, max(0, x1))
        firstY = y1
        secondX = min(1, max(0, x2))
        secondY = y2
    }

    /// Constant speed.
    static let linear = TimingCurve(0, 0, 1, 1)
    /// Slow at the start (`UIView.AnimationCurve.easeIn`).
    static let easeIn = TimingCurve(0.42, 0, 1, 1)
    /// Slow at the end.
    static let easeOut = TimingCurve(0, 0, 0.58, 1)
    /// Slow at both ends; what `UIView.animate` uses unless told otherwise.
    static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
    /// Core Animation's own default (`CAMediaTimingFunctionName.default`).
    static let coreAnimationDefault = TimingCurve(0.25, 0.1, 0.25, 1)

    /// Progress after the fraction `x` of the time: 0 up to the start, 1 from the end on.
    func progress(atFraction x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        if firstX == firstY && secondX == secondY { return x }
        return TimingCurve.bezier(firstY, secondY, parameter(at: x))
    }

    /// Speed in progress per fraction of time at the fraction `x`; finite, 0 outside 0…1.
    func speed(atFraction x: Double) -> Double {
        guard x >= 0, x <= 1 else { return 0 }
        let t = parameter(at: x)
        let run = TimingCurve.slope(firstX, secondX, t)
        return run > 0 ? TimingCurve.slope(firstY, secondY, t) / run : 0
    }

    /// The Bézier parameter whose time is `x`.
    ///
    /// Newton's method inside a bracket that shrinks at each step, so it ends whatever the curve;
    /// four steps are usual, 60 the limit.
    private func parameter(at x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var t = x
        for _ in 0..<60 {
            let error = TimingCurve.bezier(firstX, secondX, t) - x
            if abs(error) < 1e-16 { break }
            if error > 0 { high = t } else { low = t }
            let run = TimingCurve.slope(firstX, secondX, t)
            let next = run > 1e-9 ? t - error / run : low - 1
            let stays = next > low && next < high
            let moved = stays ? next : (low + high) / 2
            if moved == t { break }
            t = moved
        }
        return t
    }

    /// One coordinate of the curve with control coordinates `a` and `b`.
    private static func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
        ((1 - 3 * b + 3 * a) * t + (3 * b - 6 * a)) * t * t + 3 * a * t
    }

    /// The derivative of ``bezier(_:_:_:)`` by `t`.
    private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
        (3 * (1 - 3 * b + 3 * a) * t + 2 * (3 * b - 6 * a)) * t + 3 * a
    }
}
