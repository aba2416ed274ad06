import Foundation
import Scenarios

/// The timeline of a run as a list of shapes; no pixels yet.
struct TimelineLayout {
    /// Pixels.
    let width = Int(TimelineMetrics.width)
    /// Pixels; about 1000, as much as the lanes need.
    let height: Int
    /// Everything, first shape lowest.
    let drawing: Drawing

    /// Lays out a result. `digest` is shown as it is given.
    init(
        _ result: RunResult, digest: String, measuredBy measure: any TextMeasuring,
        screens: ScreenSource = { _ in [:] }
    ) throws {
        var title = TitleBlock.make(result, digest: digest, measuredBy: measure)
        guard !result.trace.frames.isEmpty else {
            title.drawing.addText(
                "No frame was produced: there is nothing to show.", x: TimelineMetrics.margin,
                baseline: title.height + 40, .summary, .words, measuredBy: measure)
            drawing = title.drawing
            height = Int(title.height) + 80
            return
        }
        let reading = TraceReading(result)
        let axis = TimeAxis(
            start: reading.start, end: reading.end, minX: TimelineMetrics.plotMinX,
            maxX: TimelineMetrics.plotMaxX, idle: reading.idle)
        let context = LaneContext(reading: reading, axis: axis, measure: measure)
        var page = TimelinePage(context: context, drawing: title.drawing, y: title.height)
        try page.add(result, screens)
        drawing = page.drawing
        height = Int(page.y.rounded(.up))
    }
}

/// A timeline under construction, from top to bottom.
private struct TimelinePage {
    let context: LaneContext
    var drawing: Drawing
    /// Where the next part begins, pixels.
    var y: Double

    private var measure: any TextMeasuring { context.measure }

    init(context: LaneContext, drawing: Drawing, y: Double) {
        self.context = context
        self.drawing = drawing
        self.y = y
    }

    mutating func add(_ result: RunResult, _ screens: ScreenSource) throws {
        let (lanes, folded) = TimelinePage.lanes(context)
        let flags = FlagsRow.flags(of: result.failures, context)
        let flagsTop = y
        if !flags.isEmpty { y += FlagsRow.height + 6 }
        let storyTop = y
        let lanesTop = storyTop + StoryStrip.height + StoryStrip.leadHeight
        let tops = TimelinePage.tops(of: lanes, from: lanesTop)
        let lanesBottom = (tops.last ?? lanesTop) + (lanes.last?.height ?? 0)

        addBackground(lanes, tops, bottom: lanesBottom)
        let moments = Moments.choose(
            from: result, reading: context.reading, axis: context.axis,
            count: StoryStrip.momentCount(context.trace))
        let story = StoryStrip.make(
            moments, context, screens: try screens(moments.map(\.frame)),
            lanesBottom: lanesBottom - storyTop)
        drawing.add(
            FlagsRow.columns(
                flags, top: flagsTop + FlagsRow.height, lanesTop: lanesTop,
                bottom: lanesBottom), movedDownBy: 0)
        drawing.add(story.hairlines, movedDownBy: storyTop)
        for (lane, top) in zip(lanes, tops) { drawing.add(lane.drawing, movedDownBy: top) }
        addZigzags(lanes, tops, bottom: lanesBottom)
        for (lane, top) in zip(lanes, tops) { addWords(of: lane, top: top) }
        drawing.add(story.screens, movedDownBy: storyTop)
        addHeading("Story", note: "screens at chosen moments", top: storyTop)
        if !flags.isEmpty {
            addHeading("Broken", note: "", top: flagsTop - 1)
            drawing.add(FlagsRow.make(flags, context), movedDownBy: flagsTop)
        }
        y = lanesBottom
        addAxis(folded: folded, lanes: lanes, hasFlags: !flags.isEmpty)
    }

    /// All lanes in order, and the words for those in which nothing happens.
    private static func lanes(_ context: LaneContext) -> (shown: [Lane], folded: [String]) {
        let outcomes =
            [TouchLane.make(context), PhaseLane.make(context), OffsetLane.make(context)]
            + [BandLane.browser(context), BandLane.gestures(context)]
            + [ValueLanes.zoom(context), ValueLanes.dismissal(context), CellsLane.make(context)]
            + WorkLane.make(context)
        var (shown, folded): ([Lane], [String]) = ([], [])
        for outcome in outcomes {
            switch outcome {
            case .shown(let lane): shown.append(lane)
            case .folded(let words): folded.append(words)
            }
        }
        return (shown, folded)
    }

    private static func tops(of lanes: [Lane], from top: Double) -> [Double] {
        var tops: [Double] = []
        var y = top
        for lane in lanes {
            tops.append(y)
            y += lane.height + TimelineMetrics.laneGap
        }
        return tops
    }

    private mutating func addBackground(_ lanes: [Lane], _ tops: [Double], bottom: Double) {
        for (lane, top) in zip(lanes, tops) {
            drawing.add(
                .band(
                    CGRect(
                        x: TimelineMetrics.plotMinX, y: top,
                        width: TimelineMetrics.plotMaxX - TimelineMetrics.plotMinX,
                        height: lane.height), .panel))
        }
        for tick in context.axis.ticks(spacing: 72) {
            let x = tick.x.rounded() + 0.5
            drawing.add(
                .line(
                    [CGPoint(x: x, y: tops.first ?? bottom), CGPoint(x: x, y: bottom + 5)], .rule,
                    width: 1, dash: .solid))
        }
    }

