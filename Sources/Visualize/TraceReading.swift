import Foundation
import Scenarios

/// A trace as a timeline needs it: stretches of time instead of frames.
struct TraceReading {
    /// The trace itself.
    let trace: Trace
    /// The duration of a frame, nanoseconds.
    let frameDuration: Int64
    /// First and last moment, nanoseconds.
    let start, end: Int64
    /// Stretches over which nothing changes.
    let idle: [ClosedRange<Int64>]
    /// Fingers down, in order of their coming.
    let strokes: [TouchStroke]
    /// What moved the pager, without gaps.
    let phases: [PhaseSpan]
    /// Uses of cells, in order of appearance.
    let cellBars: [CellBar]

    /// Reads a result's trace. Failures keep the time around them from counting as idle.
    /// - Complexity: O(frames + cells + touches + events).
    init(_ result: RunResult) {
        trace = result.trace
        frameDuration = 1_000_000_000 / Int64(max(trace.header.refreshRate, 1))
        start = trace.frames.first?.timeNanoseconds ?? 0
        end = (trace.frames.last?.timeNanoseconds ?? 0) + frameDuration
        idle = IdleStretches.find(
            in: trace, failures: result.failures, frameDuration: frameDuration)
        strokes = TouchStroke.find(in: trace, frameDuration: frameDuration)
        phases = PhaseSpan.find(in: trace, end: end)
        cellBars = CellBar.find(in: trace, end: end)
    }

    /// Until when a frame is on screen: the next frame, or for the last one a frame's duration.
    func end(ofFrame index: Int) -> Int64 {
        index + 1 < trace.frames.count ? trace.frames[index + 1].timeNanoseconds : end
    }

    /// A frame's index, or the nearest that exists; nil without frames.
    func existing(_ frame: Int) -> Int? {
        trace.frames.isEmpty ? nil : min(max(frame, 0), trace.frames.count - 1)
    }
}

/// A stretch of one motion phase.
struct PhaseSpan: Equatable {
    var phase: MotionPhase
    /// Nanoseconds.
    var start, end: Int64

    static func find(in trace: Trace, end: Int64) -> [PhaseSpan] {
        var spans: [PhaseSpan] = []
        for frame in trace.frames where spans.last?.phase != frame.phase {
            if !spans.isEmpty { spans[spans.count - 1].end = frame.timeNanoseconds }
            spans.append(PhaseSpan(phase: frame.phase, start: frame.timeNanoseconds, end: end))
        }
        return spans
    }
}

/// Finds time in which nothing changes.
enum IdleStretches {
    /// How much of it stays beside what happens, nanoseconds.
    static let margin: Int64 = 50_000_000

    static func find(
        in trace: Trace, failures: [Failure], frameDuration: Int64
    ) -> [ClosedRange<Int64>] {
        guard let first = trace.frames.first, let last = trace.frames.last else { return [] }
        var active = [Bool](repeating: false, count: trace.frames.count)
        for index in trace.frames.indices { active[index] = isActive(index, in: trace) }
        let telling: [TraceEvent.Kind] = [
            .dragBegan, .dragEnded, .pageChanged, .recentred, .presented, .dismissed,
            .dataChanged, .violation, .mark, .snapshot,
        ]
        for event in trace.events where telling.contains(event.kind) {
            if active.indices.contains(event.frame) { active[event.frame] = true }
        }
        for failure in failures {
            for frame in [failure.frame, failure.lastFrame] where active.indices.contains(frame) {
                active[frame] = true
            }
        }
        var stretches: [ClosedRange<Int64>] = []
        var quietSince = first.timeNanoseconds
        for (index, frame) in trace.frames.enumerated() where active[index] {
            append(quietSince, frame.timeNanoseconds - margin, to: &stretches)
            quietSince = frame.timeNanoseconds + frameDuration + margin
        }
        append(quietSince, last.timeNanoseconds + frameDuration, to: &stretches)
        return stretches
    }

    private static func append(
        _ start: Int64, _ end: Int64, to stretches: inout [ClosedRange<Int64>]
    ) {
        if end - start > TimeAxis.shortestGap { stretches.append(start...end) }
    }

    private static func isActive(_ index: Int, in trace: Trace) -> Bool {
        let frame = trace.frames[index]
        if frame.phase != .idle || !frame.touches.isEmpty { return true }
        guard index > 0 else { return frame.hasBrowser }
        let before = trace.frames[index - 1]
        return frame.position != before.position || frame.pageIndex != before.pageIndex
            || frame.zoomScale != before.zoomScale
            || frame.dismissalProgress != before.dismissalProgress
            || frame.backdropAlpha != before.backdropAlpha
            || frame.hasBrowser != before.hasBrowser
            || !before.touches.isEmpty
            || trace.cells[frame.cells] != trace.cells[before.cells]
    }
}

