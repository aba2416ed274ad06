@_spi(Simulation) import UIKit

/// Writes down what the views of a window show at this moment of their animations.
struct ScreenCapture {
    private(set) var image: ScreenImage

    /// Nothing yet, on a screen of that size.
    init(size: CGSize) {
        image = ScreenImage(size: size)
    }

    /// What the app's windows show, the hindmost first.
    static func capture(size: CGSize) -> ScreenImage {
        var capture = ScreenCapture(size: size)
        for window in UIApplication.shared.windows where !window.isHidden {
            capture.add(ViewSnapshot(of: window), in: ScreenMap())
        }
        return capture.image
    }

    /// Adds a view and all in it. `map` takes the coordinates of its superview to the screen.
    mutating func add(_ view: ViewSnapshot, in map: ScreenMap) {
        if view.alpha <= 0 { return }
        let map = ScreenCapture.map(of: view).then(map)
        let box = ScreenImage.Box(
            rect: view.bounds, radius: Double(view.cornerRadius), map: map)
        let isGroup = view.alpha < 1 || view.clipsToBounds
        if isGroup {
            add(.begin(alpha: Double(view.alpha), clip: view.clipsToBounds ? box : nil))
        }
        if let color = view.backgroundColor { fill(box, color) }
        if let gradient = view.gradient { add(gradient, box) }
        addContent(of: view, box)
        for subview in view.subviews { add(subview, in: map) }
        if let color = view.borderColor {
            add(.border(box, width: Double(view.borderWidth), color.paint))
        }
        if isGroup { add(.end) }
    }

    private static func map(of view: ViewSnapshot) -> ScreenMap {
        let turn = ScreenMap(
            a: Double(view.transform.a), b: Double(view.transform.b), c: Double(view.transform.c),
            d: Double(view.transform.d), tx: Double(view.transform.tx),
            ty: Double(view.transform.ty))
        return ScreenMap(tx: -Double(view.bounds.midX), ty: -Double(view.bounds.midY)).then(turn)
            .then(ScreenMap(tx: Double(view.center.x), ty: Double(view.center.y)))
    }

    private mutating func add(_ element: ScreenImage.Element) {
        image.elements.append(element)
    }

    private mutating func fill(_ box: ScreenImage.Box, _ color: UIColor) {
        if color.paint.alpha > 0 { add(.fill(box, color.paint)) }
    }

    private mutating func addContent(of view: ViewSnapshot, _ box: ScreenImage.Box) {
        if let content = view.image {
            let frame = ScreenCapture.place(view.imageSize, view.contentMode, in: view.bounds)
            let place = ScreenImage.Box(rect: frame, radius: 0, map: box.map)
            add(content, place, size: view.imageSize, tint: view.imageTint)
        }
        for line in view.lines {
            let place = ScreenImage.Box(rect: line.frame, radius: 0, map: box.map)
            add(.text(line.text, place, pointSize: Double(line.pointSize), line.color.paint))
        }
        for dot in view.dots {
            let radius = Double(min(dot.frame.width, dot.frame.height)) / 2
            fill(ScreenImage.Box(rect: dot.frame, radius: radius, map: box.map), dot.color)
        }
    }

    // MARK: Images

    private mutating func add(
        _ content: UIImage.Content, _ box: ScreenImage.Box, size: CGSize, tint: UIColor?
    ) {
        let picture: ScreenImage.Picture
        switch content {
        case .testCard(let item): picture = .card(item: item, isPlaceholder: false)
        case .placeholder(let item): picture = .card(item: item, isPlaceholder: true)
        case .file(let path, _), .picture(let path): picture = .file(path: path)
        case .encoded(let data): picture = .encoded(data)
        case .symbol(let name): picture = .symbol(name: name, (tint ?? .black).paint)
        case .drawing(let drawing):
            add(drawing, box)
            return
        }
        add(.picture(picture, box, size: size))
    }

