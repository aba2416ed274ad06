import Foundation

/// A picture as a list of things to draw, first one lowest; plain values, made without libgd.
///
/// Coordinates are pixels, y down.
nonisolated struct Drawing: Equatable {
    /// What to draw.
    private(set) var shapes: [Shape] = []

    /// An empty drawing.
    init() {}

    /// Adds one shape on top.
    mutating func add(_ shape: Shape) {
        shapes.append(shape)
    }

    /// Adds all shapes of another drawing on top, moved down by `dy`.
    mutating func add(_ other: Drawing, movedDownBy dy: Double) {
        shapes.append(contentsOf: other.shapes.map { $0.moved(by: CGPoint(x: 0, y: dy)) })
    }

    /// Adds text whose baseline starts at (x, baseline). Empty text adds nothing.
    mutating func addText(
        _ text: String, x: Double, baseline: Double, _ style: TextStyle, _ color: Color,
        measuredBy measure: any TextMeasuring
    ) {
        guard !text.isEmpty else { return }
        let width = measure.width(of: text, style)
        add(
            .text(
                Label(
                    text: text, style: style, color: color,
                    origin: CGPoint(x: x.rounded(), y: baseline.rounded()), width: width)))
    }

    /// The texts, for checks.
    var labels: [Label] {
        shapes.compactMap { shape in
            if case .text(let label) = shape { return label }
            return nil
        }
    }
}

/// A line of text in a place.
nonisolated struct Label: Equatable {
    /// What it says.
    var text: String
    var style: TextStyle
    var color: Color
    /// The start of the baseline.
    var origin: CGPoint
    /// Measured, pixels.
    var width: Double

    /// What it takes up.
    var box: CGRect {
        CGRect(
            x: origin.x, y: origin.y - style.ascent, width: width,
            height: style.ascent + style.descent)
    }
}

/// One thing to draw.
nonisolated enum Shape: Equatable {
    /// A filled rectangle on whole pixels.
    case band(CGRect, Color)
    /// The outline of a rectangle, drawn inside it; `width` in pixels.
    case outline(CGRect, Color, width: Double)
    /// Rising stripes in a rectangle.
    case hatch(CGRect, Color)
    /// Connected lines; not-a-number points break them.
    case line([CGPoint], Color, width: Double, dash: Dash)
    /// A circle's outline.
    case ring(center: CGPoint, radius: Double, width: Double, Color)
    /// A filled circle.
    case dot(center: CGPoint, radius: Double, Color)
    /// A filled polygon.
    case polygon([CGPoint], Color)
    /// Text.
    case text(Label)
    /// A little screen.
    case screen(ScreenSnapshot, CGRect)
    /// A drawing that covers a rectangle and is cut off at its edges; its own origin is the
    /// rectangle's.
    case cut(Drawing, CGRect)

    /// The same shape in another place.
    func moved(by way: CGPoint) -> Shape {
        func moved(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + way.x, y: point.y + way.y)
        }
        func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: way.x, dy: way.y) }
        return switch self {
        case .band(let rect, let color): .band(moved(rect), color)
        case .outline(let rect, let color, let width): .outline(moved(rect), color, width: width)
        case .hatch(let rect, let color): .hatch(moved(rect), color)
        case .line(let points, let color, let width, let dash):
            .line(points.map(moved), color, width: width, dash: dash)
        case .ring(let center, let radius, let width, let color):
            .ring(center: moved(center), radius: radius, width: width, color)
        case .dot(let center, let radius, let color):
            .dot(center: moved(center), radius: radius, color)
        case .polygon(let points, let color): .polygon(points.map(moved), color)
        case .text(var label):
            {
                label.origin = moved(label.origin)
                return .text(label)
            }()
        case .screen(let snapshot, let rect): .screen(snapshot, moved(rect))
        case .cut(let drawing, let rect): .cut(drawing, moved(rect))
        }
    }
}

/// How a line is broken.
nonisolated enum Dash: Equatable {
    case solid, dashed, dotted

    /// Pixels drawn, pixels left out; nil for all drawn.
    var pattern: (on: Double, off: Double)? {
        switch self {
        case .solid: nil
        case .dashed: (8, 5)
        case .dotted: (2, 4)
        }
    }

    /// The straight pieces to draw of a line through `points`; points that cannot be drawn break it.
    func pieces(of points: [CGPoint]) -> [(CGPoint, CGPoint)] {
        var pieces: [(CGPoint, CGPoint)] = []
        var walked = 0.0
        for (a, b) in zip(points, points.dropFirst()) {
            guard a.isDrawable, b.isDrawable else {
                walked = 0
                continue
            }
            guard let pattern else {
                pieces.append((a, b))
                continue
            }
            let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
            let length = (dx * dx + dy * dy).squareRoot()
            var done = 0.0
            while done < length {
                let period = pattern.on + pattern.off
                let phase = walked - (walked / period).rounded(.down) * period
                let isOn = phase < pattern.on
                let step = min((isOn ? pattern.on : period) - phase + 1e-9, length - done)
                if isOn {
                    let (from, to) = (done / length, (done + step) / length)
                    pieces.append(
                        (
                            CGPoint(x: Double(a.x) + dx * from, y: Double(a.y) + dy * from),
                            CGPoint(x: Double(a.x) + dx * to, y: Double(a.y) + dy * to)
                        ))
                }
                done += step
                walked += step
            }
        }
        return pieces
    }
}
