import Foundation

/// Shapes to pixels.
nonisolated extension Canvas {
    /// Draws everything, first shape lowest.
    func draw(
        _ drawing: Drawing, fonts: FontBook, store: PictureStore = PictureStore()
    ) throws {
        var mask = Coverage()
        for shape in drawing.shapes { try draw(shape, fonts: fonts, store: store, mask: &mask) }
    }

    private func draw(
        _ shape: Shape, fonts: FontBook, store: PictureStore, mask: inout Coverage
    ) throws {
        switch shape {
        case .band(let rect, let color): fill(rect, color)
        case .outline(let rect, let color, let width): outline(rect, color, width: width)
        case .hatch(let rect, let color):
            guard rect.isDrawable else { return }
            reset(&mask, rect.snapped)
            mask.addHatch(spacing: 6, width: 1.6)
            paint(mask, color)
        case .line(let points, let color, let width, let dash):
            reset(&mask, CGRect.around(points, margin: width / 2 + 1))
            for piece in dash.pieces(of: points) {
                mask.addSegment(from: piece.0, to: piece.1, width: width)
            }
            paint(mask, color)
        case .ring(let center, let radius, let width, let color):
            reset(&mask, CGRect.around([center], margin: radius + width))
            mask.addDisc(
                center: center, radius: radius + width / 2, innerRadius: radius - width / 2)
            paint(mask, color)
        case .dot(let center, let radius, let color):
            reset(&mask, CGRect.around([center], margin: radius + 1))
            mask.addDisc(center: center, radius: radius)
            paint(mask, color)
        case .polygon(let points, let color):
            reset(&mask, CGRect.around(points, margin: 1))
            mask.addPolygon(points)
            paint(mask, color)
        case .text(let label): try draw(label, fonts: fonts)
        case .screen(let snapshot, let rect):
            guard rect.isDrawable else { return }
            let rect = rect.snapped
            let screen = try ScreenPicture.canvas(
                of: snapshot, width: Int(rect.width), height: Int(rect.height), fonts: fonts,
                store: store)
            copy(screen, x: Int(rect.minX), y: Int(rect.minY))
        case .cut(let drawing, let rect):
            guard rect.isDrawable else { return }
            let rect = rect.snapped
            let part = try Canvas(width: Int(rect.width), height: Int(rect.height))
            try part.draw(drawing, fonts: fonts, store: store)
            copy(part, x: Int(rect.minX), y: Int(rect.minY))
        }
    }

    private func reset(_ mask: inout Coverage, _ bounds: CGRect) {
        mask.reset(to: bounds, pictureWidth: width, pictureHeight: height)
    }

    private func outline(_ rect: CGRect, _ color: Color, width: Double) {
        guard rect.isDrawable else { return }
        let (rect, width) = (rect.snapped, CGFloat(max(width.rounded(), 1)))
        fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: width), color)
        fill(CGRect(x: rect.minX, y: rect.maxY - width, width: rect.width, height: width), color)
        let inner = CGRect(
            x: rect.minX, y: rect.minY + width, width: width, height: rect.height - 2 * width)
        fill(inner, color)
        fill(inner.offsetBy(dx: rect.width - width, dy: 0), color)
    }

    private func draw(_ label: Label, fonts: FontBook) throws {
        var x = Double(label.origin.x)
        for run in fonts.runs(of: label.text, isBold: label.style.isBold) {
            try draw(
                run.text, font: run.font, size: label.style.size, x: Int(x.rounded()),
                y: Int(label.origin.y.rounded()), label.color)
            x += fonts.width(of: run.text, label.style)
        }
    }
}

nonisolated extension CGRect {
    /// The rectangle of whole pixels nearest to this one, at least one pixel in each direction.
    var snapped: CGRect {
        let (left, top) = (minX.rounded(), minY.rounded())
        return CGRect(
            x: left, y: top, width: max(maxX.rounded() - left, 1),
            height: max(maxY.rounded() - top, 1))
    }
}
