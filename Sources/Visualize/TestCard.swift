import Foundation

/// The numbered picture that stands for an item: its number large, a circle that shows distortion,
/// a tint that differs from its neighbours' for every eye.
nonisolated enum TestCard {
    /// Blues and greys that differ in lightness, so that grey prints and colour-blind eyes tell
    /// neighbours apart; orange, green and vermilion have meanings of their own.
    static let tints = [
        Color(0x0072B2), Color(0xA9D3EE), Color(0x2F4460), Color(0x56B4E9), Color(0x5F7A99),
        Color(0xD0DCE8), Color(0x1F5582),
    ]

    /// The colour of an item's card.
    static func tint(of item: Int) -> Color {
        let count = tints.count
        return tints[(item % count + count) % count]
    }

    /// Draws a card over `rect` (pixels). `unit` is how large the card's design is there: the
    /// picture's pixels for one window width and height, so that what the page distorts is seen
    /// distorted.
    static func draw(
        _ item: Int, over rect: CGRect, into drawing: inout Drawing,
        measuredBy measure: any TextMeasuring
    ) {
        let tint = tint(of: item)
        let ink: Color = tint.lightness > 0.5 ? .ink : .paper
        drawing.add(.band(rect, tint))
        let inset = max(min(rect.width, rect.height) * 0.05, 2)
        drawing.add(.outline(rect.insetBy(dx: inset, dy: inset), ink.withAlpha(110), width: 1))
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) * 0.5 - 2 * inset
        if radius > 4 {
            drawing.add(
                .ring(center: center, radius: radius, width: 1.5, ink.withAlpha(110)))
        }
        addNumber(Words.count(item), over: rect, color: ink, into: &drawing, measuredBy: measure)
    }

    /// Draws what stands for a page without its image.
    static func drawEmpty(
        _ item: Int, over rect: CGRect, into drawing: inout Drawing,
        measuredBy measure: any TextMeasuring
    ) {
        drawing.add(.band(rect, .panel))
        drawing.add(.hatch(rect, .rule))
        drawing.add(.outline(rect, .faint, width: 1))
        addNumber(
            Words.count(item), over: rect, color: .words, into: &drawing, measuredBy: measure)
    }

    private static func addNumber(
        _ text: String, over rect: CGRect, color: Color, into drawing: inout Drawing,
        measuredBy measure: any TextMeasuring
    ) {
        var style = TextStyle(size: min(30, Double(rect.height) * 0.5).rounded(), isBold: true)
        let room = Double(rect.width) - 6
        while style.size > 14, measure.width(of: text, style) > room { style.size -= 1 }
        guard style.size >= 14 else { return }
        let width = measure.width(of: text, style)
        drawing.addText(
            text, x: Double(rect.midX) - width / 2,
            baseline: style.baseline(centredOn: Double(rect.midY)), style, color,
            measuredBy: measure)
    }
}
