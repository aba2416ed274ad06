/// How far content follows a finger that pulls it past its edge.
///
/// The mapping is absolute: it depends on the total travel, not on how events split it up.
nonisolated enum RubberBand {
    /// The share of the finger's movement that content follows right at the edge.
    static let coefficient = 0.55

    /// The part of the dimension up to which the band's curve holds.
    private static let reachable = 0.999
    /// How far content follows a finger there: the curve's slope.
    private static let lastSlope = coefficient * (1 - reachable) * (1 - reachable)

    /// Points of content shown beyond the edge when the finger is `travel` points past it.
    ///
    /// - Parameter dimension: the length of the scroll view's bounds along the axis, in points,
    ///   above zero; no finger brings the exposure that far.
    static func exposure(travel: Double, dimension: Double) -> Double {
        guard travel > 0, dimension > 0 else { return 0 }
        let limit = self.travel(exposure: reachable * dimension, dimension: dimension)
        if travel > limit { return reachable * dimension + (travel - limit) * lastSlope }
        return travel * coefficient * dimension / (dimension + coefficient * travel)
    }

    /// The finger travel that would give `exposure`: the inverse of
    /// ``exposure(travel:dimension:)``, for a touch that catches a bounce.
    ///
    /// A bounce can show more than any pull does. From 99.9 % of `dimension` on the band goes on as
    /// stiff as it is there, so that a touch holds what it catches where it is.
    static func travel(exposure: Double, dimension: Double) -> Double {
        guard exposure > 0, dimension > 0 else { return 0 }
        let pulled = min(exposure, reachable * dimension)
        return pulled / (coefficient * (1 - pulled / dimension))
            + (exposure - pulled) / lastSlope
    }
}
