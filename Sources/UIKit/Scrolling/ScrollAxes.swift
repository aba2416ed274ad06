/// One of the two directions in which content scrolls.
nonisolated enum ScrollAxis: Sendable {
    case horizontal
    case vertical

    /// The other one.
    var other: ScrollAxis {
        switch self {
        case .horizontal: .vertical
        case .vertical: .horizontal
        }
    }
}

/// A set of axes.
nonisolated struct ScrollAxes: OptionSet, Sendable {
    let rawValue: UInt8

    static let horizontal = ScrollAxes(rawValue: 1)
    static let vertical = ScrollAxes(rawValue: 2)

    /// Whether `axis` is in the set.
    func contains(_ axis: ScrollAxis) -> Bool {
        contains(axis == .horizontal ? ScrollAxes.horizontal : .vertical)
    }
}

nonisolated extension CGPoint {
    /// The coordinate along `axis`.
    subscript(axis: ScrollAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set {
            switch axis {
            case .horizontal: x = newValue
            case .vertical: y = newValue
            }
        }
    }

    /// The axis along which this vector is longer; horizontal when they are equal, since an exactly
    /// diagonal drag turns a page rather than anything else.
    var dominantAxis: ScrollAxis { abs(x) >= abs(y) ? .horizontal : .vertical }

    static func + (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x + right.x, y: left.y + right.y)
    }

    static func - (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x - right.x, y: left.y - right.y)
    }
}

nonisolated extension CGSize {
    /// The length along `axis`.
    subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}
