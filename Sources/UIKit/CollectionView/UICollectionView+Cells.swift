// One pass over the cells: those that have left the bounds go, those that have come in are taken
// or asked for, and one is asked for ahead of the motion.
//
// Every call to the host may reload or change the data, scroll, or take the view away. Lists are
// therefore changed before a call, never during it, and after each call the pass looks whether
// positions still mean what they did.
extension UICollectionView {
    /// Whether nothing is to be done for the present bounds: the usual case while content moves.
    func isSettledForBounds() -> Bool {
        let bounds = geometry.bounds
        guard cellState == .settled, bounds.size == laidOutBounds.size,
            itemWindow.stable.contains(bounds.origin)
        else { return false }
        if let way = CellTravel(
            delta: bounds.origin - laidOutBounds.origin, size: bounds.size,
            isMirrored: isMirrored), way != travel
        {
            return false
        }
        laidOutBounds = bounds
        return true
    }

    /// Makes the cells suit the bounds.
    func layOutCells() {
        guard passState == .idle else {
            setNeedsLayout()
            return
        }
        passState = .running
        defer { passState = .idle }
        cellState = .stale
        prepareLayout()
        guard preparation == .done else {
            setNeedsLayout()
            return
        }
        let movement = noteMovement()
        if presence == .leftWindow { return }
        runPass(movement)
    }

    /// What a pass knows of the motion.
    enum Movement {
        case none
        case scrolled
    }

    private func noteMovement() -> Movement {
        let bounds = geometry.bounds
        let way = CellTravel(
            delta: bounds.origin - laidOutBounds.origin, size: bounds.size,
            isMirrored: isMirrored)
        laidOutBounds = bounds
        guard let way else { return .none }
        travel = way
        return .scrolled
    }

    private func runPass(_ movement: Movement) {
        let generation = generation
        let version = layoutVersion
        let viewport = geometry.bounds
        if !itemWindow.covers(viewport) { fillItemWindow(around: viewport) }
        itemWindow.findVisible(in: viewport)
        guard endLeaving(generation), showEntering(generation, version: version),
            announcePrefetching(movement, generation)
        else {
            setNeedsLayout()
            return
        }
        let preparedState = prepareAhead(movement, generation)
        guard canContinue(generation) else {
            setNeedsLayout()
            return
        }
        let isCurrent =
            version == layoutVersion && preparation == .done && viewport == geometry.bounds
        if isCurrent, preparedState == .complete { cellState = .settled }
    }

    /// Whether positions mean what they did when the pass began, and cells may show.
    func canContinue(_ generation: Int) -> Bool {
        generation == self.generation && presence == .anywhere
    }

    // MARK: Leaving

    private func endLeaving(_ generation: Int) -> Bool {
        var index = 0
        while index < displayed.count {
            let cell = displayed[index]
            if itemWindow.isVisible(cell.position) {
                index += 1
                continue
            }
            displayed.remove(at: index)
            retire(cell)
            guard canContinue(generation) else { return false }
        }
        return true
    }

    /// Takes a cell that is in no list any more out of view and keeps it for its item.
    private func retire(_ cell: UICollectionViewCell) {
        let generation = generation
        cell.life = .ending
        cell.removeFromSuperview()
        endDisplaying(cell)
        guard generation == self.generation else {
            pool.put(cell)
            return
        }
        keep(cell)
    }

    /// Keeps a cell for its item in place of the one kept before.
    func keep(_ cell: UICollectionViewCell) {
        Simulation.current.model.note(.cellLife)
        let former = kept
        cell.life = .kept
        kept = cell
        if let former { pool.put(former) }
    }

    /// Takes a cell that is in no list any more out of view and puts it into the reuse queue.
    func discard(_ cell: UICollectionViewCell) {
        cell.life = .ending
        cell.removeFromSuperview()
        endDisplaying(cell)
        pool.put(cell)
    }

    /// Answers the cell's `willDisplay`, if it has had one.
    func endDisplaying(_ cell: UICollectionViewCell) {
        guard let position = cell.announcedPosition else { return }
        cell.announcedPosition = nil
        guard let delegate = collectionDelegate else { return }
        Simulation.current.counters.delegateCalls += 1
        delegate.collectionView(self, didEndDisplaying: cell, forItemAt: position.indexPath)
    }

    // MARK: Entering

