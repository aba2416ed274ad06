/// How a quantity was spread over a run: nearest-rank percentiles of its samples.
public nonisolated struct Distribution: Codable, Equatable, Sendable {
    /// How many samples there were, at least one.
    public var count: Int
    /// Half of the samples are at most this.
    public var median: Int64
    /// 95 of 100 samples are at most this.
    public var p95: Int64
    /// The largest sample.
    public var worst: Int64

    /// The distribution of `samples`; nil when there are none.
    /// - Complexity: O(n log n).
    public init?(_ samples: [Int64]) {
        guard !samples.isEmpty else { return nil }
        let sorted = samples.sorted()
        count = sorted.count
        median = Distribution.percentile(50, of: sorted)
        p95 = Distribution.percentile(95, of: sorted)
        worst = sorted[sorted.count - 1]
    }

    /// The smallest sample that is at least as large as `percent` of 100 of them.
    private static func percentile(_ percent: Int, of sorted: [Int64]) -> Int64 {
        let rank = (percent * sorted.count + 99) / 100
        return sorted[max(rank, 1) - 1]
    }
}
