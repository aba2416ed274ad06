import UIKit

/// The colour behind the pages while it fades with a pull.
final class Backdrop {
    /// The colour as it was, and the one put in its place.
    private var colors: (own: UIColor, shown: UIColor)?

    /// Shows the view's own colour with an opacity. A view without a colour stays without; a colour
    /// that somebody else has set meanwhile is the view's own from then on.
    func fade(_ view: UIView, to alpha: CGFloat) {
        guard let present = view.backgroundColor else { return }
        let own = colors.map { $0.shown == present ? $0.own : present } ?? present
        if own == .clear { return }
        let shown = own.withAlphaComponent(alpha)
        colors = (own, shown)
        view.backgroundColor = shown
    }

    /// Shows the view's own colour as it was.
    func restore(_ view: UIView?) {
        guard let colors else { return }
        self.colors = nil
        if view?.backgroundColor == colors.shown { view?.backgroundColor = colors.own }
    }
}
