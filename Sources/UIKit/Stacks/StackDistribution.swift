/// Where a stack view's arranged views lie along its axis: the rules of `UIStackView.Distribution`
/// in Apple's documentation.
nonisolated struct StackDistribution {
    /// What a view asks for along the axis.
    struct Item {
        /// Points.
        var length: CGFloat
        /// How much it resists being made longer.
        var hugging: Float
        /// How much it resists being made shorter.
        var resistance: Float

        /// Above every priority.
        static let fixed: Float = 1001
        /// Below every priority: a view without a size of its own gives way first.
        static let indifferent: Float = -1
    }

    /// Where a view lies.
    struct Span: Equatable {
        var start: CGFloat
        var length: CGFloat

        var end: CGFloat { start + length }
        var middle: CGFloat { start + length / 2 }
    }

    let kind: UIStackView.Distribution
    let items: [Item]
    /// The least distances between neighbours, points; one fewer than the items.
    let gaps: [CGFloat]

    private var gapLength: CGFloat { gaps.reduce(0, +) }

    /// The length in which every view has what it asks for, points.
    var fittingLength: CGFloat {
        switch kind {
        case .fillEqually:
            (items.map(\.length).max() ?? 0) * CGFloat(items.count) + gapLength
        case .fill, .fillProportionally, .equalSpacing, .equalCentering:
            items.reduce(0) { $0 + $1.length } + gapLength
        }
    }

    /// Where the views lie in a length.
    func spans(in length: CGFloat) -> [Span] {
        if items.isEmpty { return [] }
        let room = max(0, length - gapLength)
        switch kind {
        case .fill: return row(resized(to: room))
        case .fillEqually:
            return row(items.map { _ in room / CGFloat(items.count) })
        case .fillProportionally: return row(proportional(to: room))
        case .equalSpacing: return equallySpaced(in: length)
        case .equalCentering: return equallyCentred(in: length)
        }
    }

    private func row(_ lengths: [CGFloat], extra: CGFloat = 0) -> [Span] {
        var start: CGFloat = 0
        return lengths.enumerated().map { index, length in
            defer { start += length + (index < gaps.count ? gaps[index] + extra : 0) }
            return Span(start: start, length: length)
        }
    }

    /// The lengths, with what is left given to the view that hugs its content least, or what lacks
    /// taken from those that resist least; of equals the first.
    private func resized(to room: CGFloat) -> [CGFloat] {
        var lengths = items.map(\.length)
        let excess = room - lengths.reduce(0, +)
        if excess > 0, let index = items.indices.min(by: { items[$0].hugging < items[$1].hugging })
        {
            lengths[index] += excess
        }
        if excess < 0 { shrink(&lengths, by: -excess) }
        return lengths
    }

    private func shrink(_ lengths: inout [CGFloat], by length: CGFloat) {
        var missing = length
        let order = items.indices.sorted {
            (items[$0].resistance, $0) < (items[$1].resistance, $1)
        }
        for index in order {
            let part = min(missing, lengths[index])
            lengths[index] -= part
            missing -= part
        }
    }

    private func proportional(to room: CGFloat) -> [CGFloat] {
        let sum = items.reduce(0) { $0 + $1.length }
        if sum <= 0 { return items.map { _ in room / CGFloat(items.count) } }
        return items.map { room * $0.length / sum }
    }

    private func equallySpaced(in length: CGFloat) -> [Span] {
        let lengths = items.map(\.length)
        let spare = length - lengths.reduce(0, +)
        guard !gaps.isEmpty, spare > gapLength else { return row(resized(to: length - gapLength)) }
        let even = spare / CGFloat(gaps.count)
        // A gap that has to be wider than the even ones takes from them.
        guard let widest = gaps.max(), widest > even else {
            return StackDistribution(
                kind: kind, items: items, gaps: gaps.map { _ in even }
            ).row(lengths)
        }
        return row(lengths, extra: (spare - gapLength) / CGFloat(gaps.count))
    }

    private func equallyCentred(in length: CGFloat) -> [Span] {
        guard !gaps.isEmpty, fittingLength < length else {
            return row(resized(to: length - gapLength))
        }
        let first = items[0].length / 2
        let last = length - items[items.count - 1].length / 2
        var spans = items.enumerated().map { index, item in
            let middle = first + (last - first) * CGFloat(index) / CGFloat(gaps.count)
            return Span(start: middle - item.length / 2, length: item.length)
        }
        // The least distances count for more than even centres.
        for index in gaps.indices {
            spans[index + 1].start = max(spans[index + 1].start, spans[index].end + gaps[index])
        }
        spans[items.count - 1].start = length - spans[items.count - 1].length
        for index in gaps.indices.reversed() {
            let latest = spans[index + 1].start - gaps[index] - spans[index].length
            spans[index].start = min(spans[index].start, latest)
        }
        return spans
    }
}
