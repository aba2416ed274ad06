/// All cells of a collection view: makes them, takes them back and hands them out again.
final class CellPool {
    /// Every cell that the collection view holds, in the order of creation.
    private(set) var cells: [UICollectionViewCell] = []
    private var classes: [String: UICollectionViewCell.Type] = [:]
    private var queues: [String: [UICollectionViewCell]] = [:]
    /// The cells that were handed out and have not been given back yet, nearly always none or one.
    private var handedOut: [UICollectionViewCell] = []

    /// The number of cells in all reuse queues.
    private(set) var queuedCount = 0

    /// The number of cells that wait for reuse under `identifier`.
    func queuedCount(for identifier: String) -> Int { queues[identifier]?.count ?? 0 }

    /// Has cells for `identifier` made of `type`; nil takes the registration back. Cells that wait
    /// in its queue are let go, as they may be of another class.
    func register(_ type: UICollectionViewCell.Type?, for identifier: String) {
        if let waiting = queues.removeValue(forKey: identifier) {
            queuedCount -= waiting.count
            cells.removeAll { cell in waiting.contains { $0 === cell } }
        }
        classes[identifier] = type
    }

    /// Whether cells can be made for `identifier`.
    func isRegistered(_ identifier: String) -> Bool { classes[identifier] != nil }

    /// A cell from the queue, or else a new one, of size `frame` (content coordinates, points).
    func take(
        _ identifier: String, frame: CGRect, for collectionView: UICollectionView
    ) -> UICollectionViewCell {
        if let cell = queues[identifier]?.popLast() {
            queuedCount -= 1
            handOut(cell)
            cell.useCount += 1
            Simulation.current.counters.cellsReused += 1
            cell.take(frame)
            cell.prepareForReuse()
            return cell
        }
        guard let type = classes[identifier] else { UICollectionView.stopUnregistered(identifier) }
        let cell = type.init(dequeuedWithFrame: frame)
        cell.dequeuedIdentifier = identifier
        cell.maker = collectionView
        cell.serialNumber = Simulation.current.counters.cellsMade
        Simulation.current.counters.cellsMade += 1
        cells.append(cell)
        handOut(cell)
        return cell
    }

    /// Puts a cell that stands for nothing any more into its queue.
    func put(_ cell: UICollectionViewCell) {
        guard let identifier = cell.dequeuedIdentifier, cell.life != .queued else { return }
        cell.life = .queued
        queues[identifier, default: []].append(cell)
        queuedCount += 1
        Simulation.current.counters.cellsEnqueued += 1
    }

    /// Takes back the cells that were handed out, save the one that was used.
    func endHandingOut(using used: UICollectionViewCell) {
        while let cell = handedOut.popLast() {
            if cell !== used { put(cell) }
        }
    }

    private func handOut(_ cell: UICollectionViewCell) {
        cell.life = .handedOut
        handedOut.append(cell)
    }
}

extension UICollectionViewCell {
    /// Takes a frame as it stands, whatever transform the cell was left with.
    func take(_ frame: CGRect) {
        if transform != .identity { transform = .identity }
        self.frame = frame
    }
}
