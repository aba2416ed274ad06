/// Seeded decisions, in the round numbers in which a person would write them.
nonisolated struct Chance {
    private var bits: SplitMix64

    init(seed: UInt64, index: Int) {
        bits = SplitMix64(seed: seed, stream: .storms, index: index)
    }

    /// A number in 0 ..< `count`, which is at least 1.
    mutating func below(_ count: Int) -> Int {
        // The bias of so large a range over so small a one is of no account here.
        Int(truncatingIfNeeded: bits.next() >> 1) % count
    }

    /// True once in `count` times.
    mutating func once(in count: Int) -> Bool { below(count) == 0 }

    /// True in so many of a hundred.
    mutating func percent(_ share: Int) -> Bool { below(100) < share }

    /// One of the values, of which there is at least one.
    mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

    /// One of the cases of an enumeration.
    mutating func pick<Value: CaseIterable>(_ type: Value.Type) -> Value {
        pick(Array(type.allCases))
    }

    /// A whole number in a range.
    mutating func whole(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + below(range.count)
    }

    /// A multiple of `step` in a range whose ends are multiples of it.
    mutating func points(_ range: ClosedRange<Int>, step: Int = 10) -> Double {
        Double(whole((range.lowerBound / step)...(range.upperBound / step)) * step)
    }

    /// A time in a range of milliseconds, in steps of ten, nanoseconds.
    mutating func time(_ milliseconds: ClosedRange<Int>) -> Int64 {
        Int64(points(milliseconds)) * 1_000_000
    }
}
