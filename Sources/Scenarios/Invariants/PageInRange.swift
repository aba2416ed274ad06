/// Every index given to or reported by anyone is in 0 ..< count.
final class PageInRange: Invariant {
    let id = InvariantID.pageInRange
    private var count = 0
    /// How many items each overlay was last told of: what it is told comes in order, and may be
    /// older than what the browser knows by then.
    private var told: [(overlay: String, count: Int)] = []
    /// The largest count that a cell on screen may still stem from.
    private var largestCount = 0

    func check(_ event: HostEvent) -> String? {
        switch event {
        case .itemCountAsked(let count):
            self.count = count
            largestCount = max(largestCount, count)
            return nil
        case .cellAsked(let index, _):
            return complaint("asked for the cell of", index, count)
        case .willDisplay(let index, _):
            return complaint("willDisplay", index, count)
        case .didEndDisplaying(let index, _):
            // A cell that showed before the data shrank goes with the index that it had.
            return complaint("didEndDisplaying", index, largestCount)
        case .overlayPageChanged(let overlay, let page):
            let known = told.first { $0.overlay == overlay }?.count ?? count
            return complaint("overlay \(overlay) was told of page", page, known)
        case .overlayReloaded(let overlay, let count, let page):
            told.removeAll { $0.overlay == overlay }
            told.append((overlay, count))
            if count == 0 && page == 0 { return nil }
            return complaint("overlay \(overlay) was told of page", page, count)
        case .browserMade:
            told.removeAll(keepingCapacity: true)
            return nil
        case .lifecycle:
            return nil
        }
    }

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        guard frame.hasBrowser, frame.isDataKnown else { return nil }
        if frame.knownItemCount == 0 && frame.pageIndex <= 0 { return nil }
        return complaint("pageIndex is", frame.pageIndex, frame.knownItemCount)
    }

    private func complaint(_ what: String, _ index: Int, _ count: Int) -> String? {
        if index >= 0 && index < count { return nil }
        let range = count > 0 ? "0 to \(count - 1)" : "none, there are no items"
        return "\(what) \(index); right would be \(range)"
    }
}
