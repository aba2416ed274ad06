@_spi(Simulation) import UIKit

extension UIScrollView {
    /// How far it is scrolled on screen, from its top, points.
    var scrolledDistance: CGFloat { presentedBounds.minY + adjustedContentInset.top }

    /// Scrolls, from its top, as far as its content goes.
    func scroll(toDistance distance: CGFloat, animated: Bool) {
        let insets = adjustedContentInset
        let room = contentSize.height + insets.top + insets.bottom - bounds.height
        let y = min(max(0, distance), max(0, room)) - insets.top
        setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
    }
}
