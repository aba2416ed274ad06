import UIKit

/// An image's flight between its thumbnail and its page, while the browser opens or closes.
final class ImageFlight {
    /// Where it goes.
    enum Way {
        /// From the thumbnail to the page.
        case opening
        /// From the page to the thumbnail.
        case closing
    }

    /// Where it goes.
    let way: Way
    /// What flies.
    let view: FlyingImageView
    /// Where it began.
    let origin: FlightStation
    /// Where it arrives.
    var destination: FlightStation
    /// Whether that has changed on its way.
    var isRedirected = false

    /// Prepares a flight over `container`.
    init(
        _ way: Way, of image: UIImage, from origin: FlightStation, to destination: FlightStation,
        over container: UIView
    ) {
        self.way = way
        self.origin = origin
        self.destination = destination
        view = FlyingImageView(image, at: origin)
        container.addSubview(view)
    }
}
