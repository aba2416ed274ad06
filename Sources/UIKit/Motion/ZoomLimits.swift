/// The scales between which content may be zoomed, and how fingers are held back beyond them.
nonisolated struct ZoomLimits: Equatable, Sendable {
    /// The smallest scale at rest.
    let lower: Double
    /// The largest scale at rest; below `lower` nothing can be zoomed.
    let upper: Double

    /// The smallest and the largest scale that are ever shown, so that geometry stays finite
    /// whatever limits an app sets.
    private static let possible = 1e-4...1e4

    /// How far beyond a limit content follows at most, as a factor.
    private static let reach = Elementary.ln(2)

    /// Limits as an app has set them: what is no number counts as 1, and extreme values as the
    /// nearest scale that can be shown.
    init(minimum: Double, maximum: Double) {
        lower = ZoomLimits.possible(minimum)
        upper = ZoomLimits.possible(maximum)
    }

    /// Whether there is anything between them.
    var isOpen: Bool { lower < upper }

    /// The scale within the limits that is nearest to `scale`; nil where the limits exclude each
    /// other, or for what is no number.
    func clamp(_ scale: Double) -> Double? {
        if lower > upper || scale.isNaN { return nil }
        return min(max(scale, lower), upper)
    }

    /// The scale that is shown when fingers ask for `scale`: past a limit
    /// limit · exp(± rb(|ln(scale / limit)|)), where rb is the rubber band over a length of ln 2.
    func rubberBanded(_ scale: Double) -> Double {
        let free = ZoomLimits.possible(scale)
        guard let limit = clamp(free), limit != free else { return free }
        let excess = Elementary.ln(free / limit)
        let shown = RubberBand.exposure(travel: abs(excess), dimension: ZoomLimits.reach)
        return limit * Elementary.exp(excess < 0 ? -shown : shown)
    }

    /// The scale that fingers ask for when `scale` is shown: the inverse of ``rubberBanded(_:)``.
    func released(_ scale: Double) -> Double {
        let shown = ZoomLimits.possible(scale)
        guard let limit = clamp(shown), limit != shown else { return shown }
        let excess = Elementary.ln(shown / limit)
        let free = RubberBand.travel(exposure: abs(excess), dimension: ZoomLimits.reach)
        return ZoomLimits.possible(limit * Elementary.exp(excess < 0 ? -free : free))
    }

    private static func possible(_ scale: Double) -> Double {
        if scale.isNaN { return 1 }
        return min(max(scale, possible.lowerBound), possible.upperBound)
    }
}
