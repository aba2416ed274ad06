/// Where a cell is in its life.
///
/// made or reused → handed out → (prepared →) displayed → ending → kept → queued → handed out …
nonisolated enum CellLife: Sendable {
    /// Dequeued by the data source, not yet given back to the collection view.
    case handedOut
    /// Asked for ahead of time: it stands for an item, but has not been on screen with it.
    case prepared
    /// In the bounds.
    case displayed
    /// Deleted, and fading out.
    case departing
    /// On its way out: the delegate is being told.
    case ending
    /// It has left the bounds and still stands for its item.
    case kept
    /// In the reuse queue; it stands for nothing.
    case queued

    /// Whether a cell in this state stands for an item.
    var isBound: Bool {
        switch self {
        case .prepared, .displayed, .departing, .ending, .kept: true
        case .handedOut, .queued: false
        }
    }
}
