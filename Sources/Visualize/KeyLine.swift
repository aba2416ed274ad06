import Foundation

/// The signs that occur in a timeline, with what they mean; and what was left out.
enum KeyLine {
    private static let lineHeight = 24.0

    /// The key and its height, pixels.
    static func make(
        _ signs: [KeySign], folded: [String], measuredBy measure: any TextMeasuring
    ) -> (drawing: Drawing, height: Double) {
        var drawing = Drawing()
        let maxX = TimelineMetrics.width - TimelineMetrics.margin
        var x = TimelineMetrics.plotMinX
        var y = 0.0
        for sign in KeySign.allCases where signs.contains(sign) {
            let width = 30 + measure.width(of: sign.words, .small)
            if x + width > maxX {
                x = TimelineMetrics.plotMinX
                y += lineHeight
            }
            draw(sign, x: x, y: y + lineHeight / 2, into: &drawing)
            drawing.addText(
                sign.words, x: x + 30,
                baseline: TextStyle.small.baseline(centredOn: y + lineHeight / 2), .small, .words,
                measuredBy: measure)
            x += width + 22
        }
        if !signs.isEmpty {
            drawing.addText(
                "Key", x: TimelineMetrics.margin,
                baseline: TextStyle.lane.baseline(centredOn: lineHeight / 2), .lane, .ink,
                measuredBy: measure)
            y += lineHeight
        }
        if !folded.isEmpty {
            let text = "Left out: " + folded.joined(separator: "  ·  ")
            drawing.addText(
                measure.fitted(text, .small, within: maxX - TimelineMetrics.plotMinX),
                x: TimelineMetrics.plotMinX,
                baseline: TextStyle.small.baseline(centredOn: y + lineHeight / 2), .small, .words,
                measuredBy: measure)
            y += lineHeight
        }
        return (drawing, y)
    }

    /// Draws a sign as it looks in its lane, centred on (x + 12, y).
    private static func draw(_ sign: KeySign, x: Double, y: Double, into drawing: inout Drawing) {
        let center = CGPoint(x: x + 12, y: y)
        let box = CGRect(x: x, y: y - 7, width: 24, height: 14)
        func line(_ color: Color, _ width: Double, _ dash: Dash) -> Shape {
            .line(
                [CGPoint(x: x, y: y), CGPoint(x: x + 24, y: y)], color, width: width, dash: dash)
        }
        switch sign {
        case .caught: drawing.add(.ring(center: center, radius: 5.5, width: 2.5, .ink))
        case .flip: drawing.add(.polygon(Sign.arrow(center, 6), .ink))
        case .tracking: drawing.add(.band(box, PhaseLane.look(of: .tracking).fill))
        case .dragging: drawing.add(.band(box, PhaseLane.look(of: .dragging).fill))
        case .snapping: drawing.add(.band(box, PhaseLane.look(of: .decelerating).fill))
        case .animating:
            let look = PhaseLane.look(of: .animating)
            drawing.add(.band(box, look.fill))
            drawing.add(.hatch(box, look.stripes))
        case .offset: drawing.add(line(.content, 3, .solid))
        case .target: drawing.add(line(.well, 2, .dashed))
        case .pageIndex:
            drawing.add(
                .line(
                    [
                        CGPoint(x: x, y: y + 5), CGPoint(x: x + 12, y: y + 5),
                        CGPoint(x: x + 12, y: y - 5), CGPoint(x: x + 24, y: y - 5),
                    ], .ink, width: 1.5, dash: .solid))
        case .recentred: drawing.add(.polygon(Sign.diamond(center, 6.5), .ink))
        case .cellMade: drawing.add(.polygon(Sign.triangle(center, 6), .ink))
        case .cellReused: drawing.add(.dot(center: center, radius: 4, .ink))
        case .noImage:
            drawing.add(.band(box, .panel))
            drawing.add(.hatch(box, .content))
            drawing.add(.outline(box, .content, width: 1))
        case .wrongImage:
            drawing.add(.band(box, .content))
            drawing.add(.outline(box, .violation, width: 3))
        case .backdrop: drawing.add(line(.words, 2, .dashed))
        case .violation: drawing.add(.band(box, Color.violation.withAlpha(90)))
        case .idleGap:
            drawing.add(
                .line(
                    Zigzag.points(x: x + 12, top: y - 9, bottom: y + 9), .words, width: 1.5,
                    dash: .solid))
        }
    }
}

/// The mark of time left out.
nonisolated enum Zigzag {
    /// A line from top to bottom that swings 4 pixels to either side of `x`.
    static func points(x: Double, top: Double, bottom: Double) -> [CGPoint] {
        var points: [CGPoint] = []
        var (y, side) = (top, -1.0)
        while y < bottom {
            points.append(CGPoint(x: x + 4 * side, y: y))
            y += 9
            side = -side
        }
        points.append(CGPoint(x: x, y: bottom))
        return points
    }
}
