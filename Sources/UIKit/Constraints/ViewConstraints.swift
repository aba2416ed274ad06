/// Auto Layout's part of a view.
final class ViewConstraints {
    func hierarchyDidChange() {}
}

extension UIView {
    /// Places the subviews that have constraints.
    func layoutConstrainedSubviews() {}

    /// Says that `intrinsicContentSize` has changed.
    public func invalidateIntrinsicContentSize() {}
}
