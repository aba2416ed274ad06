import UIKit

/// A page that a finger can pull: its cell, with the image to move.
struct PulledPage {
    /// The cell.
    let cell: JXPhotoBrowserAnyCell
    /// What moves.
    let imageView: UIImageView
    /// What it shows.
    let image: UIImage
    /// The image view's transform in place.
    let transform: CGAffineTransform
    /// The image view's own place, without the transform, when the pull last moved it.
    private var place: (center: CGPoint, size: CGSize)

    /// The cell's page where there is something to pull: an image with a size, in a view that shows.
    init?(_ cell: JXPhotoBrowserAnyCell) {
        guard let imageView = cell.transitionImageView, let image = imageView.image,
            ImageFit.isUsable(image.size), !imageView.bounds.isEmpty, imageView.window != nil,
            !imageView.isHidden
        else { return nil }
        self.cell = cell
        self.imageView = imageView
        self.image = image
        transform = imageView.transform
        place = (imageView.center, imageView.bounds.size)
    }

    /// The scroll views within the cell in which the image lies.
    /// - Complexity: O(depth of the image view in the cell)
    static func scrollViews(around imageView: UIView?, in cell: UIView) -> [UIScrollView] {
        var found: [UIScrollView] = []
        var view = imageView?.superview
        while let current = view, current !== cell {
            if let scrollView = current as? UIScrollView { found.append(scrollView) }
            view = current.superview
        }
        return found
    }

    /// Puts the image where `pose` says.
    ///
    /// - Parameter view: the browser's view, in whose coordinates the pose is.
    mutating func take(_ pose: PullPose, in view: UIView) {
        guard let superview = imageView.superview else { return }
        if imageView.center != place.center || imageView.bounds.size != place.size {
            rest()
            cell.layoutIfNeeded()
            place = (imageView.center, imageView.bounds.size)
        }
        let center = superview.convert(imageView.center, to: view)
        let place = superview.convert(
            CGPoint(x: center.x + pose.shift.x, y: center.y + pose.shift.y), from: view)
        let shift = CGAffineTransform(
            translationX: place.x - imageView.center.x, y: place.y - imageView.center.y)
        let scale = CGAffineTransform(scaleX: pose.scale, y: pose.scale)
        imageView.transform = transform.concatenating(scale).concatenating(shift)
    }

    /// The image's centre when it is in place, in the coordinates of the browser's view.
    func center(in view: UIView) -> CGPoint {
        imageView.superview?.convert(imageView.center, to: view) ?? .zero
    }

    /// Puts the image in place. A cell that has set its frame meanwhile, which goes wrong under a
    /// transform, has to do so again.
    func rest() {
        imageView.transform = transform
        if imageView.center == place.center && imageView.bounds.size == place.size { return }
        cell.setNeedsLayout()
        var view = imageView.superview
        while let current = view, current !== cell {
            current.setNeedsLayout()
            view = current.superview
        }
    }
}
