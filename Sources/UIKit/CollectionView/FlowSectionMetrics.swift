/// The measures by which a flow layout fills one section, told along and across the scroll
/// direction; points.
nonisolated struct FlowSectionMetrics: Equatable, Sendable {
    /// Before the first line.
    var mainStart: CGFloat
    /// Behind the last line.
    var mainEnd: CGFloat
    /// Beside the start of each line.
    var crossStart: CGFloat
    /// The room that a line has.
    var available: CGFloat
    /// The least distance of lines.
    var lineSpacing: CGFloat
    /// The least distance of items within a line.
    var itemSpacing: CGFloat

    /// Takes the measures of a layout apart. Distances that are not finite count as zero.
    init(
        insets: UIEdgeInsets, lineSpacing: CGFloat, itemSpacing: CGFloat, room: CGFloat,
        axis: ScrollAxis
    ) {
        func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        let crossEnd: CGFloat
        switch axis {
        case .horizontal:
            mainStart = finite(insets.left)
            mainEnd = finite(insets.right)
            crossStart = finite(insets.top)
            crossEnd = finite(insets.bottom)
        case .vertical:
            mainStart = finite(insets.top)
            mainEnd = finite(insets.bottom)
            crossStart = finite(insets.left)
            crossEnd = finite(insets.right)
        }
        available = max(0, room - crossStart - crossEnd)
        self.lineSpacing = finite(lineSpacing)
        self.itemSpacing = max(0, finite(itemSpacing))
    }

    /// The distance from one line to the next, for lines of length `main`. Negative spacing lets
    /// lines overlap, but each begins at least a point after the one before.
    func step(fromLineOf main: CGFloat) -> CGFloat {
        let step = main + lineSpacing
        return lineSpacing < 0 ? max(step, 1) : step
    }

    /// How `count` items of a total length take the room of a full line: spread evenly from edge to
    /// edge; a single one in the middle, or at the start where it does not fit.
    func spread(count: Int, total: CGFloat) -> (first: CGFloat, spacing: CGFloat) {
        let rest = available - total
        if count == 1 { return (crossStart + max(0, rest / 2), itemSpacing) }
        return (crossStart, max(itemSpacing, rest / CGFloat(count - 1)))
    }
}
