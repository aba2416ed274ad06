/// The way from 0 to 1 where what is left decays exponentially: p = 1 − e^(−t/τ).
///
/// It starts at full speed and has no end of its own; after ``duration`` seconds the rest, which is
/// too small to see, is given up.
nonisolated struct ExponentialApproach: Equatable, Sendable {
    /// τ, the seconds in which what is left shrinks to 1/e; above zero.
    let timeConstant: Double
    /// Seconds from the start to where it counts as there.
    let duration: Double

    /// The push and pop of a navigation controller: τ = 59…61 ms, settled after 0.40…0.45 s (measured
    /// on a current iPhone). At the end 0.0009 of the way are left, a pixel of a phone's width.
    static let navigation = ExponentialApproach(timeConstant: 0.06, duration: 0.42)

    /// Progress `seconds` after the start: 0 up to it, exactly 1 from the end on.
    func progress(at seconds: Double) -> Double {
        guard seconds > 0 else { return 0 }
        guard seconds < duration else { return 1 }
        return 1 - Elementary.exp(-seconds / timeConstant)
    }
}
