/// Lines of items of one size: everything follows by arithmetic, whatever the number of items.
///
/// Places are relative to the section's first line.
nonisolated struct UniformLines: Equatable, Sendable {
    /// The number of items.
    let count: Int
    /// The number of items in each line but the last.
    let perLine: Int
    private let size: FlowSize
    private let lineStep: CGFloat
    private let crossFirst: CGFloat
    private let crossStep: CGFloat

    /// Forgives a line's items to be longer than its room by rounding, points.
    private static let tolerance: CGFloat = 1e-6

    /// Fills lines with `count` items.
    init(count: Int, size: FlowSize, metrics: FlowSectionMetrics) {
        self.count = count
        self.size = size
        lineStep = metrics.step(fromLineOf: size.main)
        let pitch = size.cross + metrics.itemSpacing
        if pitch > 0 {
            let room = metrics.available + metrics.itemSpacing + UniformLines.tolerance
            let fitting = (room / pitch).rounded(.down)
            perLine = fitting >= 1 ? Int(min(fitting, 1e9)) : 1
        } else {
            perLine = max(1, count)
        }
        let spread = metrics.spread(count: perLine, total: CGFloat(perLine) * size.cross)
        crossFirst = spread.first
        crossStep = size.cross + spread.spacing
    }

    /// The number of lines.
    var lineCount: Int { count / perLine + (count % perLine == 0 ? 0 : 1) }

    /// The length of all lines, spacing between them included.
    var mainLength: CGFloat {
        count == 0 ? 0 : CGFloat(lineCount - 1) * lineStep + size.main
    }

    /// An item's place.
    func rect(of item: Int) -> FlowRect {
        let (line, place) = item.quotientAndRemainder(dividingBy: perLine)
        return FlowRect(
            main: CGFloat(line) * lineStep, cross: crossFirst + CGFloat(place) * crossStep,
            mainLength: size.main, crossLength: size.cross)
    }

    /// The items of the lines that overlap the stretch from `low` to `high`.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard count > 0, lineStep > 0, size.main > 0, low < high else { return 0..<0 }
        var first = lineIndex((low - size.main) / lineStep)
        while first > 0, CGFloat(first - 1) * lineStep + size.main > low { first -= 1 }
        while first < lineCount, CGFloat(first) * lineStep + size.main <= low { first += 1 }
        var end = lineIndex((high / lineStep).rounded(.up))
        while end > first, CGFloat(end - 1) * lineStep >= high { end -= 1 }
        while end < lineCount, CGFloat(end) * lineStep < high { end += 1 }
        if end <= first { return 0..<0 }
        return first * perLine..<min(end * perLine, count)
    }

    /// The line nearest to a quotient that may be out of range.
    private func lineIndex(_ value: CGFloat) -> Int {
        Int(min(max(value, 0), CGFloat(lineCount)))
    }
}
