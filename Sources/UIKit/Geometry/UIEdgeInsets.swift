/// Distances from the edges of a rectangle, points; positive ones lie inside.
public nonisolated struct UIEdgeInsets: Equatable, Hashable, Sendable {
    /// From the top edge.
    public var top: CGFloat
    /// From the left edge.
    public var left: CGFloat
    /// From the bottom edge.
    public var bottom: CGFloat
    /// From the right edge.
    public var right: CGFloat

    /// No distance anywhere.
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    /// No distance anywhere.
    public init() {
        self = .zero
    }

    /// The given distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The longest distance that is heeded, points; farther than any screen, and small enough to be
    /// added to places without loss.
    private static let longest: CGFloat = 1e9

    /// The distances as far as they can be shown: what is no finite number counts as none.
    var heeded: UIEdgeInsets {
        func heeded(_ length: CGFloat) -> CGFloat {
            if !length.isFinite { return 0 }
            return min(max(length, -UIEdgeInsets.longest), UIEdgeInsets.longest)
        }
        return UIEdgeInsets(
            top: heeded(top), left: heeded(left), bottom: heeded(bottom), right: heeded(right))
    }

    /// The sums of the distances.
    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
            right: right + other.right)
    }
}

extension CGRect {
    /// The rectangle moved inwards by `insets`; its size may become negative.
    public nonisolated func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}
