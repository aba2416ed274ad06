import UIKit

/// How far something has carried what two fingers hold since they were last sampled, points: a pinch
/// takes it back to them with the next sample.
struct Carriage {
    private(set) var way = CGPoint.zero

    /// Follows what has gone from `former` to `now` between two frames. Within a frame fingers act
    /// before anything moves on its own.
    mutating func follow(
        from former: CGRect, to now: CGRect, _ frame: FrameSnapshot, after previous: FrameSnapshot
    ) {
        let isHeldAnew =
            frame.page.zoom != .pinching || previous.page.zoom != .pinching
            || frame.touches.count != previous.touches.count
            || frame.downCount != previous.downCount
        if isHeldAnew || frame.sampleCount != previous.sampleCount { way = .zero }
        way.x += now.minX - former.minX
        way.y += now.minY - former.minY
    }
}
