import UIKit

/// How an image is laid out in a page, at zoom scale 1.
nonisolated enum ImageFit: Equatable {
    /// Its long edge fits: all of it is seen.
    case fit
    /// Its short edge fills the page: the long one goes beyond.
    case fill

    /// The other one.
    var other: ImageFit {
        switch self {
        case .fit: .fill
        case .fill: .fit
        }
    }

    /// The longest edge that is laid out, points; an image with a longer one is none, and one that
    /// would have to be made longer to fill the page is fitted.
    private static let longestEdge: CGFloat = 1e7
    /// The shortest edge that counts as one, points.
    private static let shortestEdge: CGFloat = 1e-6

    /// The size of the laid out image; enlarged where the image is smaller. Zero where there is no
    /// image yet, or nowhere to put it.
    ///
    /// - Parameters:
    ///   - size: the image's size, points; zero, negative, not finite and huge count as no image.
    ///   - viewport: the size of the page, points.
    func size(ofImage size: CGSize?, in viewport: CGSize) -> CGSize {
        guard let size, ImageFit.isUsable(size), ImageFit.isUsable(viewport) else { return .zero }
        let across = viewport.width / size.width
        let along = viewport.height / size.height
        let fillsAcross = self == .fit ? across <= along : across >= along
        // The edge that decides is the page's own to the last bit.
        let laidOut =
            fillsAcross
            ? CGSize(width: viewport.width, height: size.height * across)
            : CGSize(width: size.width * along, height: viewport.height)
        if ImageFit.isUsable(laidOut) { return laidOut }
        return self == .fill ? ImageFit.fit.size(ofImage: size, in: viewport) : .zero
    }

    /// The rectangle of an image that fits, centred; zero where there is no image, or no room.
    static func frame(ofImage size: CGSize?, in viewport: CGSize) -> CGRect {
        let fitted = ImageFit.fit.size(ofImage: size, in: viewport)
        if fitted == .zero { return .zero }
        let middle = ImageFit.middle(of: fitted, in: viewport)
        return CGRect(
            x: middle.x - fitted.width / 2, y: middle.y - fitted.height / 2, width: fitted.width,
            height: fitted.height)
    }

    /// The middle of content that is centred on each axis on which it is smaller than the viewport,
    /// and begins at 0 on the others.
    static func middle(of content: CGSize, in viewport: CGSize) -> CGPoint {
        CGPoint(
            x: max(content.width, viewport.width) / 2,
            y: max(content.height, viewport.height) / 2)
    }

    /// Whether a size is one to lay out.
    static func isUsable(_ size: CGSize) -> Bool {
        size.width >= shortestEdge && size.height >= shortestEdge
            && size.width <= longestEdge && size.height <= longestEdge
    }
}
