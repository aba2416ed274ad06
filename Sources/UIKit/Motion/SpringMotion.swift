/// A damped spring that goes from 0 to 1: under-damped, critical or over-damped.
///
/// A pure function of the time since its start; nothing is stepped.
nonisolated struct SpringMotion: Equatable, Sendable {
    /// Undamped angular frequency ω in radians per second, above zero.
    let angularFrequency: Double
    /// Damping ratio ζ = damping/(2·√(stiffness·mass)); 1 is critical.
    let dampingRatio: Double
    /// Speed at the start, in whole distances per second, positive towards the end.
    let initialVelocity: Double
    /// Seconds after which the spring counts as at rest and progress is exactly 1.
    let duration: Double

    /// How far from the end, in distances, a spring may be when it counts as at rest.
    ///
    /// Apple does not publish how `UIView.animate(withDuration:…usingSpringWithDamping:…)` derives
    /// the stiffness from the duration; here the envelope of the motion has decayed to this part.
    static let restThreshold = 0.001

    /// The least damping ratio that is taken as such; smaller ones, which would swing hundreds of
    /// times, are raised to it.
    static let leastDampingRatio = 0.01

    /// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`: as stiff as it
    /// must be to come to rest in `duration` seconds (above zero) when started at rest.
    init(duration: Double, dampingRatio: Double, initialVelocity: Double) {
        let ratio = max(SpringMotion.leastDampingRatio, dampingRatio)
        self.duration = duration
        self.dampingRatio = ratio
        self.initialVelocity = initialVelocity
        angularFrequency = SpringMotion.settlingAngle(dampingRatio: ratio) / duration
    }

    /// A spring given by its constants, which rests when its envelope is within
    /// ``restThreshold``.
    init(angularFrequency: Double, dampingRatio: Double, initialVelocity: Double) {
        let ratio = max(SpringMotion.leastDampingRatio, dampingRatio)
        self.angularFrequency = angularFrequency
        self.dampingRatio = ratio
        self.initialVelocity = initialVelocity
        duration = SpringMotion.settlingAngle(dampingRatio: ratio) / angularFrequency
    }

    /// Progress `seconds` after the start: 0 up to it, exactly 1 from ``duration`` on; above 1 while
    /// an under-damped spring overshoots.
    func progress(at seconds: Double) -> Double {
        guard seconds > 0 else { return 0 }
        guard seconds < duration else { return 1 }
        return 1 - remaining(at: seconds)
    }

    /// What is left of the distance, by the closed form for the damping at hand.
    private func remaining(at t: Double) -> Double {
        let decay = dampingRatio * angularFrequency
        // y(0) = 1 and y'(0) = −v.
        let slope = decay - initialVelocity
        switch SpringMotion.regime(of: dampingRatio) {
        case .critical:
            return (1 + slope * t) * Elementary.exp(-decay * t)
        case .under:
            let swing = angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let wave = Elementary.cos(swing * t) + slope / swing * Elementary.sin(swing * t)
            return wave * Elementary.exp(-decay * t)
        case .over:
            let spread = angularFrequency * (dampingRatio * dampingRatio - 1).squareRoot()
            let slow = (1 + slope / spread) / 2
            let fast = (1 - slope / spread) / 2
            return slow * Elementary.exp((spread - decay) * t)
                + fast * Elementary.exp(-(spread + decay) * t)
        }
    }

    private enum Regime { case under, critical, over }

    /// Ratios within a billionth of 1 count as critical: closer, the other forms lose their digits.
    private static func regime(of ratio: Double) -> Regime {
        if abs(ratio - 1) < 1e-9 { return .critical }
        return ratio < 1 ? .under : .over
    }

    /// ω·t at which a spring that started at rest is within ``restThreshold`` for good.
    private static func settlingAngle(dampingRatio ratio: Double) -> Double {
        switch regime(of: ratio) {
        case .under:
            // The envelope e^(−ζωt)/√(1 − ζ²) reaches the threshold; near the critical case the
            // envelope grows without limit while the motion does not, hence the other bound.
            let envelope = restThreshold * (1 - ratio * ratio).squareRoot()
            return min(-Elementary.ln(envelope) / ratio, criticalAngle / ratio)
        case .critical:
            return criticalAngle
        case .over:
            // The slow root alone: its share is (1 + ζ/√(ζ² − 1))/2.
            let root = (ratio * ratio - 1).squareRoot()
            let share = (1 + ratio / root) / 2
            return min(Elementary.ln(share / restThreshold), criticalAngle) / (ratio - root)
        }
    }

    /// The x with (1 + x)·e^(−x) = ``restThreshold``, by Newton's method.
    private static let criticalAngle: Double = {
        var x = 9.0
        for _ in 0..<8 {
            let fade = Elementary.exp(-x)
            x += ((1 + x) * fade - restThreshold) / (x * fade)
        }
        return x
    }()
}
