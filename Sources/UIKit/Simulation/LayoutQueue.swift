/// The views that need layout, without a walk over the tree.
final class LayoutQueue {
    private var dirty: [UIView] = []
    private var pass: [UIView] = []

    /// Whether every view in a window is laid out.
    var isEmpty: Bool { dirty.isEmpty }

    /// Whether a pass is under way.
    var isRunning: Bool { !pass.isEmpty }

    /// Adds a view; the caller has made sure that it is not in the queue yet.
    func append(_ view: UIView) {
        dirty.append(view)
    }

    /// Lays out the views that are dirty now, parents before children; what they make dirty waits
    /// for the next pass. The buffers are kept, so that a steady frame allocates nothing.
    func runPass() {
        swap(&dirty, &pass)
        if pass.count > 1 { sortByDepth() }
        var index = 0
        while index < pass.count {
            pass[index].layoutFromQueue()
            index += 1
        }
        pass.removeAll(keepingCapacity: true)
    }

    /// Stable: views of one depth keep the order in which they were marked.
    private func sortByDepth() {
        for view in pass { view.layoutDepth = view.depth }
        if pass.count > 32 {
            let order = pass.enumerated().sorted {
                ($0.element.layoutDepth, $0.offset) < ($1.element.layoutDepth, $1.offset)
            }
            for (index, entry) in order.enumerated() { pass[index] = entry.element }
            return
        }
        for index in 1..<pass.count {
            var place = index
            while place > 0, pass[place - 1].layoutDepth > pass[place].layoutDepth {
                pass.swapAt(place - 1, place)
                place -= 1
            }
        }
    }
}
