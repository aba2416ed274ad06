/// A line or a cubic curve from one point to another.
nonisolated struct PathSegment {
    var start: CGPoint
    /// The control points; nil for a line.
    var controls: (CGPoint, CGPoint)?
    var end: CGPoint

    /// Into how many lines a curve is cut to find out on which side a point lies: a quarter of a
    /// circle is then off by less than a hundred-thousandth of its radius.
    private static let pieces = 256

    /// The segments of a path. `closingAll` has open parts end where they began.
    static func segments(of elements: [PathElement], closingAll: Bool = false) -> [PathSegment] {
        var segments: [PathSegment] = []
        var first = CGPoint.zero
        var last = CGPoint.zero
        func close() {
            if last != first { segments.append(PathSegment(start: last, end: first)) }
            last = first
        }
        for element in elements {
            switch element {
            case .move(let point):
                if closingAll { close() }
                first = point
                last = point
            case .line(let point):
                segments.append(PathSegment(start: last, end: point))
                last = point
            case .curve(let one, let two, let point):
                segments.append(PathSegment(start: last, controls: (one, two), end: point))
                last = point
            case .close: close()
            }
        }
        if closingAll { close() }
        return segments
    }

    /// The point at a share of the way, 0…1.
    func point(at share: CGFloat) -> CGPoint {
        CGPoint(x: value(\.x, at: share), y: value(\.y, at: share))
    }

    private func value(_ axis: KeyPath<CGPoint, CGFloat>, at share: CGFloat) -> CGFloat {
        let (from, to) = (start[keyPath: axis], end[keyPath: axis])
        let rest = 1 - share
        guard let controls else { return rest * from + share * to }
        return rest * rest * rest * from + 3 * rest * rest * share * controls.0[keyPath: axis]
            + 3 * rest * share * share * controls.1[keyPath: axis] + share * share * share * to
    }

    /// Both ends, and where the curve turns back along an axis.
    var extremes: [CGPoint] {
        [start, end] + (turns(\.x) + turns(\.y)).map(point(at:))
    }

    /// Where the derivative along an axis is zero.
    private func turns(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
        guard let controls else { return [] }
        let first = controls.0[keyPath: axis] - start[keyPath: axis]
        let second = controls.1[keyPath: axis] - controls.0[keyPath: axis]
        let third = end[keyPath: axis] - controls.1[keyPath: axis]
        let (a, b, c) = (first - 2 * second + third, second - first, first)
        var roots: [CGFloat] = []
        if a == 0 {
            if b != 0 { roots = [-c / (2 * b)] }
        } else if b * b - a * c >= 0 {
            let root = (b * b - a * c).squareRoot()
            roots = [(-b - root) / a, (-b + root) / a]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }

    /// How often the segment goes round a point: the upward crossings of the ray to its right, less
    /// the downward ones.
    func winding(around point: CGPoint) -> Int {
        guard controls != nil else { return PathSegment.crossing(start, end, point) }
        var count = 0
        var last = start
        for piece in 1...PathSegment.pieces {
            let next =
                piece == PathSegment.pieces
                ? end : self.point(at: CGFloat(piece) / CGFloat(PathSegment.pieces))
            count += PathSegment.crossing(last, next, point)
            last = next
        }
        return count
    }

    private static func crossing(_ from: CGPoint, _ to: CGPoint, _ point: CGPoint) -> Int {
        if (from.y <= point.y) == (to.y <= point.y) { return 0 }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x <= point.x { return 0 }
        return from.y <= point.y ? 1 : -1
    }
}
