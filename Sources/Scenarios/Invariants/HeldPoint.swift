import UIKit

/// The point of an image that fingers hold, as shares of its width and height.
///
/// An image that is rounded to pixels does not say exactly where it is: each frame tells a stretch
/// along each axis on which the point lies, and it must lie on all of them. The larger the image
/// becomes, the better the point is known.
nonisolated struct HeldPoint {
    /// How far a point is from where it should be.
    struct Miss {
        /// How far it is away along the worse axis, points, if it was in the middle of its stretch.
        let distance: Double
        /// How far it may be.
        let most: Double
    }

    private var across: ClosedRange<CGFloat>
    private var down: ClosedRange<CGFloat>

    /// The point at `place` of an image that may be off by `room` points along each axis.
    init(of image: CGRect, at place: CGPoint, room: CGFloat) {
        across = HeldPoint.stretch(from: image.minX, image.width, at: place.x, room)
        down = HeldPoint.stretch(from: image.minY, image.height, at: place.y, room)
    }

    /// The image is at `image`, and what holds it at `place`: by how much they miss each other, or
    /// nil where they need not.
    mutating func follow(_ image: CGRect, at place: CGPoint, room: CGFloat) -> Miss? {
        let x = HeldPoint.follow(&across, from: image.minX, image.width, at: place.x, room)
        let y = HeldPoint.follow(&down, from: image.minY, image.height, at: place.y, room)
        guard let x, let y else { return x ?? y }
        return x.distance - x.most > y.distance - y.most ? x : y
    }

    private static func stretch(
        from start: CGFloat, _ length: CGFloat, at place: CGFloat, _ room: CGFloat
    ) -> ClosedRange<CGFloat> {
        (place - room - start) / length...(place + room - start) / length
    }

    private static func follow(
        _ known: inout ClosedRange<CGFloat>, from start: CGFloat, _ length: CGFloat,
        at place: CGFloat, _ room: CGFloat
    ) -> Miss? {
        let seen = stretch(from: start, length, at: place, room)
        if known.overlaps(seen) {
            known = known.clamped(to: seen)
            return nil
        }
        let middle = start + (known.lowerBound + known.upperBound) / 2 * length
        let half = (known.upperBound - known.lowerBound) / 2 * length
        return Miss(distance: Double(abs(middle - place)), most: Double(half + room))
    }
}
