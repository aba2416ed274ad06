/// An outline of lines and curves, which does not change.
public nonisolated final class CGPath: NSObject, @unchecked Sendable {
    let elements: [PathElement]

    init(elements: [PathElement]) {
        self.elements = elements
        super.init()
    }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { elements.isEmpty }

    /// The smallest rectangle around all points, those that control curves included; null for an
    /// empty path.
    /// - Complexity: O(elements)
    public var boundingBox: CGRect { PathElement.box(around: elements.flatMap(\.points)) }

    /// The smallest rectangle around the outline itself; null for an empty path.
    /// - Complexity: O(elements)
    public var boundingBoxOfPath: CGRect {
        PathElement.box(around: PathSegment.segments(of: elements).flatMap(\.extremes))
    }

    /// Where the next line would begin; the origin for an empty path.
    public var currentPoint: CGPoint { PathElement.end(of: elements) ?? .zero }

    /// Whether a point lies inside the outline; open parts count as closed.
    ///
    /// - Parameters:
    ///   - rule: whether what is gone round twice counts as inside.
    ///   - transform: applied to the path first.
    /// - Complexity: O(elements)
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        let turned = transform.isIdentity ? elements : elements.map { $0.applying(transform) }
        let winding = PathSegment.segments(of: turned, closingAll: true)
            .reduce(0) { $0 + $1.winding(around: point) }
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// Whether two paths have the same elements.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CGPath)?.elements == elements
    }

    /// A hash that agrees with `isEqual`.
    public override var hash: Int { elements.count }
}

/// What counts as the inside of an outline.
public nonisolated enum CGPathFillRule: Int, Sendable {
    /// What the outline goes round, counted with its direction.
    case winding
    /// What the outline goes round an odd number of times.
    case evenOdd
}
