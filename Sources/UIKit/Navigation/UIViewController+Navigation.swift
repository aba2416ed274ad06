extension UIViewController {
    /// The nearest navigation controller that contains this controller.
    /// - Complexity: O(depth of containment)
    public var navigationController: UINavigationController? {
        var controller = parentStorage
        while let current = controller {
            if let navigation = current as? UINavigationController { return navigation }
            controller = current.parentStorage
        }
        return nil
    }

    /// Looks anew at who decides the safe area of the view, and has that compared.
    func safeAreaSourceDidChange() {
        let isImposed = parentStorage?.imposedSafeAreaInsets(on: self) != nil
        definesSafeArea = isImposed || additionalSafeAreaInsets != .zero
        viewIfLoaded?.deviceSafeAreaDidChange()
    }
}
