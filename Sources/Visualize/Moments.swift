import Foundation
import Scenarios

/// A moment worth a little screen.
struct Moment: Equatable {
    /// The index in the trace's frames.
    var frame: Int
    /// What happens, in a few words.
    var words: String
    var isViolation = false
}

/// Chooses the moments that tell a run.
enum Moments {
    static let least = 7
    static let most = 9

    /// Seven to nine moments in order of time; fewer where the run has fewer different frames.
    ///
    /// What is chosen first: what failed, what the author asked to see, the last rest, the first touch, a catch in flight, a
    /// re-centring, half-way between two pages; then whatever fills the widest gaps in between.
    /// - Parameter count: how many to fill up to, `least...most`.
    static func choose(
        from result: RunResult, reading: TraceReading, axis: TimeAxis, count: Int = least
    ) -> [Moment] {
        let trace = result.trace
        guard !trace.frames.isEmpty else { return [] }
        var chosen: [Moment] = []
        func x(_ frame: Int) -> Double { axis.x(at: trace.frames[frame].timeNanoseconds) }
        func take(_ moment: Moment, apart: Double) {
            guard chosen.count < most else { return }
            let isFree = chosen.allSatisfy {
                $0.frame != moment.frame && abs(x($0.frame) - x(moment.frame)) >= apart
            }
            if isFree { chosen.append(moment) }
        }
        for moment in violations(of: result, reading: reading) { take(moment, apart: 2) }
        for event in trace.events where event.kind == .snapshot {
            if let frame = reading.existing(event.frame) {
                take(Moment(frame: frame, words: event.text), apart: 2)
            }
        }
        for moment in landmarks(of: trace) { take(moment, apart: 8) }
        fill(&chosen, to: count, trace: trace, x: x)
        return chosen.sorted { $0.frame < $1.frame }
    }

    /// The first failure of each kind, at most three.
    private static func violations(of result: RunResult, reading: TraceReading) -> [Moment] {
        var seen: [String] = []
        var moments: [Moment] = []
        for failure in result.failures where failure.frame >= 0 && moments.count < 3 {
            guard !seen.contains(failure.id), let frame = worstFrame(of: failure, reading) else {
                continue
            }
            seen.append(failure.id)
            moments.append(
                Moment(frame: frame, words: "\(failure.id): \(failure.message)", isViolation: true))
        }
        return moments
    }

    /// The frame of a failure in which most is uncovered, or else its first.
    private static func worstFrame(of failure: Failure, _ reading: TraceReading) -> Int? {
        guard let first = reading.existing(failure.frame),
            let last = reading.existing(max(failure.lastFrame, failure.frame))
        else { return nil }
        let frames = reading.trace.frames
        // The first of equals: `max` alone would give the last.
        return (first...last).reversed().max { frames[$0].uncovered < frames[$1].uncovered }
    }

    /// What a run is made of, most telling first.
    private static func landmarks(of trace: Trace) -> [Moment] {
        let frames = trace.frames
        var moments: [Moment] = []
        func add(_ frame: Int?, _ words: (Int) -> String) {
            if let frame, frames.indices.contains(frame) {
                moments.append(Moment(frame: frame, words: words(frame)))
            }
        }
        func first(_ kind: TraceEvent.Kind, a: Int? = nil) -> TraceEvent? {
            trace.events.first { $0.kind == kind && (a == nil || $0.a == a) }
        }
        let lastShown = frames.lastIndex(where: \.hasBrowser)
        add(lastShown) {
            frames[$0].phase == .idle && frames[$0].transition == .none
                ? "at rest, \(page(frames[$0]))" : "the end"
        }
        // Half-way, where an image that flies is seen in flight.
        for (phase, words) in [(TransitionPhase.dismissing, "closing"), (.presenting, "opening")] {
            guard let from = frames.firstIndex(where: { $0.transition == phase }) else { continue }
            let to = frames[from...].firstIndex { $0.transition != phase } ?? frames.count
            add((from + to) / 2) { _ in words }
        }
        add(first(.touchDown)?.frame) { _ in "finger down" }
        let began = first(.dragBegan)?.frame ?? 0
        let halfWay = frames.indices.first { index in
            index > began && frames[index - 1].hasBrowser && frames[index].hasBrowser
                && frames[index - 1].position.isFinite && frames[index].position.isFinite
                && (frames[index].position - 0.5).rounded(.down)
                    != (frames[index - 1].position - 0.5).rounded(.down)
        }
        add(halfWay) { _ in "half-way" }
        add(first(.dragBegan, a: 1)?.frame) { _ in "caught in flight" }
        add(first(.recentred)?.frame) { _ in "loop re-centred" }
        add(first(.dismissed)?.frame) { _ in "dismissed" }
        add(frames.firstIndex { $0.dismissalProgress > 0.3 }) { _ in "pulled down" }
        add(
            frames.indices.max {
                abs(frames[$0].zoomScale - 1) < abs(frames[$1].zoomScale - 1)
            }.flatMap { abs(frames[$0].zoomScale - 1) > 0.01 ? $0 : nil }
        ) { "zoomed ×\(Words.short(frames[$0].zoomScale))" }
        let firstRest = trace.events.first { $0.kind == .rested && $0.frame > began }
        add(firstRest?.frame) { "at rest, \(page(frames[$0]))" }
        return moments
    }

    /// Adds moments in the middle of the widest gaps until there are enough.
    private static func fill(
        _ chosen: inout [Moment], to least: Int, trace: Trace, x: (Int) -> Double
    ) {
        let frames = trace.frames
        var barren: [ClosedRange<Int>] = []
        while chosen.count < least {
            let fixed = [0] + chosen.map(\.frame).sorted() + [frames.count - 1]
            let gaps = zip(fixed, fixed.dropFirst()).filter { low, high in
                high - low > 1 && !barren.contains(low...high)
            }
            guard let widest = gaps.max(by: { x($0.1) - x($0.0) < x($1.1) - x($1.0) }) else {
                break
            }
            let middle = (x(widest.0) + x(widest.1)) / 2
            let inner = (widest.0 + 1)..<widest.1
            let frame = inner.min { abs(x($0) - middle) < abs(x($1) - middle) } ?? inner.lowerBound
            let isApart = chosen.allSatisfy { abs(x($0.frame) - x(frame)) >= 8 }
            if isApart {
                chosen.append(Moment(frame: frame, words: words(for: frames[frame])))
            } else {
                barren.append(widest.0...widest.1)
            }
        }
    }

    /// What goes on in a frame.
    static func words(for frame: TraceFrame) -> String {
        if !frame.hasBrowser { return frame.isCovered ? "covered" : "no browser" }
        if frame.isInBackground { return "in the background" }
        if frame.isCovered { return "covered" }
        switch frame.transition {
        case .none: break
        case .presenting: return "opening"
        case .dismissing: return "closing"
        }
        if frame.cells.isEmpty { return "no page on screen" }
        if frame.phase == .idle {
            return (frame.touches.isEmpty ? "at rest, " : "finger down, ") + page(frame)
        }
        return "\(frame.phase.word), \(page(frame))"
    }

    private static func page(_ frame: TraceFrame) -> String {
        frame.pageIndex < 0 ? "no page" : "page\u{A0}\(Words.count(frame.pageIndex))"
    }
}
