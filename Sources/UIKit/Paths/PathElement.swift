/// A step of an outline, in points.
nonisolated enum PathElement: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, to: CGPoint)
    case close

    /// The points that it names.
    var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }

    func applying(_ map: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let point): .move(point.applying(map))
        case .line(let point): .line(point.applying(map))
        case .curve(let first, let second, let end):
            .curve(first.applying(map), second.applying(map), to: end.applying(map))
        case .close: .close
        }
    }

    /// Where a path ends; nil for an empty one. A closed part ends where it began.
    static func end(of elements: [PathElement]) -> CGPoint? {
        guard let last = elements.last else { return nil }
        if let point = last.points.last { return point }
        for case .move(let start) in elements.reversed() { return start }
        return nil
    }

    /// The smallest rectangle around points; null for none.
    static func box(around points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .null }
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        for point in points {
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
