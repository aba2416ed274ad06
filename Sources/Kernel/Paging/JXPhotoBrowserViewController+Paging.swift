import UIKit

// What changes the pager here does not call out: `callOut` does, when everything is in place, so
// that the host may do anything in answer.
extension JXPhotoBrowserViewController {
    // MARK: Where the pager is

    /// The numbering in force; of no pages until the host has been asked.
    var numbering: PageNumbering { data ?? .empty }

    /// The item of the collection view that lies nearest to the present offset.
    var nearestVirtual: Int {
        geometry.virtual(nearestTo: collectionView.contentOffset, of: numbering.virtualCount)
    }

    /// The offset at which a virtual item is in place.
    func offset(ofVirtual virtual: Int) -> CGPoint {
        geometry.offset(ofVirtual: virtual, of: numbering.virtualCount)
    }

    private func isInPlace(atVirtual virtual: Int) -> Bool {
        geometry.isInPlace(
            collectionView.contentOffset, atVirtual: virtual, of: numbering.virtualCount)
    }

    /// Whether a finger has stopped the pager on its way. One that is down elsewhere, or lies still,
    /// does not: no drag follows that could end.
    var isCaughtBetweenPages: Bool {
        collectionView.isTracking && !isInPlace(atVirtual: nearestVirtual)
    }

    /// The page to be at when whatever moves the pager is cut short.
    var pageInView: Int {
        switch motion.phase {
        case .resting: pageIndex
        case .scrolling(let page): numbering.clamped(page)
        case .dragged, .settling:
            geometry.isUsable ? numbering.page(atVirtual: nearestVirtual) : pageIndex
        }
    }

    /// Whether pages are laid out and shown.
    var isShowingPages: Bool {
        opening == .done && geometry.isUsable && numbering.count > 0 && isViewLoaded
    }

    /// Whether an animation would run, and be seen: while an image flies to its page, pages are not.
    var canAnimate: Bool {
        isShowingPages && flight?.way != .opening && viewIfLoaded?.window != nil
    }

    // MARK: Going to a page

    /// Goes to `page`, if there is such a one.
    func go(to page: Int, animated: Bool) {
        guard numbering.contains(page) else { return }
        if page != pageIndex { cancelPull() }
        if !isShowingPages {
            opening = .pending(page: page)
            becomePage(page)
        } else if animated && canAnimate {
            animate(to: page)
        } else {
            recentre()
            settlePager(at: page)
            hasComeToRest = true
            keepPage(at: numbering.resting(at: page))
            becomePage(page)
        }
    }

    private func animate(to page: Int) {
        switch motion.scrollRequested(to: page) {
        case .underWay, .afterTheFinger:
            return
        case .start:
            recentre()
            startScrolling(to: page)
        }
    }

    /// Turns from the page at rest to the next one, forward also where there are just two.
    func turn(to page: Int) {
        guard motion.isResting, canAnimate, numbering.contains(page) else { return }
        motion.turned(to: page)
        recentre()
        startScrolling(to: page)
    }

    /// Starts the animation that `motion` knows of, from wherever the pager is.
    func startScrolling(to page: Int) {
        let target = numbering.virtual(
            of: page, nearestTo: nearestVirtual, prefersForward: motion.goesForward)
        if isInPlace(atVirtual: target) {
            // UIKit would animate nothing and send nothing.
            motion.stopped()
            put(atVirtual: target)
            settle()
            return
        }
        calls.toCollectionView += 1
        collectionView.setContentOffset(offset(ofVirtual: target), animated: true)
        calls.toCollectionView -= 1
    }

    /// Puts the pager to rest at `page`; under a finger it goes on from there. One that rested goes
    /// on resting, whatever has become of its place.
    func settlePager(at page: Int) {
        if !motion.isResting { hasComeToRest = true }
        motion.jumped()
        put(atVirtual: numbering.resting(at: page))
    }

    /// Sets the offset to that of a virtual item. Ends UIKit's own motion, not a finger's.
    private func put(atVirtual virtual: Int) {
        calls.toCollectionView += 1
        collectionView.setContentOffset(offset(ofVirtual: virtual), animated: false)
        calls.toCollectionView -= 1
    }

    /// Moves the offset. Whatever is under way carries on from there.
    func shiftPager(to offset: CGPoint) {
        calls.toCollectionView += 1
        collectionView.contentOffset = offset
        calls.toCollectionView -= 1
    }

