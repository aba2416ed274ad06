import UIKit

extension JXPhotoBrowserViewController {
    /// The view that pages.
    func makePager() -> UICollectionView {
        let pager = PagerView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        pager.directionDidChange = { [weak self] in self?.mark(.arrangement) }
        pager.cellsAreInPlace = { [weak self] in self?.forgetLooks() }
        return pager
    }

    /// Lays the pages out anew where size, axis or spacing have changed. The page stays.
    func rearrangeIfNeeded() {
        outdated.remove(.arrangement)
        guard isViewLoaded else { return }
        let wanted = PageGeometry(
            pageSize: view.bounds.size, spacing: itemSpacing, direction: scrollDirection,
            isRightToLeft: collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            scale: traitCollection.displayScale)
        if wanted == geometry { return }
        let page = pageInView
        cancelPull()
        if wanted.direction != geometry.direction { endDrag() }
        geometry = wanted
        updateRoom()
        calls.toCollectionView += 1
        applyCollectionViewConfig()
        calls.toCollectionView -= 1
        guard opening == .done else { return }
        if isShowingPages {
            updateContentSize()
            settlePager(at: page)
        } else {
            // There is nowhere to go, but a finger keeps its hold.
            motion.jumped()
        }
        if !motion.isDragged { becomePage(page) }
    }

    /// Takes the pager out of the finger's hand: what that pulls along has another axis now.
    func endDrag() {
        guard motion.isDragged else { return }
        motion.stopped()
        collectionView.panGestureRecognizer.drop()
    }

    /// Has the collection view take the size of its content now, rather than in its next layout
    /// pass, without any cells.
    func updateContentSize() {
        calls.toCollectionView += 1
        // The question for a place is what makes it lay the places out.
        _ = collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
        calls.toCollectionView -= 1
    }

    /// Sets what depends on size, axis and spacing.
    func arrangeCollectionView() {
        collectionView.alwaysBounceHorizontal = geometry.direction == .horizontal
        collectionView.alwaysBounceVertical = geometry.direction == .vertical
        collectionView.frame = CGRect(origin: .zero, size: geometry.viewportSize)
        chooseLayout()
        guard geometry.isUsable,
            let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout
        else { return }
        layout.scrollDirection = geometry.direction == .horizontal ? .horizontal : .vertical
        layout.itemSize = geometry.pageSize
        layout.minimumLineSpacing = geometry.gap
        layout.minimumInteritemSpacing = 0
        layout.sectionInset = geometry.sectionInset
        layout.invalidateLayout()
    }

    /// Takes the layout for the direction of the interface. One that a subclass has put in its
    /// place stays.
    private func chooseLayout() {
        switch (collectionView.collectionViewLayout, geometry.isMirrored) {
        case (is RightToLeftFlowLayout, false):
            collectionView.collectionViewLayout = UICollectionViewFlowLayout()
        case (let layout, true) where type(of: layout) == UICollectionViewFlowLayout.self:
            collectionView.collectionViewLayout = RightToLeftFlowLayout()
        default:
            break
        }
    }
}