    /// Tears the lanes apart where time is left out.
    private mutating func addZigzags(_ lanes: [Lane], _ tops: [Double], bottom: Double) {
        guard let top = tops.first else { return }
        for gap in context.axis.gaps {
            let middle = (gap.minX + gap.maxX) / 2
            let half = min((gap.maxX - gap.minX) / 2 - 5, 6)
            guard half > 0 else { continue }
            for step in stride(from: -half, through: half, by: 1) {
                drawing.add(
                    .line(
                        Zigzag.points(x: middle + step, top: top, bottom: bottom), .paper,
                        width: 1.5, dash: .solid))
            }
            for side in [-half, half] {
                drawing.add(
                    .line(
                        Zigzag.points(x: middle + side, top: top, bottom: bottom), .faint,
                        width: 1, dash: .solid))
            }
        }
    }

    private mutating func addHeading(_ title: String, note: String, top: Double) {
        let room = TimelineMetrics.plotMinX - TimelineMetrics.margin - 8
        drawing.addText(
            title, x: TimelineMetrics.margin, baseline: top + 16, .lane, .ink,
            measuredBy: measure)
        for (index, line) in measure.wrapped(note, .small, within: room, lines: 3).enumerated() {
            drawing.addText(
                line, x: TimelineMetrics.margin, baseline: top + 35 + 18 * Double(index), .small,
                .words, measuredBy: measure)
        }
    }

    private mutating func addWords(of lane: Lane, top: Double) {
        addHeading(lane.title, note: lane.note, top: top)
        let heading = drawing.labels.suffix(4).map { $0.box.insetBy(dx: -4, dy: -1) }
        for tick in lane.ticks {
            let width = measure.width(of: tick.text, .small)
            var label = Drawing()
            label.addText(
                tick.text, x: TimelineMetrics.plotMinX - 7 - width,
                baseline: TextStyle.small.baseline(centredOn: top + tick.y), .small, .words,
                measuredBy: measure)
            let isFree = label.labels.allSatisfy { new in
                heading.allSatisfy { !$0.intersects(new.box) }
            }
            if isFree { drawing.add(label, movedDownBy: 0) }
        }
        addValues(of: lane, top: top)
    }

    /// The figures at the right, moved apart where they would touch; the less telling ones go
    /// where there is no room.
    private mutating func addValues(of lane: Lane, top: Double) {
        var values = lane.values.sorted { $0.y < $1.y }
        let room = TimelineMetrics.width - TimelineMetrics.valueX - 6
        let lineHeight = 17.0
        let range = (top - 2)...(top + max(lane.height, lineHeight) + 2)
        while !values.isEmpty {
            if let middles = Placement.spread(
                values.map { top + $0.y }, lengths: values.map { _ in lineHeight }, gap: 0,
                within: range)
            {
                for (value, middle) in zip(values, middles) {
                    let style: TextStyle = value.isPresent ? .smallBold : .small
                    drawing.addText(
                        measure.fitted(value.text, style, within: room), x: TimelineMetrics.valueX,
                        baseline: style.baseline(centredOn: middle), style,
                        value.isPresent ? .ink : .words, measuredBy: measure)
                }
                return
            }
            values.remove(at: values.lastIndex { !$0.isPresent } ?? values.count - 1)
        }
    }

    private mutating func addAxis(folded: [String], lanes: [Lane], hasFlags: Bool) {
        let ticks = context.axis.ticks(spacing: 72)
        let baseline = y + 22
        var intervals = ticks.map { tick in
            // The last one keeps off the unit, which stands at the right.
            let length = measure.width(of: tick.label, .small)
            let rightmost = TimelineMetrics.valueX - 10 - length / 2
            return (middle: min(tick.x, rightmost), length: length, rank: 0)
        }
        let gapTexts = context.axis.gaps.map {
            "+" + Words.number(Double($0.end - $0.start) / 1e9, decimals: 1) + " s"
        }
        for (gap, text) in zip(context.axis.gaps, gapTexts) {
            intervals.append(
                ((gap.minX + gap.maxX) / 2, measure.width(of: text, .small), 1))
        }
        let texts = ticks.map(\.label) + gapTexts
        var kept = Placement.keep(intervals, gap: 8)
        // How long the gaps were is told of all or of none.
        if kept[ticks.count...].contains(false) {
            for index in ticks.count..<kept.count { kept[index] = false }
        }
        for index in texts.indices where kept[index] {
            let isGap = index >= ticks.count
            drawing.addText(
                texts[index], x: intervals[index].middle - intervals[index].length / 2,
                baseline: baseline, .small, isGap ? .faint : .ink, measuredBy: measure)
        }
        drawing.addText(
            "Time", x: TimelineMetrics.margin, baseline: baseline, .lane, .ink,
            measuredBy: measure)
        drawing.addText(
            "seconds", x: TimelineMetrics.valueX, baseline: baseline, .small, .words,
            measuredBy: measure)
        y += 36
        var signs = lanes.flatMap(\.keys)
        if hasFlags { signs.append(.violation) }
        if !context.axis.gaps.isEmpty { signs.append(.idleGap) }
        let key = KeyLine.make(signs, folded: folded, measuredBy: measure)
        drawing.add(key.drawing, movedDownBy: y)
        y += key.height + 10
    }
}
