import Foundation
import Scenarios

/// Paints what a simulated screen shows.
nonisolated struct ScreenPainter {
    /// Text that would be smaller is shown as the bar that it looks like from afar; pixels.
    private static let leastText = 6.0

    let fonts: FontBook
    let store: PictureStore
    private let elements: [ScreenImage.Element]
    /// The element that is painted next.
    private var next = 0
    private var mask = Coverage()

    private init(_ image: ScreenImage, _ fonts: FontBook, _ store: PictureStore) {
        elements = image.elements
        self.fonts = fonts
        self.store = store
    }

    /// Paints `image` over all of `canvas`.
    static func paint(
        _ image: ScreenImage, on canvas: Canvas, fonts: FontBook, store: PictureStore
    ) throws {
        guard image.size.width > 0, image.size.height > 0 else { return }
        // Where no view is, there is no light.
        canvas.fill(CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height), Color(0))
        var painter = ScreenPainter(image, fonts, store)
        let map = ScreenMap(
            a: Double(canvas.width) / Double(image.size.width),
            d: Double(canvas.height) / Double(image.size.height))
        while painter.next < painter.elements.count { try painter.paintNext(on: canvas, map) }
    }

    /// Paints an element, or all of what begins there. `map` takes the screen to pixels.
    private mutating func paintNext(on canvas: Canvas, _ map: ScreenMap) throws {
        defer { next += 1 }
        switch elements[next] {
        case .begin(let alpha, let clip): try paintGroup(alpha, clip, on: canvas, map)
        case .end: break
        case .fill(let box, let paint): fill(box, paint, on: canvas, map)
        case .border(let box, let width, let paint):
            cover(box, outline: width, paint, on: canvas, map)
        case .picture(let picture, let box, let size):
            try paint(picture, box, size, on: canvas, map)
        case .text(let text, let box, let pointSize, let paint):
            try write(text, box, pointSize, paint, on: canvas, map)
        }
    }

    /// Paints a group on a copy of what is below, and lays that over it.
    private mutating func paintGroup(
        _ alpha: Double, _ clip: ScreenImage.Box?, on canvas: Canvas, _ map: ScreenMap
    ) throws {
        let whole = CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
        var part = whole
        var needsMask = false
        if let clip {
            let toPixels = clip.map.then(map)
            let frame = ScreenPainter.frame(of: clip.rect, toPixels)
            needsMask = clip.radius * toPixels.scale > 0.5 || !toPixels.isUpright
            part = ScreenPainter.pixels(frame, isOuter: needsMask).intersection(whole)
        }
        guard !part.isNull, part.width >= 1, part.height >= 1, part.isDrawable else {
            skipGroup()
            return
        }
        let copy = try Canvas(copying: canvas, part)
        let inner = map.then(ScreenMap(tx: -Double(part.minX), ty: -Double(part.minY)))
        next += 1
        while next < elements.count {
            if case .end = elements[next] { break }
            try paintNext(on: copy, inner)
        }
        var shape: Coverage?
        if needsMask, let clip, let inverse = clip.map.then(inner).inverse {
            var coverage = Coverage()
            coverage.reset(
                to: CGRect(origin: .zero, size: part.size), pictureWidth: copy.width,
                pictureHeight: copy.height)
            coverage.addBox(clip.rect, radius: clip.radius, scale: 1 / inverse.scale) {
                inverse($0)
            }
            shape = coverage
        }
        canvas.blend(
            copy, x: Int(part.minX), y: Int(part.minY), alpha: alpha, mask: shape)
    }

    /// Goes to the end of the group that begins here.
    private mutating func skipGroup() {
        var depth = 0
        while next < elements.count {
            if case .begin = elements[next] { depth += 1 }
            if case .end = elements[next] {
                depth -= 1
                if depth == 0 { return }
            }
            next += 1
        }
    }

    // MARK: Shapes

    private mutating func fill(
        _ box: ScreenImage.Box, _ paint: ScreenImage.Paint, on canvas: Canvas, _ map: ScreenMap
    ) {
        let toPixels = box.map.then(map)
        if box.radius * toPixels.scale <= 0.5, toPixels.isUpright {
            let frame = ScreenPainter.pixels(
                ScreenPainter.frame(of: box.rect, toPixels), isOuter: false)
            if frame.width >= 1, frame.height >= 1 { canvas.fill(frame, Color(paint)) }
        } else {
            cover(box, outline: nil, paint, on: canvas, map)
        }
    }

    private mutating func cover(
        _ box: ScreenImage.Box, outline: Double?, _ paint: ScreenImage.Paint, on canvas: Canvas,
        _ map: ScreenMap
    ) {
        let toPixels = box.map.then(map)
        guard let inverse = toPixels.inverse else { return }
        let frame = ScreenPainter.frame(of: box.rect, toPixels)
        guard frame.isDrawable else { return }
        mask.reset(
            to: frame.insetBy(dx: -1, dy: -1), pictureWidth: canvas.width,
            pictureHeight: canvas.height)
        mask.addBox(box.rect, radius: box.radius, outline: outline, scale: toPixels.scale) {
            inverse($0)
        }
        canvas.paint(mask, Color(paint))
    }

    /// The upright rectangle around one that `map` takes somewhere.
    private static func frame(of rect: CGRect, _ map: ScreenMap) -> CGRect {
        CGRect.around(
            [
                map(CGPoint(x: rect.minX, y: rect.minY)), map(CGPoint(x: rect.maxX, y: rect.minY)),
                map(CGPoint(x: rect.minX, y: rect.maxY)), map(CGPoint(x: rect.maxX, y: rect.maxY)),
            ], margin: 0)
    }

    /// The nearest whole pixels, or all that are touched. Unlike a mark, what is thinner than half a
    /// pixel vanishes.
    private static func pixels(_ rect: CGRect, isOuter: Bool) -> CGRect {
        guard rect.isDrawable else { return .null }
        if isOuter { return rect.integral }
        let (left, top) = (rect.minX.rounded(), rect.minY.rounded())
        return CGRect(
            x: left, y: top, width: rect.maxX.rounded() - left, height: rect.maxY.rounded() - top)
    }

    // MARK: Images

    private mutating func paint(
        _ picture: ScreenImage.Picture, _ box: ScreenImage.Box, _ size: CGSize,
        on canvas: Canvas, _ map: ScreenMap
    ) throws {
        let toPixels = box.map.then(map)
        let frame = ScreenPainter.frame(of: box.rect, toPixels)
        let whole = CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
        guard frame.isDrawable, frame.intersects(whole), frame.width >= 1, frame.height >= 1 else {
            return
        }
        switch picture {
        case .card(let item, let isPlaceholder):
            var card = Drawing()
            TestCard.draw(
                item, size: size, over: box.rect, visible: whole, isPale: isPlaceholder,
                into: &card, measuredBy: fonts
            ) { toPixels($0) }
            try canvas.draw(card, fonts: fonts)
        case .file(let path):
            show(try store.picture(inFile: path), box, toPixels, on: canvas)
        case .encoded(let data):
            show(try store.picture(in: data), box, toPixels, on: canvas)
        case .symbol(let name, let paint):
            try canvas.draw(
                SymbolPicture.drawing(name, in: frame, Color(paint)), fonts: fonts)
        }
    }

    private func show(
        _ picture: Canvas?, _ box: ScreenImage.Box, _ toPixels: ScreenMap, on canvas: Canvas
    ) {
        guard let picture, let inverse = toPixels.inverse else { return }
        let frame = ScreenPainter.frame(of: box.rect, toPixels)
        if toPixels.isUpright, toPixels.a > 0, toPixels.d > 0 {
            canvas.stretch(picture, over: frame.snapped)
            return
        }
        let across = Double(picture.width) / Double(box.rect.width)
        let down = Double(picture.height) / Double(box.rect.height)
        canvas.warp(picture) { point in
            let place = inverse(point)
            return CGPoint(
                x: Double(place.x - box.rect.minX) * across,
                y: Double(place.y - box.rect.minY) * down)
        }
    }

    // MARK: Text

    private mutating func write(
        _ text: String, _ box: ScreenImage.Box, _ pointSize: Double, _ paint: ScreenImage.Paint,
        on canvas: Canvas, _ map: ScreenMap
    ) throws {
        let toPixels = box.map.then(map)
        let frame = ScreenPainter.frame(of: box.rect, toPixels)
        guard frame.isDrawable, !text.allSatisfy(\.isWhitespace) else { return }
        var size = (pointSize * toPixels.scale).rounded()
        if size < ScreenPainter.leastText {
            var faint = paint
            faint.alpha *= 0.55
            let bar = box.rect.insetBy(dx: 0, dy: box.rect.height * 0.3)
            fill(
                ScreenImage.Box(rect: bar, radius: 0, map: box.map), faint, on: canvas, map)
            return
        }
        // The font here is wider than the simulated one.
        var style = TextStyle(size: size)
        while size > 6, fonts.width(of: text, style) > Double(frame.width) + 2 {
            size -= 1
            style = TextStyle(size: size)
        }
        var line = Drawing()
        line.addText(
            text, x: Double(frame.midX) - fonts.width(of: text, style) / 2,
            baseline: style.baseline(centredOn: Double(frame.midY)), style, Color(paint),
            measuredBy: fonts)
        try canvas.draw(line, fonts: fonts)
    }
}

nonisolated extension Color {
    /// A colour of the simulated screen.
    init(_ paint: ScreenImage.Paint) {
        func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
        self.init(0, alpha: byte(paint.alpha))
        (red, green, blue) = (byte(paint.red), byte(paint.green), byte(paint.blue))
    }
}
