/// The views that have moved in their superviews, or to others, since the last layout: what bars and
/// the device's shape take from them, and from the views in them, may have changed.
final class MovedViews {
    private var moved: [UIView] = []
    private var compared: [UIView] = []

    /// Whether no view has moved.
    var isEmpty: Bool { moved.isEmpty }

    /// Adds a view; the caller has made sure that it is not here yet.
    func append(_ view: UIView) {
        moved.append(view)
    }

    /// Marks those views for layout whose safe area is another than they know. The buffers are kept,
    /// so that a steady frame allocates nothing.
    /// - Complexity: O(views in the moved ones, times their depth)
    func compareSafeAreas() {
        if moved.isEmpty { return }
        swap(&moved, &compared)
        for view in compared {
            view.hasMoved = false
            if view.windowStorage != nil { view.checkSafeArea() }
        }
        compared.removeAll(keepingCapacity: true)
    }
}
