import UIKit

extension JXPhotoBrowserViewController {
    /// Stands for a page that nobody gives a cell for.
    private static let blankIdentifier = "JXPhotoBrowserBlankCell"

    /// Registers the library's own cells.
    func registerOwnCells() {
        register(JXZoomImageCell.self, forReuseIdentifier: JXZoomImageCell.reuseIdentifier)
        register(JXImageCell.self, forReuseIdentifier: JXImageCell.reuseIdentifier)
        collectionView.register(
            UICollectionViewCell.self,
            forCellWithReuseIdentifier: JXPhotoBrowserViewController.blankIdentifier)
    }

    // MARK: The life of cells

    /// The host's cell for a virtual item; an empty one where there is no host, or no page.
    func makeCell(at indexPath: IndexPath) -> UICollectionViewCell {
        calls.fromCollectionView += 1
        defer { calls.fromCollectionView -= 1 }
        guard let delegate, numbering.count > 0 else {
            return collectionView.dequeueReusableCell(
                withReuseIdentifier: JXPhotoBrowserViewController.blankIdentifier, for: indexPath)
        }
        let page = numbering.page(atVirtual: indexPath.item)
        let before = edition
        let cell = delegate.photoBrowser(self, cellForItemAt: page, at: indexPath)
        checkOrigin(of: cell, page: page)
        cell.browser = self
        // Pages that were numbered anew meanwhile are asked for again.
        guard before == edition else { return cell }
        if let former = ledger.bind(cell, virtual: indexPath.item, page: page) {
            reportEnd(of: former)
        }
        return cell
    }

    /// A cell comes on screen.
    func cellWillShow(_ cell: UICollectionViewCell) {
        calls.fromCollectionView += 1
        defer { calls.fromCollectionView -= 1 }
        completeHandover()
        // A cell may come back that has not been used for anything else. One that was in view when
        // the browser left its window is as the person left it.
        if !ledger.hasWaited(cell) { (cell as? JXZoomImageCell)?.returnToFit() }
        guard let entry = ledger.show(cell, to: delegate) else { return }
        delegate?.photoBrowser(self, willDisplay: entry.cell, at: entry.page)
        guard let index = looks.firstIndex(where: { $0.virtual == entry.virtual }) else { return }
        looks.remove(at: index).apply(to: entry.cell)
    }

    /// A cell has left the screen.
    func cellDidHide(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
        calls.fromCollectionView += 1
        defer { calls.fromCollectionView -= 1 }
        pull.cellGoes(cell)
        completeHandover()
        if collectionView.window == nil && !leavesForGood {
            // Something covers the browser, and goes again.
            ledger.wait(cell, virtual: indexPath.item)
            awaitCells()
        } else {
            (cell as? JXZoomImageCell)?.returnToFit()
        }
        guard let entry = ledger.hide(cell, virtual: indexPath.item) else { return }
        reportEnd(of: entry)
    }

    /// Has zoomed pages return to how they come that have left the view but not the pager, which is
    /// wider by a gap.
    func returnPagesInGaps() {
        guard isShowingPages else { return }
        for entry in ledger.entries where entry.isShown && !isInView(entry.virtual) {
            guard let cell = entry.cell as? JXZoomImageCell, cell.zoomLook != nil else { continue }
            cell.returnToFit()
        }
    }

    /// Tells the host that a cell no longer shows its page: the one that was told of the beginning,
    /// if it is the host still.
    func reportEnd(of entry: DisplayLedger.Entry) {
        guard let delegate, delegate === entry.host else { return }
        delegate.photoBrowser(self, didEndDisplaying: entry.cell, at: entry.page)
    }

    private func checkOrigin(of cell: JXPhotoBrowserAnyCell, page: Int) {
        let isOwn = cell.superview == nil || cell.isDescendant(of: collectionView)
        if cell.reuseIdentifier != nil && isOwn { return }
        fatalError(
            """
            photoBrowser(_:cellForItemAt:at:) returned a foreign cell for index \(page). \
            Return one from browser.dequeueReusableCell(withReuseIdentifier:for:).
            """)
    }

