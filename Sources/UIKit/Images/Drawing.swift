/// Fills a rectangle of the image that is being drawn with the fill colour; outside a drawing it does
/// nothing.
@MainActor
public func UIRectFill(_ rect: CGRect) {
    guard let recorder = DrawingRecorder.current else { return }
    recorder.add(.fill(rect, recorder.fillColor))
}

extension UIColor {
    /// Has the drawing under way fill with this colour.
    @MainActor
    public func setFill() {
        DrawingRecorder.current?.fillColor = self
    }

    /// Has the drawing under way draw outlines in this colour.
    @MainActor
    public func setStroke() {
        DrawingRecorder.current?.strokeColor = self
    }

    /// Has the drawing under way fill with this colour and draw outlines in it.
    @MainActor
    public func set() {
        setFill()
        setStroke()
    }
}

extension UIImage {
    /// Draws the image into the one that is being drawn, stretched to `rect`; outside a drawing it
    /// does nothing.
    public func draw(in rect: CGRect) {
        DrawingRecorder.current?.add(.image(content, rect, alpha: 1))
    }

    /// Draws the image at its own size.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }
}
