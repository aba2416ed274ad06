/// Lines of items of different sizes: places are computed once, and found by bisection.
///
/// Places are relative to the section's first line.
nonisolated struct MeasuredLines: Equatable, Sendable {
    private var rects: [FlowRect] = []
    private var lines: [Line] = []
    /// The length of all lines, spacing between them included.
    private(set) var mainLength: CGFloat = 0

    /// Some items, one after another, across the scroll direction.
    private struct Line: Equatable {
        var items: Range<Int>
        var main: CGFloat
        /// The farthest end of this line and those before it: grows even where lines overlap.
        var reach: CGFloat
    }

    /// Forgives a line's items to be longer than its room by rounding, points.
    private static let tolerance: CGFloat = 1e-6

    /// Fills lines with items of the given sizes.
    /// - Complexity: O(n)
    init(sizes: [FlowSize], metrics: FlowSectionMetrics) {
        rects.reserveCapacity(sizes.count)
        var first = 0
        var main: CGFloat = 0
        while first < sizes.count {
            let end = MeasuredLines.endOfLine(from: first, sizes: sizes, metrics: metrics)
            let length = place(
                first..<end, at: main, sizes: sizes, isLast: end == sizes.count, metrics: metrics)
            let reach = max(lines.last?.reach ?? 0, main + length)
            lines.append(Line(items: first..<end, main: main, reach: reach))
            main += metrics.step(fromLineOf: length)
            first = end
        }
        mainLength = lines.last?.reach ?? 0
    }

    /// An item's place.
    func rect(of item: Int) -> FlowRect { rects[item] }

    /// The items of the lines that overlap the stretch from `low` to `high`.
    /// - Complexity: O(log n)
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = partition { $0.reach > low }
        let end = partition { $0.main >= high }
        guard first < end else { return 0..<0 }
        return lines[first].items.lowerBound..<lines[end - 1].items.upperBound
    }

    /// The first line for which `predicate` holds, it and all after it.
    private func partition(_ predicate: (Line) -> Bool) -> Int {
        var low = 0
        var high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if predicate(lines[middle]) {
                high = middle
            } else {
                low = middle + 1
            }
        }
        return low
    }

    /// Behind the last item that fits into a line with `first`.
    private static func endOfLine(
        from first: Int, sizes: [FlowSize], metrics: FlowSectionMetrics
    ) -> Int {
        var used = sizes[first].cross
        var end = first + 1
        while end < sizes.count {
            used += metrics.itemSpacing + sizes[end].cross
            if used > metrics.available + tolerance { break }
            end += 1
        }
        return end
    }

    /// Places a line's items, each in the middle of the line's length; the last line begins at the
    /// start with the least spacing, the others are spread.
    /// - Returns: The line's length along the scroll direction.
    private mutating func place(
        _ items: Range<Int>, at main: CGFloat, sizes: [FlowSize], isLast: Bool,
        metrics: FlowSectionMetrics
    ) -> CGFloat {
        var length: CGFloat = 0
        var total: CGFloat = 0
        for item in items {
            length = max(length, sizes[item].main)
            total += sizes[item].cross
        }
        var spread = metrics.spread(count: items.count, total: total)
        if isLast, items.count > 1 { spread = (metrics.crossStart, metrics.itemSpacing) }
        var cross = spread.first
        for item in items {
            let size = sizes[item]
            rects.append(
                FlowRect(
                    main: main + (length - size.main) / 2, cross: cross, mainLength: size.main,
                    crossLength: size.cross))
            cross += size.cross + spread.spacing
        }
        return length
    }
}