/// A finger from down to up.
struct TouchStroke: Equatable {
    /// A place at a moment.
    struct Sample: Equatable {
        /// Nanoseconds.
        var time: Int64
        /// Window points.
        var location: CGPoint
    }

    var finger: Int32
    /// The frame in which it was first seen.
    var firstFrame: Int
    var samples: [Sample]
    /// Whether it caught a page that was moving.
    var isCatch = false

    static func find(in trace: Trace, frameDuration: Int64) -> [TouchStroke] {
        var strokes: [TouchStroke] = []
        /// The strokes that are under way.
        var open: [Int] = []
        var downs: [Int: [Int32]] = [:]
        var catches: [Int] = []
        for event in trace.events {
            if event.kind == .touchDown {
                downs[event.frame, default: []].append(Int32(clamping: event.a))
            }
            if event.kind == .dragBegan, event.a == 1 { catches.append(event.frame) }
        }
        for (index, frame) in trace.frames.enumerated() {
            let touches = trace.touches[frame.touches]
            open.removeAll { stroke in
                !touches.contains { $0.finger == strokes[stroke].finger }
            }
            for touch in touches {
                let sample = Sample(time: frame.timeNanoseconds, location: touch.location)
                let isNew = downs[index]?.contains(touch.finger) ?? false
                if !isNew, let stroke = open.last(where: { strokes[$0].finger == touch.finger }) {
                    strokes[stroke].samples.append(sample)
                } else {
                    open.append(strokes.count)
                    strokes.append(
                        TouchStroke(finger: touch.finger, firstFrame: index, samples: [sample]))
                }
            }
        }
        for frame in catches {
            if let stroke = strokes.lastIndex(where: { $0.firstFrame <= frame }) {
                strokes[stroke].isCatch = true
            }
        }
        return strokes
    }
}

/// One stay of a cell on screen for one item.
struct CellBar: Equatable {
    /// What the cell showed for a while.
    struct Content: Equatable {
        /// The item shown; −1 for no image.
        var shownItem: Int32
        /// Nanoseconds.
        var start, end: Int64
    }

    var cell: Int32
    var use: Int32
    var item: Int32
    /// Nanoseconds.
    var start, end: Int64
    var contents: [Content]
    /// How the cell came to be here.
    var origin: Origin

    /// How a cell comes on screen.
    enum Origin: Equatable {
        case made, reused
        /// Neither: it had left the screen and comes back as it was.
        case returned
    }

    /// - Complexity: O(frames × cells on screen).
    static func find(in trace: Trace, end: Int64) -> [CellBar] {
        var bars: [CellBar] = []
        /// The bars that are under way.
        var open: [Int] = []
        /// The last use seen, by cell.
        var lastUse: [Int32: Int32] = [:]
        for frame in trace.frames {
            let now = frame.timeNanoseconds
            let cells = trace.cells[frame.cells]
            open.removeAll { index in
                if cells.contains(where: { bars[index].isOf($0) }) { return false }
                bars[index].finish(at: now)
                return true
            }
            for cell in cells {
                if let index = open.first(where: { bars[$0].isOf(cell) }) {
                    bars[index].show(cell.shownItem, at: now)
                    continue
                }
                open.append(bars.count)
                bars.append(CellBar(cell, start: now, end: end, lastUse: lastUse[cell.cell]))
                lastUse[cell.cell] = cell.use
            }
        }
        return bars
    }

    private init(_ cell: TraceCell, start: Int64, end: Int64, lastUse: Int32?) {
        self.cell = cell.cell
        use = cell.use
        item = cell.item
        self.start = start
        self.end = end
        contents = [Content(shownItem: cell.shownItem, start: start, end: end)]
        origin =
            switch lastUse {
            case nil: cell.use > 0 ? .reused : .made
            case cell.use: .returned
            default: .reused
            }
    }

    private func isOf(_ other: TraceCell) -> Bool {
        cell == other.cell && use == other.use && item == other.item
    }

    private mutating func show(_ shown: Int32, at time: Int64) {
        let last = contents.count - 1
        guard contents[last].shownItem != shown else { return }
        contents[last].end = time
        contents.append(Content(shownItem: shown, start: time, end: end))
    }

    private mutating func finish(at time: Int64) {
        end = time
        contents[contents.count - 1].end = time
    }
}
