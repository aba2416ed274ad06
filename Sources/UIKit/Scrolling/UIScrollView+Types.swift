extension UIScrollView {
    /// How much of its speed content keeps each millisecond after a lift, 0…1.
    public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The share of the speed that is left after one millisecond.
        public let rawValue: CGFloat

        /// A rate of one's own.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// 0.998 (read from UIKit at run time).
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99 (read from UIKit at run time).
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// When the safe area is added to a scroll view's insets.
    public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// On the axes along which content scrolls or always bounces.
        case automatic
        /// The same as `automatic` here, where no bars adjust scroll views of their own accord.
        case scrollableAxes
        /// Never.
        case never
        /// On both axes.
        case always
    }
}
