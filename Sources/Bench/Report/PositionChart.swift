import Scenarios

/// The course of a run in one line of characters: where the pager was, where fingers came down,
/// where something failed.
struct PositionChart: Codable {
    /// A row of marks below the line.
    struct Marks: Codable {
        /// What they mark: an invariant's name.
        var name: String
        /// Columns, growing.
        var columns: [Int]
    }

    /// How many characters wide.
    nonisolated static let width = 40

    /// The pages at the start and at the end, counted on through a loop; nil without a browser.
    var first: Int?
    var last: Int?
    /// The smallest and the largest page in between, counted likewise.
    var smallest: Int
    var largest: Int
    /// A height for each column, 0…7; −1 where there was no browser.
    var levels: [Int]
    /// Columns in which a finger came down, growing.
    var touches: [Int]
    /// Where things failed.
    var failures: [Marks]
    /// How long the run took, simulated nanoseconds.
    var durationNanoseconds: Int64

    /// The chart of `trace`.
    init(trace: Trace, failures: [Failure]) {
        let duration = trace.frames.last?.timeNanoseconds ?? 0
        durationNanoseconds = duration
        let positions = PositionChart.sample(trace)
        let seen = trace.frames.lazy.compactMap(PositionChart.position(of:))
        let lowest = seen.min() ?? 0
        let highest = seen.max() ?? 0
        first = seen.first.map { Int($0.rounded()) }
        last = trace.frames.reversed().lazy.compactMap(PositionChart.position(of:)).first
            .map { Int($0.rounded()) }
        smallest = Int(lowest.rounded())
        largest = Int(highest.rounded())
        levels = positions.map { position in
            guard let position else { return -1 }
            guard highest > lowest else { return 0 }
            return Int(((position - lowest) / (highest - lowest) * 7).rounded())
        }
        let column = { PositionChart.column(of: $0, duration: duration) }
        touches = PositionChart.unique(
            trace.events.lazy.filter { $0.kind == .touchDown }.map { column($0.timeNanoseconds) })
        var marks: [Marks] = []
        for failure in failures where failure.frame >= 0 {
            let place = column(failure.timeNanoseconds)
            if let index = marks.firstIndex(where: { $0.name == failure.id }) {
                marks[index].columns.append(place)
            } else {
                marks.append(Marks(name: failure.id, columns: [place]))
            }
        }
        self.failures = marks.map {
            Marks(name: $0.name, columns: PositionChart.unique($0.columns))
        }
    }

    /// The column in which a moment lies.
    private static func column(of nanoseconds: Int64, duration: Int64) -> Int {
        guard duration > 0 else { return 0 }
        let place = Double(nanoseconds) / Double(duration) * Double(width - 1)
        return min(max(Int(place.rounded()), 0), width - 1)
    }

    private static func unique(_ columns: some Sequence<Int>) -> [Int] {
        var result: [Int] = []
        for column in columns.sorted() where column != result.last { result.append(column) }
        return result
    }

    /// The position at the middle of each column; nil where no browser was there.
    private static func sample(_ trace: Trace) -> [Double?] {
        let duration = trace.frames.last?.timeNanoseconds ?? 0
        var index = 0
        return (0..<width).map { column in
            let moment = Int64(Double(duration) * Double(column) / Double(width - 1))
            while index + 1 < trace.frames.count,
                trace.frames[index + 1].timeNanoseconds <= moment
            {
                index += 1
            }
            guard index < trace.frames.count else { return nil }
            return position(of: trace.frames[index])
        }
    }

    private static func position(of frame: TraceFrame) -> Double? {
        frame.hasBrowser && frame.position.isFinite ? frame.position : nil
    }
}
