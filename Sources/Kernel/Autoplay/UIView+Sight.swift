import UIKit

extension UIView {
    /// Below this alpha UIKit itself takes a view for hidden.
    private static let faintestAlpha: CGFloat = 0.01

    /// Whether some of the view may be seen: it is in a window, neither it nor a view around it is
    /// hidden, and what clips it leaves something. What lies in front does not count.
    /// - Complexity: O(depth of the view)
    var isInSight: Bool {
        guard window != nil else { return false }
        var view: UIView = self
        var area = bounds
        while true {
            if view.isHidden || view.alpha < UIView.faintestAlpha { return false }
            guard let parent = view.superview else { return true }
            area = view.convert(area, to: parent)
            if parent.clipsToBounds || parent is UIWindow {
                guard let rest = area.clipped(to: parent.bounds) else { return false }
                area = rest
            }
            view = parent
        }
    }
}
