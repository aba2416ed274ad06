/// A frame needs no more than a bounded number of layout passes.
final class LayoutSettles: Invariant {
    let id = InvariantID.layoutSettles
    /// Deep trees need a pass a level when each level's layout marks the next one.
    private static let limit = 12

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        if frame.layoutPasses <= LayoutSettles.limit { return nil }
        return "the frame needed \(frame.layoutPasses) layout passes; right would be "
            + "\(LayoutSettles.limit) at most"
    }
}
