import Foundation
import Scenarios

/// The hero: the offset in pages as presented, where it was announced to end, and the page that the
/// browser reports.
enum OffsetLane {
    static let height = 300.0
    private static let inset = 12.0

    static func make(_ context: LaneContext) -> LaneOutcome {
        let frames = context.trace.frames
        guard frames.contains(where: { $0.hasBrowser && $0.position.isFinite }) else {
            return .folded("no browser on screen")
        }
        let pages = unwrappedPages(of: context.trace)
        let values = frames.filter(\.hasBrowser).map(\.position) + pages.filter(\.isFinite)
        if let first = values.first, values.allSatisfy({ $0 == first }) {
            return .folded("the offset stays at page \(Words.short(first))")
        }
        let range = range(of: frames, pages: pages)
        func y(_ page: Double) -> Double {
            let part = (page - range.lowerBound) / (range.upperBound - range.lowerBound)
            return height - inset - part * (height - 2 * inset)
        }
        var lane = Lane(title: "Offset", note: "in pages", height: height)
        addGrid(to: &lane, context, range: range, y: y)
        addLines(to: &lane, context, pages: pages, y: y)
        addRecentrings(to: &lane, context, y: y)
        addValues(to: &lane, frames, y: y)
        return .shown(lane)
    }

    /// The reported page of each frame, moved by whole loops to where the content was when it was
    /// reported; not a number where there is none. It stays for as long as nothing else is reported.
    static func unwrappedPages(of trace: Trace) -> [Double] {
        var count = trace.header.itemCount
        var changes = trace.events.filter { $0.kind == .dataChanged }[...]
        var reported: (index: Int, page: Double)?
        return trace.frames.enumerated().map { index, frame in
            while let change = changes.first, change.frame <= index {
                count = change.a
                changes.removeFirst()
                reported = nil
            }
            guard frame.hasBrowser, frame.pageIndex >= 0 else {
                reported = nil
                return .nan
            }
            // At rest it is of what is shown, even where that is a loop further on.
            if let reported, reported.index == frame.pageIndex, frame.phase != .idle {
                return reported.page
            }
            var page = Double(frame.pageIndex)
            if trace.header.isLooping, count > 0, frame.position.isFinite {
                page += ((frame.position - page) / Double(count)).rounded() * Double(count)
            }
            reported = (frame.pageIndex, page)
            return page
        }
    }

    private static func range(of frames: [TraceFrame], pages: [Double]) -> ClosedRange<Double> {
        var (low, high) = (Double.infinity, -Double.infinity)
        for (frame, page) in zip(frames, pages) where frame.hasBrowser {
            for value in [frame.position, frame.target, page] where value.isFinite {
                low = min(low, value)
                high = max(high, value)
            }
        }
        // At least two pages, so that a small movement looks small.
        let missing = max(2 - (high - low), 0) / 2
        return (low - missing)...(high + missing)
    }

    private static func addGrid(
        to lane: inout Lane, _ context: LaneContext, range: ClosedRange<Double>,
        y: (Double) -> Double
    ) {
        let perPage = y(0) - y(1)
        let lineStep = max(Ticks.niceStep(atLeast: 5 / perPage), 1)
        let labelStep = max(Ticks.niceStep(atLeast: 19 / perPage), 1)
        for page in Ticks.multiples(of: lineStep, within: range) {
            let height = y(page).rounded() + 0.5
            let isLabelled = abs(page / labelStep - (page / labelStep).rounded()) < 1e-6
            lane.drawing.add(
                .line(
                    [
                        CGPoint(x: TimelineMetrics.plotMinX, y: height),
                        CGPoint(x: TimelineMetrics.plotMaxX, y: height),
                    ], isLabelled ? .rule : .hairline, width: 1, dash: .solid))
            if isLabelled {
                lane.ticks.append(Lane.Value(text: Words.number(page, decimals: 0), y: height))
            }
        }
    }

    private static func addLines(
        to lane: inout Lane, _ context: LaneContext, pages: [Double], y: (Double) -> Double
    ) {
        var index = -1
        let steps = Series.points(
            context, isStep: true,
            value: { _ in
                index += 1
                return pages[index]
            }, y: y)
        lane.drawing.add(.line(steps, .ink, width: 2, dash: .solid))
        let targets = Series.points(
            context, isStep: true, value: { $0.hasBrowser ? $0.target : .nan }, y: y)
        let offsets = Series.points(
            context, isStep: false, value: { $0.hasBrowser ? $0.position : .nan }, y: y)
        lane.keys = [.offset, .pageIndex]
        if targets.contains(where: \.isDrawable) {
            lane.drawing.add(.line(targets, .well, width: 2, dash: .dashed))
            lane.keys.append(.target)
        }
        lane.drawing.add(.line(offsets, .content, width: 3, dash: .solid))
    }

    private static func addRecentrings(
        to lane: inout Lane, _ context: LaneContext, y: (Double) -> Double
    ) {
        let frames = context.trace.frames
        var lastX = -Double.infinity
        for event in context.trace.events where event.kind == .recentred {
            guard frames.indices.contains(event.frame), frames[event.frame].position.isFinite
            else { continue }
            if !lane.keys.contains(.recentred) { lane.keys.append(.recentred) }
            let x = context.axis.x(at: event.timeNanoseconds)
            if x - lastX < 12 { continue }
            lastX = x
            let center = CGPoint(x: x, y: y(frames[event.frame].position))
            lane.drawing.add(.polygon(Sign.diamond(center, 8), .paper))
            lane.drawing.add(.polygon(Sign.diamond(center, 6.5), .ink))
        }
    }

    private static func addValues(
        to lane: inout Lane, _ frames: [TraceFrame], y: (Double) -> Double
    ) {
        let values = frames.filter { $0.hasBrowser && $0.position.isFinite }.map(\.position)
        guard let low = values.min(), let high = values.max(), let last = values.last else {
            return
        }
        lane.values = ValueLanes.values(low: low, high: high, last: last, y: y)
    }
}

/// Outlines of small signs.
nonisolated enum Sign {
    static func diamond(_ center: CGPoint, _ radius: Double) -> [CGPoint] {
        [
            CGPoint(x: center.x, y: center.y - radius), CGPoint(x: center.x + radius, y: center.y),
            CGPoint(x: center.x, y: center.y + radius), CGPoint(x: center.x - radius, y: center.y),
        ]
    }

    /// An arrowhead that points to the right.
    static func arrow(_ center: CGPoint, _ radius: Double) -> [CGPoint] {
        [
            CGPoint(x: center.x - radius * 0.7, y: center.y - radius),
            CGPoint(x: center.x + radius, y: center.y),
            CGPoint(x: center.x - radius * 0.7, y: center.y + radius),
        ]
    }

    static func triangle(_ center: CGPoint, _ radius: Double) -> [CGPoint] {
        [
            CGPoint(x: center.x, y: center.y - radius),
            CGPoint(x: center.x + radius, y: center.y + radius * 0.8),
            CGPoint(x: center.x - radius, y: center.y + radius * 0.8),
        ]
    }
}