    /// Adds what code drew, stretched over a rectangle.
    private mutating func add(_ drawing: ImageDrawing, _ box: ScreenImage.Box) {
        let map = ScreenCapture.map(from: drawing.bounds, to: box.rect).then(box.map)
        func place(_ rect: CGRect) -> ScreenImage.Box {
            ScreenImage.Box(rect: rect, radius: 0, map: map)
        }
        var open = 1
        add(.begin(alpha: 1, clip: box))
        for element in drawing.elements {
            switch element {
            case .fill(let rect, let color): fill(place(rect), color)
            case .stroke(let rect, let color): add(.border(place(rect), width: 1, color.paint))
            case .clip(let rect):
                add(.begin(alpha: 1, clip: place(rect)))
                open += 1
            case .image(let content, let rect, let alpha):
                add(.begin(alpha: Double(alpha), clip: nil))
                add(content, place(rect), size: rect.size, tint: nil)
                add(.end)
            case .view(var view, let rect):
                view.transform = .identity
                view.center = CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2)
                let own = CGRect(origin: .zero, size: view.bounds.size)
                add(view, in: ScreenCapture.map(from: own, to: rect).then(map))
            }
        }
        for _ in 0..<open { add(.end) }
    }

    private static func map(from: CGRect, to: CGRect) -> ScreenMap {
        guard from.width > 0, from.height > 0 else { return ScreenMap(a: 0, d: 0) }
        let across = Double(to.width / from.width)
        let down = Double(to.height / from.height)
        return ScreenMap(
            a: across, d: down, tx: Double(to.minX) - across * Double(from.minX),
            ty: Double(to.minY) - down * Double(from.minY))
    }

    /// Where in a view the image lies.
    static func place(
        _ size: CGSize, _ mode: UIView.ContentMode, in bounds: CGRect
    ) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        let across = bounds.width / size.width
        let down = bounds.height / size.height
        var own = size
        switch mode {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit, .scaleAspectFill:
            let scale = mode == .scaleAspectFit ? min(across, down) : max(across, down)
            own = CGSize(width: size.width * scale, height: size.height * scale)
        default: break
        }
        let (free, rest) = (bounds.width - own.width, bounds.height - own.height)
        var origin = CGPoint(x: bounds.minX + free / 2, y: bounds.minY + rest / 2)
        switch mode {
        case .left, .topLeft, .bottomLeft: origin.x = bounds.minX
        case .right, .topRight, .bottomRight: origin.x = bounds.minX + free
        default: break
        }
        switch mode {
        case .top, .topLeft, .topRight: origin.y = bounds.minY
        case .bottom, .bottomLeft, .bottomRight: origin.y = bounds.minY + rest
        default: break
        }
        return CGRect(origin: origin, size: own)
    }

    // MARK: Gradients

    /// A gradient as stripes along the axis on which it runs farther, from its first colour to its
    /// last; one that runs outwards the same.
    private mutating func add(_ gradient: ViewSnapshot.Gradient, _ box: ScreenImage.Box) {
        guard let first = gradient.colors.first, let last = gradient.colors.last else { return }
        add(.begin(alpha: 1, clip: box))
        let (from, to) = (first.paint, last.paint)
        let count = 24
        let isAcross =
            abs(gradient.end.x - gradient.start.x) > abs(gradient.end.y - gradient.start.y)
        for index in 0..<count {
            let part = (Double(index) + 0.5) / Double(count)
            let (start, end) =
                isAcross
                ? (Double(gradient.start.x), Double(gradient.end.x))
                : (Double(gradient.start.y), Double(gradient.end.y))
            let along = end == start ? 1 : (part - start) / (end - start)
            let color = from.mixed(with: to, min(max(along, 0), 1))
            let size = CGSize(
                width: box.rect.width / (isAcross ? CGFloat(count) : 1),
                height: box.rect.height / (isAcross ? 1 : CGFloat(count)))
            let stripe = CGRect(
                x: box.rect.minX + (isAcross ? CGFloat(index) * size.width : 0),
                y: box.rect.minY + (isAcross ? 0 : CGFloat(index) * size.height),
                width: size.width, height: size.height)
            add(.fill(ScreenImage.Box(rect: stripe, radius: 0, map: box.map), color))
        }
        add(.end)
    }
}

extension UIColor {
    /// The colour as a value of a picture.
    var paint: ScreenImage.Paint {
        let parts = components
        return ScreenImage.Paint(
            red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}

extension ScreenImage.Paint {
    /// The colour `part` of the way to another.
    nonisolated func mixed(with other: ScreenImage.Paint, _ part: Double) -> ScreenImage.Paint {
        ScreenImage.Paint(
            red: red + (other.red - red) * part, green: green + (other.green - green) * part,
            blue: blue + (other.blue - blue) * part, alpha: alpha + (other.alpha - alpha) * part)
    }
}
