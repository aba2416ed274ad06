import Foundation

@testable import Scenarios

/// Traces made by hand, of a pager 400 points wide at 100 frames a second.
enum TraceFixture {
    /// One letter a frame: `.` idle, `t` tracking, `d` dragging, `s` snapping, `a` animating.
    static func phase(_ letter: Character) -> MotionPhase {
        switch letter {
        case "t": .tracking
        case "d": .dragging
        case "s": .decelerating
        case "a": .animating
        default: .idle
        }
    }

    /// A trace with a frame for each letter of `phases`, at `positions`, each frame with the cell
    /// of the nearest page in the middle, showing its image.
    static func trace(_ phases: String, positions: [Double], items: Int = 10) -> Trace {
        var trace = Trace(header: header(items: items))
        for (index, letter) in phases.enumerated() {
            var frame = TraceFrame()
            frame.tick = index
            frame.timeNanoseconds = Int64(index) * 10_000_000
            frame.screenSize = trace.header.screenSize
            frame.hasBrowser = true
            frame.phase = phase(letter)
            frame.position = positions[min(index, positions.count - 1)]
            frame.offset = CGPoint(x: frame.position * 400, y: 0)
            frame.pageIndex = Int(frame.position.rounded())
            frame.liveCells = 3
            if letter == "t" || letter == "d" {
                frame.touches = trace.touches.count..<(trace.touches.count + 1)
                trace.touches.append(TraceTouch())
            }
            frame.cells = index..<(index + 1)
            trace.cells.append(cell(showing: frame.pageIndex))
            trace.frames.append(frame)
        }
        return trace
    }

    /// A swipe from page 0 to page 1: down, drag, lift, snap, rest.
    static func swipe() -> Trace {
        var trace = trace(
            "..tdddsss.", positions: [0, 0, 0, 0.1, 0.3, 0.4, 0.6, 0.8, 0.95, 1])
        trace.events = [
            event(.touchDown, 2, a: 1), event(.dragBegan, 3, a: 0), event(.touchUp, 6, a: 1),
            event(.dragEnded, 6, value: -900), event(.pageChanged, 8, a: 1, b: 0),
            event(.rested, 9, a: 1),
        ]
        return trace
    }

    /// A cell that fills the screen.
    static func cell(showing item: Int) -> TraceCell {
        var cell = TraceCell()
        cell.item = Int32(item)
        cell.shownItem = Int32(item)
        cell.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        return cell
    }

    /// An event in the given frame.
    static func event(
        _ kind: TraceEvent.Kind, _ frame: Int, a: Int = -1, b: Int = -1, value: Double = 0
    ) -> TraceEvent {
        var event = TraceEvent(
            kind: kind, frame: frame, timeNanoseconds: Int64(frame) * 10_000_000)
        event.a = a
        event.b = b
        event.value = value
        return event
    }

    /// The outcome of a run with `trace`, with every invariant checked.
    static func result(_ trace: Trace, failures: [Failure] = []) -> RunResult {
        RunResult(
            verdict: failures.isEmpty ? .passed : .failed, failures: failures, trace: trace,
            checkedInvariants: ["no-blank", "continuous"], disabledInvariants: [],
            reachedStates: [])
    }

    private static func header(items: Int) -> TraceHeader {
        var header = TraceHeader()
        header.name = "fixture"
        header.refreshRate = 100
        header.screenSize = CGSize(width: 400, height: 800)
        header.itemCount = items
        return header
    }
}
