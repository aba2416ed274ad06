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
        let tint = tint(of: item)
        let ink: Color = tint.lightness > 0.5 ? .ink : .paper
        drawing.add(.band(rect, tint))
        let short = Double(min(rect.width, rect.height))
        let inset = max(short * 0.05, 2)
        drawing.add(.outline(rect.insetBy(dx: inset, dy: inset), ink.withAlpha(110), width: 1))
        // A circle and a square within: what is stretched shows.
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = short * 0.5 - 2 * inset
        if radius > 4 {
            drawing.add(.ring(center: center, radius: radius, width: 1.5, ink.withAlpha(110)))
            drawing.add(.polygon(Sign.diamond(center, radius * 0.5), ink.withAlpha(40)))
        }
        addNumber(
            item, over: rect.intersection(visible), color: ink, back: tint, into: &drawing,
            measuredBy: measure)
    }

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
        var style = TextStyle(size: min(28, Double(rect.height) * 0.5).rounded(), isBold: true)
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
