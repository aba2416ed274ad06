/// The distance of a pinch's two fingers, and the scale that it stands for.
nonisolated struct PinchSpan {
    /// The distance now, in points.
    private(set) var distance: CGFloat
    /// The distance at which the gesture was at its beginning, in points.
    private(set) var start: CGFloat
    /// The scale at `base`, in effect since that distance, in points.
    private var baseScale: CGFloat = 1
    private var base: CGFloat
    /// How fast the scale changes, along x, per second.
    private var tracker: VelocityTracker

    /// A distance that is shorter counts as this, in points: scales stay finite.
    private static let shortest: CGFloat = 1

    /// Starts at a distance.
    init(distance: CGFloat = 0, time: SimulatedTime = .zero) {
        self.distance = distance
        self.start = distance
        self.base = max(distance, PinchSpan.shortest)
        self.tracker = VelocityTracker(at: CGPoint(x: 1, y: 0), time: time)
    }

    /// The scale since the beginning, or since it was last set.
    var scale: CGFloat { baseScale * max(distance, PinchSpan.shortest) / base }

    /// How fast the scale changes, per second.
    var velocity: CGFloat { tracker.velocity.x }

    /// How far the distance has changed since the beginning, in points.
    var change: CGFloat { abs(distance - start) }

    /// The fingers have moved.
    mutating func move(to distance: CGFloat, time: SimulatedTime) {
        self.distance = distance
        tracker.move(to: CGPoint(x: scale, y: 0), time: time)
    }

    /// Other fingers are down than before: their distance is another, the scale is not.
    mutating func rebase(to distance: CGFloat) {
        let scale = scale
        self.distance = distance
        setScale(scale)
    }

    /// Has the present distance stand for `scale`.
    mutating func setScale(_ scale: CGFloat) {
        baseScale = scale
        base = max(distance, PinchSpan.shortest)
        tracker.rebase(to: CGPoint(x: scale, y: 0))
    }
}
