import UIKit

/// How an image is laid out in a page.
nonisolated enum ImageFit {
    /// The image's rectangle with its long edge fitted to the viewport, centred; enlarged where the
    /// image is smaller. Zero where there is no image yet, or nowhere to put it.
    ///
    /// - Parameters:
    ///   - size: the image's size, points; zero, negative and not finite count as no image.
    ///   - viewport: the size of the page, points.
    static func frame(ofImage size: CGSize?, in viewport: CGSize) -> CGRect {
        guard let size, isUsable(size), isUsable(viewport) else { return .zero }
        // The quotients first: a product of two extreme edges could overflow.
        let scale = min(viewport.width / size.width, viewport.height / size.height)
        let fitted = CGSize(width: size.width * scale, height: size.height * scale)
        return CGRect(origin: centredOrigin(of: fitted, in: viewport), size: fitted)
    }

    /// Where content begins so that it is centred on each axis on which it is smaller than the
    /// viewport; at 0 on the others.
    static func centredOrigin(of content: CGSize, in viewport: CGSize) -> CGPoint {
        CGPoint(
            x: max(0, (viewport.width - content.width) / 2),
            y: max(0, (viewport.height - content.height) / 2))
    }

    /// Whether a size is one to lay out: positive and finite.
    static func isUsable(_ size: CGSize) -> Bool {
        size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
    }
}
