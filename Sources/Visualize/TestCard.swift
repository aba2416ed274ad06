import Foundation

/// The numbered picture that stands for an item: its number large, a circle that shows distortion,
/// a tint that differs from its neighbours' for every eye.
nonisolated enum TestCard {
    /// Blues and greys that differ in lightness, so that grey prints and colour-blind eyes tell
    /// neighbours apart; orange, green and vermilion have meanings of their own.
    static let tints = [
        Color(0x0072B2), Color(0xA9D3EE), Color(0x2F4460), Color(0x56B4E9), Color(0x5F7A99),
        Color(0xD0DCE8), Color(0x173F61),
    ]

    /// The colour of an item's card.
    static func tint(of item: Int) -> Color {
        let count = tints.count
        return tints[(item % count + count) % count]
    }

    /// Draws a card over `rect`, pixels. The number stands in the part that lies within `visible`.
    static func draw(
        _ item: Int, over rect: CGRect, visible: CGRect, into drawing: inout Drawing,
        measuredBy measure: any TextMeasuring
    ) {
        draw(
            item, size: rect.size, over: rect, visible: visible, into: &drawing,
            measuredBy: measure
        ) { $0 }
    }

    /// Draws a card over `rect`, whose points `place` takes to pixels.
    ///
    /// - Parameters:
    ///   - size: the image's own, so that one that is stretched shows an oval for its circle.
    ///   - isPale: whether it stands for an image that has not come yet.
    static func draw(
        _ item: Int, size: CGSize, over rect: CGRect, visible: CGRect, isPale: Bool = false,
        into drawing: inout Drawing, measuredBy measure: any TextMeasuring,
        place: (CGPoint) -> CGPoint
    ) {
        let tint = isPale ? tint(of: item).mixed(with: .paper, 0.65) : tint(of: item)
        let ink: Color = tint.lightness > 0.5 ? .ink : .paper
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].map(place)
        let isUpright = corners[0].y == corners[1].y && corners[0].x == corners[3].x
        let whole = CGRect.around(corners, margin: 0)
        drawing.add(isUpright ? .band(whole, tint) : .polygon(corners, tint))
        guard size.width > 0, size.height > 0 else { return }
        // A frame, a circle and a square on its corner: what is stretched or turned shows.
        let short = Double(min(size.width, size.height))
        let unit = CGPoint(
            x: Double(rect.width / size.width) * short, y: Double(rect.height / size.height) * short
        )
        func inset(_ part: Double) -> [CGPoint] {
            let inner = rect.insetBy(dx: unit.x * part, dy: unit.y * part)
            return [
                CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
                CGPoint(x: inner.maxX, y: inner.maxY), CGPoint(x: inner.minX, y: inner.maxY),
                CGPoint(x: inner.minX, y: inner.minY),
            ].map(place)
        }
        func around(_ radius: Double, _ x: Double, _ y: Double) -> CGPoint {
            place(
                CGPoint(
                    x: Double(rect.midX) + Double(unit.x) * radius * x,
                    y: Double(rect.midY) + Double(unit.y) * radius * y))
        }
        let extent = Double(min(whole.width, whole.height))
        if extent > 16 {
            drawing.add(.line(inset(0.05), ink.withAlpha(110), width: 1, dash: .solid))
            drawing.add(
                .line(
                    circle.map { around(0.4, $0.0, $0.1) }, ink.withAlpha(110), width: 1.5,
                    dash: .solid))
        }
        if extent > 8 {
            drawing.add(
                .polygon(
                    [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)].map {
                        around(0.2, $0.0, $0.1)
                    }, ink.withAlpha(40)))
        }
        addNumber(
            item, over: whole.intersection(visible), color: ink, back: tint, into: &drawing,
            measuredBy: measure)
    }

    /// The unit circle in 120 steps, by turning a step at a time.
    private static let circle: [(Double, Double)] = {
        // Of 3°.
        let (cosine, sine) = (0.998629534754574, 0.052335956242944)
        var points = [(1.0, 0.0)]
        for _ in 0..<120 {
            let (x, y) = points[points.count - 1]
            points.append((x * cosine - y * sine, x * sine + y * cosine))
        }
        return points
    }()

    /// Draws what stands for a page without its image.
    static func drawEmpty(
        _ item: Int, over rect: CGRect, visible: CGRect, into drawing: inout Drawing,
        measuredBy measure: any TextMeasuring
    ) {
        drawing.add(.band(rect, .panel))
        drawing.add(.hatch(rect, .rule))
        drawing.add(.outline(rect, .faint, width: 1))
        addNumber(
            item, over: rect.intersection(visible), color: .words, back: .panel, into: &drawing,
            measuredBy: measure)
    }

    private static func addNumber(
        _ item: Int, over rect: CGRect, color: Color, back: Color, into drawing: inout Drawing,
        measuredBy measure: any TextMeasuring
    ) {
        guard !rect.isNull, rect.height > 20 else { return }
        let text = Words.count(item)
        var style = TextStyle(
            size: min(max(28, Double(rect.width) * 0.1), Double(rect.height) * 0.5).rounded(),
            isBold: true)
        let room = Double(rect.width) - 8
        while style.size > 14, measure.width(of: text, style) > room { style.size -= 1 }
        let width = measure.width(of: text, style)
        guard style.size >= 14, width <= room else { return }
        // In the upper part, where fingers seldom are.
        let middle = Double(rect.minY) + max(Double(rect.height) * 0.22, style.size * 0.75)
        let baseline = style.baseline(centredOn: middle)
        drawing.add(
            .band(
                CGRect(
                    x: Double(rect.midX) - width / 2 - 3, y: baseline - style.size * 0.85,
                    width: width + 6, height: style.size), back))
        drawing.addText(
            text, x: Double(rect.midX) - width / 2, baseline: baseline, style, color,
            measuredBy: measure)
    }
}
