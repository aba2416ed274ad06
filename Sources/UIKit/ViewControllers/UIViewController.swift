/// Temporary declaration, replaced by the view-controller layer.
open class UIViewController: UIResponder {
    nonisolated deinit {}

    func windowWillTransition(to size: CGSize) {}
}

extension UIWindow {
    func rootViewControllerDidChange(from former: UIViewController?) {}
    func rootViewControllerDidBecomeVisible() {}
}
