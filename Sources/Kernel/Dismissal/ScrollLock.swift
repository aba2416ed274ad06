import UIKit

/// The scroll views that must keep still while a page is pulled: a zoom would move the very image
/// that the pull moves.
///
/// What the host switches off meanwhile is switched on again with the rest: it is off already, so
/// that nothing tells the one from the other.
final class ScrollLock {
    private var views: [UIScrollView] = []
    private var pinches: [UIPinchGestureRecognizer] = []

    /// Has a view neither scroll nor zoom; what it does not do anyway stays as it is.
    func hold(_ view: UIScrollView) {
        if let pinch = view.pinchGestureRecognizer, pinch.isEnabled {
            pinches.append(pinch)
            pinch.isEnabled = false
        }
        guard view.isScrollEnabled else { return }
        views.append(view)
        view.isScrollEnabled = false
    }

    /// Has them scroll again; zooming waits until the image is in place.
    func releaseScrolling() {
        let held = views
        views.removeAll(keepingCapacity: true)
        for view in held { view.isScrollEnabled = true }
    }

    /// Has them scroll and zoom again.
    func release() {
        releaseScrolling()
        let stopped = pinches
        pinches.removeAll(keepingCapacity: true)
        for pinch in stopped { pinch.isEnabled = true }
    }
}
