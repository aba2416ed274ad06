/// Where a renderer's actions draw.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
    nonisolated deinit {}

    /// How the image is made.
    public let format: UIGraphicsImageRendererFormat

    init(format: UIGraphicsImageRendererFormat) {
        self.format = format
        super.init()
    }

    /// Fills a rectangle with the fill colour.
    open func fill(_ rect: CGRect) {
        guard let recorder = DrawingRecorder.current else { return }
        recorder.add(.fill(rect, recorder.fillColor))
    }

    /// Draws the outline of a rectangle, a point wide and within it, in the stroke colour.
    open func stroke(_ rect: CGRect) {
        guard let recorder = DrawingRecorder.current else { return }
        recorder.add(.stroke(rect, recorder.strokeColor))
    }

    /// Keeps what is drawn from now on within a rectangle.
    open func clip(to rect: CGRect) {
        DrawingRecorder.current?.add(.clip(rect))
    }

    /// The image of what was drawn up to now.
    open var currentImage: UIImage {
        let drawing = DrawingRecorder.current?.drawing ?? ImageDrawing(bounds: .zero)
        return UIImage(
            content: .drawing(drawing), size: drawing.bounds.size, scale: format.effectiveScale)
    }
}
