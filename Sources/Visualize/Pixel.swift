import Foundation

/// From numbers that may be anything to pixels that exist.
nonisolated enum Pixel {
    /// `value` as an integer within `low...high`; not a number gives `low`.
    static func clamp(_ value: Double, _ low: Int, _ high: Int) -> Int {
        if !(value > Double(low)) { return low }
        if value >= Double(high) { return high }
        return Int(value)
    }
}

nonisolated extension CGPoint {
    /// Whether both coordinates are finite and near enough to a picture to be drawn exactly.
    var isDrawable: Bool { abs(x) < 1e7 && abs(y) < 1e7 }
}

nonisolated extension CGRect {
    /// Whether all four numbers are finite and near enough to a picture to be drawn exactly.
    var isDrawable: Bool {
        origin.isDrawable && abs(size.width) < 1e7 && abs(size.height) < 1e7
    }

    /// The smallest rectangle around `points`, grown by `margin` on each side.
    static func around(_ points: [CGPoint], margin: Double) -> CGRect {
        var (low, high) = (
            CGPoint(x: Double.infinity, y: Double.infinity),
            CGPoint(x: -Double.infinity, y: -Double.infinity)
        )
        for point in points where point.isDrawable {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        guard low.x <= high.x else { return .zero }
        return CGRect(
            x: low.x - margin, y: low.y - margin, width: high.x - low.x + 2 * margin,
            height: high.y - low.y + 2 * margin)
    }
}
