/// The way of the middle of a pan's fingers: how far it has come and how fast it is.
///
/// Fingers that come and go move the middle, but not the path.
nonisolated struct PanPath {
    /// The middle of the fingers, in points of the screen.
    private(set) var position: CGPoint
    /// The place from which translation counts.
    private(set) var anchor: CGPoint
    /// The velocity, from the timestamps of the touches.
    private(set) var tracker: VelocityTracker

    /// Starts at a place.
    init(at position: CGPoint = .zero, time: SimulatedTime = .zero) {
        self.position = position
        self.anchor = position
        self.tracker = VelocityTracker(at: position, time: time)
    }

    /// The way since the anchor, in points.
    var translation: CGPoint {
        CGPoint(x: position.x - anchor.x, y: position.y - anchor.y)
    }

    /// The fingers have moved.
    mutating func move(to position: CGPoint, time: SimulatedTime) {
        self.position = position
        tracker.move(to: position, time: time)
    }

    /// Other fingers are down than before: their middle is elsewhere, but nothing has moved.
    mutating func rebase(to position: CGPoint) {
        anchor.x += position.x - self.position.x
        anchor.y += position.y - self.position.y
        self.position = position
        tracker.rebase(to: position)
    }

    /// Has the way so far count as `translation`.
    mutating func setTranslation(_ translation: CGPoint) {
        anchor = CGPoint(x: position.x - translation.x, y: position.y - translation.y)
    }
}
