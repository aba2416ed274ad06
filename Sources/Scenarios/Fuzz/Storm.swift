/// A random scenario: a configuration and a timeline, both pure functions of a seed and an index.
public nonisolated struct Storm: Codable, Equatable, Sendable {
    /// The seed of the whole search.
    public var seed: UInt64
    /// Which of its storms, from 0.
    public var index: Int
    /// How many steps its timeline has, at least 1.
    public var stepCount: Int

    /// Makes one of its parts.
    public init(seed: UInt64, index: Int, stepCount: Int) {
        self.seed = seed
        self.index = index
        self.stepCount = stepCount
    }

    /// The scenario, as any file could say it.
    ///
    /// - Complexity: O(n), n being the number of steps.
    public var scenario: Scenario {
        var generator = StormGenerator(storm: self)
        return generator.scenario()
    }

    /// The storms of a search of so many steps, which they have exactly.
    ///
    /// A longer search has the storms of a shorter one, but for the last, and more.
    public static func plan(seed: UInt64, steps: Int) -> [Storm] {
        var storms: [Storm] = []
        var left = max(0, steps)
        while left > 0 {
            let wanted = lengths[storms.count % lengths.count]
            let count = min(wanted, left)
            storms.append(Storm(seed: seed, index: storms.count, stepCount: count))
            left -= count
        }
        return storms
    }

    /// How long storms are, one after the other: short ones start more often, long ones reach
    /// further.
    private static let lengths = [60, 20, 120, 40, 80, 60, 160, 100]
}
