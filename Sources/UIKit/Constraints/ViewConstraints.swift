/// Auto Layout's part of a view.
final class ViewConstraints {
    func hierarchyDidChange() {}
}

extension UIView {
    /// Places the subviews that have constraints.
    func layoutConstrainedSubviews() {}

    /// Lays out anew what runs from leading to trailing.
    func layoutDirectionDidChange() {
        setNeedsLayout()
    }

    /// Says that `intrinsicContentSize` has changed.
    public func invalidateIntrinsicContentSize() {}
}
