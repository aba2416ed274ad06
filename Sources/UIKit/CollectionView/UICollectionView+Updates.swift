extension UICollectionView {
    /// How long a change of items is animated, seconds (a guess: Apple publishes none).
    static let updateDuration: TimeInterval = 0.3

    // MARK: Telling of changes

    /// New items are at these index paths, told by their places after the change.
    public func insertItems(at indexPaths: [IndexPath]) {
        tell { $0.insertions += UICollectionView.positions(indexPaths) }
    }

    /// The items at these index paths are gone, told by their places before the change.
    public func deleteItems(at indexPaths: [IndexPath]) {
        tell { $0.deletions += UICollectionView.positions(indexPaths) }
    }

    /// The items at these index paths need other cells, told by their places before the change.
    public func reloadItems(at indexPaths: [IndexPath]) {
        tell { $0.reloads += UICollectionView.positions(indexPaths) }
    }

    /// An item has moved, from its place before the change to the one after it.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        let ends = UICollectionView.positions([indexPath, newIndexPath])
        tell { $0.moves.append((from: ends[0], to: ends[1])) }
    }

    /// Adds to the update that is being collected, or makes one of the change alone.
    private func tell(_ change: @escaping (ItemChanges) -> Void) {
        if let pendingChanges {
            change(pendingChanges)
        } else {
            performChanges({ [self] in if let pendingChanges { change(pendingChanges) } })
        }
    }

    private static func positions(_ indexPaths: [IndexPath]) -> [ItemPosition] {
        indexPaths.map { indexPath in
            guard let position = ItemPosition(indexPath) else {
                fatalError(
                    """
                    UICollectionView: \(indexPath) does not name an item. \
                    Make index paths by IndexPath(item:section:).
                    """)
            }
            return position
        }
    }

    // MARK: Carrying out

    func performChanges(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        if let pendingChanges {
            // Nested: part of the outer one.
            if let completion { pendingChanges.completions.append(completion) }
            updates?()
            return
        }
        loadCounts()
        let changes = ItemChanges()
        if let completion { changes.completions.append(completion) }
        pendingChanges = changes
        updates?()
        pendingChanges = nil
        if !changes.isVoid { carryOut(changes) }
        layOutUpdate(completions: changes.completions)
    }

    private func carryOut(_ changes: ItemChanges) {
        let old = counts
        dataState = .unknown
        loadCounts()
        let map: ItemMap
        do {
            map = try ItemMap(changes, from: old, to: counts)
        } catch {
            fatalError("UICollectionView: an update of items is wrong: \(error).")
        }
        generation += 1
        afterPreparation.formUnion([.limitOffset, .askForOffset])
        announcedAhead = []
        appearing = changes.insertions
        selection = selection.compactMap { map.newPosition(of: $0) }
        pressed = nil
        layoutStorage.invalidateLayout()
        preparation = .needed
        cellState = .stale
        setNeedsLayout()
        moveCells(by: map)
    }

    /// Gives cells their new positions; those of deleted and reloaded items go.
    private func moveCells(by map: ItemMap) {
        let shown = displayed
        displayed = []
        var gone: [UICollectionViewCell] = []
        for cell in shown {
            if let position = map.newPosition(of: cell.position), !map.isReloaded(cell.position) {
                cell.position = position
                displayed.append(cell)
            } else {
                gone.append(cell)
            }
        }
        displayed.sort { $0.position < $1.position }
        prepared = moved(prepared, by: map)
        kept = moved(kept, by: map)
        for cell in gone { depart(cell) }
    }

    private func moved(_ cell: UICollectionViewCell?, by map: ItemMap) -> UICollectionViewCell? {
        guard let cell else { return nil }
        guard let position = map.newPosition(of: cell.position), !map.isReloaded(cell.position)
        else {
            pool.put(cell)
            return nil
        }
        cell.position = position
        return cell
    }

    /// Lays the view out within an animation, so that cells move to their new places.
    private func layOutUpdate(completions: [(Bool) -> Void]) {
        UIView.animate(
            withDuration: UICollectionView.updateDuration, delay: 0,
            options: .allowUserInteraction,
            animations: { [self] in
                setNeedsLayout()
                if passState == .idle { layoutIfNeeded() }
                appearing = []
            },
            completion: { finished in
                for completion in completions { completion(finished) }
            })
    }

    // MARK: Coming and going

    /// Lets the cell of an item that an update has inserted come up.
    func fadeInIfAppearing(_ cell: UICollectionViewCell) {
        guard cell.life == .displayed, appearing.contains(cell.position) else { return }
        let alpha = cell.alpha
        UIView.performWithoutAnimation { cell.alpha = 0 }
        cell.alpha = alpha
    }

    /// Lets the cell of an item that is gone fade out; then it is told so and can be used again.
    private func depart(_ cell: UICollectionViewCell) {
        guard window != nil, cell.superview === self else {
            discard(cell)
            return
        }
        cell.life = .departing
        departing.append(cell)
        UIView.animate(
            withDuration: UICollectionView.updateDuration, delay: 0,
            options: .allowUserInteraction, animations: { cell.alpha = 0 },
            completion: { [weak self] _ in self?.finishDeparting(cell) })
    }

    /// Ends the fading of a cell, unless that has happened.
    private func finishDeparting(_ cell: UICollectionViewCell) {
        guard let index = departing.firstIndex(where: { $0 === cell }) else { return }
        departing.remove(at: index)
        discard(cell)
    }

    /// Ends all fading at once.
    func finishDeparting() {
        while let cell = departing.first { finishDeparting(cell) }
    }
}

nonisolated extension ItemMap {
    /// Where an item has gone; nil when it is gone for good.
    func newPosition(of position: ItemPosition) -> ItemPosition? {
        switch fate(of: position) {
        case .deleted: nil
        case .reloaded(let place), .at(let place): place
        }
    }

    /// Whether an item needs another cell.
    func isReloaded(_ position: ItemPosition) -> Bool {
        switch fate(of: position) {
        case .reloaded: true
        case .deleted, .at: false
        }
    }
}
