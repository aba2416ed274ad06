/// How an animation goes from its start to its end: progress as a function of the seconds since.
///
/// A closed enum instead of a protocol, so that a frame calls it without a box.
nonisolated enum MotionCurve: Equatable, Sendable {
    /// A Bézier curve stretched over `duration` seconds.
    case timing(TimingCurve, duration: Double)
    /// A spring, which has its own duration.
    case spring(SpringMotion)
    /// Half a cosine, as programmatic scrolling moves.
    case cosine(CosineProgress)
    /// An exponential approach, as navigation pushes move.
    case approach(ExponentialApproach)

    /// Whether it is a spring.
    var isSpring: Bool {
        if case .spring = self { return true }
        return false
    }

    /// Seconds from the start to the end.
    var duration: Double {
        switch self {
        case .timing(_, let duration): duration
        case .spring(let spring): spring.duration
        case .cosine(let cosine): cosine.duration
        case .approach(let approach): approach.duration
        }
    }

    /// Progress `seconds` after the start: 0 up to it, exactly 1 from the end on, and in between
    /// wherever the curve is (springs may pass 1, Bézier curves may leave 0…1).
    func progress(at seconds: Double) -> Double {
        switch self {
        case .timing(let curve, let duration):
            guard seconds < duration else { return 1 }
            return curve.progress(atFraction: seconds / duration)
        case .spring(let spring): return spring.progress(at: seconds)
        case .cosine(let cosine): return cosine.progress(at: seconds)
        case .approach(let approach): return approach.progress(at: seconds)
        }
    }
}
