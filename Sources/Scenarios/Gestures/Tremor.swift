import Foundation

/// A finger's trembling: small offsets that follow each other smoothly.
nonisolated struct Tremor: Equatable, Sendable {
    /// How many samples at the end of a touch do not tremble, so that a release speed is exact.
    static let stillSamples = 4
    /// The share of an offset that stays in the next.
    private static let persistence = 0.7

    private var chance: SplitMix64
    private let amplitude: Double
    private var offset = Displacement(dx: 0, dy: 0)

    /// Trembling of at most `amplitude` points, for a finger of a step of a scenario.
    init(amplitude: Double, seed: UInt64, step: Int, finger: Int) {
        self.amplitude = amplitude
        chance = SplitMix64(seed: seed, stream: .tremor, index: step &* 64 &+ finger)
    }

    /// The next offset, points, never longer than the amplitude.
    mutating func next() -> Displacement {
        // Each axis stays within amplitude ÷ √2, so that both together stay within the amplitude.
        let reach = amplitude * 0.5.squareRoot()
        let fresh = 1 - Tremor.persistence
        offset.dx = Tremor.persistence * offset.dx + fresh * reach * (2 * chance.nextUnit() - 1)
        offset.dy = Tremor.persistence * offset.dy + fresh * reach * (2 * chance.nextUnit() - 1)
        return offset
    }
}
