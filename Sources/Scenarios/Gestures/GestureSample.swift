import Foundation

/// One report of the touch sensor about one finger.
public nonisolated struct GestureSample: Equatable, Sendable {
    /// What the finger did.
    public enum Phase: String, CaseIterable, Sendable {
        /// It came down.
        case began
        /// It is down; it may not have moved at all.
        case moved
        /// It lifted.
        case ended
        /// The system took the touch.
        case cancelled
    }

    /// The finger's number; it is free again after `ended` or `cancelled`.
    public var finger: Int
    /// When, nanoseconds from the start of the step.
    public var timeNanoseconds: Int64
    /// Where, in window points.
    public var location: CGPoint
    /// What the finger did.
    public var phase: Phase

    /// Makes one of its parts.
    public init(finger: Int, timeNanoseconds: Int64, location: CGPoint, phase: Phase) {
        self.finger = finger
        self.timeNanoseconds = timeNanoseconds
        self.location = location
        self.phase = phase
    }
}
