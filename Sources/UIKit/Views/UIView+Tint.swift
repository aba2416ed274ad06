extension UIView {
    /// The tint of the nearest of this view and its ancestors that has one; the system's blue where
    /// none has.
    var inheritedTint: UIColor {
        var view: UIView? = self
        while let current = view {
            if let tint = current.tintStorage { return tint }
            view = current.superviewStorage
        }
        return .systemBlue
    }

    /// Tells this view and those in it that have no tint of their own.
    func spreadTintChange() {
        tintColorDidChange()
        for view in subviews where view.tintStorage == nil { view.spreadTintChange() }
    }
}
