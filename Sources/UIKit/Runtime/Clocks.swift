/// Seconds of virtual time: the moment of the frame that is being made, as `CADisplayLink.timestamp`
/// has it. A frame lasts no time, so all readings within one agree.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
    Simulation.current.now.seconds
}

/// Seconds since 1 January 2001, as Core Foundation names them.
public typealias CFAbsoluteTime = Double

/// The date on virtual time, in seconds since 1 January 2001. Simulations begin at the start of 2026.
@preconcurrency @MainActor
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    startOfSimulatedTime + Simulation.current.now.seconds
}

/// 1 January 2026, 0:00 UTC, in seconds since 1 January 2001: 25 years with six leap days.
nonisolated let startOfSimulatedTime: CFAbsoluteTime = 9131 * 86_400

// Declared here, these win over Foundation's in files that import UIKit, so that code which measures
// time with dates runs on virtual time without a change. They are for the main thread alone, as
// everything here.
extension Date {
    /// The date now, on virtual time.
    public init() {
        self = Date.now
    }

    /// The date now, on virtual time.
    public static var now: Date {
        Date(
            timeIntervalSinceReferenceDate: MainActor.assumeIsolated { CFAbsoluteTimeGetCurrent() })
    }

    /// Makes the date that is `timeIntervalSinceNow` seconds from now, on virtual time.
    public init(timeIntervalSinceNow: TimeInterval) {
        self = Date.now.addingTimeInterval(timeIntervalSinceNow)
    }

    /// Seconds from now, on virtual time, to this date; negative for one that has passed.
    public var timeIntervalSinceNow: TimeInterval {
        timeIntervalSince(Date.now)
    }
}
