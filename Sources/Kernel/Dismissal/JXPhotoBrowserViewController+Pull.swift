import UIKit

extension JXPhotoBrowserViewController {
    /// Whether a page is pulled down, or on its way back, or out with the browser.
    var isPulling: Bool { isViewLoaded && pull.isActive }

    /// Has a pulled page return.
    func cancelPull() {
        if isViewLoaded { pull.cancel() }
    }

    // MARK: Whether a page can be pulled

    /// Whether the browser's state lets a page be pulled at all. Where that is switched off, no
    /// finger gets as far as this.
    private var mayPull: Bool {
        canClose && geometry.direction == .horizontal && motion.isResting && isShowingPages
            && presence == .settled
    }

    /// The page that a finger could pull now, whichever way it moves.
    func pageToPull() -> PulledPage? {
        guard mayPull, let cell = centralCell(), let page = PulledPage(cell) else { return nil }
        if let cell = cell as? JXZoomImageCell, cell.isOnItsWay { return nil }
        let scrollViews = PulledPage.scrollViews(around: page.imageView, in: cell)
        let isFree = scrollViews.allSatisfy {
            isAtTop($0) && !PageZoom(of: $0, in: cell).isMagnified
        }
        return isFree ? page : nil
    }

    private func isAtTop(_ view: UIScrollView) -> Bool {
        let top = -view.adjustedContentInset.top
        return !view.isDragging && !view.isDecelerating && !view.isZooming && !view.isZoomBouncing
            && view.contentOffset.y <= top + JXPhotoBrowserViewController.edgeSlack
    }

    /// Content is at its edge where it is not farther away than this, points: less than a pixel.
    private static let edgeSlack: CGFloat = 0.25

    // MARK: The recogniser

    /// Has a finger that is drawn down pull the page.
    func makePullRecognizer() -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer(
            target: self, action: JXPhotoBrowserViewController.handlePull)
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        return pan
    }

    /// Whether the finger moves down, more than sideways, over a page that can be pulled.
    func pullMayBegin() -> Bool {
        let way = pullRecognizer.translation(in: view)
        let isDown = way.y > abs(way.x) + JXPhotoBrowserViewController.tieSlack
        return isDown && pageToPull() != nil
    }

    /// Ways of a finger as long down as sideways are off by less than this, points: sums of
    /// coordinates are.
    private static let tieSlack: CGFloat = 1e-6

    /// Whether `other` has to wait until it is clear whether the page is pulled: the scrolling of
    /// content that is at its top.
    func pullGoesBefore(_ other: UIGestureRecognizer) -> Bool {
        guard other is UIPanGestureRecognizer, let scrollView = other.view as? UIScrollView,
            scrollView.panGestureRecognizer === other, pull.isFree, let page = pageToPull()
        else { return false }
        return PulledPage.scrollViews(around: page.imageView, in: page.cell).contains {
            $0 === scrollView
        }
    }

    private func handlePull(_ pan: UIPanGestureRecognizer) {
        let finger = pan.location(in: view)
        switch pan.state {
        case .began:
            if pull.isFree, let page = pageToPull() {
                pull.begin(page, at: finger)
            } else {
                dropPullingFinger()
            }
        case .changed:
            pull.follow(finger)
        case .ended:
            pull.follow(finger)
            pull.release(speed: pan.velocity(in: view).y)
        case .cancelled:
            pull.cancel()
        case .possible, .failed:
            break
        }
    }

    /// Has the recogniser look for another finger.
    func dropPullingFinger() {
        guard pullRecognizer.state == .began || pullRecognizer.state == .changed else { return }
        pullRecognizer.isEnabled = false
        pullRecognizer.isEnabled = isDismissGestureEnabled
    }
}
