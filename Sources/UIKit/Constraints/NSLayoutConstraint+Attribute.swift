extension NSLayoutConstraint {
    /// The part of an item that a constraint is about.
    public nonisolated enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The edge at which text begins.
        case leading = 5
        /// The edge at which text ends.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The middle between the left and right edges.
        case centerX = 9
        /// The middle between the top and bottom edges.
        case centerY = 10
        /// None: the constraint's right side is a number.
        case notAnAttribute = 0

        /// The attribute's name in code.
        var name: String { "\(self)" }

        /// The axis that it lies along.
        var axis: LayoutAxis {
            switch self {
            case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
            case .top, .bottom, .height, .centerY, .notAnAttribute: .vertical
            }
        }

        /// Whether it is a size rather than a place.
        var isSize: Bool { self == .width || self == .height }

        /// Whether it depends on the direction of text.
        var followsDirection: Bool { self == .leading || self == .trailing }

        /// Whether it is a vertical edge, whatever the direction of text.
        var isFixedSide: Bool { self == .left || self == .right }
    }
}

/// The two axes of layout.
nonisolated enum LayoutAxis: Int, CaseIterable {
    case horizontal
    case vertical
}
