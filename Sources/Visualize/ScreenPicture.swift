import Foundation

/// Draws the simulated screen.
nonisolated enum ScreenPicture {
    /// A picture of the screen, `width` × `height` pixels.
    static func canvas(
        of snapshot: ScreenSnapshot, width: Int, height: Int, fonts: FontBook
    ) throws -> Canvas {
        let canvas = try Canvas(width: width, height: height, background: Color(0xE4E8EC))
        try canvas.draw(
            drawing(of: snapshot, width: Double(width), height: Double(height), fonts: fonts),
            fonts: fonts)
        return canvas
    }

    /// The same as shapes, which may reach beyond the picture's edges.
    static func drawing(
        of snapshot: ScreenSnapshot, width: Double, height: Double, fonts: any TextMeasuring
    ) -> Drawing {
        var drawing = Drawing()
        let scaleX = width / Double(snapshot.size.width)
        let scaleY = height / Double(snapshot.size.height)
        func pixels(_ rect: CGRect) -> CGRect {
            CGRect(
                x: Double(rect.minX) * scaleX, y: Double(rect.minY) * scaleY,
                width: Double(rect.width) * scaleX, height: Double(rect.height) * scaleY)
        }
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        if snapshot.hasBrowser {
            let alpha = UInt8((snapshot.backdropAlpha * 255).rounded())
            drawing.add(.band(whole, Color(0x101418, alpha: alpha)))
        }
        let central = centralCard(of: snapshot)
        for (index, card) in snapshot.cards.enumerated() where card.frame.isDrawable {
            var rect = pixels(card.frame)
            if index == central, snapshot.zoomScale != 1 {
                let (wider, taller) = (
                    rect.width * (snapshot.zoomScale - 1), rect.height * (snapshot.zoomScale - 1)
                )
                rect = rect.insetBy(dx: -wider / 2, dy: -taller / 2)
            }
            if card.shownItem < 0 {
                TestCard.drawEmpty(
                    card.item, over: rect, visible: whole, into: &drawing, measuredBy: fonts)
            } else {
                TestCard.draw(
                    card.shownItem, over: rect, visible: whole, into: &drawing, measuredBy: fonts)
                if card.shownItem != card.item {
                    drawing.add(.outline(rect, .violation, width: 3))
                }
            }
        }
        for gap in snapshot.gaps {
            drawing.add(.band(pixels(gap), Color.violation.mixed(with: .paper, 0.75)))
            drawing.add(.hatch(pixels(gap), .violation))
        }
        for touch in snapshot.touches where touch.isDrawable {
            let center = CGPoint(x: Double(touch.x) * scaleX, y: Double(touch.y) * scaleY)
            drawing.add(.dot(center: center, radius: 7, .paper))
            drawing.add(.dot(center: center, radius: 5.5, .touch))
        }
        drawing.add(
            .outline(
                whole, snapshot.isViolation ? .violation : .faint,
                width: snapshot.isViolation ? 3 : 1))
        return drawing
    }

    /// The card nearest to the middle of the window.
    private static func centralCard(of snapshot: ScreenSnapshot) -> Int? {
        func distance(_ index: Int) -> Double {
            let frame = snapshot.cards[index].frame
            return Double(
                abs(frame.midX - snapshot.size.width / 2)
                    + abs(frame.midY - snapshot.size.height / 2))
        }
        return snapshot.cards.indices.filter { snapshot.cards[$0].frame.isDrawable }
            .min { distance($0) < distance($1) }
    }
}
