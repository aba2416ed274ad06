/// A small generator of seeded chance: the same seed gives the same numbers everywhere.
///
/// SplitMix64 by Sebastiano Vigna (public domain, prng.di.unimi.it/splitmix64.c).
public nonisolated struct SplitMix64: Equatable, Sendable {
    /// What chance is drawn for; each purpose has numbers of its own, so that a change of one
    /// never shifts another.
    public enum Stream: UInt64, Sendable {
        /// The sizes of items.
        case sizes = 0x5349_5A45
        /// The delays of images.
        case loading = 0x4C4F_4144
        /// The tremor of fingers.
        case tremor = 0x5452_454D
        /// The storms of `bench fuzz`.
        case storms = 0x5354_4F52
    }

    private var state: UInt64

    /// Starts at the seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// Starts at a place that is a pure function of seed, purpose and index.
    public init(seed: UInt64, stream: Stream, index: Int) {
        var mixer = SplitMix64(seed: seed ^ stream.rawValue)
        let base = mixer.next()
        var second = SplitMix64(seed: base ^ UInt64(bitPattern: Int64(index)))
        state = second.next()
    }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// The next number in 0 ..< 1, in steps of 2⁻⁵³.
    public mutating func nextUnit() -> Double {
        Double(next() >> 11) * 0x1p-53
    }
}
