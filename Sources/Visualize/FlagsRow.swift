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

        /// Where its label points.
        var tip: Double { minX + min(maxX - minX, 5) / 2 }
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

    /// Names of the same promise that may share one label when space is short, pixels apart.
    private static let joinings = [40.0, 120, 300, 800, .infinity]

    /// The row of names, each pointing at its column, or at the first one of several. Those that
    /// find no room are counted at the right.
    static func make(_ flags: [Flag], _ context: LaneContext) -> Drawing {
        var drawing = Drawing()
        let measure = context.measure
        var shown = flags
        var placed: [(text: String, middle: Double)] = []
        search: for distance in joinings {
            shown = joined(flags, closerThan: distance)
            placed = place(shown, measure) ?? []
            let isNear = zip(placed, shown).allSatisfy { abs($0.middle - $1.tip) < 70 }
            if !placed.isEmpty, isNear { break search }
        }
        while placed.isEmpty, !shown.isEmpty {
            shown.removeLast()
            placed = place(shown, measure) ?? []
        }
        for (flag, label) in zip(shown, placed) { add(label, for: flag, to: &drawing, measure) }
        let named = shown.reduce(0) { $0 + $1.count }
        let hidden = flags.reduce(0) { $0 + $1.count } - named
        if hidden > 0 {
            drawing.addText(
                "+\(Words.count(hidden)) more", x: TimelineMetrics.valueX, baseline: 15,
                .smallBold, .violation, measuredBy: measure)
        }
        return drawing
    }

    private static func joined(_ flags: [Flag], closerThan distance: Double) -> [Flag] {
        var result: [Flag] = []
        for flag in flags {
            if let index = result.lastIndex(where: { $0.id == flag.id }),
                flag.minX - result[index].maxX < distance
            {
                result[index].count += flag.count
                result[index].maxX = max(result[index].maxX, flag.maxX)
            } else {
                result.append(flag)
            }
        }
        return result
    }

    private static func place(
        _ flags: [Flag], _ measure: any TextMeasuring
    ) -> [(text: String, middle: Double)]? {
        let texts = flags.map { measure.fitted(text(of: $0), .smallBold, within: 320) }
        let middles = Placement.spread(
            flags.map(\.tip), lengths: texts.map { measure.width(of: $0, .smallBold) + 14 },
            gap: 6, within: TimelineMetrics.plotMinX...TimelineMetrics.plotMaxX)
        return middles.map { zip(texts, $0).map { (text: $0, middle: $1) } }
    }

    private static func add(
        _ label: (text: String, middle: Double), for flag: Flag, to drawing: inout Drawing,
        _ measure: any TextMeasuring
    ) {
        let width = measure.width(of: label.text, .smallBold)
        let rect = CGRect(
            x: (label.middle - width / 2 - 7).rounded(), y: 0, width: width + 14, height: 20)
        drawing.add(.band(rect, .violation))
        drawing.addText(
            label.text, x: Double(rect.minX) + 7,
            baseline: TextStyle.smallBold.baseline(centredOn: 10), .smallBold, .paper,
            measuredBy: measure)
        let foot = min(max(flag.tip, Double(rect.minX) + 5), Double(rect.maxX) - 5)
        if abs(foot - flag.tip) < 12 {
            drawing.add(
                .polygon(
                    [
                        CGPoint(x: foot - 5, y: 20), CGPoint(x: foot + 5, y: 20),
                        CGPoint(x: flag.tip, y: height),
                    ], .violation))
        } else {
            drawing.add(
                .line(
                    [CGPoint(x: foot, y: 20), CGPoint(x: flag.tip, y: height)], .violation,
                    width: 1.5, dash: .solid))
        }
    }

    private static func text(of flag: Flag) -> String {
        flag.count > 1 ? "\(flag.id) ×\(Words.count(flag.count))" : flag.id
    }

    /// The pale columns from `top` to `bottom`; paler down to `lanesTop`, where text lies on them.
    static func columns(
        _ flags: [Flag], top: Double, lanesTop: Double, bottom: Double
    ) -> Drawing {
        var drawing = Drawing()
        for flag in flags {
            let width = max(flag.maxX - flag.minX, 5)
            drawing.add(
                .band(
                    CGRect(x: flag.minX, y: top, width: width, height: lanesTop - top),
                    Color.violation.withAlpha(26)))
            drawing.add(
                .band(
                    CGRect(x: flag.minX, y: lanesTop, width: width, height: bottom - lanesTop),
                    Color.violation.withAlpha(66)))
        }
        return drawing
    }
}
