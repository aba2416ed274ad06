/// Writes down what is drawn into an image.
final class DrawingRecorder {
    /// The innermost drawing under way.
    private(set) static var current: DrawingRecorder?

    private(set) var drawing: ImageDrawing
    /// The colours of what is filled and stroked.
    var fillColor = UIColor.black
    var strokeColor = UIColor.black

    private init(_ bounds: CGRect) {
        drawing = ImageDrawing(bounds: bounds)
    }

    func add(_ element: ImageDrawing.Element) {
        drawing.elements.append(element)
    }

    /// What `body` draws. One drawing may contain another.
    static func record(_ bounds: CGRect, _ body: () -> Void) -> ImageDrawing {
        let outer = current
        let recorder = DrawingRecorder(bounds)
        current = recorder
        defer { current = outer }
        body()
        return recorder.drawing
    }
}
