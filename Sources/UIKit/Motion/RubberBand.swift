/// How far content follows a finger that pulls it past its edge.
///
/// The mapping is absolute: it depends on the total travel, not on how events split it up.
nonisolated enum RubberBand {
    /// The share of the finger's movement that content follows right at the edge.
    static let coefficient = 0.55

    /// Points of content shown beyond the edge when the finger is `travel` points past it.
    ///
    /// - Parameter dimension: the length of the scroll view's bounds along the axis, in points,
    ///   above zero; the exposure never reaches it.
    static func exposure(travel: Double, dimension: Double) -> Double {
        guard travel > 0, dimension > 0 else { return 0 }
        return travel * coefficient * dimension / (dimension + coefficient * travel)
    }

    /// The finger travel that would give `exposure`: the inverse of
    /// ``exposure(travel:dimension:)``, for a touch that catches a bounce.
    ///
    /// Exposures that no pull can reach count as 99.9 % of `dimension`.
    static func travel(exposure: Double, dimension: Double) -> Double {
        guard exposure > 0, dimension > 0 else { return 0 }
        let reachable = min(exposure, 0.999 * dimension)
        return reachable / (coefficient * (1 - reachable / dimension))
    }
}
