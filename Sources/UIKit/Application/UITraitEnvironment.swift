/// Something that has traits and hears of their changes.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits now.
    var traitCollection: UITraitCollection { get }
    /// The traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

extension UIView {
    /// Tells this view and those in it, controllers before their views, parents before children.
    /// - Complexity: O(views below)
    func spreadTraitChange(from former: UITraitCollection) {
        controllerStorage?.traitCollectionDidChange(former)
        traitCollectionDidChange(former)
        // A copy: who hears of it may add and remove.
        for view in subviews { view.spreadTraitChange(from: former) }
    }
}

extension UIViewController {
    /// Tells this controller, then those that it contains, then the one that it presents.
    func spreadMemoryWarning() {
        didReceiveMemoryWarning()
        for child in childStorage { child.spreadMemoryWarning() }
        presentation?.presented.spreadMemoryWarning()
    }
}
