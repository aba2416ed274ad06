/// A moment for `DispatchQueue.asyncAfter`, on virtual time.
public nonisolated struct DispatchTime: Comparable, Sendable {
    let time: SimulatedTime

    /// The present moment of the simulation.
    @MainActor
    public static func now() -> DispatchTime {
        DispatchTime(time: Simulation.current.now)
    }

    /// The moment `seconds` later.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(time: time.time.advanced(bySeconds: seconds))
    }

    /// The moment `interval` later.
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time + interval.seconds
    }

    /// The order of moments in time.
    public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
        left.time < right.time
    }
}

/// A duration with its unit.
public nonisolated enum DispatchTimeInterval: Equatable, Sendable {
    /// Whole seconds.
    case seconds(Int)
    /// Thousandths of a second.
    case milliseconds(Int)
    /// Millionths of a second.
    case microseconds(Int)
    /// Billionths of a second.
    case nanoseconds(Int)
    /// Longer than any other.
    case never

    var seconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        case .never: .infinity
        }
    }
}

/// The main queue, on virtual time.
///
/// Declared here, it wins over Dispatch's in files that import UIKit. There are no other queues:
/// everything runs on one thread.
@preconcurrency @MainActor
public final class DispatchQueue {
    /// The queue of the main thread.
    public static let main = DispatchQueue()

    private init() {}

    /// Runs `work` in the frame in which it is queued, after timers and before layout, first in,
    /// first out. Work queued by such work, or later in the frame, runs in the next one.
    public func async(execute work: @escaping @MainActor () -> Void) {
        Simulation.current.mainQueue.append(work)
    }

    /// Runs `work` at the first frame at or after `deadline`.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
        guard deadline.time != .distantFuture else { return }
        Simulation.current.schedule(at: deadline.time, work)
    }
}
