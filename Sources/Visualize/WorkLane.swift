import Foundation
import Scenarios

/// Work a frame: layout passes above, heap allocations below, each where it was counted.
enum WorkLane {
    static func make(_ context: LaneContext) -> [LaneOutcome] {
        let frames = context.trace.frames
        guard !frames.isEmpty else { return [.folded("no work")] }
        var outcomes: [LaneOutcome] = []
        let passes = frames.map { Int($0.work.layoutPasses) }
        if passes.contains(where: { $0 > 0 }) {
            outcomes.append(
                .shown(
                    bars(
                        passes, context, title: "Layout", note: "passes a frame",
                        color: .content)))
        } else {
            outcomes.append(.folded("no layout passes"))
        }
        let allocations = frames.map(\.allocations)
        if allocations.allSatisfy({ $0 < 0 }) {
            outcomes.append(.folded("allocations not counted"))
        } else if allocations.contains(where: { $0 > 0 }) {
            outcomes.append(
                .shown(
                    bars(
                        allocations, context, title: "Heap", note: "allocations",
                        color: Color(0x4B5F8A))))
        } else {
            outcomes.append(.folded("no heap allocations"))
        }
        return outcomes
    }

    private static let height = 40.0

    /// One bar a pixel column: the most of its frames.
    private static func bars(
        _ counts: [Int], _ context: LaneContext, title: String, note: String, color: Color
    ) -> Lane {
        var lane = Lane(title: title, note: note, height: height)
        let most = max(counts.max() ?? 0, 1)
        var columns: [(x: Int, width: Int, count: Int)] = []
        for (index, count) in counts.enumerated() where count > 0 {
            let frame = context.trace.frames[index]
            let x = Int(context.axis.x(at: frame.timeNanoseconds).rounded())
            let end = frame.timeNanoseconds + context.reading.frameDuration
            let width = max(Int(context.axis.x(at: end).rounded()) - x, 1)
            if let last = columns.last, last.x == x {
                columns[columns.count - 1].count = max(last.count, count)
            } else {
                columns.append((x, width, count))
            }
        }
        for column in columns {
            let tall = max(height * Double(column.count) / Double(most), 2)
            lane.drawing.add(
                .band(
                    CGRect(
                        x: Double(column.x), y: height - tall, width: Double(column.width),
                        height: tall), color))
        }
        let counted = counts.filter { $0 >= 0 }
        lane.values = [
            Lane.Value(text: "max " + Words.count(most), y: 8),
            Lane.Value(
                text: "end " + Words.count(counted.last ?? 0), y: height - 8, isPresent: true),
        ]
        return lane
    }
}
