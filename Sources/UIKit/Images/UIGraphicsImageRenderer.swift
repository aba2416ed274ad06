/// Makes images by drawing.
///
/// What is drawn is written down, not rendered: pictures of the screen draw it. Rectangles, images
/// and views can be drawn; there are no paths, no text and no pixels.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
    nonisolated deinit {}

    /// The part of the drawing's coordinates that images show, points.
    private let bounds: CGRect
    /// How images are made.
    public let format: UIGraphicsImageRendererFormat

    /// Makes a renderer of images that show a rectangle.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
    }

    /// Makes a renderer of images that show a rectangle, at the screen's scale.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// Makes a renderer of images of a size, points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes a renderer of images of a size, points, at the screen's scale.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .preferred())
    }

    /// The image of what `actions` draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let drawing = DrawingRecorder.record(bounds) {
            actions(UIGraphicsImageRendererContext(format: format))
        }
        return UIImage(content: .drawing(drawing), size: bounds.size, scale: format.effectiveScale)
    }
}
