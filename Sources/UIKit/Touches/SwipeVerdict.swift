/// What the way of some fingers is.
nonisolated enum SwipeVerdict: Equatable {
    /// It cannot be told yet.
    case open
    /// A stroke in one of the directions.
    case swipe
    /// Something else.
    case other

    /// How far a stroke goes, points; how long that may take, seconds; how far off its direction it
    /// may be, as a tangent: that of 20°.
    static let distance: CGFloat = 10
    static let duration = 0.1
    static let slant: CGFloat = 0.36397023426620234

    /// Judges the way from the start, points.
    init(way: CGPoint, seconds: Double, directions: UISwipeGestureRecognizer.Direction) {
        if seconds > SwipeVerdict.duration + 1e-9 {
            self = .other
            return
        }
        let length = way.length + GestureThresholds.tolerance
        if length < SwipeVerdict.distance {
            self = .open
            return
        }
        let isSwipe =
            directions.contains(.right) && SwipeVerdict.isAlong(way.x, across: way.y)
            || directions.contains(.left) && SwipeVerdict.isAlong(-way.x, across: way.y)
            || directions.contains(.down) && SwipeVerdict.isAlong(way.y, across: way.x)
            || directions.contains(.up) && SwipeVerdict.isAlong(-way.y, across: way.x)
        self = isSwipe ? .swipe : .other
    }

    private static func isAlong(_ forward: CGFloat, across: CGFloat) -> Bool {
        forward > 0 && abs(across) <= forward * slant
    }
}
