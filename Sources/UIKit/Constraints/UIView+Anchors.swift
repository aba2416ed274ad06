extension UIView {
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { .init(.init(.view(self), .left)) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { .init(.init(.view(self), .right)) }
    /// The edge at which text begins: left, or right in a right-to-left language.
    public var leadingAnchor: NSLayoutXAxisAnchor { .init(.init(.view(self), .leading)) }
    /// The edge at which text ends: right, or left in a right-to-left language.
    public var trailingAnchor: NSLayoutXAxisAnchor { .init(.init(.view(self), .trailing)) }
    /// The middle between left and right.
    public var centerXAnchor: NSLayoutXAxisAnchor { .init(.init(.view(self), .centerX)) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { .init(.init(.view(self), .top)) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { .init(.init(.view(self), .bottom)) }
    /// The middle between top and bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor { .init(.init(.view(self), .centerY)) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { .init(.init(.view(self), .width)) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { .init(.init(.view(self), .height)) }

    // MARK: Guides

    /// The part of the view that neither bars nor the device's shape cover.
    public var safeAreaLayoutGuide: UILayoutGuide { constraintsOfView.safeAreaGuide }

    /// The guides added to the view, in the order in which they were added.
    public var layoutGuides: [UILayoutGuide] { constraintStorage?.guides ?? [] }

    /// Adds a guide; it leaves the view that it was in.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        if layoutGuide.owningView === self { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        constraintsOfView.guides.append(layoutGuide)
    }

    /// Takes a guide out, and deactivates the constraints that name it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, let storage = constraintStorage else { return }
        NSLayoutConstraint.deactivate(storage.constraints(naming: layoutGuide))
        storage.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    // MARK: Sizes of content

    /// How much the view resists being made larger than its content along an axis. The default is
    /// 250.
    public func contentHuggingPriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        constraintStorage?.contentPriorities[axis.layoutAxis].hugging ?? .defaultLow
    }

    /// Sets how much the view resists being made larger than its content along an axis.
    public func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        constraintsOfView.contentPriorities[axis.layoutAxis].hugging = priority
        invalidateIntrinsicContentSize()
    }

    /// How much the view resists being made smaller than its content along an axis. The default is
    /// 750.
    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        constraintStorage?.contentPriorities[axis.layoutAxis].resistance ?? .defaultHigh
    }

    /// Sets how much the view resists being made smaller than its content along an axis.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        constraintsOfView.contentPriorities[axis.layoutAxis].resistance = priority
        invalidateIntrinsicContentSize()
    }
}

extension NSLayoutConstraint {
    /// An axis of layout.
    public nonisolated enum Axis: Int, Sendable {
        /// Left to right.
        case horizontal
        /// Top to bottom.
        case vertical

        var layoutAxis: LayoutAxis {
            switch self {
            case .horizontal: .horizontal
            case .vertical: .vertical
            }
        }
    }
}
