/// What has been said of a view's margins; a view with the ordinary ones has none.
nonisolated struct MarginSettings {
    /// The margins that were set, before the safe area; nil for the ordinary ones.
    var margins: NSDirectionalEdgeInsets?
    var followsSafeArea = true
    var preservesSuperview = false

    /// What a view has to its edges unless told otherwise, points (documentation of
    /// `UIView.layoutMargins`).
    static let ordinary: CGFloat = 8
}

extension UIView {
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The margins in effect: what was set, at least the controller's minimum, the superview's where
    /// they are kept, and the safe area.
    var effectiveMargins: UIEdgeInsets {
        let settings = marginSettings
        var margins = ownMargins(settings).insets(isRightToLeft: isRightToLeft)
        if settings.followsSafeArea { margins = margins.adding(safeAreaInsets) }
        guard settings.preservesSuperview, let parent = superviewStorage else { return margins }
        let inner = parent.bounds.inset(by: parent.layoutMargins)
        let frame = frame
        margins.left = max(margins.left, inner.minX - frame.minX)
        margins.right = max(margins.right, frame.maxX - inner.maxX)
        margins.top = max(margins.top, inner.minY - frame.minY)
        margins.bottom = max(margins.bottom, frame.maxY - inner.maxY)
        return margins
    }

    private func ownMargins(_ settings: MarginSettings) -> NSDirectionalEdgeInsets {
        guard let controller = controllerStorage, controller.viewRespectsSystemMinimumLayoutMargins
        else {
            return settings.margins ?? .all(controllerStorage == nil ? MarginSettings.ordinary : 0)
        }
        let least = controller.systemMinimumLayoutMargins
        guard let margins = settings.margins else { return least }
        return NSDirectionalEdgeInsets(
            top: max(margins.top, least.top), leading: max(margins.leading, least.leading),
            bottom: max(margins.bottom, least.bottom),
            trailing: max(margins.trailing, least.trailing))
    }

    func setMargins(_ change: (inout MarginSettings) -> Void) {
        let former = layoutMargins
        change(&marginSettings)
        if layoutMargins != former { marginsDidChange() }
    }

    /// Lays out anew what goes by the margins, here and in views that keep them, and tells the view.
    func marginsDidChange() {
        if let storage = constraintStorage {
            for system in storage.solved { system.setNeedsSolving() }
            storage.system?.setNeedsSolving()
            storage.geometryDidChange()
        }
        setNeedsLayout()
        superviewStorage?.subviewSizeDidChange(self)
        layoutMarginsDidChange()
        for view in subviewStorage where view.marginSettings.preservesSuperview {
            view.marginsDidChange()
        }
    }

    /// The part of the view within its margins.
    public var layoutMarginsGuide: UILayoutGuide { constraintsOfView.marginsGuide }
}

extension NSDirectionalEdgeInsets {
    fileprivate static func all(_ length: CGFloat) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    }
}
