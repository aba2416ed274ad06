/// A moment of virtual time: whole nanoseconds since the simulation began.
///
/// Integers, so that time neither drifts nor depends on how it was reached. Seconds as `Double`
/// appear at UIKit's surface alone.
@_spi(Simulation)
public nonisolated struct SimulatedTime: Comparable, Hashable, Sendable {
    /// Nanoseconds since the simulation began; never negative in practice.
    public var nanoseconds: Int64

    /// Makes the moment that lies `nanoseconds` after the start.
    @inlinable
    public init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// The start of the simulation.
    public static let zero = SimulatedTime(nanoseconds: 0)

    /// A moment that never comes.
    public static let distantFuture = SimulatedTime(nanoseconds: .max)

    /// Makes the moment nearest to `seconds` after the start, rounded to a whole nanosecond.
    /// Values outside the range of `Int64` nanoseconds (about 292 years) are clamped to it.
    public init(seconds: Double) {
        self.nanoseconds = SimulatedTime.nanoseconds(fromSeconds: seconds)
    }

    /// Seconds since the simulation began.
    @inlinable
    public var seconds: Double { Double(nanoseconds) / 1e9 }

    /// Milliseconds since the simulation began.
    @inlinable
    public var milliseconds: Double { Double(nanoseconds) / 1e6 }

    /// The order of moments in time.
    @inlinable
    public static func < (left: SimulatedTime, right: SimulatedTime) -> Bool {
        left.nanoseconds < right.nanoseconds
    }

    /// Seconds from `earlier` to this moment; negative when `earlier` is later.
    @inlinable
    public func seconds(since earlier: SimulatedTime) -> Double {
        Double(nanoseconds - earlier.nanoseconds) / 1e9
    }

    /// The moment `seconds` after this one, rounded to a whole nanosecond and clamped.
    public func advanced(bySeconds seconds: Double) -> SimulatedTime {
        let (sum, overflow) = nanoseconds.addingReportingOverflow(
            SimulatedTime.nanoseconds(fromSeconds: seconds))
        if overflow { return seconds > 0 ? .distantFuture : SimulatedTime(nanoseconds: .min) }
        return SimulatedTime(nanoseconds: sum)
    }

    /// A duration in whole nanoseconds, clamped; not a number counts as zero.
    static func nanoseconds(fromSeconds seconds: Double) -> Int64 {
        let scaled = (seconds * 1e9).rounded()
        if scaled.isNaN { return 0 }
        if scaled >= 9.2e18 { return .max }
        if scaled <= -9.2e18 { return .min }
        return Int64(scaled)
    }
}

/// The ticks of a display: when frame k is shown.
///
/// Tick k is computed from k, never accumulated, so that a display of 120 Hz is still on its grid
/// after a day.
@_spi(Simulation)
public nonisolated struct DisplayClock: Equatable, Sendable {
    /// Frames a second, at least 1.
    public let refreshRate: Int

    /// A display that shows `refreshRate` frames a second.
    public init(refreshRate: Int) {
        precondition(refreshRate >= 1, "A display's refresh rate is at least 1 Hz.")
        self.refreshRate = refreshRate
    }

    /// The moment of tick `index`, exact to the nanosecond below.
    @inlinable
    public func time(ofTick index: Int) -> SimulatedTime {
        let rate = refreshRate
        let whole = index / rate
        let rest = index % rate
        return SimulatedTime(
            nanoseconds: Int64(whole) * 1_000_000_000 + Int64(rest) * 1_000_000_000 / Int64(rate))
    }

    /// The first tick at or after `time`.
    public func firstTick(atOrAfter time: SimulatedTime) -> Int {
        if time.nanoseconds <= 0 { return 0 }
        let whole = time.nanoseconds / 1_000_000_000
        let rest = time.nanoseconds % 1_000_000_000
        var index = Int(whole) * refreshRate + Int(rest) * refreshRate / 1_000_000_000
        while self.time(ofTick: index) < time { index += 1 }
        return index
    }

    /// Seconds between two ticks.
    public var frameDuration: Double { 1 / Double(refreshRate) }
}
