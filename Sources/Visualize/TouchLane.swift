import Foundation
import Scenarios

/// Where the fingers are, along the paging axis.
enum TouchLane {
    static let height = 80.0

    static func make(_ context: LaneContext) -> LaneOutcome {
        let strokes = context.reading.strokes
        guard !strokes.isEmpty else { return .folded("no touches") }
        let header = context.trace.header
        let isVertical = header.isVertical
        let extent = Double(isVertical ? header.screenSize.height : header.screenSize.width)
        let range = span(of: strokes, isVertical: isVertical, extent: extent)
        // To the right is up; but down a screen is down the lane.
        func y(_ location: CGPoint) -> Double {
            let part =
                (along(location, isVertical) - range.lowerBound)
                / (range.upperBound - range.lowerBound)
            let inner = height - 16
            return 8 + inner * (isVertical ? part : 1 - part)
        }
        var lane = Lane(
            title: "Touch", note: isVertical ? "finger, up or down" : "finger, left or right",
            height: height)
        lane.values = [
            Lane.Value(text: isVertical ? "top" : "right", y: 8),
            Lane.Value(text: isVertical ? "bottom" : "left", y: height - 8),
        ]
        for stroke in strokes { draw(stroke, in: &lane, context, y: y) }
        if strokes.contains(where: \.isCatch) { lane.keys.append(.caught) }
        return .shown(lane)
    }

    private static func along(_ location: CGPoint, _ isVertical: Bool) -> Double {
        Double(isVertical ? location.y : location.x)
    }

    /// The window's extent, or more where fingers leave it.
    private static func span(
        of strokes: [TouchStroke], isVertical: Bool, extent: Double
    ) -> ClosedRange<Double> {
        var (low, high) = (0.0, extent.isFinite ? max(extent, 1) : 1)
        for stroke in strokes {
            for sample in stroke.samples where sample.location.isDrawable {
                low = min(low, along(sample.location, isVertical))
                high = max(high, along(sample.location, isVertical))
            }
        }
        return low...high
    }

    private static func draw(
        _ stroke: TouchStroke, in lane: inout Lane, _ context: LaneContext,
        y: (CGPoint) -> Double
    ) {
        // Further fingers are darker.
        let shade = Color.touch.mixed(with: .ink, 0.3 * Double(max(stroke.finger, 0) % 3))
        var line = ColumnReducer()
        for sample in stroke.samples {
            if sample.location.isDrawable {
                line.add(CGPoint(x: context.axis.x(at: sample.time), y: y(sample.location)))
            } else {
                line.breakLine()
            }
        }
        let points = line.finished()
        guard let first = points.first, let last = points.last(where: \.isDrawable) else { return }
        lane.drawing.add(.line(points, shade, width: 3.5, dash: .solid))
        // The lift: a short bar across the end.
        lane.drawing.add(
            .line(
                [CGPoint(x: last.x - 4, y: last.y), CGPoint(x: last.x + 4, y: last.y)], shade,
                width: 2, dash: .solid))
        if stroke.isCatch {
            lane.drawing.add(.dot(center: first, radius: 5.5, .paper))
            lane.drawing.add(.ring(center: first, radius: 5.5, width: 2.5, .ink))
        } else {
            lane.drawing.add(.dot(center: first, radius: 4, shade))
        }
    }
}
