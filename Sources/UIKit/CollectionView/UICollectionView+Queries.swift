extension UICollectionView {
    // MARK: Data

    /// The number of sections; the data source is asked unless it has been since the last reload.
    public var numberOfSections: Int {
        loadCounts()
        return counts.sectionCount
    }

    /// The number of items in a section, zero where there is no such section; the data source is
    /// asked unless it has been since the last reload.
    public func numberOfItems(inSection section: Int) -> Int {
        loadCounts()
        return counts.itemCount(inSection: section)
    }

    // MARK: Cells

    /// The cells in the bounds as of the latest layout pass, in the order of the data.
    public var visibleCells: [UICollectionViewCell] { displayed }

    /// The index paths of the visible cells, in the order of the data.
    public var indexPathsForVisibleItems: [IndexPath] { displayed.map(\.position.indexPath) }

    /// The cell of an item, if the view holds one: visible, ready ahead of the motion, or kept
    /// after it has left (as of iOS 15; before, visible ones alone).
    /// - Complexity: O(visible cells)
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        guard let position = ItemPosition(indexPath) else { return nil }
        for cell in displayed where cell.position == position { return cell }
        if let prepared, prepared.position == position { return prepared }
        if let kept, kept.position == position { return kept }
        return nil
    }

    /// The item that a cell stands for; nil for one that stands for none or is not this view's.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard cell.maker === self, cell.life.isBound else { return nil }
        return cell.position.indexPath
    }

    // MARK: Places

    /// The item at a point of the content, visible or not; the foremost where several overlap.
    ///
    /// - Parameter point: in the view's coordinates, points.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let spot = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        let found = layoutStorage.layoutAttributesForElements(
            in: isMirrored ? mirrored(spot) : spot)
        var best: UICollectionViewLayoutAttributes?
        for attributes in found ?? [] where !attributes.isHidden {
            let attributes = shown(attributes)
            guard attributes.frame.covers(point) else { continue }
            if let best, attributes.zIndex <= best.zIndex { continue }
            best = attributes
        }
        return best?.indexPath
    }

    /// Where the layout puts an item, as it is shown; nil where there is no such item.
    public func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        guard let position = ItemPosition(indexPath), counts.contains(position) else {
            return nil
        }
        return layoutStorage.layoutAttributesForItem(at: indexPath).map(shown)
    }
}

// MARK: - For the harness

extension UICollectionView {
    /// Every cell that the view holds (displayed, ready ahead, kept, waiting for reuse), in the
    /// order of creation.
    @_spi(Simulation) public var liveCells: [UICollectionViewCell] { pool.cells }

    /// The cells between their `willDisplay` and `didEndDisplaying`, in the order of the data.
    @_spi(Simulation) public var displayedCells: [UICollectionViewCell] { displayed }

    /// The cell asked for ahead of the motion.
    @_spi(Simulation) public var preparedCell: UICollectionViewCell? { prepared }

    /// The cell that left last and still stands for its item.
    @_spi(Simulation) public var keptCell: UICollectionViewCell? { kept }

    /// The number of cells that wait for reuse.
    @_spi(Simulation) public var reuseQueueCount: Int { pool.queuedCount }

    /// The number of cells that wait for reuse under an identifier.
    @_spi(Simulation) public func reuseQueueCount(for identifier: String) -> Int {
        pool.queuedCount(for: identifier)
    }
}
