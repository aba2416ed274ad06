/// What can be known beforehand about when steps start.
nonisolated struct TimelineSchedule {
    /// A finger that is down when it comes down again.
    struct Clash: Equatable {
        /// The step that has the finger down, by index.
        var earlier: Int
        /// The step that puts it down again, by index.
        var later: Int
        /// The finger's number.
        var finger: Int
    }

    /// The earliest moment at which each step can start, nanoseconds from the scenario's start.
    private(set) var earliestStarts: [Int64] = []

    /// A start relative to a moment that is known only in the run: that of a step.
    private struct Moment {
        var anchor: Int
        var offset: Int64
    }

    private let steps: [Step]
    private let durations: [Int64?]
    private var starts: [Moment] = []

    /// The anchor of moments that count from the scenario's start.
    private static let scenarioStart = -1

    init(steps: [Step], synthesizer: GestureSynthesizer) {
        self.steps = steps
        durations = steps.map { step in
            switch step.action {
            case .gesture(let gesture): synthesizer.durationNanoseconds(of: gesture)
            case .wait(let nanoseconds): nanoseconds
            case .settle: nil
            default: 0
            }
        }
        var allOver: Moment? = Moment(anchor: TimelineSchedule.scenarioStart, offset: 0)
        var earliestOver: Int64 = 0
        for (index, step) in steps.enumerated() {
            let (start, earliest) = begin(index, step, allOver, earliestOver)
            starts.append(start)
            earliestStarts.append(earliest)
            let duration = durations[index] ?? 0
            earliestOver = max(earliestOver, sum(earliest, duration))
            let end = durations[index].map {
                Moment(anchor: start.anchor, offset: sum(start.offset, $0))
            }
            // What began when everything was over is all that is going on.
            allOver = beginsWhenOver(step) ? end : later(allOver, end)
        }
    }

    private func begin(
        _ index: Int, _ step: Step, _ allOver: Moment?, _ earliestOver: Int64
    ) -> (Moment, Int64) {
        let unknown = Moment(anchor: index, offset: 0)
        switch step.start {
        case .at(let moment):
            return (Moment(anchor: TimelineSchedule.scenarioStart, offset: moment), moment)
        case .afterStart(let other, let delay):
            let start = starts[other]
            return (
                Moment(anchor: start.anchor, offset: sum(start.offset, delay)),
                sum(earliestStarts[other], delay)
            )
        case .whenOver(let delay):
            let earliest = sum(earliestOver, delay)
            guard let allOver else { return (unknown, earliest) }
            return (Moment(anchor: allOver.anchor, offset: sum(allOver.offset, delay)), earliest)
        case .when(_, _, let other):
            return (unknown, other.map { earliestStarts[$0] } ?? earliestOver)
        }
    }

    private func beginsWhenOver(_ step: Step) -> Bool {
        switch step.start {
        case .whenOver, .when(_, _, nil): true
        case .at, .afterStart, .when: false
        }
    }

    /// The later of two moments, nil where it cannot be known.
    private func later(_ left: Moment?, _ right: Moment?) -> Moment? {
        guard let left, let right, left.anchor == right.anchor else { return nil }
        return left.offset > right.offset ? left : right
    }

    private func sum(_ left: Int64, _ right: Int64) -> Int64 {
        let (sum, overflow) = left.addingReportingOverflow(right)
        return overflow ? .max : sum
    }

    /// Fingers that come down while they are down, by more than a tolerance, nanoseconds.
    ///
    /// - Complexity: O(n log n), n being the number of gestures.
    func clashes(longerThan tolerance: Int64) -> [Clash] {
        struct Use {
            var step: Int
            var finger: Int
            var start: Moment
            var end: Int64
        }
        let uses = steps.indices.flatMap { index -> [Use] in
            guard case .gesture(let gesture) = steps[index].action else { return [] }
            let end = sum(starts[index].offset, durations[index] ?? 0)
            return gesture.fingers.map {
                Use(step: index, finger: $0, start: starts[index], end: end)
            }
        }.sorted { left, right in
            (left.finger, left.start.anchor, left.start.offset, left.step)
                < (right.finger, right.start.anchor, right.start.offset, right.step)
        }
        var clashes: [Clash] = []
        var last: Use?
        for use in uses {
            if let last, last.finger == use.finger, last.start.anchor == use.start.anchor,
                last.end - use.start.offset > tolerance
            {
                clashes.append(Clash(earlier: last.step, later: use.step, finger: use.finger))
                if last.end >= use.end { continue }
            }
            last = use
        }
        return clashes.sorted { $0.later < $1.later }
    }
}
