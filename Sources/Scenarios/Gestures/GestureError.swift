import Foundation

/// Why a gesture cannot be made.
public nonisolated enum GestureError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The thing is not on the screen.
    case placeNotFound(Place)
    /// The finger would come down outside the window.
    case startsOutside(CGPoint, windowSize: CGSize)
    /// The leg is too short for its release speed: `distance` points where at least
    /// `leastDistance` points and `leastSeconds` are needed.
    case speedOutOfReach(
        speed: Double, distance: Double, leastDistance: Double, leastSeconds: Double)
    /// The movement is too quick for a recogniser to report any translation.
    case translationOutOfReach(translation: Double, seconds: Double)

    /// What is wrong and what would be right, in one sentence.
    public var message: String {
        switch self {
        case .placeNotFound(.named(let place)):
            "nothing on the screen is called `\(place.text)` now"
        case .placeNotFound(.coordinates):
            "the window has no such place"
        case .startsOutside(let point, let size):
            "the finger would come down at [\(numberText(point.x)), \(numberText(point.y))], "
                + "outside the window of \(numberText(size.width)) × \(numberText(size.height)) pt: "
                + "have it come down inside; it may leave the window later"
        case .speedOutOfReach(let speed, let distance, let leastDistance, let leastSeconds):
            "a release at \(numberText(speed)) pt/s needs a movement of at least "
                + "\(rounded(leastDistance)) pt and \(rounded(leastSeconds * 1000)) ms, "
                + "and this one is \(rounded(distance)) pt long: make it longer or slower"
        case .translationOutOfReach(let translation, let seconds):
            "a translation of \(rounded(translation)) pt cannot come of "
                + "\(rounded(seconds * 1000)) ms: a pan begins one frame after its threshold, "
                + "so give it more time"
        }
    }

    /// The same as `message`.
    public var description: String { message }

    private func rounded(_ value: Double) -> String {
        numberText((value * 10).rounded() / 10)
    }
}
