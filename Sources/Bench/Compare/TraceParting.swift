import Scenarios

/// The first moment at which two runs of a scenario show something else.
nonisolated struct TraceParting: Codable, Equatable {
    /// When, nanoseconds from the start.
    var timeNanoseconds: Int64
    /// The frame that is on screen then, of each run.
    var baseFrame: Int
    var headFrame: Int
    /// What differs, each in words: `pageIndex 1, was 0`.
    var differences: [String]

    /// A number differs from another by more than this: rounding to pixels is another matter.
    private static let tolerance = 0.01

    /// Where `head` leaves `base`; nil when it never does.
    ///
    /// While nothing changes there are no frames, so moments are compared, not frame numbers.
    /// - Complexity: O(frames of both).
    static func first(_ base: TraceDocument, _ head: TraceDocument) -> TraceParting? {
        var one = 0
        var other = 0
        while one < base.frameCount, other < head.frameCount {
            let time = max(base.time(of: one), head.time(of: other))
            let differences = differences(base.seen(at: one), head.seen(at: other))
            if !differences.isEmpty {
                return TraceParting(
                    timeNanoseconds: time, baseFrame: one, headFrame: other,
                    differences: differences)
            }
            // On to the next moment at which either shows a new frame.
            let next = min(nextTime(base, one), nextTime(head, other))
            if next == .max { return nil }
            if nextTime(base, one) == next { one += 1 }
            if nextTime(head, other) == next { other += 1 }
        }
        return nil
    }

    private static func nextTime(_ trace: TraceDocument, _ frame: Int) -> Int64 {
        frame + 1 < trace.frameCount ? trace.time(of: frame + 1) : .max
    }

    private static func differences(
        _ base: [(name: String, value: TraceDocument.Value)],
        _ head: [(name: String, value: TraceDocument.Value)]
    ) -> [String] {
        zip(base, head).compactMap { was, now in
            isSame(was.value, now.value)
                ? nil : "\(now.name) \(words(now.value)), was \(words(was.value))"
        }
    }

    private static func isSame(_ one: TraceDocument.Value, _ other: TraceDocument.Value) -> Bool {
        if case .number(let first) = one, case .number(let second) = other {
            return (first - second).magnitude <= tolerance
        }
        return one == other
    }

    private static func words(_ value: TraceDocument.Value) -> String {
        switch value {
        case .number(let number): numberText(number)
        case .text(let text): text.isEmpty ? "nothing" : text
        case .none: "no number"
        }
    }

    private static func numberText(_ number: Double) -> String {
        number == number.rounded() ? Words.decimal(number, 0) : Words.decimal(number, 3)
    }

    /// `0.283 s  pageIndex 1, was 0; …`
    var line: String {
        "\(Words.moment(timeNanoseconds))  " + differences.joined(separator: "; ")
    }
}
