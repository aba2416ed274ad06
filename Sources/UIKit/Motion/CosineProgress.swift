/// The way from 0 to 1 along half a cosine: p = (1 − cos(π·t/T))/2.
///
/// `UIScrollView` moves an offset that code has set with animation this way (worst deviation from a
/// real device 0.00007 over 36 frames).
nonisolated struct CosineProgress: Equatable, Sendable {
    /// Seconds from start to end, above zero.
    let duration: Double

    /// The 0.3 s of `setContentOffset(_:animated: true)`, whatever the distance.
    static let scrollAnimation = CosineProgress(duration: 0.3)

    /// Progress `seconds` after the start: 0 up to it, 1 from the end on.
    func progress(at seconds: Double) -> Double {
        guard seconds > 0 else { return 0 }
        guard seconds < duration else { return 1 }
        return (1 - Elementary.cos(Double.pi * seconds / duration)) / 2
    }

    /// Speed in progress per second, `seconds` after the start.
    func speed(at seconds: Double) -> Double {
        guard seconds > 0, seconds < duration else { return 0 }
        return Elementary.sin(Double.pi * seconds / duration) * Double.pi / (2 * duration)
    }
}
