import UIKit

/// One end of an image's flight: where the image lies, and how much of it shows there.
struct FlightStation {
    /// The image's rectangle, in the coordinates of the view over which it flies.
    var frame: CGRect
    /// What of it shows.
    var window: CGRect
    /// How the image fills its rectangle.
    var contentMode: UIView.ContentMode

    /// Where an image view shows `image`, nil where that is nowhere.
    ///
    /// - Parameter container: the view over which the image flies.
    init?(of imageView: UIImageView, showing image: UIImage, in container: UIView) {
        guard ImageFit.isUsable(image.size), !imageView.bounds.isEmpty else { return nil }
        let content = FlightStation.content(
            of: image.size, in: imageView.bounds, mode: imageView.contentMode)
        frame = imageView.convert(content, to: container)
        window = frame
        contentMode =
            imageView.contentMode == .scaleToFill || imageView.contentMode == .redraw
            ? .scaleToFill : .scaleAspectFill
    }

    /// Where a thumbnail shows `image`; nil where none of it is on screen.
    ///
    /// - Complexity: O(views in the thumbnail + its depth)
    init?(ofThumbnail thumbnail: UIView, showing image: UIImage, in container: UIView) {
        guard let visible = VisiblePart.rect(of: thumbnail) else { return nil }
        let inContainer = thumbnail.convert(visible, to: container)
        if let picture = FlightStation.picture(in: thumbnail),
            let station = FlightStation(of: picture, showing: image, in: container)
        {
            self = station
        } else {
            frame = thumbnail.convert(thumbnail.bounds, to: container)
            contentMode = .scaleAspectFill
        }
        guard let shown = frame.clipped(to: inContainer) else { return nil }
        window = shown
    }

    /// The station where the image is seen that is moved as a whole.
    func movedBy(_ shift: CGPoint) -> FlightStation {
        var station = self
        station.frame = frame.offsetBy(dx: shift.x, dy: shift.y)
        station.window = window.offsetBy(dx: shift.x, dy: shift.y)
        return station
    }

    /// Whether an image at the other station is seen at the same place.
    func isNear(_ other: FlightStation) -> Bool {
        FlightStation.areNear(frame, other.frame) && FlightStation.areNear(window, other.window)
    }

    private static func areNear(_ one: CGRect, _ other: CGRect) -> Bool {
        let slack = PageGeometry.tolerance
        return abs(one.minX - other.minX) <= slack && abs(one.minY - other.minY) <= slack
            && abs(one.maxX - other.maxX) <= slack && abs(one.maxY - other.maxY) <= slack
    }

    /// The image view that makes up a thumbnail: the thumbnail itself, or the first one in it with
    /// an image.
    private static func picture(in view: UIView) -> UIImageView? {
        if let imageView = view as? UIImageView, imageView.image != nil, !imageView.bounds.isEmpty {
            return imageView
        }
        for subview in view.subviews where !subview.isHidden {
            if let found = picture(in: subview) { return found }
        }
        return nil
    }

    /// The rectangle that an image takes in a view's bounds, before these cut it off.
    private static func content(
        of size: CGSize, in bounds: CGRect, mode: UIView.ContentMode
    ) -> CGRect {
        guard mode == .scaleAspectFit else { return bounds }
        return ImageFit.frame(ofImage: size, in: bounds.size)
            .offsetBy(dx: bounds.minX, dy: bounds.minY)
    }
}