    private func showEntering(_ generation: Int, version: Int) -> Bool {
        var place = 0
        var index = 0
        while index < itemWindow.visible.count {
            let entry = itemWindow.visible[index]
            index += 1
            if place < displayed.count, displayed[place].position == entry.position {
                let cell = displayed[place]
                if cell.layoutVersion != version { put(cell, at: entry, version: version) }
                if cell.announcedPosition == nil, canContinue(generation) { announce(cell) }
            } else if let cell = takeCell(for: entry.position, generation) {
                cell.life = .displayed
                displayed.insert(cell, at: place)
                showSelection(of: cell)
                show(cell, at: entry, version: version)
            } else {
                guard canContinue(generation) else { return false }
                continue
            }
            guard canContinue(generation) else { return false }
            place += 1
        }
        return true
    }

    /// The cell that stands for an item already, or else one from the data source; nil when it has
    /// none to give or positions have changed their meaning.
    private func takeCell(
        for position: ItemPosition, _ generation: Int
    ) -> UICollectionViewCell? {
        if let cell = prepared, cell.position == position {
            prepared = nil
            return cell
        }
        if let cell = kept, cell.position == position {
            kept = nil
            return cell
        }
        return requestCell(for: position, generation)
    }

    private func show(_ cell: UICollectionViewCell, at entry: ItemWindow.Entry, version: Int) {
        UIView.performWithoutAnimation {
            put(cell, at: entry, version: version)
            guard cell.life == .displayed else { return }
            announce(cell)
            guard cell.life == .displayed else { return }
            insertByDepth(cell)
        }
        fadeInIfAppearing(cell)
    }

    private func announce(_ cell: UICollectionViewCell) {
        cell.announcedPosition = cell.position
        guard let delegate = collectionDelegate else { return }
        Simulation.current.counters.delegateCalls += 1
        delegate.collectionView(
            self, willDisplay: cell, forItemAt: cell.position.indexPath)
    }

    // MARK: Placing

    /// Puts the layout's attributes on a cell.
    func put(_ cell: UICollectionViewCell, at entry: ItemWindow.Entry, version: Int) {
        let attributes =
            entry.attributes
            ?? UICollectionViewLayoutAttributes(position: entry.position, frame: entry.frame)
        cell.layoutVersion = version
        cell.place(attributes)
    }

    /// Puts a cell in front of those of a lower or the same `zIndex`, and behind the others and the
    /// app's own subviews.
    private func insertByDepth(_ cell: UICollectionViewCell) {
        var index = 0
        for (place, view) in subviewStorage.enumerated() {
            guard let other = view as? UICollectionViewCell, other.maker === self else { continue }
            if other.zIndex <= cell.zIndex { index = place + 1 }
        }
        insertSubview(cell, at: index)
    }

    // MARK: Asking

    /// Asks the data source for an item's cell; nil when positions have changed their meaning
    /// meanwhile.
    func requestCell(for position: ItemPosition, _ generation: Int) -> UICollectionViewCell? {
        guard let dataSource else { return nil }
        latestRequestTick = Simulation.current.tick
        var answer: UICollectionViewCell?
        UIView.performWithoutAnimation {
            answer = dataSource.collectionView(self, cellForItemAt: position.indexPath)
        }
        guard let cell = answer else { return nil }
        checkAnswer(cell, for: position)
        pool.endHandingOut(using: cell)
        cell.position = position
        guard canContinue(generation) else {
            pool.put(cell)
            return nil
        }
        if cell.isHighlighted { cell.isHighlighted = false }
        showSelection(of: cell)
        return cell
    }

    // MARK: Window

    func windowDidChange() {
        cellState = .stale
        if window != nil {
            presence = .anywhere
            setNeedsLayout()
            return
        }
        guard presence == .anywhere else { return }
        presence = .leftWindow
        finishDeparting()
        var index = 0
        while index < displayed.count {
            endDisplaying(displayed[index])
            index += 1
        }
    }
}

extension UICollectionViewCell {
    /// Takes a layout's attributes.
    func place(_ attributes: UICollectionViewLayoutAttributes) {
        if center != attributes.center { center = attributes.center }
        if bounds.size != attributes.size {
            bounds = CGRect(origin: bounds.origin, size: attributes.size)
        }
        if transform != attributes.transform { transform = attributes.transform }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        zIndex = attributes.zIndex
        apply(attributes)
    }
}
