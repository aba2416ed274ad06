// What is asked for ahead of the motion. How far ahead Apple has not published; these are guesses
// of the rule "cell-life".
extension UICollectionView {
    /// How many items beyond the visible ones the prefetching data source is told of: the one whose
    /// cell comes next, and one more.
    static let dataPrefetchDepth = 2

    /// Whether a cell ahead is still to be asked for.
    enum PreparedState {
        case complete
        case waiting
    }

    /// Has a cell ready for the item next to the visible ones, in the direction of motion.
    ///
    /// It is asked for while content moves, and not in a frame in which the data source was asked
    /// for another: one cell a frame. Turned round, the cells ahead and behind change their parts.
    func prepareAhead(_ movement: Movement, _ generation: Int) -> PreparedState {
        guard isPrefetchingEnabled, let next = positionAhead(),
            frame(of: next) != nil, prepared?.position != next
        else { return .complete }
        if let cell = kept, cell.position == next {
            kept = prepared
            kept?.life = .kept
            cell.life = .prepared
            prepared = cell
            return .complete
        }
        guard movement == .scrolled, latestRequestTick != Simulation.current.tick else {
            return .waiting
        }
        Simulation.current.model.note(.cellLife)
        if let passed = prepared {
            prepared = nil
            keep(passed)
        }
        if let cell = requestCell(for: next, generation) {
            cell.life = .prepared
            prepared = cell
        }
        return .complete
    }

    /// The item beyond the visible ones, in the direction of motion.
    private func positionAhead() -> ItemPosition? {
        switch travel {
        case .none: nil
        case .forward: itemWindow.visible.last.flatMap { counts.position(after: $0.position) }
        case .backward: itemWindow.visible.first.flatMap { counts.position(before: $0.position) }
        }
    }

    /// Tells the prefetching data source which items have come near, and which no longer are.
    /// - Returns: Whether the pass can go on.
    func announcePrefetching(_ movement: Movement, _ generation: Int) -> Bool {
        guard movement == .scrolled, isPrefetchingEnabled, let source = prefetchDataSource else {
            return true
        }
        Simulation.current.model.note(.cellLife)
        let wanted = positionsToPrefetch()
        let known = announcedAhead
        let cancelled = known.filter { !wanted.contains($0) && !hasCell(for: $0) }
        let fresh = wanted.filter { !known.contains($0) }
        announcedAhead = wanted
        if !cancelled.isEmpty {
            Simulation.current.counters.delegateCalls += 1
            source.collectionView(
                self, cancelPrefetchingForItemsAt: cancelled.map(\.indexPath))
            guard canContinue(generation) else { return false }
        }
        if !fresh.isEmpty {
            Simulation.current.counters.delegateCalls += 1
            source.collectionView(self, prefetchItemsAt: fresh.map(\.indexPath))
        }
        return canContinue(generation)
    }

    /// The items ahead that have no cell, the nearest first.
    private func positionsToPrefetch() -> [ItemPosition] {
        var wanted: [ItemPosition] = []
        var next = positionAhead()
        var depth = 0
        while let position = next, depth < UICollectionView.dataPrefetchDepth {
            if !hasCell(for: position) { wanted.append(position) }
            next =
                travel == .forward
                ? counts.position(after: position) : counts.position(before: position)
            depth += 1
        }
        return wanted
    }

    private func hasCell(for position: ItemPosition) -> Bool {
        prepared?.position == position || kept?.position == position
            || itemWindow.isVisible(position)
    }

    func prefetchingDidChange() {
        announcedAhead = []
        cellState = .stale
        guard !isPrefetchingEnabled, let cell = prepared else { return }
        prepared = nil
        pool.put(cell)
    }
}
