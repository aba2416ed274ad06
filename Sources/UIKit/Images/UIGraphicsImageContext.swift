/// Begins an image of a size, points: what is drawn goes into it until
/// `UIGraphicsEndImageContext()`. At the scale of 1.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    DrawingRecorder.begin(size, scale: 1)
}

/// Begins an image of a size, points: what is drawn goes into it until
/// `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - opaque: whether the image has no transparency. It is black to begin with, then.
///   - scale: pixels a point; 0 takes the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    DrawingRecorder.begin(
        size, scale: scale > 0 && scale.isFinite ? scale : UIScreen.main.scale)
    if opaque {
        DrawingRecorder.current?.add(.fill(CGRect(origin: .zero, size: size), .black))
    }
}

/// The image of what was drawn since the latest image was begun; nil where none is.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let recorder = DrawingRecorder.current, let scale = recorder.imageScale else {
        return nil
    }
    return UIImage(
        content: .drawing(recorder.drawing), size: recorder.drawing.bounds.size, scale: scale)
}

/// Ends the image that was begun last; where none is, it does nothing.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
    DrawingRecorder.end()
}

/// What is drawn into now; nil outside a drawing.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? {
    DrawingRecorder.current.map { CGContext($0) }
}
