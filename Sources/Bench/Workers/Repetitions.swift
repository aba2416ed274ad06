import Scenarios

/// Tells where two runs of one scenario part, which must never happen.
enum Repetitions {
    /// The failure of a repetition that did not do what the first did.
    static func failure(of result: RunResult, against first: RunResult, repetition: Int) -> Failure
    {
        let difference = firstDifference(result.trace, first.trace)
        var failure = Failure(
            kind: .invariant, id: "same-every-time",
            timeNanoseconds: difference.timeNanoseconds, frame: difference.frame,
            message: "repetition \(repetition + 1) went another way than the first: "
                + difference.words + "; digests \(result.trace.digest.short)"
                + " and \(first.trace.digest.short)")
        failure.before = first.trace.events.filter { $0.frame <= difference.frame }.suffix(4)
            .map(\.phrase)
        return failure
    }

    private struct Difference {
        var frame: Int
        var timeNanoseconds: Int64
        var words: String
    }

    private static func firstDifference(_ one: Trace, _ other: Trace) -> Difference {
        for (index, (frame, expected)) in zip(one.frames, other.frames).enumerated() {
            if let words = difference(frame, expected, one, other) {
                return Difference(
                    frame: index, timeNanoseconds: expected.timeNanoseconds, words: words)
            }
        }
        for (event, expected) in zip(one.events, other.events) where event != expected {
            return Difference(
                frame: expected.frame, timeNanoseconds: expected.timeNanoseconds,
                words: "\"\(event.phrase)\" instead of \"\(expected.phrase)\"")
        }
        let last = min(one.frames.count, other.frames.count) - 1
        return Difference(
            frame: last, timeNanoseconds: last >= 0 ? one.frames[last].timeNanoseconds : 0,
            words: "\(Words.count(one.frames.count, "frame")) and"
                + " \(Words.count(one.events.count, "event")) instead of"
                + " \(Words.count(other.frames.count)) and \(Words.count(other.events.count))")
    }

    private static func difference(
        _ frame: TraceFrame, _ expected: TraceFrame, _ trace: Trace, _ other: Trace
    ) -> String? {
        if frame.tick != expected.tick { return "tick \(frame.tick) instead of \(expected.tick)" }
        if frame.offset != expected.offset {
            return "offset (\(frame.offset.x), \(frame.offset.y)) instead of"
                + " (\(expected.offset.x), \(expected.offset.y))"
        }
        if frame.pageIndex != expected.pageIndex {
            return "page \(frame.pageIndex) instead of \(expected.pageIndex)"
        }
        if frame.zoomScale != expected.zoomScale {
            return "zoom scale \(frame.zoomScale) instead of \(expected.zoomScale)"
        }
        if !trace.cells[frame.cells].elementsEqual(other.cells[expected.cells]) {
            return "other cells on screen"
        }
        return nil
    }
}
