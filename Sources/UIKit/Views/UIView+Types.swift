extension UIView {
    /// How content is fitted into a view.
    public nonisolated enum ContentMode: Int, Sendable {
        /// Stretched to the bounds, aspect ratio lost.
        case scaleToFill
        /// As large as fits, aspect ratio kept.
        case scaleAspectFit
        /// As small as covers, aspect ratio kept.
        case scaleAspectFill
        /// Drawn anew when the bounds change.
        case redraw
        /// In the middle, at its own size.
        case center
        /// At the middle of the top edge.
        case top
        /// At the middle of the bottom edge.
        case bottom
        /// At the middle of the left edge.
        case left
        /// At the middle of the right edge.
        case right
        /// In the top left corner.
        case topLeft
        /// In the top right corner.
        case topRight
        /// In the bottom left corner.
        case bottomLeft
        /// In the bottom right corner.
        case bottomRight
    }

    /// Which parts of a view's frame follow its superview's size.
    public nonisolated struct AutoresizingMask: OptionSet, Sendable {
        /// One bit a part.
        public let rawValue: UInt

        /// Makes a mask of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance to the left edge grows.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width grows.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance to the right edge grows.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance to the top edge grows.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height grows.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance to the bottom edge grows.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}
