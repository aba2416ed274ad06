/// Which page a release settles on, along one axis.
///
/// Apple documents that a swipe turns at most one page; the rest is inferred.
nonisolated struct PageTarget: Equatable, Sendable {
    /// The distance from page to page, in points: the length of the scroll view's bounds.
    let pageLength: Double
    /// The offset at which the drag began.
    let dragStart: Double
    /// The edges; no page lies beyond them.
    let limits: AxisLimits

    /// The release speed, in points per second, above which the velocity chooses the page.
    let flickSpeed: Double

    /// How near to a boundary, in points, an offset counts as on it: half a device pixel, since
    /// boundaries need not lie on pixels.
    let slack: Double

    /// The offset to settle at for a release at `offset` with `velocity` (pt/s, positive towards
    /// greater offsets).
    ///
    /// Faster than ``flickSpeed`` the next boundary along the velocity, otherwise the nearest one
    /// (half-way counts forward); at most one page from the page nearest to the drag's start.
    /// Boundaries are multiples of the page length, counted from offset 0.
    func offset(releasedAt offset: Double, velocity: Double) -> Double {
        guard pageLength > 0 else { return limits.clamp(offset) }
        let first = PageTarget.nearestPage(limits.clamp(dragStart) / pageLength)
        let wanted = page(releasedAt: offset, velocity: velocity)
        let page = min(max(wanted, first - 1), first + 1)
        return limits.clamp(page * pageLength)
    }

    private func page(releasedAt offset: Double, velocity: Double) -> Double {
        if velocity > flickSpeed {
            return ((offset + slack) / pageLength).rounded(.down) + 1
        }
        if velocity < -flickSpeed {
            return ((offset - slack) / pageLength).rounded(.up) - 1
        }
        return PageTarget.nearestPage(offset / pageLength)
    }

    private static func nearestPage(_ pages: Double) -> Double {
        (pages + 0.5).rounded(.down)
    }
}
