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
    /// The page whose image flies.
    var page: Int
    /// What flies.
    let view: FlyingImageView
    /// Where it began.
    let origin: FlightStation
    /// Where it arrives.
    var destination: FlightStation
    /// Whether that has changed on its way.
    var isRedirected = false
    /// Whether the page, or what it shows, has changed since that was last seen to.
    var isOutdated = false
    /// Whether it has ended on its way, there being nothing more to fly.
    var isAbandoned = false

    /// Prepares a flight over `container`.
    init(
        _ way: Way, of image: UIImage, ofPage page: Int, from origin: FlightStation,
        to destination: FlightStation, over container: UIView
    ) {
        self.way = way
        self.page = page
        self.origin = origin
        self.destination = destination
        view = FlyingImageView(image, at: origin)
        container.addSubview(view)
    }
}
