import UIKit

extension JXPhotoBrowserViewController {
    // MARK: Asking the host

    /// Asks for the pages if that has not been done.
    func loadDataIfNeeded() {
        guard data == nil, let answer = askForPages() else { return }
        data = answer
        outdated.remove([.data, .numbering])
        pageIndex = firstPage
        updateRoom()
        announcer.post(.reload(count: numbering.count, page: pageIndex))
    }

    /// The host's answer; nil within the call itself, which asks for it already.
    private func askForPages() -> PageNumbering? {
        if calls.forCount > 0 { return nil }
        calls.forCount += 1
        let count = delegate?.numberOfItems(in: self) ?? 0
        calls.forCount -= 1
        return PageNumbering(count: count, wantsLooping: isLoopingEnabled)
    }

    /// The page to begin with.
    private var firstPage: Int {
        if case .pending(let page?) = opening, numbering.contains(page) { return page }
        return numbering.page(nearestTo: initialIndex)
    }

    // MARK: Reloading

    /// Asks for the pages again and shows them.
    func reload(keepsPage: Bool) {
        guard data != nil else { return loadDataIfNeeded() }
        guard let answer = askForPages() else { return }
        outdated.remove(.data)
        rearrangeIfNeeded()
        renumber(answer, as: keepsPage ? .newDataKeepingPage : .newDataFromStart)
    }

    /// Why pages are numbered anew.
    enum Renumbering {
        /// New data; the page is kept.
        case newDataKeepingPage
        /// New data, from the initial page.
        case newDataFromStart
        /// The same data, which begins or ceases to loop.
        case sameData
    }

    /// Numbers the pages as `new` says, and puts the pager where it belongs.
    private func renumber(_ new: PageNumbering, as reason: Renumbering) {
        let old = numbering
        // Of a moving pager the page in view, from which the motion goes on; found by the old
        // numbers.
        let anchor = nearestVirtual
        let anchorPage = motion.isResting ? pageIndex : old.page(atVirtual: anchor)
        let formerPage = pageIndex
        // What is seen of pages goes over to the cells that they have afterwards.
        let around = reason == .sameData ? [anchor - 1, anchor, anchor + 1] : []
        let seen = around.filter(isInView).map(old.page(atVirtual:))
        data = new
        edition += 1
        isThumbnailOutdated = true
        outdated.remove(.numbering)
        updateRoom()
        pageIndex = pageIndex(after: reason, inView: anchorPage)
        if pageIndex != formerPage || reason == .newDataFromStart { hasComeToRest = true }
        // Posted before cells go and the pager moves: both call out to the host, who may reload.
        if reason != .sameData {
            announcer.post(.reload(count: new.count, page: pageIndex))
        } else if pageIndex != formerPage {
            announcer.post(.page(pageIndex))
        }
        let mine = edition
        dropCells(keepingLooksOf: seen)
        if mine != edition { return }
        switch (opening, reason) {
        case (.pending, _): break
        case (.done, .newDataFromStart): settlePager(at: pageIndex)
        case (.done, .newDataKeepingPage), (.done, .sameData):
            if new != old || motion.isResting {
                carryMotion(from: anchor, page: anchorPage, old: old)
            }
        }
        if mine == edition { scrollToInitialIndexIfNeeded() }
    }

    /// The page index once pages are numbered anew, where `page` is in view.
    private func pageIndex(after reason: Renumbering, inView page: Int) -> Int {
        switch (opening, reason) {
        case (.pending, _): firstPage
        case (.done, .newDataFromStart): numbering.page(nearestTo: initialIndex)
        case (.done, .newDataKeepingPage), (.done, .sameData):
            goesOn(from: page) ? numbering.clamped(pageIndex) : numbering.clamped(page)
        }
    }

    /// Whether what moves the pager still makes sense, with `page` in view: a motion whose page is
    /// gone, or whose target is, does not.
    private func goesOn(from page: Int) -> Bool {
        switch motion.phase {
        case .resting, .dragged: true
        case .settling: numbering.clamped(page) == page
        case .scrolling(let wanted): numbering.contains(wanted)
        }
    }

