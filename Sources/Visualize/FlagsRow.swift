import Foundation
import Scenarios

/// The names of what failed, above pale columns at their times.
enum FlagsRow {
    static let height = 26.0

    /// A run of failures that is one flag: the same promise, close together.
    struct Flag: Equatable {
        var id: String
        var count: Int
        /// Pixels: from the first one's start to the last one's end.
        var minX, maxX: Double
    }

    /// The flags in order of place. Failures outside any frame have none.
    static func flags(of failures: [Failure], _ context: LaneContext) -> [Flag] {
        var flags: [Flag] = []
        for failure in failures where failure.frame >= 0 {
            guard let first = context.reading.existing(failure.frame),
                let last = context.reading.existing(max(failure.lastFrame, failure.frame))
            else { continue }
            let minX = context.x(ofFrame: first)
            let end =
                context.trace.frames[last].timeNanoseconds + context.reading.frameDuration
            let maxX = max(context.axis.x(at: end), minX + 3)
            let joined = flags.lastIndex { $0.id == failure.id && minX - $0.maxX < 40 }
            if let joined {
                flags[joined].maxX = max(flags[joined].maxX, maxX)
                flags[joined].minX = min(flags[joined].minX, minX)
                flags[joined].count += 1
            } else {
                flags.append(Flag(id: failure.id, count: 1, minX: minX, maxX: maxX))
            }
        }
        return flags.sorted { ($0.minX, $0.id) < ($1.minX, $1.id) }
    }

    /// The row of names. Those that find no room are counted at the right.
    static func make(_ flags: [Flag], _ context: LaneContext) -> Drawing {
        var drawing = Drawing()
        let measure = context.measure
        var shown = flags
        var texts = shown.map(text)
        var middles: [Double]?
        while !shown.isEmpty {
            texts = shown.map { measure.fitted(text(of: $0), .smallBold, within: 320) }
            middles = Placement.spread(
                shown.map { ($0.minX + $0.maxX) / 2 },
                lengths: texts.map { measure.width(of: $0, .smallBold) + 14 }, gap: 6,
                within: TimelineMetrics.plotMinX...TimelineMetrics.plotMaxX)
            if middles != nil { break }
            shown.removeLast()
        }
        for (index, middle) in (middles ?? []).enumerated() {
            let width = measure.width(of: texts[index], .smallBold)
            let rect = CGRect(
                x: (middle - width / 2 - 7).rounded(), y: 0, width: width + 14, height: 21)
            drawing.add(.band(rect, .violation))
            drawing.addText(
                texts[index], x: Double(rect.minX) + 7,
                baseline: TextStyle.smallBold.baseline(centredOn: 10.5), .smallBold, .paper,
                measuredBy: measure)
            let tip = (shown[index].minX + shown[index].maxX) / 2
            let foot = min(max(tip, Double(rect.minX) + 5), Double(rect.maxX) - 5)
            drawing.add(
                .polygon(
                    [
                        CGPoint(x: foot - 5, y: 20), CGPoint(x: foot + 5, y: 20),
                        CGPoint(x: tip, y: height),
                    ], .violation))
        }
        let hidden = flags.count - shown.count
        if hidden > 0 {
            drawing.addText(
                "+\(Words.count(hidden)) more", x: TimelineMetrics.valueX, baseline: 15,
                .smallBold, .violation, measuredBy: measure)
        }
        return drawing
    }

    private static func text(of flag: Flag) -> String {
        flag.count > 1 ? "\(flag.id) ×\(Words.count(flag.count))" : flag.id
    }

    /// The pale columns, from `top` to `bottom`.
    static func columns(_ flags: [Flag], top: Double, bottom: Double) -> Drawing {
        var drawing = Drawing()
        for flag in flags {
            let rect = CGRect(
                x: flag.minX, y: top, width: max(flag.maxX - flag.minX, 5), height: bottom - top)
            drawing.add(.band(rect, Color.violation.withAlpha(70)))
        }
        return drawing
    }
}
