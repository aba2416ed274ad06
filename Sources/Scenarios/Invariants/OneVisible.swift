/// Of thumbnail, flying image and page image exactly one shows while an image flies, and in the frame
/// after.
final class OneVisible: Invariant {
    let id = InvariantID.oneVisible
    /// Whether an image has flown in the transition under way.
    private var hasFlown = false

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        guard frame.hasCopies, frame.isDataKnown, !frame.mayJump else {
            if frame.transition == .none { hasFlown = false }
            return nil
        }
        defer { if frame.transition == .none { hasFlown = false } }
        if frame.hasFlight { hasFlown = true }
        guard hasFlown else { return nil }
        if frame.transition == .none {
            for copy in frame.copies where copy.place == .flying {
                return "an image still flies when the browser has "
                    + "\(frame.hasBrowser ? "come" : "gone"); right would be none"
            }
        }
        if frame.copies.count == 1 { return nil }
        // What is gone by the time an image lands cannot show.
        if frame.copies.isEmpty, frame.transition == .none, !frame.hasLanding { return nil }
        return "\(words(frame)) to be seen while an image flies; right would be one of thumbnail, "
            + "flying image and page"
    }

    private func words(_ frame: FrameSnapshot) -> String {
        if frame.copies.isEmpty { return "nothing is" }
        let names = frame.copies.map { copy in
            switch copy.place {
            case .thumbnail: "the thumbnail"
            case .page: "the page"
            case .flying: "a flying image"
            }
        }
        return names.joined(separator: " and ") + (names.count == 1 ? " is" : " are")
    }
}
