import Scenarios

/// What was counted in each frame of a run, so that a gate can name the frame in which two runs part.
///
/// Frames with the same work share one row; in a baseline's text a run of them is one word.
nonisolated struct FrameCounters: Codable, Equatable {
    /// The names of what a row counts.
    var columns: [String]
    /// The rows that occur, in the order in which they first did, numbers between blanks.
    var rows: [String]
    /// The row of each frame, as `RunLengths` writes it.
    var frames: String

    private static var counted: [(metric: BudgetMetric, value: KeyPath<TraceWork, Int32>)] {
        [
            (.cellsMade, \.cellsMade), (.cellsReused, \.cellsReused),
            (.layoutPasses, \.layoutPasses), (.layoutSubviewsCalls, \.layoutSubviewsCalls),
            (.hitTests, \.hitTests), (.recognizerTransitions, \.recognizerTransitions),
            (.timersFired, \.timersFired), (.animationsStarted, \.animationsStarted),
            (.delegateCalls, \.delegateCalls),
        ]
    }

    /// The counters of `trace`.
    /// - Complexity: O(frames).
    init(_ trace: Trace) {
        columns = FrameCounters.counted.map(\.metric.rawValue)
        rows = []
        var places: [String: Int] = [:]
        var frameRows: [Int] = []
        let counted = FrameCounters.counted
        for frame in trace.frames {
            let row = counted.map { String(frame.work[keyPath: $0.value]) }
                .joined(separator: " ")
            let place = places[row] ?? rows.count
            if place == rows.count {
                rows.append(row)
                places[row] = place
            }
            frameRows.append(place)
        }
        frames = RunLengths.text(frameRows)
    }

    /// What a column counted in each frame; nil where there is no such column, or the text is
    /// damaged.
    func values(of column: String) -> [Int]? {
        guard let index = columns.firstIndex(of: column),
            let frameRows = RunLengths.numbers(frames)
        else { return nil }
        var values: [Int] = []
        for row in rows {
            let fields = row.split(separator: " ")
            guard fields.count == columns.count, let value = Int(fields[index]) else { return nil }
            values.append(value)
        }
        guard frameRows.allSatisfy(values.indices.contains) else { return nil }
        return frameRows.map { values[$0] }
    }
}

/// The frame in which a counter of two runs parts.
nonisolated struct CounterParting: Codable, Equatable {
    /// The frame's index.
    var frame: Int
    /// What was counted there; nil where the run is over before.
    var base: Int?
    var now: Int?

    /// The first difference between two rows of numbers; nil where there is none.
    static func first(_ base: [Int], _ now: [Int]) -> CounterParting? {
        for (index, (one, other)) in zip(base, now).enumerated() where one != other {
            return CounterParting(frame: index, base: one, now: other)
        }
        guard base.count != now.count else { return nil }
        let index = min(base.count, now.count)
        return CounterParting(
            frame: index, base: index < base.count ? base[index] : nil,
            now: index < now.count ? now[index] : nil)
    }

    /// In words: `frame 514: 4 instead of 3`.
    var words: String {
        guard let base else { return "frame \(frame), which the baseline has not" }
        guard let now else { return "frame \(frame), which is no more" }
        return "frame \(frame): \(now) instead of \(base)"
    }
}
