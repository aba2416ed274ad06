import Foundation

/// How late frames were in simulated time, because of the costs that a scenario gives to its host.
///
/// Modelled from the author's figures, never a claim about a device. A hitch is a frame that shows
/// later than it should; its ratio is hitch time per time in motion (WWDC 2020, session 10077).
public nonisolated struct HitchMetrics: Codable, Equatable, Sendable {
    /// Ticks of the display that passed without a new frame while content moved.
    public var missedFrames = 0
    /// All hitches together, nanoseconds.
    public var hitchNanoseconds: Int64 = 0
    /// The longest one, nanoseconds.
    public var longestHitchNanoseconds: Int64 = 0
    /// How long content moved, nanoseconds.
    public var motionNanoseconds: Int64 = 0

    /// The hitches in `trace`.
    /// - Complexity: O(frames).
    public init(_ trace: Trace) {
        let frameNanoseconds = 1_000_000_000 / Int64(max(trace.header.refreshRate, 1))
        for (earlier, later) in zip(trace.frames, trace.frames.dropFirst()) {
            guard earlier.phase.producesEachFrame else { continue }
            motionNanoseconds += later.timeNanoseconds - earlier.timeNanoseconds
            let missed = later.tick - earlier.tick - 1
            guard missed > 0 else { continue }
            let hitch = Int64(missed) * frameNanoseconds
            missedFrames += missed
            hitchNanoseconds += hitch
            longestHitchNanoseconds = max(longestHitchNanoseconds, hitch)
        }
    }

    /// Hitch time in milliseconds per second of motion; nil without motion.
    public var millisecondsPerSecond: Double? {
        guard motionNanoseconds > 0 else { return nil }
        return Double(hitchNanoseconds) / Double(motionNanoseconds) * 1_000
    }

    /// How Apple grades the ratio while scrolling: below 5 ms/s good, above 10 critical
    /// ("Analyzing responsiveness issues in your shipping app").
    public var grade: String? {
        guard let ratio = millisecondsPerSecond else { return nil }
        return ratio < 5 ? "good" : ratio <= 10 ? "warning" : "critical"
    }
}

nonisolated extension MotionPhase {
    /// Whether each tick of the display has a frame in this phase, unless one is late: while
    /// nothing moves, time jumps.
    fileprivate var producesEachFrame: Bool {
        switch self {
        case .dragging, .decelerating, .animating: true
        case .idle, .tracking: false
        }
    }
}
