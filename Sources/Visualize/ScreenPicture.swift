import Foundation

/// Draws the simulated screen.
nonisolated enum ScreenPicture {
    /// A picture of the screen, `width` × `height` pixels.
    static func canvas(
        of snapshot: ScreenSnapshot, width: Int, height: Int, fonts: FontBook,
        store: PictureStore = PictureStore()
    ) throws -> Canvas {
        let canvas = try Canvas(width: width, height: height, background: Color(0xE4E8EC))
        if let image = snapshot.image {
            try ScreenPainter.paint(image, on: canvas, fonts: fonts, store: store)
        }
        try canvas.draw(
            drawing(of: snapshot, width: Double(width), height: Double(height), fonts: fonts),
            fonts: fonts)
        return canvas
    }

    /// What is drawn over the screen's own picture, or stands for it where there is none. Shapes may
    /// reach beyond the picture's edges.
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
        if snapshot.image != nil {
            addMarks(to: snapshot, pixels, whole, &drawing)
        } else {
            addDiagram(of: snapshot, pixels, whole, fonts, &drawing)
        }
        for gap in snapshot.gaps {
            drawing.add(.band(pixels(gap), Color.violation.mixed(with: .paper, 0.75)))
            drawing.add(.hatch(pixels(gap), .violation))
        }
        for touch in snapshot.touches where touch.isDrawable {
            let center = CGPoint(x: Double(touch.x) * scaleX, y: Double(touch.y) * scaleY)
            let size = min(max(width / 14, 7), 18)
            drawing.add(.dot(center: center, radius: size, .paper))
            drawing.add(.dot(center: center, radius: size - 1.5, .touch))
        }
        drawing.add(
            .outline(
                whole, snapshot.isViolation ? .violation : .faint,
                width: snapshot.isViolation ? 3 : 1))
        return drawing
    }

    /// On a screen's own picture: pages that lack their image, or show another one's.
    private static func addMarks(
        to snapshot: ScreenSnapshot, _ pixels: (CGRect) -> CGRect, _ whole: CGRect,
        _ drawing: inout Drawing
    ) {
        for card in snapshot.cards where card.frame.isDrawable && card.shownItem != card.item {
            let visible = pixels(card.frame).intersection(whole)
            if visible.isNull || visible.width < 1 || visible.height < 1 { continue }
            if card.shownItem < 0 {
                drawing.add(.hatch(visible, Color.faint.withAlpha(150)))
            } else {
                drawing.add(.outline(visible, .violation, width: 3))
            }
        }
    }

    /// The pages and their images as rectangles.
    private static func addDiagram(
        of snapshot: ScreenSnapshot, _ pixels: (CGRect) -> CGRect, _ whole: CGRect,
        _ fonts: any TextMeasuring, _ drawing: inout Drawing
    ) {
        if snapshot.hasBrowser {
            let alpha = UInt8((snapshot.backdropAlpha * 255).rounded())
            drawing.add(.band(whole, Color(0x101418, alpha: alpha)))
        }
        for card in snapshot.cards where card.frame.isDrawable {
            let page = pixels(card.frame)
            if card.shownItem < 0 {
                TestCard.drawEmpty(
                    card.item, over: page, visible: whole, into: &drawing, measuredBy: fonts)
                continue
            }
            let image = card.imageFrame.map(pixels) ?? page
            guard image.isDrawable else { continue }
            addImage(
                card.shownItem, at: image, within: snapshot.isPulled ? whole : page, whole,
                isWrong: card.shownItem != card.item, fonts, to: &drawing)
        }
    }

    /// An image in its place, cut off where its page ends.
    private static func addImage(
        _ item: Int, at image: CGRect, within page: CGRect, _ whole: CGRect, isWrong: Bool,
        _ fonts: any TextMeasuring, to drawing: inout Drawing
    ) {
        let visible = image.intersection(page).intersection(whole)
        if visible.isNull || visible.isEmpty { return }
        let part = visible.snapped
        var card = Drawing()
        TestCard.draw(
            item, over: image.offsetBy(dx: -part.minX, dy: -part.minY),
            visible: CGRect(origin: .zero, size: part.size), into: &card, measuredBy: fonts)
        drawing.add(.cut(card, part))
        if isWrong { drawing.add(.outline(part, .violation, width: 3)) }
    }
}
