import UIKit

/// A point of a page's picture and its place on the page, to have the picture there again once it is
/// laid out in another way.
struct PictureAnchor {
    /// The point, as shares of the picture's edges.
    private let share: CGPoint
    /// The place, points from the page's upper left corner.
    private let place: CGPoint

    /// Notes where `point` is, given in the coordinates of the cell's image view. Without a picture
    /// its middle is meant.
    init(of cell: JXZoomImageCell, at point: CGPoint) {
        let size = cell.imageView.bounds.size
        let origin = cell.scrollView.bounds.origin
        let onContent = cell.imageView.convert(point, to: cell.scrollView)
        place = CGPoint(x: onContent.x - origin.x, y: onContent.y - origin.y)
        share = CGPoint(
            x: size.width > 0 ? point.x / size.width : 0.5,
            y: size.height > 0 ? point.y / size.height : 0.5)
    }

    /// Scrolls so that the point is at its place, as far as the content allows.
    func restore(in cell: JXZoomImageCell) {
        let size = cell.imageView.bounds.size
        let point = CGPoint(x: share.x * size.width, y: share.y * size.height)
        let onContent = cell.imageView.convert(point, to: cell.scrollView)
        let offset = CGPoint(x: onContent.x - place.x, y: onContent.y - place.y)
            .clamped(to: CGRect(origin: .zero, size: cell.scrollView.roomToScroll))
        // A picture that somebody has put at no number cannot be scrolled to.
        guard offset.x.isFinite, offset.y.isFinite else { return }
        if offset != cell.scrollView.contentOffset { cell.scrollView.contentOffset = offset }
    }
}

extension CGPoint {
    /// The nearest point in a rectangle, its edges included.
    nonisolated func clamped(to rect: CGRect) -> CGPoint {
        CGPoint(
            x: min(max(x, rect.minX), rect.maxX), y: min(max(y, rect.minY), rect.maxY))
    }
}

extension UIScrollView {
    /// How far the content goes beyond the view, points on each axis; 0 where it fits.
    var roomToScroll: CGSize {
        CGSize(
            width: max(0, contentSize.width - bounds.width),
            height: max(0, contentSize.height - bounds.height))
    }
}
