import UIKit

/// The scroll views that must keep still while a page is pulled.
final class ScrollLock {
    private var views: [UIScrollView] = []

    /// Has a view not scroll; one that does not anyway stays as it is.
    func hold(_ view: UIScrollView) {
        guard view.isScrollEnabled else { return }
        views.append(view)
        view.isScrollEnabled = false
    }

    /// Has them scroll again.
    func release() {
        let held = views
        views.removeAll(keepingCapacity: true)
        for view in held { view.isScrollEnabled = true }
    }
}
