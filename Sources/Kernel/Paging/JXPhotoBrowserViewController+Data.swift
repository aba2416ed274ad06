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
        data = new
        edition += 1
        outdated.remove(.numbering)
        updateRoom()
        dropCells(keepingLooks: reason == .sameData)
        switch (opening, reason) {
        case (.pending, _):
            pageIndex = firstPage
        case (.done, .newDataFromStart):
            pageIndex = new.page(nearestTo: initialIndex)
            settlePager(at: pageIndex)
        case (.done, .newDataKeepingPage), (.done, .sameData):
            pageIndex = new.clamped(pageIndex)
            if new != old || motion.isResting {
                carryMotion(from: anchor, page: anchorPage, old: old)
            }
        }
        if reason != .sameData {
            announcer.post(.reload(count: new.count, page: pageIndex))
        } else if pageIndex != formerPage {
            announcer.post(.page(pageIndex))
        }
        scrollToInitialIndexIfNeeded()
    }

    /// Has the collection view ask for its cells anew. The host is to hear that the present ones no
    /// longer show what they did.
    private func dropCells(keepingLooks: Bool) {
        let shown = ledger.removeAll()
        departures.append(contentsOf: handedOver)
        handedOver.removeAll()
        departures.append(contentsOf: shown)
        looks.removeAll(keepingCapacity: true)
        if keepingLooks {
            for entry in shown {
                looks.append(PageLook(of: entry.cell, at: numbering.resting(at: entry.page)))
            }
        }
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
        switch motion.phase {
        case .resting:
            settlePager(at: pageIndex)
        case .dragged:
            shiftPager(to: target)
        case .settling where kept == page:
            shiftPager(to: target)
        case .scrolling(let wanted) where numbering.contains(wanted):
            shiftPager(to: target)
            startScrolling(to: wanted)
        case .settling, .scrolling:
            pageIndex = kept
            settlePager(at: kept)
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
