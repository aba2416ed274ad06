import UIKit

/// The views around a pulled image, which must not cut it off while it is pulled.
final class ClipChain {
    private var views: [UIView] = []

    /// Has the views from the image's superview up to and with `top` show what lies outside them.
    func open(from image: UIView, to top: UIView) {
        var view = image.superview
        while let current = view {
            if current.clipsToBounds {
                current.clipsToBounds = false
                views.append(current)
            }
            view = current === top ? nil : current.superview
        }
    }

    /// Has the same views cut off again.
    func close() {
        let opened = views
        views.removeAll(keepingCapacity: true)
        for view in opened { view.clipsToBounds = true }
    }
}
