// The numbers of items and their places: asked for when they are needed, kept until something
// invalidates them.
extension UICollectionView {
    /// How often a pass prepares the layout that is invalidated again while it is prepared.
    private static let preparationLimit = 3

    /// The layout says that its places no longer hold. What it invalidates in `prepare()` it has
    /// in hand itself.
    func layoutWasInvalidated() {
        if preparation == .running { return }
        preparation = .needed
        cellState = .stale
        setNeedsLayout()
    }

    /// Asks the data source for the numbers of items, unless they are known.
    func loadCounts() {
        guard dataState == .unknown else { return }
        dataState = .loading
        var loaded: [Int] = []
        if let dataSource {
            let sections = max(0, dataSource.numberOfSections(in: self))
            loaded.reserveCapacity(sections)
            for section in 0..<sections {
                loaded.append(dataSource.collectionView(self, numberOfItemsInSection: section))
            }
        }
        counts = SectionCounts(loaded)
        // The data may have been reloaded while it was asked for.
        if dataState == .loading { dataState = .known }
    }

    /// Has numbers and places at hand for a question or a pass.
    func prepareLayout() {
        var attempts = 0
        while preparation == .needed, attempts < UICollectionView.preparationLimit {
            attempts += 1
            runPreparation()
        }
    }

    private func runPreparation() {
        preparation = .running
        loadCounts()
        layoutStorage.prepare()
        let size = layoutStorage.collectionViewContentSize
        guard preparation == .running, dataState == .known else {
            preparation = .needed
            return
        }
        preparation = .done
        isMirrored =
            layoutStorage.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection == .rightToLeft
        itemWindow.reset()
        cellState = .stale
        layoutVersion += 1
        take(size)
    }

    /// Takes the size of the content, and puts the offset where it belongs.
    private func take(_ size: CGSize) {
        let todo = afterPreparation
        afterPreparation = []
        let horizontal = limits(.horizontal)
        let vertical = limits(.vertical)
        let former = contentOffset
        contentSize = size
        var target = contentOffset
        // A view at rest keeps within its edges by itself; one in motion stays as far beyond them.
        if todo.contains(.limitOffset), !phase.isIdle, !bouncesBack {
            target.x = limits(.horizontal).keeping(former.x, exposedLike: horizontal)
            target.y = limits(.vertical).keeping(former.y, exposedLike: vertical)
        }
        if todo.contains(.askForOffset) { target = askedOffset(proposed: target) }
        if target != contentOffset { contentOffset = target }
    }

    /// Whether a motion has met the edges of the content as it is now and is on its way back to them,
    /// or an animation ends within them. One that is farther out than anything can be dragged has
    /// lost its content.
    private var bouncesBack: Bool {
        switch phase.state {
        case .decelerating: break
        case .animating(let animation):
            if clampedToEdges(animation.target) != animation.target { return false }
        case .idle, .tracking, .dragging: return false
        }
        let size = geometry.bounds.size
        return abs(exposure.x) < size.width && abs(exposure.y) < size.height
    }

    private func askedOffset(proposed: CGPoint) -> CGPoint {
        var target = layoutStorage.targetContentOffset(
            forProposedContentOffset: proposed)
        if let delegate = collectionDelegate {
            Simulation.current.counters.delegateCalls += 1
            target = delegate.collectionView(
                self, targetContentOffsetForProposedContentOffset: target)
        }
        return target.x.isFinite && target.y.isFinite ? target : proposed
    }

    /// The bounds are about to change, by scrolling or in size.
    func boundsWillChange(to newBounds: CGRect) {
        let layout = layoutStorage
        if layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
            if preparation == .done, newBounds.size != geometry.bounds.size {
                afterPreparation.insert(.askForOffset)
            }
            layout.invalidateLayout()
        }
        if newBounds.size != geometry.bounds.size { cellState = .stale }
    }

    func setLayout(_ layout: UICollectionViewLayout) {
        let old = layoutStorage
        guard old !== layout else { return }
        if old.collectionViewStorage === self { old.collectionViewStorage = nil }
        layoutStorage = layout
        layout.collectionViewStorage = self
        if preparation == .done { afterPreparation.insert(.askForOffset) }
        preparation = .needed
        layout.invalidateLayout()
        layoutWasInvalidated()
    }

    // MARK: Places

    /// The frame of an item in content coordinates, points, as it is shown; nil for one that the
    /// layout does not show.
    func frame(of position: ItemPosition) -> CGRect? {
        guard counts.contains(position),
            let frame = layoutStorage.frame(of: position)
        else { return nil }
        return isMirrored ? mirrored(frame) : frame
    }

    /// A rectangle mirrored within the content: right to left or back.
    func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(
            x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width,
            height: rect.height)
    }

    /// Attributes as they are shown: a mirrored copy in a right-to-left interface, where the
    /// layout asks for it.
    func shown(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isMirrored,
            let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        copy.frame = mirrored(copy.frame)
        return copy
    }

    /// Asks the layout for the items within a viewport's length of `viewport`.
    func fillItemWindow(around viewport: CGRect) {
        let rect = viewport.insetBy(dx: -viewport.size.width, dy: -viewport.size.height)
        itemWindow.reset()
        layoutStorage.collectItems(
            in: isMirrored ? mirrored(rect) : rect, into: itemWindow)
        itemWindow.revise { entry in
            guard counts.contains(entry.position) else { return nil }
            guard isMirrored else { return entry }
            var entry = entry
            entry.frame = mirrored(entry.frame)
            entry.attributes = entry.attributes.map(shown)
            return entry
        }
        itemWindow.finish(covering: rect)
    }
}

nonisolated extension AxisLimits {
    /// Where an offset lies that stays as it is if these limits allow it. One that they do not
    /// allow goes to the nearest edge, and lies beyond it as far as it lay beyond `former`.
    func keeping(_ offset: CGFloat, exposedLike former: AxisLimits) -> CGFloat {
        let excess = excess(of: offset)
        if excess == 0 { return offset }
        let before = former.excess(of: offset)
        let exposure = excess > 0 ? min(max(before, 0), excess) : max(min(before, 0), excess)
        return offset - excess + exposure
    }
}
