/// What drawing goes into. It writes down what is drawn, in the coordinates of the image.
@preconcurrency @MainActor
public final class CGContext {
    private let recorder: DrawingRecorder

    init(_ recorder: DrawingRecorder) {
        self.recorder = recorder
    }

    nonisolated deinit {}

    /// Has rectangles filled with a colour.
    public func setFillColor(_ color: CGColor) {
        recorder.fillColor = UIColor(cgColor: color)
    }

    /// Has outlines drawn in a colour.
    public func setStrokeColor(_ color: CGColor) {
        recorder.strokeColor = UIColor(cgColor: color)
    }

    /// Fills a rectangle with the fill colour.
    public func fill(_ rect: CGRect) {
        recorder.add(.fill(rect, recorder.fillColor))
    }

    /// Draws the outline of a rectangle, a point wide, in the stroke colour.
    public func stroke(_ rect: CGRect) {
        recorder.add(.stroke(rect, recorder.strokeColor))
    }

    /// Keeps what is drawn from now on within a rectangle.
    public func clip(to rect: CGRect) {
        recorder.add(.clip(rect))
    }

    /// Draws a view or layer, given as values, in a size.
    func draw(_ snapshot: ViewSnapshot, size: CGSize) {
        recorder.add(.view(snapshot, CGRect(origin: .zero, size: size)))
    }
}

extension UIGraphicsImageRendererContext {
    /// What is drawn into.
    public var cgContext: CGContext {
        guard let recorder = DrawingRecorder.current else {
            fatalError("A renderer's context is there while its block runs, not afterwards.")
        }
        return CGContext(recorder)
    }
}
