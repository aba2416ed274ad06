extension UIViewController {
    func adopt(_ child: UIViewController) {
        if child.parentStorage === self { return }
        demand(
            !isContained(in: child),
            "\(type(of: child)) cannot be a child of itself or of a controller inside it.")
        child.willMove(toParent: self)
        child.leaveParent(saysSo: false)
        childStorage.append(child)
        child.parentStorage = self
        child.safeAreaSourceDidChange()
    }

    func leaveParent(saysSo: Bool = true) {
        guard let parent = parentStorage else { return }
        parent.childStorage.removeAll { $0 === self }
        parentStorage = nil
        safeAreaSourceDidChange()
        if saysSo { didMove(toParent: nil) }
    }

    /// The topmost of the controllers that contain this one; itself where none does.
    var rootAncestor: UIViewController {
        var controller = self
        while let parent = controller.parentStorage { controller = parent }
        return controller
    }

    private func isContained(in other: UIViewController) -> Bool {
        var controller: UIViewController? = self
        while let current = controller {
            if current === other { return true }
            controller = current.parentStorage
        }
        return false
    }
}
