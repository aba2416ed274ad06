import UIKit

/// How far a page has been pulled down, and what it looks like by that.
nonisolated struct PullPose: Equatable {
    /// How far down, as a share of the view's height; negative above where the pull began.
    var depth: CGFloat
    /// How far the image's centre has moved, points of the browser's view.
    var shift: CGPoint

    /// In place.
    static let rest = PullPose(depth: 0, shift: .zero)

    /// The smallest scale.
    static let minimumScale: CGFloat = 0.5
    /// How many times as fast as the page is pulled the backdrop fades.
    static let fading: CGFloat = 1.5
    /// The depth at which the backdrop is gone.
    static let clearDepth = 1 / fading

    /// The image's scale.
    var scale: CGFloat { PullPose.scale(atDepth: depth) }

    /// The backdrop's opacity.
    var backdropAlpha: CGFloat { max(0, min(1, 1 - PullPose.fading * depth)) }

    /// The image's scale at a depth.
    static func scale(atDepth depth: CGFloat) -> CGFloat {
        depth > 0 ? max(minimumScale, 1 - depth) : 1
    }

    /// The pose on its way back to rest: 0 here, 1 there.
    func returning(_ progress: CGFloat) -> PullPose {
        // Deeper than where everything has reached its end nothing changes; returning from there
        // starts at once.
        let depth = max(0, min(depth, PullPose.clearDepth))
        let rest = 1 - progress
        return PullPose(
            depth: depth * rest, shift: CGPoint(x: shift.x * rest, y: shift.y * rest))
    }
}