    // MARK: Handing over

    /// Moves the pager by `shift` items that show the same pages.
    ///
    /// The cells in view are those of other items afterwards. What they show goes over to the new
    /// ones, and the host hears that a page has left the old cell before it hears of the new one, so
    /// that the page is on screen to a host that keeps count of pages as well.
    func handPagesOver(by shift: Int) {
        if handedOver.isEmpty { looks.removeAll(keepingCapacity: true) }
        // What was handed over before, and was not laid out since, goes further.
        for index in looks.indices { looks[index].virtual += shift }
        let shown = ledger.hideAll()
        handedOver.append(contentsOf: shown)
        for entry in shown where isInView(entry.virtual) {
            looks.append(PageLook(of: entry.cell, at: entry.virtual + shift))
        }
        awaitCells()
        shiftPager(to: geometry.offset(collectionView.contentOffset, movedBy: shift))
    }

    /// Cells are to take over in the next layout pass.
    func awaitCells() {
        (collectionView as? PagerView)?.awaitCells()
    }

    /// Cells are in place: what none of them has taken over was of a page that is not in view any
    /// more, and comes back as it comes at first; and so does one that was not in view when the
    /// browser came back into a window.
    func forgetLooks() {
        looks.removeAll(keepingCapacity: true)
        for cell in ledger.endWaiting() { (cell as? JXZoomImageCell)?.returnToFit() }
    }

    /// The pager has come to `virtual`. A cell that shows that item and was to hand its page over
    /// keeps it: the collection view, which was not laid out in between, keeps the cell.
    func keepPage(at virtual: Int) {
        let place = handedOver.firstIndex { $0.virtual == virtual && ledger.restore($0) }
        guard let place else { return }
        handedOver.remove(at: place)
        looks.removeAll(keepingCapacity: true)
    }

    /// New cells take over: the host hears which pages have left the old ones. A cell at whose item
    /// the pager has come to lie again, before anything was laid out, is kept by the collection view
    /// and shows its page still.
    func completeHandover() {
        for entry in handedOver where !isInView(entry.virtual) || !ledger.restore(entry) {
            departures.append(entry)
        }
        handedOver.removeAll()
        reportDepartures()
    }

    /// The view has gone: what was to be handed over is on screen no more.
    func abandonHandover() {
        departures.append(contentsOf: handedOver)
        handedOver.removeAll()
        looks.removeAll(keepingCapacity: true)
        reportDepartures()
    }

    /// Whether a virtual item is on screen, by however little.
    func isInView(_ virtual: Int) -> Bool {
        let place = geometry.position(of: offset(ofVirtual: virtual))
        let present = geometry.position(of: collectionView.contentOffset)
        return abs(place - present) < geometry.pageLength
    }

    // MARK: Finding

    /// The cell nearest to the middle of the pager; of two as near, that of the lower item.
    func centralCell() -> JXPhotoBrowserCellProtocol? {
        guard isShowingPages else { return nil }
        if calls.fromCollectionView == 0 { collectionView.layoutIfNeeded() }
        // The one of which the page index is told, also where two are as near as makes no difference.
        let nearest = IndexPath(item: nearestVirtual, section: 0)
        if let cell = collectionView.cellForItem(at: nearest) as? JXPhotoBrowserAnyCell {
            return cell
        }
        let middle = geometry.position(of: collectionView.contentOffset) + geometry.pageLength / 2
        var best: (cell: JXPhotoBrowserCellProtocol, distance: CGFloat, item: Int)?
        for indexPath in collectionView.indexPathsForVisibleItems {
            guard let cell = collectionView.cellForItem(at: indexPath) as? JXPhotoBrowserAnyCell
            else { continue }
            let distance = abs(geometry.position(of: cell.center) - middle)
            if let best, (best.distance, best.item) <= (distance, indexPath.item) { continue }
            best = (cell, distance, indexPath.item)
        }
        return best?.cell
    }
}
