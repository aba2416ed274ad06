import UIKit

/// An image on its way between a thumbnail and a page.
final class FlyingImageView: UIView {
    /// The image.
    let imageView = UIImageView()

    /// Makes a view at a station.
    init(_ image: UIImage, at station: FlightStation) {
        super.init(frame: station.window)
        clipsToBounds = true
        isUserInteractionEnabled = false
        imageView.image = image
        imageView.clipsToBounds = true
        imageView.contentMode = station.contentMode
        addSubview(imageView)
        move(to: station)
    }

    /// Not from a nib: nobody has one of these.
    required init?(coder: NSCoder) { nil }

    nonisolated deinit {}

    /// Goes to a station.
    func move(to station: FlightStation) {
        frame = station.window
        imageView.frame = station.frame.offsetBy(
            dx: -station.window.minX, dy: -station.window.minY)
    }
}
