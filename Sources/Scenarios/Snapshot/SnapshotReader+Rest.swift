@_spi(Simulation) import UIKit

// What must be in order when everything rests: read in such frames alone, which are few.
extension SnapshotReader {
    /// Reads the views around the page, or the app's own without a browser.
    func readRest(into snapshot: FrameSnapshot) {
        snapshot.hasThumbnail = false
        guard snapshot.hasBrowser, let browser = host.port?.browser, let view = browser.viewIfLoaded
        else {
            if let root = host.host.rootViewController.viewIfLoaded { add(root, .host, snapshot) }
            return
        }
        snapshot.hasThumbnail = isUncovered(host.thumbnail(ofItem: snapshot.pageIndex), snapshot)
        guard let index = snapshot.centreIndex else { return }
        let cell = KernelPort.pager(of: browser).displayedCells.first {
            $0.serialNumber == snapshot.cells[index].cell
        }
        guard let cell else { return }
        if let zoomView = KernelPort.zoomView(of: cell) {
            snapshot.page.frame = zoomView.presentedFrameInWindow
        }
        var part = ViewState.Part.inside
        var next: UIView? = snapshot.cells[index].imageView ?? cell
        while let current = next {
            if current === cell { part = .cell }
            add(current, part, snapshot)
            if current === cell { part = .around }
            next = current === view ? nil : current.superview
        }
    }

    private func add(_ view: UIView, _ part: ViewState.Part, _ snapshot: FrameSnapshot) {
        snapshot.chain.append(
            ViewState(
                part: part, id: ObjectIdentifier(view), type: type(of: view),
                transform: view.transform, alpha: view.alpha, isHidden: view.isHidden,
                clipsToBounds: view.clipsToBounds, takesTouches: view.isUserInteractionEnabled,
                isScrollEnabled: (view as? UIScrollView)?.isScrollEnabled ?? true))
    }

    /// Whether a thumbnail lies where it would be seen, whether it is hidden or not: not under a bar
    /// that covers the edge of the list.
    func isUncovered(_ view: UIView?, _ snapshot: FrameSnapshot) -> Bool {
        guard let view, view.window != nil, !view.bounds.isEmpty else { return false }
        var part = view.presentedFrameInWindow
        var ancestor = view.superview
        while let current = ancestor {
            if let list = current as? UIScrollView {
                let free = list.bounds.inset(by: list.adjustedContentInset)
                part = part.cut(to: list.convert(free, to: nil))
            }
            ancestor = current.superview
        }
        return !part.isEmpty && SnapshotReader.isOnScreen(part, snapshot)
    }
}
