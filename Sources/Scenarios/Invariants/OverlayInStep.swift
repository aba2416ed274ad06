/// Each overlay heard of each change exactly once, in order.
final class OverlayInStep: Invariant {
    let id = InvariantID.overlayInStep
    /// What each overlay knows, in order of their first words.
    private var known: [(overlay: String, page: Int, count: Int)] = []

    func check(_ event: HostEvent) -> String? {
        switch event {
        case .overlayReloaded(let overlay, let count, let page):
            set(overlay, page: page, count: count)
            return nil
        case .overlayPageChanged(let overlay, let page):
            if let place = known.firstIndex(where: { $0.overlay == overlay }) {
                if known[place].page == page {
                    return "overlay \(overlay) was told of page \(page), which it knew"
                }
                known[place].page = page
                return nil
            }
            return "overlay \(overlay) was told of page \(page) before it was told of the data"
        case .browserMade:
            known.removeAll(keepingCapacity: true)
            return nil
        case .itemCountAsked, .cellAsked, .willDisplay, .didEndDisplaying, .lifecycle:
            return nil
        }
    }

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        guard frame.hasPages, frame.isDataKnown else { return nil }
        for state in known {
            if state.page != frame.pageIndex {
                return "overlay \(state.overlay) knows of page \(state.page), pageIndex says "
                    + "\(frame.pageIndex)"
            }
            if state.count != frame.knownItemCount {
                return "overlay \(state.overlay) knows of \(state.count) items, there are "
                    + "\(frame.knownItemCount)"
            }
        }
        return nil
    }

    /// An overlay was taken off the browser, which no longer tells it anything.
    func forget(_ overlay: String) {
        known.removeAll { $0.overlay == overlay }
    }

    private func set(_ overlay: String, page: Int, count: Int) {
        if let place = known.firstIndex(where: { $0.overlay == overlay }) {
            known[place] = (overlay, page, count)
        } else {
            known.append((overlay, page, count))
        }
    }
}
