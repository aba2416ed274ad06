/// How a renderer makes its images.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
    nonisolated deinit {}

    /// Pixels a point; 0 takes the screen's.
    open var scale: CGFloat

    /// Makes a format of the screen's scale.
    public override init() {
        scale = UIScreen.main.scale
        super.init()
    }

    /// A format for the screen.
    public class func `default`() -> UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat()
    }

    /// A format for the screen.
    public class func preferred() -> UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat()
    }

    var effectiveScale: CGFloat {
        scale > 0 && scale.isFinite ? scale : UIScreen.main.scale
    }
}
