import UIKit

extension JXPhotoBrowserViewController {
    /// Prepares the flight of the present page's image, which hides the pages meanwhile; nil, with
    /// nothing changed, where it has no thumbnail to fly from or to, or there is no image.
    ///
    /// - Parameter container: the view over which it flies; the browser's is in it.
    func takeOff(_ way: ImageFlight.Way, over container: UIView) -> ImageFlight? {
        view.layoutIfNeeded()
        if way == .opening { endUnseenMotion() }
        layHostOut()
        guard flight == nil, let image = imageOfPage(), let page = pageStation(in: container),
            let thumbnail = thumbnailStation(for: image, in: container)
        else { return nil }
        let flight: ImageFlight
        switch way {
        case .opening:
            flight = ImageFlight(
                way, of: image, ofPage: pageIndex, from: thumbnail, to: page, over: container)
            view.alpha = 0
        case .closing:
            flight = ImageFlight(
                way, of: image, ofPage: pageIndex, from: page, to: thumbnail, over: container)
        }
        flight.view.imageView.contentMode = thumbnail.contentMode
        self.flight = flight
        collectionView.isHidden = true
        // The host, which was asked for the thumbnail, may have gone to another page.
        flight.isOutdated = true
        refreshThumbnail()
        followWithFlight()
        return flight
    }

    /// Has a pager that the host has set in motion before anything of it could be seen be where it was
    /// to go: while an image flies to its page, pages are not seen.
    private func endUnseenMotion() {
        guard !motion.isResting, isShowingPages else { return }
        stopBetweenPages()
        callOut()
        view.layoutIfNeeded()
    }

    /// Moves what flies to where it arrives, and fades what is around it; to be animated.
    func fly(_ flight: ImageFlight) {
        flight.view.move(to: flight.destination)
        view.alpha = flight.way == .opening ? 1 : 0
    }

    /// The flight was called off and is back where it began. Where that is not the image's place any
    /// more, since the page has settled or views have got other sizes meanwhile, it flies on there.
    func flyBack(_ flight: ImageFlight, then done: @escaping () -> Void) {
        guard self.flight === flight, let home = home(of: flight),
            flight.isRedirected || !flight.origin.isNear(home)
        else { return done() }
        // One that was redirected is back where that made no difference: it goes on from there.
        if !flight.isRedirected { flight.view.move(to: flight.origin) }
        view.alpha = flight.way == .opening ? 0 : 1
        UIView.animate(withDuration: TransitionStage.wayBack) {
            flight.view.move(to: home)
            flight.view.alpha = 1
        } completion: { _ in
            done()
        }
    }

    /// Where the image of a flight that is called off belongs now.
    private func home(of flight: ImageFlight) -> FlightStation? {
        guard let container = flight.view.superview, let image = flight.view.imageView.image else {
            return nil
        }
        switch flight.way {
        case .opening:
            layHostOut()
            return thumbnailStation(for: image, in: container)
        case .closing:
            view.layoutIfNeeded()
            // The pager may be on its way still, which nobody sees.
            let present = collectionView.contentOffset
            let rest = offset(
                ofVirtual: numbering.virtual(of: pageIndex, nearestTo: nearestVirtual))
            return pageStation(in: container)?
                .movedBy(CGPoint(x: present.x - rest.x, y: present.y - rest.y))
        }
    }

    /// The flight is over: the page's own image shows again; whether the thumbnail does is seen to
    /// when the browser has gone.
    func land(_ flight: ImageFlight) {
        if flight.isAbandoned { view.alpha = 1 }
        guard self.flight === flight else { return }
        self.flight = nil
        flight.view.removeFromSuperview()
        collectionView.isHidden = false
        view.alpha = 1
    }

    /// Ends a flight that nobody animates any more.
    func endFlight() {
        if let flight { land(flight) }
    }

    /// The views have got other sizes: has the image arrive where its place is now. One whose
    /// thumbnail is not on screen any more fades on its way.
    func redirectFlight() {
        guard let flight, let container = flight.view.superview,
            let image = flight.view.imageView.image
        else { return }
        view.layoutIfNeeded()
        layHostOut()
        flight.isRedirected = true
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

    /// The page, or what it shows, may be another one while an image flies. On the way in the new
    /// page's image flies on to its place; where there is none, and on the way out, the pages show
    /// instead.
    func followWithFlight() {
        guard let flight, flight.isOutdated, calls.fromCollectionView == 0 else { return }
        flight.isOutdated = false
        view.layoutIfNeeded()
        guard self.flight === flight else { return }
        let image = imageOfPage()
        if flight.page == pageIndex, flight.view.imageView.image === image { return }
        guard flight.way == .opening, transitionCoordinator?.isCancelled != true, let image,
            let container = flight.view.superview, let station = pageStation(in: container)
        else { return abandon(flight) }
        flight.isRedirected = true
        flight.page = pageIndex
        flight.destination = station
        flight.view.imageView.image = image
        flight.view.move(to: station)
    }

    /// Has the pages show, which go on fading as what is around the flight did.
    private func abandon(_ flight: ImageFlight) {
        self.flight = nil
        flight.isAbandoned = true
        flight.view.removeFromSuperview()
        collectionView.isHidden = false
        refreshThumbnail()
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
