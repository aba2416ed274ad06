/// Which way the content moves, as the cells see it.
nonisolated enum CellTravel: Sendable {
    /// It has not moved since the data was loaded.
    case none
    /// Towards later items.
    case forward
    /// Towards earlier items.
    case backward

    /// The way that a movement of the viewport by `delta` leads; nil when it did not move, or moved
    /// by a whole viewport or more: that is a jump, which has no direction.
    ///
    /// - Parameters:
    ///   - delta: of the viewport's origin, points.
    ///   - size: of the viewport.
    ///   - isMirrored: whether later items lie to the left.
    init?(delta: CGPoint, size: CGSize, isMirrored: Bool) {
        if abs(delta.x) > abs(delta.y) {
            guard abs(delta.x) < size.width else { return nil }
            self = (delta.x > 0) != isMirrored ? .forward : .backward
        } else {
            guard delta.y != 0, abs(delta.y) < size.height else { return nil }
            self = delta.y > 0 ? .forward : .backward
        }
    }
}
