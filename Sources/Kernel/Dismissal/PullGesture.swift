import UIKit

/// A pull that may close the browser, from the finger's taking hold until the page is in place
/// again, or the browser gone.
///
/// One method per event; events that mean nothing in a phase change nothing, so that they may come
/// in any order.
nonisolated struct PullGesture: Equatable {
    /// Where a pull is.
    enum Phase: Equatable {
        /// There is none.
        case idle
        /// The finger has the image.
        case following(Grip)
        /// The finger has let go; the image is on its way back since `start`, seconds, or from the
        /// next frame on.
        case returning(from: PullPose, since: Double?)
        /// The browser closes; the image stays where the finger left it until that is over.
        case closing
    }

    /// How the finger holds the image.
    struct Grip: Equatable {
        /// Where the finger took hold, points of the browser's view.
        let finger: CGPoint
        /// The depth at that moment.
        let depth: CGFloat
        /// From the image's centre to the finger, in points of the image in place.
        let arm: CGPoint
    }

    /// What is to be done when the finger lets go.
    enum Verdict: Equatable {
        /// Nothing: there was no pull.
        case none
        /// Close the browser.
        case close
        /// Bring everything back.
        case giveBack
    }

    /// Pulled farther down than this share of the height, the page is dismissed.
    static let dismissalDepth: CGFloat = 0.25
    /// Flung down faster than this, points a second, the page is dismissed.
    static let dismissalSpeed: CGFloat = 500
    /// How long the way back takes, seconds.
    static let returnDuration = 0.25
    /// Sums of coordinates are off by less than this, points.
    private static let distanceSlack: CGFloat = 1e-6
    /// Velocities are off by less than this, points a second: touches have whole nanoseconds.
    private static let speedSlack: CGFloat = 1e-2

    /// Where the pull is.
    private(set) var phase = Phase.idle
    /// What the page looks like.
    private(set) var pose = PullPose.rest

    /// Whether a pull goes on, or what it changed is not in place yet.
    var isActive: Bool { phase != .idle }

    /// Whether a finger has the image.
    var isFollowing: Bool {
        if case .following = phase { return true }
        return false
    }

    /// Whether the image is on its way back.
    var isReturning: Bool {
        if case .returning = phase { return true }
        return false
    }

    /// Whether the browser closes from where the finger left the image.
    var isClosing: Bool { phase == .closing }

    /// A finger takes hold at `finger` of an image whose centre, in place, is at `center`; it may be
    /// one on its way back.
    mutating func begin(at finger: CGPoint, center: CGPoint) {
        switch phase {
        case .idle, .returning:
            let scale = pose.scale
            let arm = CGPoint(
                x: (finger.x - center.x - pose.shift.x) / scale,
                y: (finger.y - center.y - pose.shift.y) / scale)
            phase = .following(Grip(finger: finger, depth: pose.depth, arm: arm))
        case .following, .closing:
            break
        }
    }

    /// The finger is at `finger`; the image's centre, in place, is at `center`.
    mutating func follow(_ finger: CGPoint, center: CGPoint, height: CGFloat) {
        guard case .following(let grip) = phase, height > 0 else { return }
        let depth = grip.depth + (finger.y - grip.finger.y) / height
        let scale = PullPose.scale(atDepth: depth)
        pose = PullPose(
            depth: depth,
            shift: CGPoint(
                x: finger.x - center.x - scale * grip.arm.x,
                y: finger.y - center.y - scale * grip.arm.y))
    }

    /// The finger has lifted at `speed` downwards, points a second.
    mutating func release(speed: CGFloat, height: CGFloat) -> Verdict {
        guard isFollowing else { return .none }
        let isFar = (pose.depth - PullGesture.dismissalDepth) * height > PullGesture.distanceSlack
        let isFast = speed > PullGesture.dismissalSpeed + PullGesture.speedSlack
        let isBackwards = speed < -PullGesture.speedSlack
        if !isBackwards && (isFar || isFast) { return .close }
        giveBack()
        return .giveBack
    }

    /// The finger was taken away, or what it holds may not be pulled any more.
    mutating func cancel() -> Verdict {
        guard isFollowing else { return .none }
        giveBack()
        return .giveBack
    }

    /// The browser closes, whoever had it do so.
    mutating func closingBegan() {
        switch phase {
        case .following, .returning: phase = .closing
        case .idle, .closing: break
        }
    }

    /// The browser stays after all.
    mutating func closingFailed() -> Verdict {
        switch phase {
        case .closing, .following:
            giveBack()
            return .giveBack
        case .idle, .returning:
            return .none
        }
    }

    /// A frame at `time`, seconds. On the way back the pose follows; at its end the pull is over.
    mutating func advance(to time: Double) {
        guard case .returning(let from, let since) = phase else { return }
        guard let since else {
            phase = .returning(from: from, since: time)
            return
        }
        let progress = (time - since) / PullGesture.returnDuration
        if progress >= 1 - PullGesture.timeSlack {
            end()
        } else {
            pose = from.returning(PullGesture.eased(max(0, progress)))
        }
    }

    /// Everything is in place, or gone.
    mutating func end() {
        phase = .idle
        pose = .rest
    }

    private mutating func giveBack() {
        phase = .returning(from: pose, since: nil)
    }

    /// Seconds add up to less than this share of the duration too little.
    private static let timeSlack = 1e-6

    /// Fast at first, slow at the end: the rest falls with its third power.
    private static func eased(_ progress: Double) -> CGFloat {
        let rest = 1 - progress
        return 1 - rest * rest * rest
    }
}
