extension UICollectionView {
    func registerClass(_ cellClass: AnyClass?, for identifier: String) {
        guard let cellClass else {
            pool.register(nil, for: identifier)
            return
        }
        guard let type = cellClass as? UICollectionViewCell.Type else {
            fatalError(
                """
                UICollectionView: \(cellClass) was registered for the identifier \
                "\(identifier)" but is no cell. Register a subclass of UICollectionViewCell.
                """)
        }
        pool.register(type, for: identifier)
    }

    func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        guard pool.isRegistered(identifier) else {
            UICollectionView.stopUnregistered(identifier)
        }
        let place = ItemPosition(indexPath).flatMap { frame(of: $0) }
        return pool.take(identifier, frame: place ?? .zero, for: self)
    }

    static func stopUnregistered(_ identifier: String) -> Never {
        fatalError(
            """
            UICollectionView: no cell class is registered for the identifier "\(identifier)". \
            Call register(_:forCellWithReuseIdentifier:) with it before the first cell is asked for.
            """)
    }

    /// Stops unless the data source's answer is a cell that was dequeued for the question.
    func checkAnswer(_ cell: UICollectionViewCell, for position: ItemPosition) {
        let place = "collectionView(_:cellForItemAt:) for [\(position.section), \(position.item)]"
        guard cell.maker === self else {
            fatalError(
                """
                UICollectionView: \(place) returned a cell that this collection view has not made \
                (\(type(of: cell))). \
                Call dequeueReusableCell(withReuseIdentifier:for:) and return its cell.
                """)
        }
        guard cell.life == .handedOut else {
            fatalError(
                """
                UICollectionView: \(place) returned a cell that is in use for \
                [\(cell.position.section), \(cell.position.item)]. \
                Call dequeueReusableCell(withReuseIdentifier:for:) for each cell that is asked for.
                """)
        }
    }

    /// Forgets data and places; every cell goes to the reuse queue.
    func discardData() {
        generation += 1
        pendingChanges?.isVoid = true
        dataState = .unknown
        preparation = .needed
        cellState = .stale
        afterPreparation.insert(.limitOffset)
        travel = .none
        announcedAhead = []
        selection = []
        pressed = nil
        itemWindow.reset()
        setNeedsLayout()
        layoutStorage.invalidateLayout()
        discardCells()
    }

    private func discardCells() {
        finishDeparting()
        while !displayed.isEmpty { discard(displayed.removeFirst()) }
        if let cell = prepared {
            prepared = nil
            pool.put(cell)
        }
        if let cell = kept {
            kept = nil
            pool.put(cell)
        }
    }
}
