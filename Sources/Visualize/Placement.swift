/// Where labels go so that none lies on another. All along one direction, in pixels.
nonisolated enum Placement {
    /// Moves intervals as little as may be so that they keep their order, lie within `range` and
    /// stand at least `gap` apart.
    ///
    /// - Parameters:
    ///   - wanted: where each interval's middle should be, in ascending order.
    ///   - lengths: how long each is.
    /// - Returns: the middles; nil when they cannot all fit.
    /// - Complexity: O(n).
    static func spread(
        _ wanted: [Double], lengths: [Double], gap: Double, within range: ClosedRange<Double>
    ) -> [Double]? {
        let total = lengths.reduce(0, +) + gap * Double(max(lengths.count - 1, 0))
        guard total <= range.upperBound - range.lowerBound + 1e-9 else { return nil }
        // Intervals that would overlap join into a block, which rests at the mean of what its
        // members want (pooling of adjacent violators: the least sum of squares).
        var blocks: [Block] = []
        for (middle, length) in zip(wanted, lengths) {
            var block = Block(start: middle - length / 2, length: length, count: 1)
            block.start = clamp(block, range)
            while let last = blocks.last, last.start + last.length + gap > block.start {
                blocks.removeLast()
                let ownStart = block.start - last.length - gap
                let count = last.count + block.count
                let start =
                    (last.start * Double(last.count) + ownStart * Double(block.count))
                    / Double(count)
                block = Block(
                    start: start, length: last.length + gap + block.length, count: count)
                block.start = clamp(block, range)
            }
            blocks.append(block)
        }
        return middles(of: blocks, lengths: lengths, gap: gap)
    }

    private struct Block {
        var start: Double
        var length: Double
        var count: Int
    }

    private static func clamp(_ block: Block, _ range: ClosedRange<Double>) -> Double {
        max(min(block.start, range.upperBound - block.length), range.lowerBound)
    }

    private static func middles(
        of blocks: [Block], lengths: [Double], gap: Double
    ) -> [Double] {
        var middles: [Double] = []
        for block in blocks {
            var start = block.start
            for _ in 0..<block.count {
                let length = lengths[middles.count]
                middles.append(start + length / 2)
                start += length + gap
            }
        }
        return middles
    }

    /// Which intervals to keep so that none overlaps another: in order of `rank` (lower is more
    /// important), then of place.
    /// - Complexity: O(n²) in the worst case, n being at most what fits on a line.
    static func keep(
        _ intervals: [(middle: Double, length: Double, rank: Int)], gap: Double
    ) -> [Bool] {
        var kept = [Bool](repeating: false, count: intervals.count)
        var taken: [(low: Double, high: Double)] = []
        let order = intervals.indices.sorted {
            (intervals[$0].rank, $0) < (intervals[$1].rank, $1)
        }
        for index in order {
            let low = intervals[index].middle - intervals[index].length / 2
            let high = low + intervals[index].length
            if taken.allSatisfy({ high + gap <= $0.low || low >= $0.high + gap }) {
                taken.append((low, high))
                kept[index] = true
            }
        }
        return kept
    }
}
