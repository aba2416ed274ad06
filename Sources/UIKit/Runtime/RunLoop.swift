/// The main thread's run loop, on virtual time.
///
/// Declared here, it wins over Foundation's in files that import UIKit.
@preconcurrency @MainActor
public final class RunLoop {
    /// Which timers a run loop serves.
    public nonisolated struct Mode: RawRepresentable, Hashable, Sendable {
        /// The mode's name.
        public let rawValue: String

        /// Makes the mode of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Served while no scroll view tracks.
        public static let `default` = Mode(rawValue: "kCFRunLoopDefaultMode")
        /// Served always.
        public static let common = Mode(rawValue: "kCFRunLoopCommonModes")
        /// In force from the start of a drag until its deceleration ends.
        public static let tracking = Mode(rawValue: "UITrackingRunLoopMode")
    }

    /// The main thread's run loop.
    public static let main = RunLoop()

    /// The run loop of the current thread, which is the main one.
    public static var current: RunLoop { main }

    private init() {}

    /// The mode that the run loop is in.
    public var currentMode: Mode? { Simulation.current.isTracking ? .tracking : .default }

    /// Schedules `timer`. In `.default` it waits while a scroll view tracks; in `.common` and
    /// `.tracking` it does not.
    public func add(_ timer: Timer, forMode mode: Mode) {
        timer.schedule(waitsForDefaultMode: mode != .common && mode != .tracking)
    }
}
