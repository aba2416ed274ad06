/// A finger on a cell.
struct PressedCell {
    /// The finger.
    let touch: UITouch
    /// The item that it came down on.
    let position: ItemPosition
    /// Whether the cell was highlighted for it.
    let isHighlighted: Bool
}

extension UICollectionView {
    // MARK: By code

    /// The selected items, in the order in which they were selected; nil when there are none.
    public var indexPathsForSelectedItems: [IndexPath]? {
        selection.isEmpty ? nil : selection.map(\.indexPath)
    }

    /// Selects an item, and scrolls to it where a position is given; nil deselects all. The
    /// delegate is not told. An item that does not exist is ignored.
    public func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        guard allowsSelection else { return }
        guard let indexPath else {
            for position in selection { deselect(position) }
            return
        }
        loadCounts()
        guard let position = ItemPosition(indexPath), counts.contains(position) else { return }
        select(position)
        if !scrollPosition.isEmpty {
            scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Deselects an item. The delegate is not told.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        if let position = ItemPosition(indexPath) { deselect(position) }
    }

    private func select(_ position: ItemPosition) {
        if !allowsMultipleSelection {
            for other in selection where other != position { deselect(other) }
        }
        if !selection.contains(position) { selection.append(position) }
        showSelection(of: position)
    }

    private func deselect(_ position: ItemPosition) {
        selection.removeAll { $0 == position }
        showSelection(of: position)
    }

    private func showSelection(of position: ItemPosition) {
        if let cell = cellForItem(at: position.indexPath) { showSelection(of: cell) }
    }

    /// Tells a cell whether its item is selected.
    func showSelection(of cell: UICollectionViewCell) {
        let isSelected = selection.contains(cell.position)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
    }

    // MARK: By touch

    /// A finger came down: highlight the cell under it.
    func press(_ touch: UITouch) {
        guard pressed == nil, allowsSelection,
            let position = displayedPosition(at: touch.location(in: self))
        else { return }
        let highlights = ask(position) { $0.collectionView(self, shouldHighlightItemAt: $1) }
        pressed = PressedCell(touch: touch, position: position, isHighlighted: highlights)
        if highlights { highlight(position, true) }
    }

    /// The finger lifted: select the item if the finger is still on its cell.
    func release(_ touch: UITouch) {
        guard let press = takePress(of: touch), press.isHighlighted,
            displayedPosition(at: touch.location(in: self)) == press.position
        else { return }
        tap(press.position)
    }

    /// The touch was taken away.
    func cancelPress(_ touch: UITouch) {
        _ = takePress(of: touch)
    }

    private func takePress(of touch: UITouch) -> PressedCell? {
        guard let press = pressed, press.touch === touch else { return nil }
        pressed = nil
        if press.isHighlighted { highlight(press.position, false) }
        return press
    }

    private func highlight(_ position: ItemPosition, _ isHighlighted: Bool) {
        if let cell = cellForItem(at: position.indexPath), cell.isHighlighted != isHighlighted {
            cell.isHighlighted = isHighlighted
        }
        tell(position) {
            isHighlighted
                ? $0.collectionView(self, didHighlightItemAt: $1)
                : $0.collectionView(self, didUnhighlightItemAt: $1)
        }
    }

    private func tap(_ position: ItemPosition) {
        if selection.contains(position), allowsMultipleSelection {
            guard ask(position, { $0.collectionView(self, shouldDeselectItemAt: $1) }) else {
                return
            }
            deselect(position)
            tell(position) { $0.collectionView(self, didDeselectItemAt: $1) }
            return
        }
        guard ask(position, { $0.collectionView(self, shouldSelectItemAt: $1) }) else { return }
        if !allowsMultipleSelection {
            for other in selection where other != position {
                deselect(other)
                tell(other) { $0.collectionView(self, didDeselectItemAt: $1) }
            }
        }
        select(position)
        tell(position) { $0.collectionView(self, didSelectItemAt: $1) }
    }

    private func displayedPosition(at point: CGPoint) -> ItemPosition? {
        var best: UICollectionViewCell?
        for cell in displayed where cell.frame.covers(point) && !cell.isHidden {
            if let best, cell.zIndex <= best.zIndex { continue }
            best = cell
        }
        return best?.position
    }

    private func tell(
        _ position: ItemPosition, _ call: (any UICollectionViewDelegate, IndexPath) -> Void
    ) {
        guard let delegate = collectionDelegate else { return }
        Simulation.current.counters.delegateCalls += 1
        call(delegate, position.indexPath)
    }

    /// Puts a question to the delegate; without one the answer is yes.
    private func ask(
        _ position: ItemPosition, _ question: (any UICollectionViewDelegate, IndexPath) -> Bool
    ) -> Bool {
        guard let delegate = collectionDelegate else { return true }
        Simulation.current.counters.delegateCalls += 1
        return question(delegate, position.indexPath)
    }
}
