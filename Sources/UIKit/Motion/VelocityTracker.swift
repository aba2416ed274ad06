/// The velocity of a pan, as UIKit computes it from the timestamps of its touches.
///
/// Fitted to a real device (121 values, worst 0.37 pt/s): four fifths of the last but one segment
/// and one fifth of the last. It does not fade while the finger rests, and lifting adds nothing.
/// Fixed state; adding a sample allocates nothing.
nonisolated struct VelocityTracker: Equatable, Sendable {
    /// The velocity after the newest move, in points per second; zero before the first.
    private(set) var velocity = CGPoint.zero
    /// The velocity after the move before that; zero before the second.
    private(set) var previousVelocity = CGPoint.zero
    /// Moves since the beginning.
    private(set) var moveCount = 0

    private var lastSegment = CGPoint.zero
    private var lastPoint: CGPoint
    private var lastTime: SimulatedTime

    /// A segment that took less counts as standing still, in nanoseconds (a segment of 0.032 ms did
    /// so; the limit itself is inferred).
    private static let shortestSegment: Int64 = 200_000

    /// The share of the last but one segment in the velocity.
    private static let previousShare = 0.8
    /// The share of the last segment in the velocity.
    private static let lastShare = 0.2

    /// The share of the last but one velocity in the speed of a launch.
    private static let previousLaunchShare = 0.75
    /// The share of the last velocity in the speed of a launch.
    private static let lastLaunchShare = 0.25

    /// Starts with a touch at `point`, in points, whose timestamp is `time`.
    init(at point: CGPoint = .zero, time: SimulatedTime = .zero) {
        lastPoint = point
        lastTime = time
    }

    /// Adds a move to `point`, in points, whose timestamp is `time`.
    mutating func move(to point: CGPoint, time: SimulatedTime) {
        let segment = speed(to: point, time: time)
        previousVelocity = velocity
        velocity =
            moveCount == 0
            ? segment
            : CGPoint(
                x: VelocityTracker.previousShare * lastSegment.x
                    + VelocityTracker.lastShare * segment.x,
                y: VelocityTracker.previousShare * lastSegment.y
                    + VelocityTracker.lastShare * segment.y)
        lastSegment = segment
        lastPoint = point
        lastTime = time
        moveCount += 1
    }

    /// Counts the next move from `point` without taking the jump there for movement: a finger was
    /// added or lifted, and the centre of the remaining ones lies elsewhere.
    mutating func rebase(to point: CGPoint) {
        lastPoint = point
    }

    /// The velocity with which content flies on after the lift, in points per second.
    ///
    /// - Parameter afterChange: whether the pan had sent `changed`; if not, it began and ended on
    ///   the same touch and its velocity is taken as it is.
    func launchVelocity(afterChange: Bool) -> CGPoint {
        guard afterChange else { return velocity }
        return CGPoint(
            x: VelocityTracker.previousLaunchShare * previousVelocity.x
                + VelocityTracker.lastLaunchShare * velocity.x,
            y: VelocityTracker.previousLaunchShare * previousVelocity.y
                + VelocityTracker.lastLaunchShare * velocity.y)
    }

    private func speed(to point: CGPoint, time: SimulatedTime) -> CGPoint {
        let nanoseconds = time.nanoseconds - lastTime.nanoseconds
        guard nanoseconds >= VelocityTracker.shortestSegment else { return .zero }
        let seconds = Double(nanoseconds) / 1e9
        return CGPoint(
            x: (point.x - lastPoint.x) / seconds, y: (point.y - lastPoint.y) / seconds)
    }
}
