/// Writes down what is drawn into an image.
final class DrawingRecorder {
    /// The innermost drawing under way.
    private(set) static var current: DrawingRecorder?

    private(set) var drawing: ImageDrawing
    /// The colours of what is filled and stroked.
    var fillColor = UIColor.black
    var strokeColor = UIColor.black

    /// Pixels a point of the image, where it was begun by a call of its own and ends with another.
    let imageScale: CGFloat?
    private let outer: DrawingRecorder?

    private init(_ bounds: CGRect, imageScale: CGFloat? = nil, within outer: DrawingRecorder?) {
        drawing = ImageDrawing(bounds: bounds)
        self.imageScale = imageScale
        self.outer = outer
    }

    /// Begins the drawing of an image, within the one under way.
    static func begin(_ size: CGSize, scale: CGFloat) {
        current = DrawingRecorder(
            CGRect(origin: .zero, size: size), imageScale: scale, within: current)
    }

    /// Ends the innermost drawing, where it was begun so.
    static func end() {
        guard let recorder = current, recorder.imageScale != nil else { return }
        current = recorder.outer
    }

    func add(_ element: ImageDrawing.Element) {
        drawing.elements.append(element)
    }

    /// What `body` draws. One drawing may contain another.
    static func record(_ bounds: CGRect, _ body: () -> Void) -> ImageDrawing {
        let outer = current
        let recorder = DrawingRecorder(bounds, within: outer)
        current = recorder
        defer { current = outer }
        body()
        return recorder.drawing
    }
}
