import Foundation

/// The moments at which a touch sensor reports, from the start of a step.
nonisolated struct TouchGrid: Equatable, Sendable {
    /// Samples a second, at least 1.
    let touchRate: Int
    /// Frames a second, at least 1.
    let refreshRate: Int

    /// Seconds between two samples.
    var interval: Double { 1 / Double(touchRate) }

    /// When sample `index` is taken, whole nanoseconds; computed from the index, never summed up.
    func time(ofSample index: Int) -> Int64 {
        let rate = Int64(touchRate)
        let (whole, rest) = Int64(index).quotientAndRemainder(dividingBy: rate)
        return whole * 1_000_000_000 + rest * 1_000_000_000 / rate
    }

    /// How many samples a duration takes, rounded to the nearest, at least `least`.
    func sampleCount(nanoseconds: Int64, least: Int) -> Int {
        let seconds = Double(nanoseconds) / 1e9
        return max(least, Int((seconds * Double(touchRate)).rounded()))
    }

    /// The frame, counted from the step's start, that delivers a sample: the first at or after it.
    func frame(ofSample index: Int) -> Int {
        (index * refreshRate + touchRate - 1) / touchRate
    }
}
