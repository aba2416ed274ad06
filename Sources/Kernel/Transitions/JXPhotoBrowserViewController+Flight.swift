import UIKit

extension JXPhotoBrowserViewController {
    /// Prepares the flight of the present page's image, which hides the pages meanwhile; nil, with
    /// nothing changed, where it has no thumbnail to fly from or to, or there is no image.
    ///
    /// - Parameter container: the view over which it flies; the browser's is in it.
    func takeOff(_ way: ImageFlight.Way, over container: UIView) -> ImageFlight? {
        view.layoutIfNeeded()
        layHostOut()
        guard flight == nil, let image = imageOfPage(), let page = pageStation(in: container),
            let thumbnail = thumbnailStation(for: image, in: container)
        else { return nil }
        let flight: ImageFlight
        switch way {
        case .opening:
            flight = ImageFlight(way, of: image, from: thumbnail, to: page, over: container)
            view.alpha = 0
        case .closing:
            flight = ImageFlight(way, of: image, from: page, to: thumbnail, over: container)
        }
        flight.view.imageView.contentMode = thumbnail.contentMode
        self.flight = flight
        collectionView.isHidden = true
        refreshThumbnail()
        return flight
    }

    /// Moves what flies to where it arrives, and fades what is around it; to be animated.
    func fly(_ flight: ImageFlight) {
        flight.view.move(to: flight.destination)
        view.alpha = flight.way == .opening ? 1 : 0
    }

    /// The flight is over, or `isCancelled`: the page's own image shows again, or the thumbnail.
    func land(_ flight: ImageFlight, isCancelled: Bool) {
        guard self.flight === flight else { return }
        self.flight = nil
        flight.view.removeFromSuperview()
        collectionView.isHidden = false
        view.alpha = 1
        // A browser that stays keeps its thumbnail hidden.
        if isCancelled == (flight.way == .opening) { hideThumbnail(of: nil) }
    }

    /// Ends a flight that nobody animates any more.
    func endFlight() {
        if let flight { land(flight, isCancelled: flight.way == .opening) }
    }

    /// The views have got other sizes: has the image arrive where its place is now. One whose
    /// thumbnail is not on screen any more fades on its way.
    func redirectFlight() {
        guard let flight, let container = flight.view.superview,
            let image = flight.view.imageView.image
        else { return }
        view.layoutIfNeeded()
        layHostOut()
        let station =
            flight.way == .opening
            ? pageStation(in: container) : thumbnailStation(for: image, in: container)
        if let station {
            flight.destination = station
            flight.view.move(to: station)
        } else {
            flight.view.alpha = 0
        }
    }

    // MARK: Stations

    private func imageOfPage() -> UIImage? {
        centralCell()?.transitionImageView?.image
    }

    private func pageStation(in container: UIView) -> FlightStation? {
        guard let imageView = centralCell()?.transitionImageView, let image = imageView.image
        else { return nil }
        return FlightStation(of: imageView, showing: image, in: container)
    }

    private func thumbnailStation(for image: UIImage, in container: UIView) -> FlightStation? {
        guard numbering.count > 0,
            let thumbnail = delegate?.photoBrowser(self, thumbnailViewAt: pageIndex)
        else { return nil }
        return FlightStation(ofThumbnail: thumbnail, showing: image, in: container)
    }

    /// Has the host's screen in place, so that cells of a list that has just scrolled are there.
    func layHostOut() {
        presentingViewController?.viewIfLoaded?.layoutIfNeeded()
    }
}
