/// The offsets between which content along one axis lies within its edges, in points.
nonisolated struct AxisLimits: Equatable, Sendable {
    /// The offset at the first edge.
    let lower: Double
    /// The offset at the last edge, never below `lower`.
    let upper: Double

    /// The limits of no content in no view.
    static let none = AxisLimits(lower: 0, upper: 0)

    /// Limits from `lower` up to `upper`, or `lower` alone if that is greater.
    init(lower: Double, upper: Double) {
        self.lower = lower
        self.upper = max(lower, upper)
    }

    /// The offset within the limits that is nearest to `offset`.
    func clamp(_ offset: Double) -> Double {
        min(max(offset, lower), upper)
    }

    /// How far `offset` lies beyond an edge: negative below the first, positive above the last.
    func excess(of offset: Double) -> Double {
        offset - clamp(offset)
    }

    /// The offset that a free drag shows when the finger would put content at `offset`: past an edge
    /// the rubber band holds it back.
    func rubberBanded(_ offset: Double, dimension: Double) -> Double {
        let past = excess(of: offset)
        if past == 0 { return offset }
        let shown = RubberBand.exposure(travel: abs(past), dimension: dimension)
        return past < 0 ? lower - shown : upper + shown
    }

    /// The offset that the finger stands for when `offset` is shown: the inverse of
    /// ``rubberBanded(_:dimension:)``.
    func released(_ offset: Double, dimension: Double) -> Double {
        let past = excess(of: offset)
        if past == 0 { return offset }
        let travel = RubberBand.travel(exposure: abs(past), dimension: dimension)
        return past < 0 ? lower - travel : upper + travel
    }
}
