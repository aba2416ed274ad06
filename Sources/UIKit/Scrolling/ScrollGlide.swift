/// The motion of a scroll view's offset after a release, along both axes.
nonisolated struct ScrollGlide: Equatable, Sendable {
    /// The motion along the horizontal axis.
    private(set) var x: AxisMotion
    /// The motion along the vertical axis.
    private(set) var y: AxisMotion
    /// When it began.
    let start: SimulatedTime
    /// Where it was announced to end, points, as the delegate left it.
    private(set) var target: CGPoint
    /// Whether a frame of it has been shown.
    private(set) var hasMoved = false

    /// A motion that begins at `start`, announced to end at `target`.
    init(x: AxisMotion, y: AxisMotion, start: SimulatedTime, target: CGPoint) {
        self.x = x
        self.y = y
        self.start = start
        self.target = target
    }

    /// Where the offset is at `now`, not rounded to pixels.
    mutating func position(at now: SimulatedTime) -> CGPoint {
        let seconds = now.seconds(since: start)
        if seconds > 0 { hasMoved = true }
        return CGPoint(x: x.position(at: seconds), y: y.position(at: seconds))
    }

    /// Whether both axes are at rest at `now`, which the last ``position(at:)`` was asked for.
    func isAtRest(at now: SimulatedTime) -> Bool {
        let seconds = now.seconds(since: start)
        return x.isAtRest(at: seconds) && y.isAtRest(at: seconds)
    }

    /// Where it ends.
    var destination: CGPoint { CGPoint(x: x.destination, y: y.destination) }

    /// Carries on along its path moved by `shift`, between the given edges.
    mutating func carryOn(
        shiftedBy shift: CGPoint, horizontal: AxisLimits, vertical: AxisLimits,
        at now: SimulatedTime
    ) {
        let seconds = max(0, now.seconds(since: start))
        x.carryOn(shiftedBy: shift.x, limits: horizontal, at: seconds)
        y.carryOn(shiftedBy: shift.y, limits: vertical, at: seconds)
        target = target + shift
    }
}
