import Foundation

/// What of the viewport is covered by pages.
enum Coverage {
    /// Whether so much of the viewport counts as bare: a pixel or more. Pages whose size is no whole
    /// number of pixels lie on whole ones, less than one apart. Both are points.
    nonisolated static func isGap(_ uncovered: Double, pixel: Double) -> Bool {
        uncovered > pixel - 1e-6
    }

    /// Points of the viewport along the paging axis that neither a page, nor the spacing between
    /// pages, nor the space beyond the content's ends accounts for.
    ///
    /// - Complexity: O(n²), n being the number of cells on screen: they come in no particular order,
    ///   and there are four at most.
    static func uncovered(_ snapshot: FrameSnapshot) -> CGFloat {
        let start = snapshot.isVertical ? snapshot.viewport.minY : snapshot.viewport.minX
        // Beyond the ends there is nothing to see, and rightly so.
        let offset = snapshot.axisOffset
        var reached = start + max(0, snapshot.offsetLimits.lowerBound - offset)
        let last =
            start + snapshot.viewportLength - max(0, offset - snapshot.offsetLimits.upperBound)
        // What separates pages may show beside a page; without any there is no spacing either, unless
        // pages are farther apart than the viewport is long.
        let mayBeBare = snapshot.spacing >= snapshot.viewportLength
        let allowance = snapshot.cells.isEmpty && !mayBeBare ? 0 : snapshot.spacing
        // Both ends of a spacing are rounded to pixels; pages without one meet at the same place.
        let rounding = (allowance > 0 ? 2 : 1) * snapshot.halfPixel + tolerance
        var missing: CGFloat = 0
        while reached < last - tolerance {
            let next = nextCell(from: reached, snapshot)
            let gap = min(next?.start ?? last, last) - reached
            if gap > allowance + rounding { missing += gap - allowance }
            guard let next else { break }
            reached = next.end
        }
        return missing
    }

    /// What rounding does to sums of coordinates, points.
    private static let tolerance = 1e-9

    /// The first cell that reaches beyond `place`.
    private static func nextCell(
        from place: CGFloat, _ snapshot: FrameSnapshot
    ) -> (start: CGFloat, end: CGFloat)? {
        var best: (start: CGFloat, end: CGFloat)?
        for cell in snapshot.cells {
            let start = snapshot.isVertical ? cell.frame.minY : cell.frame.minX
            let end = snapshot.isVertical ? cell.frame.maxY : cell.frame.maxX
            guard end > place + tolerance else { continue }
            if let found = best, found.start <= start { continue }
            best = (start, end)
        }
        return best
    }
}
