/// Where a flow layout has put everything: a pure value, made anew when the layout is prepared.
nonisolated struct FlowArrangement: Equatable, Sendable {
    /// The scroll direction.
    let axis: ScrollAxis
    /// The room across the scroll direction, points.
    let room: CGFloat
    private var sections: [Section] = []

    /// One section, from the edge of its inset.
    private struct Section: Equatable {
        var start: CGFloat
        var firstLine: CGFloat
        var end: CGFloat
        var count: Int
        var lines: Lines

        func rect(of item: Int) -> FlowRect {
            var rect = lines.rect(of: item)
            rect.main += firstLine
            return rect
        }

        func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
            lines.items(from: low - firstLine, to: high - firstLine)
        }
    }

    /// How the places within a section are known.
    enum Lines: Equatable, Sendable {
        /// By arithmetic.
        case uniform(UniformLines)
        /// By a table.
        case measured(MeasuredLines)

        /// The length of all lines, points.
        var mainLength: CGFloat {
            switch self {
            case .uniform(let lines): lines.mainLength
            case .measured(let lines): lines.mainLength
            }
        }

        func rect(of item: Int) -> FlowRect {
            switch self {
            case .uniform(let lines): lines.rect(of: item)
            case .measured(let lines): lines.rect(of: item)
            }
        }

        func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
            switch self {
            case .uniform(let lines): lines.items(from: low, to: high)
            case .measured(let lines): lines.items(from: low, to: high)
            }
        }
    }

    /// Makes an arrangement without sections.
    init(axis: ScrollAxis, room: CGFloat) {
        self.axis = axis
        self.room = max(0, room)
    }

    /// Adds a section behind the others.
    mutating func append(count: Int, lines: Lines, metrics: FlowSectionMetrics) {
        let start = mainLength
        let firstLine = start + metrics.mainStart
        sections.append(
            Section(
                start: start, firstLine: firstLine,
                end: max(start, firstLine + lines.mainLength + metrics.mainEnd), count: count,
                lines: lines))
    }

    /// The length of everything along the scroll direction, points.
    private var mainLength: CGFloat { sections.last?.end ?? 0 }

    /// The size of everything, points.
    var contentSize: CGSize {
        switch axis {
        case .horizontal: CGSize(width: mainLength, height: room)
        case .vertical: CGSize(width: room, height: mainLength)
        }
    }

    /// An item's frame in content coordinates, points; nil where there is no such item.
    func frame(of position: ItemPosition) -> CGRect? {
        guard sections.indices.contains(position.section) else { return nil }
        let section = sections[position.section]
        guard position.item >= 0, position.item < section.count else { return nil }
        return section.rect(of: position.item).rect(along: axis)
    }

    /// Calls `body` for the items that overlap `rect`, in the order of the data.
    /// - Complexity: O(log sections + items found), where items have one size; else also the
    ///   logarithm of the number of lines.
    func forEachItem(in rect: CGRect, _ body: (ItemPosition, CGRect) -> Void) {
        let (low, high) = axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
        var index = firstSection(endingAfter: low)
        while index < sections.count, sections[index].start < high {
            let section = sections[index]
            for item in section.items(from: low, to: high) {
                let frame = section.rect(of: item).rect(along: axis)
                if StableRegion.isVisible(frame, in: rect) {
                    body(ItemPosition(section: index, item: item), frame)
                }
            }
            index += 1
        }
    }

    private func firstSection(endingAfter low: CGFloat) -> Int {
        var first = 0
        var end = sections.count
        while first < end {
            let middle = (first + end) / 2
            if sections[middle].end > low {
                end = middle
            } else {
                first = middle + 1
            }
        }
        return first
    }
}
