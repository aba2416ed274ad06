import Foundation
import Scenarios

/// The figures of the timeline's layout, pixels.
nonisolated enum TimelineMetrics {
    static let width = 1600.0
    static let margin = 14.0
    /// Where the time axis begins: labels stand in the gap left of it.
    static let plotMinX = 130.0
    static let plotMaxX = 1484.0
    /// Where values at the right begin.
    static let valueX = 1492.0
    static let laneGap = 9.0
}

/// What lanes are made from.
struct LaneContext {
    let reading: TraceReading
    let axis: TimeAxis
    let measure: any TextMeasuring

    var trace: Trace { reading.trace }

    /// Where a frame begins, pixels.
    func x(ofFrame index: Int) -> Double { axis.x(at: trace.frames[index].timeNanoseconds) }
}

/// One lane of the timeline. Coordinates: pixels, x of the picture, y from the lane's top.
struct Lane {
    /// A figure at the right: its words, and where it belongs.
    struct Value {
        var text: String
        var y: Double
        var isPresent = false
    }

    /// In the left gap, bold.
    var title: String
    /// Below it.
    var note: String
    var height: Double
    var drawing = Drawing()
    /// Figures at the right, from top to bottom.
    var values: [Value] = []
    /// Numbers left of the axis: words and y.
    var ticks: [Value] = []
    /// Signs that this lane uses and a stranger may not know.
    var keys: [KeySign] = []
}

/// A lane, or the words that stand for it because nothing happens in it.
enum LaneOutcome {
    case shown(Lane)
    case folded(String)
}

/// A sign in the key below the timeline.
enum KeySign: Int, CaseIterable {
    case caught, flip, tracking, dragging, snapping, animating
    case offset, target, pageIndex, recentred
    case cellMade, cellReused, noImage, wrongImage
    case backdrop, violation, idleGap

    /// What it means.
    var words: String {
        switch self {
        case .caught: "page caught in flight"
        case .flip: "turns the page by itself"
        case .tracking: "tracking"
        case .dragging: "dragging"
        case .snapping: "snapping"
        case .animating: "animating"
        case .offset: "offset as shown"
        case .target: "announced target"
        case .pageIndex: "page index as reported"
        case .recentred: "loop re-centred"
        case .cellMade: "cell made"
        case .cellReused: "cell reused"
        case .noImage: "without image"
        case .wrongImage: "wrong image"
        case .backdrop: "backdrop alpha"
        case .violation: "broken promise"
        case .idleGap: "idle time left out"
        }
    }
}

/// A quantity over the frames, drawn as a line.
enum Series {
    /// Points of a line through one value a frame, held until the next frame where `isStep`; at
    /// most four points a pixel column, which keep each column's extremes. Values that are not
    /// finite break the line.
    static func points(
        _ context: LaneContext, isStep: Bool, value: (TraceFrame) -> Double,
        y: (Double) -> Double
    ) -> [CGPoint] {
        var line = ColumnReducer()
        for (index, frame) in context.trace.frames.enumerated() {
            let value = value(frame)
            guard value.isFinite else {
                line.breakLine()
                continue
            }
            let height = y(value)
            let begin = context.x(ofFrame: index)
            line.add(CGPoint(x: begin, y: height))
            let isHeld = index + 1 == context.trace.frames.count || isStep
            if isHeld || context.trace.frames[index + 1].tick > frame.tick + 1 {
                line.add(CGPoint(x: context.axis.x(at: context.heldUntil(index)), y: height))
            }
        }
        return line.finished()
    }
}

extension LaneContext {
    /// Until when a frame's values hold: just before the next frame's.
    func heldUntil(_ index: Int) -> Int64 {
        let end = reading.end(ofFrame: index)
        guard index + 1 < trace.frames.count,
            trace.frames[index + 1].tick > trace.frames[index].tick + 1
        else { return end }
        return max(end - reading.frameDuration, trace.frames[index].timeNanoseconds)
    }
}

/// Thins a line to what a picture can show.
nonisolated struct ColumnReducer {
    private var points: [CGPoint] = []
    private var column: [CGPoint] = []

    init() {}

    mutating func add(_ point: CGPoint) {
        if let first = column.first, Int(first.x) != Int(point.x) { flush() }
        column.append(point)
        if column.count > 64 { reduce() }
    }

    mutating func breakLine() {
        flush()
        let nothing = CGPoint(x: Double.nan, y: Double.nan)
        if let last = points.last, last.isDrawable { points.append(nothing) }
    }

    mutating func finished() -> [CGPoint] {
        flush()
        return points
    }

    private mutating func flush() {
        reduce()
        points.append(contentsOf: column)
        column.removeAll(keepingCapacity: true)
    }

    /// First, extremes in order, last.
    private mutating func reduce() {
        guard column.count > 4 else { return }
        let inner = 1..<(column.count - 1)
        let low = inner.min { column[$0].y < column[$1].y } ?? 1
        let high = inner.max { column[$0].y < column[$1].y } ?? 1
        let kept = [0, min(low, high), max(low, high), column.count - 1]
        column = kept.map { column[$0] }
    }
}
