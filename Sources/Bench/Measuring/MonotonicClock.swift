import Foundation

/// The only clock of the real world in the project. It measures, supervises, and decides nothing
/// about what a run does.
nonisolated enum MonotonicClock {
    /// Nanoseconds since some moment in the past.
    static var nanoseconds: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
