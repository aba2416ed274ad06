/// A scroll to an offset that code asked for with animation.
nonisolated struct OffsetAnimation: Equatable, Sendable {
    /// Where it starts, points.
    private(set) var origin: CGPoint
    /// Where it ends, points.
    private(set) var target: CGPoint
    /// When it began.
    let start: SimulatedTime

    private static let progress = CosineProgress.scrollAnimation

    /// A scroll from `origin` to `target` that begins at `start`.
    init(from origin: CGPoint, to target: CGPoint, start: SimulatedTime) {
        self.origin = origin
        self.target = target
        self.start = start
    }

    /// Where the offset is at `now`, not rounded to pixels; exactly the target at the end.
    func position(at now: SimulatedTime) -> CGPoint {
        let progress = OffsetAnimation.progress.progress(at: now.seconds(since: start))
        if progress == 1 { return target }
        return CGPoint(
            x: origin.x + (target.x - origin.x) * progress,
            y: origin.y + (target.y - origin.y) * progress)
    }

    /// Whether it is over at `now`.
    func isOver(at now: SimulatedTime) -> Bool {
        now.seconds(since: start) >= OffsetAnimation.progress.duration
    }

    /// Moves the whole way by `shift`.
    mutating func move(by shift: CGPoint) {
        origin = origin + shift
        target = target + shift
    }
}