    /// Has the collection view ask for its cells anew. The host is to hear that the present ones no
    /// longer show what they did.
    private func dropCells(keepingLooksOf pages: [Int]) {
        if isViewLoaded { pull.cellsGo() }
        let shown = ledger.removeAll()
        let gone = handedOver + shown
        handedOver.removeAll()
        departures.append(contentsOf: gone)
        looks.removeAll(keepingCapacity: true)
        for entry in gone where pages.contains(entry.page) {
            looks.append(PageLook(of: entry.cell, at: numbering.resting(at: entry.page)))
        }
        awaitCells()
        if !isViewLoaded { return }
        calls.toCollectionView += 1
        collectionView.reloadData()
        calls.toCollectionView -= 1
    }

    /// Puts the pager at the place that `page`, once in view at `anchor`, has now. A motion goes on
    /// there, unless the page in view or the one to be scrolled to is gone.
    private func carryMotion(from anchor: Int, page: Int, old: PageNumbering) {
        let kept = numbering.clamped(page)
        let place = numbering.resting(at: kept)
        let former = geometry.offset(ofVirtual: anchor, of: old.virtualCount)
        let present = offset(ofVirtual: place)
        let target = CGPoint(
            x: collectionView.contentOffset.x + present.x - former.x,
            y: collectionView.contentOffset.y + present.y - former.y)
        // A motion that is moved beyond the content as it was would bounce off its end.
        if numbering.virtualCount > old.virtualCount { updateContentSize() }
        guard goesOn(from: page) else { return settlePager(at: pageIndex) }
        switch motion.phase {
        case .resting:
            settlePager(at: pageIndex)
        case .dragged, .settling:
            shiftPager(to: target)
        case .scrolling(let wanted):
            let mine = edition
            shiftPager(to: target)
            if mine == edition { startScrolling(to: wanted) }
        }
    }

    // MARK: Bringing up to date

    /// Notes that something has changed; it takes effect in the next layout pass, or when a call
    /// needs it.
    func mark(_ part: Outdated) {
        outdated.insert(part)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Lets all that was marked take effect.
    func bringUpToDate() {
        if calls.forCount > 0 { return }
        loadDataIfNeeded()
        rearrangeIfNeeded()
        if outdated.contains(.data) { reload(keepsPage: true) }
        if outdated.contains(.numbering) {
            outdated.remove(.numbering)
            let new = PageNumbering(count: numbering.count, wantsLooping: isLoopingEnabled)
            if new != numbering { renumber(new, as: .sameData) }
        }
        if outdated.contains(.opening) {
            outdated.remove(.opening)
            if case .pending = opening { becomePage(firstPage) }
        }
        if isViewLoaded { scrollToInitialIndexIfNeeded() }
    }

    // MARK: Opening

    /// Shows the first page if there is one, and room for it.
    func showFirstPageIfPossible() {
        guard case .pending = opening, isViewLoaded, geometry.isUsable, numbering.count > 0 else {
            return
        }
        let page = firstPage
        opening = .done
        settlePager(at: page)
        becomePage(page)
    }

    /// The browser has been closed: when it is opened again it begins anew.
    func prepareForNextOpening() {
        opening = .pending(page: nil)
        mark(.data)
    }

    // MARK: Overlays

    /// Puts all overlays into the view that has just loaded, in the order in which they were added.
    /// One that was added since then is there already; one may take another away as it is set up.
    func installOverlays() {
        for overlay in announcer.overlays where announcer.contains(overlay) {
            if !announcer.isAdmitted(overlay) {
                install(overlay)
            } else if overlay.superview === view {
                view.bringSubviewToFront(overlay)
            }
        }
    }

    /// Puts an overlay into the view and has it told what there is.
    func install(_ overlay: any JXPhotoBrowserOverlay) {
        view.addSubview(overlay)
        overlay.setup(with: self)
        guard announcer.contains(overlay) else { return }
        announcer.admit(overlay)
        if data == nil { return }
        announcer.post(.reload(count: numbering.count, page: pageIndex), only: overlay)
    }
}
