/// Finds what repeats in a flat timeline, so that it can be written once with `repeat`.
nonisolated struct TimelineFolding {
    /// A step, or steps that repeat.
    struct Entry: Equatable {
        /// The index of its first step.
        var first: Int
        /// How many steps one repetition has.
        var period = 1
        /// How many times.
        var count = 1
        /// From the start of one repetition to that of the next, nanoseconds; nil when the next
        /// one begins when the last one is over.
        var everyNanoseconds: Int64?
        /// What a repetition of several steps consists of; empty for a single step.
        var children: [Entry] = []
    }

    /// What the timeline consists of.
    private(set) var entries: [Entry] = []

    private let steps: [Step]

    /// The longest stretch that is looked for.
    private static let longestPeriod = 40
    /// What is said twice stays as it is where it can.
    private static let leastCount = 3

    init(steps: [Step]) {
        self.steps = steps
        entries = fold(0..<steps.count)
    }

    private func fold(_ range: Range<Int>) -> [Entry] {
        var result: [Entry] = []
        var index = range.lowerBound
        while index < range.upperBound {
            var entry = longestRepetition(at: index, in: range) ?? Entry(first: index)
            if entry.period > 1 { entry.children = fold(index..<(index + entry.period)) }
            result.append(entry)
            index += entry.period * entry.count
        }
        return result
    }

    /// The repetition that begins here and covers most steps; of several, the shortest.
    private func longestRepetition(at first: Int, in range: Range<Int>) -> Entry? {
        var best: Entry?
        let room = range.upperBound - first
        // A range that is a repetition itself is no repetition of one.
        for period in 1...max(1, min(TimelineFolding.longestPeriod, room / 2)) where room > 1 {
            guard let entry = repetition(at: first, period: period, in: range) else { continue }
            if let best, best.period * best.count >= period * entry.count { continue }
            best = entry
        }
        return best
    }

    private func repetition(at first: Int, period: Int, in range: Range<Int>) -> Entry? {
        guard period * 2 <= range.upperBound - first else { return nil }
        var entry = Entry(first: first, period: period)
        let second = steps[first + period].start
        if case .afterStart(of: first, let delay) = second, delay > 0 {
            entry.everyNanoseconds = delay
        } else if case .at = second {
            return nil
        }
        while repeats(entry, atRepetition: entry.count, in: range) { entry.count += 1 }
        let isNeeded =
            entry.everyNanoseconds != nil && (period > 1 || entry.count > 2) || hasNames(entry)
        return entry.count >= (isNeeded ? 2 : TimelineFolding.leastCount) ? entry : nil
    }

    private func repeats(_ entry: Entry, atRepetition number: Int, in range: Range<Int>) -> Bool {
        let shift = number * entry.period
        guard entry.first + shift + entry.period <= range.upperBound else { return false }
        for offset in 0..<entry.period {
            let one = steps[entry.first + offset]
            let other = steps[entry.first + offset + shift]
            guard one.action == other.action else { return false }
            guard offset == 0 else {
                if shifted(one.start, by: shift) != other.start { return false }
                continue
            }
            var wanted = one.start
            if let every = entry.everyNanoseconds {
                wanted = .afterStart(of: entry.first, delayNanoseconds: every * Int64(number))
            }
            if other.start != wanted { return false }
        }
        return true
    }

    private func shifted(_ start: StepStart, by shift: Int) -> StepStart {
        switch start {
        case .whenOver, .at: start
        case .afterStart(let other, let delay):
            .afterStart(of: other + shift, delayNanoseconds: delay)
        case .when(let condition, let within, let other):
            .when(
                condition, withinNanoseconds: within, fromStartOf: other.map { $0 + shift })
        }
    }

    /// A name may be said again in a repetition alone.
    private func hasNames(_ entry: Entry) -> Bool {
        steps[entry.first..<(entry.first + entry.period)].contains { step in
            switch step.action {
            case .mark, .snapshot: true
            default: false
            }
        }
    }
}
