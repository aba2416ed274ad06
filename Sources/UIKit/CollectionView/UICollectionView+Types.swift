extension UICollectionView {
    /// The direction in which a flow layout's content scrolls.
    public nonisolated enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical = 0
        /// Sideways.
        case horizontal = 1
    }

    /// Where an item comes to lie when it is scrolled to: at most one place an axis.
    ///
    /// An axis without a place scrolls as little as shows the item.
    public nonisolated struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// One bit a place.
        public let rawValue: UInt

        /// Makes a position of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// At the top edge.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom edge.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left edge.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right edge.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }
}

/// Where an item comes to lie along one axis.
nonisolated enum ScrollPlace: Equatable, Sendable {
    /// Anywhere in view: scroll as little as shows it.
    case nearest
    /// At the first edge.
    case start
    /// In the middle.
    case middle
    /// At the last edge.
    case end

    /// The place that a position names along `axis`; nil where it names two.
    init?(_ position: UICollectionView.ScrollPosition, along axis: ScrollAxis) {
        let (start, middle, end): (Bool, Bool, Bool) =
            switch axis {
            case .horizontal:
                (
                    position.contains(.left), position.contains(.centeredHorizontally),
                    position.contains(.right)
                )
            case .vertical:
                (
                    position.contains(.top), position.contains(.centeredVertically),
                    position.contains(.bottom)
                )
            }
        switch (start, middle, end) {
        case (false, false, false): self = .nearest
        case (true, false, false): self = .start
        case (false, true, false): self = .middle
        case (false, false, true): self = .end
        default: return nil
        }
    }

    /// The offset at which an item lies at this place, before it is limited to the content.
    ///
    /// - Parameters:
    ///   - start: where the item begins, in content coordinates, points.
    ///   - length: of the item.
    ///   - offset: the present one.
    ///   - view: the length of the view without its insets.
    ///   - inset: at the view's first edge.
    func offset(
        start: CGFloat, length: CGFloat, from offset: CGFloat, view: CGFloat, inset: CGFloat
    ) -> CGFloat {
        switch self {
        case .start:
            return start - inset
        case .middle:
            return start + length / 2 - view / 2 - inset
        case .end:
            return start + length - view - inset
        case .nearest:
            let visible = offset + inset
            if start < visible || length > view { return start - inset }
            if start + length > visible + view { return start + length - view - inset }
            return offset
        }
    }
}
