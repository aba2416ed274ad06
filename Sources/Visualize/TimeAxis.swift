/// Time to pixels: straight but for idle gaps, which are folded to a fixed width.
nonisolated struct TimeAxis: Equatable {
    /// A stretch in which nothing happens, folded.
    struct Gap: Equatable {
        /// Nanoseconds.
        var start, end: Int64
        /// Pixels.
        var minX, maxX: Double
    }

    /// A mark on the axis.
    struct Tick: Equatable {
        /// Pixels.
        var x: Double
        /// Nanoseconds.
        var time: Int64
        /// Seconds in digits.
        var label: String
    }

    /// The first and last moment, nanoseconds.
    let start, end: Int64
    /// Where they lie, pixels.
    let minX, maxX: Double
    /// In order of time.
    let gaps: [Gap]
    /// Pixels a nanosecond outside gaps.
    let scale: Double

    /// How wide a folded gap is where there is room, pixels.
    static let gapWidth = 52.0
    /// The shortest stretch of nothing that is folded, nanoseconds (the timeline's rule: 400 ms).
    static let shortestGap: Int64 = 400_000_000
    /// More gaps than this are not folded: the shortest ones keep their true width.
    static let mostGaps = 24

    /// An axis for `start ... end` between two places.
    ///
    /// - Parameter idle: stretches of nothing, in order, not overlapping. Folded are those within
    ///   the axis that are longer than `shortestGap` and take less room folded than not.
    init(
        start: Int64, end: Int64, minX: Double, maxX: Double, idle: [ClosedRange<Int64>]
    ) {
        self.start = start
        self.end = max(end, start + 1)
        self.minX = minX
        self.maxX = maxX
        let width = maxX - minX
        let plainScale = width / Double(self.end - start)
        let candidates = idle.filter {
            $0.lowerBound >= start && $0.upperBound <= end
                && $0.upperBound - $0.lowerBound > TimeAxis.shortestGap
                && Double($0.upperBound - $0.lowerBound) * plainScale > 8
        }
        let longest = candidates.sorted {
            ($1.upperBound - $1.lowerBound, $0.lowerBound)
                < ($0.upperBound - $0.lowerBound, $1.lowerBound)
        }.prefix(TimeAxis.mostGaps)
        let folded = longest.sorted { $0.lowerBound < $1.lowerBound }
        let gapWidth = min(TimeAxis.gapWidth, width * 0.45 / Double(max(folded.count, 1)))
        let hidden = folded.reduce(Int64(0)) { $0 + $1.upperBound - $1.lowerBound }
        let shown = max(self.end - start - hidden, 1)
        scale = (width - gapWidth * Double(folded.count)) / Double(shown)
        var gaps: [Gap] = []
        var (x, time) = (minX, start)
        for range in folded {
            x += Double(range.lowerBound - time) * scale
            gaps.append(
                Gap(start: range.lowerBound, end: range.upperBound, minX: x, maxX: x + gapWidth))
            x += gapWidth
            time = range.upperBound
        }
        self.gaps = gaps
    }

    /// Where a moment lies, pixels; moments outside the axis lie at its ends.
    /// - Complexity: O(log gaps).
    func x(at time: Int64) -> Double {
        if time <= start { return minX }
        if time >= end { return maxX }
        guard let gap = lastGap(startingAtOrBefore: time) else {
            return minX + Double(time - start) * scale
        }
        if time < gap.end {
            let part = Double(time - gap.start) / Double(gap.end - gap.start)
            return gap.minX + part * (gap.maxX - gap.minX)
        }
        return gap.maxX + Double(time - gap.end) * scale
    }

    private func lastGap(startingAtOrBefore time: Int64) -> Gap? {
        var (low, high) = (0, gaps.count)
        while low < high {
            let middle = (low + high) / 2
            if gaps[middle].start <= time { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : gaps[low - 1]
    }

    /// Round moments at least `spacing` pixels apart, with the moments after gaps where there is
    /// room; none within a gap.
    func ticks(spacing: Double) -> [Tick] {
        let step = Ticks.niceStep(atLeast: spacing / scale / 1e9)
        let range = Double(start) / 1e9...Double(end) / 1e9
        let decimals = Ticks.decimals(for: step)
        var ticks = Ticks.multiples(of: step, within: range).map { seconds in
            tick(at: Int64((seconds * 1e9).rounded()), decimals: decimals)
        }
        ticks.removeAll { tick in gaps.contains { $0.start <= tick.time && tick.time <= $0.end } }
        for gap in gaps {
            let resumed = tick(at: gap.end, decimals: max(decimals, 1))
            if ticks.allSatisfy({ abs($0.x - resumed.x) >= spacing * 0.8 }) {
                ticks.append(resumed)
            }
        }
        return ticks.sorted { $0.time < $1.time }
    }

    private func tick(at time: Int64, decimals: Int) -> Tick {
        Tick(
            x: x(at: time), time: time,
            label: Words.number(Double(time) / 1e9, decimals: decimals))
    }
}