    /// Makes `page` the page at rest, of which the overlays are to be told.
    func becomePage(_ page: Int) {
        if page == pageIndex { return }
        pageIndex = page
        isThumbnailOutdated = true
        announcer.post(.page(page))
    }

    // MARK: After an event

    /// Does what the motion asks for.
    func perform(_ effect: PagerMotion.Effect) {
        switch effect {
        case .none: return
        case .realign: realign()
        case .settle: settle()
        case .settleThenScroll(let page):
            settle()
            go(to: page, animated: true)
        }
        callOut()
    }

    /// The motion is over: takes the page in view.
    private func settle() {
        guard isShowingPages else { return }
        hasComeToRest = true
        recentre()
        // After the way home: a page need not begin on a pixel there as it does here.
        let virtual = nearestVirtual
        if offset(ofVirtual: virtual) != collectionView.contentOffset {
            put(atVirtual: virtual)
        }
        becomePage(numbering.page(atVirtual: virtual))
    }

    /// Something has moved a pager at rest: brings it back.
    private func realign() {
        guard isShowingPages, !isZoomUnderWay else { return }
        let virtual = numbering.resting(at: pageIndex)
        if offset(ofVirtual: virtual) != collectionView.contentOffset {
            put(atVirtual: virtual)
        }
    }

    /// The view has gone, and with it whatever moved the pager: it rests at a page when it returns.
    func stopBetweenPages() {
        let page = pageInView
        if !motion.isResting { hasComeToRest = true }
        motion.stopped()
        if !isShowingPages { return }
        settlePager(at: page)
        becomePage(page)
    }

    // MARK: Endless paging

    /// Moves an endless pager that has strayed from its resting block back there, by whole rounds:
    /// the same pages stay at the same places on screen, and a motion carries on. A page that fingers
    /// zoom, or that springs back from that, would not do so in another cell: then it stays as long as
    /// there is room.
    func recentre() {
        guard isShowingPages else { return }
        let shift = numbering.shiftHome(from: nearestVirtual)
        if shift == 0 || isZoomUnderWay && !isOutOfRoom { return }
        handPagesOver(by: shift)
    }

    /// Whether fingers change the zoom of the page in view, or it springs back to its limits.
    private var isZoomUnderWay: Bool {
        let nearest = IndexPath(item: nearestVirtual, section: 0)
        let cell = collectionView.cellForItem(at: nearest) as? JXZoomImageCell
        guard let view = cell?.scrollView else { return false }
        return view.isZooming || view.isZoomBouncing
    }

    /// Whether an endless pager has so little left on one side that a motion could meet the end.
    var isOutOfRoom: Bool {
        let position = geometry.position(of: collectionView.contentOffset)
        return position < roomStart || position > roomEnd
    }

    /// Notes between which positions a motion has room on both sides.
    func updateRoom() {
        if let items = numbering.roomyItems, geometry.isUsable {
            let first = geometry.position(of: offset(ofVirtual: items.lowerBound))
            let last = geometry.position(of: offset(ofVirtual: items.upperBound))
            roomStart = min(first, last)
            roomEnd = max(first, last)
        } else {
            roomStart = -.infinity
            roomEnd = .infinity
        }
    }

    // MARK: Scrolling by others

    /// The offset of a pager at rest has changed, and the browser did not do it.
    func noteForeignScroll() {
        if calls.toCollectionView == 0 { viewIfLoaded?.setNeedsLayout() }
    }

    /// A pager that somebody else has put on another page takes that for its own.
    func followForeignScroll() {
        guard motion.isResting, isShowingPages, !collectionView.isTracking,
            !collectionView.isDecelerating
        else { return }
        let virtual = nearestVirtual
        guard virtual != numbering.resting(at: pageIndex),
            isInPlace(atVirtual: virtual)
        else { return }
        settle()
    }

    // MARK: Calling out

    /// Tells the host and the overlays what has happened, in order. They may call anything.
    func callOut() {
        reportDepartures()
        announcer.deliver()
        followWithThumbnail()
        followWithFlight()
        updateAutoPlay()
    }

    /// Tells the host which cells have lost their pages.
    func reportDepartures() {
        while !departures.isEmpty {
            reportEnd(of: departures.removeFirst())
        }
    }
}
