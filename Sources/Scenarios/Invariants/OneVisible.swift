/// Of thumbnail, flying image and page image exactly one shows while an image flies, and in the frame
/// after.
final class OneVisible: Invariant {
    let id = InvariantID.oneVisible
    /// Whether an image has flown in the transition under way.
    private var hasFlown = false
    /// Whether the window's size has changed in the transition under way, or the image was beside the
    /// screen when it took off, where a finger had drawn it.
    private var comesFromBeside = false

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        defer { if frame.transition == .none { comesFromBeside = false } }
        if frame.screenSize != previous.screenSize || takesOffBeside(frame, previous) {
            comesFromBeside = true
        }
        if isGivenUp(frame, previous) || isAnotherWay(frame, previous) { hasFlown = false }
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
        // What is gone by the time an image lands cannot show.
        if frame.copies.isEmpty, frame.transition == .none, !frame.hasLanding { return nil }
        switch frame.copies.count {
        case 0: if mayBeUnseen(frame) { return nil }
        case 1: return nil
        default: if mayBothBeSeen(frame) { return nil }
        }
        return "\(words(frame)) to be seen while an image flies; right would be one of thumbnail, "
            + "flying image and page"
    }

    private func takesOffBeside(_ frame: FrameSnapshot, _ previous: FrameSnapshot) -> Bool {
        guard frame.hasFlight, !previous.hasFlight, previous.page.pull != .none,
            let image = previous.centreCell?.imageFrame,
            !SnapshotReader.isOnScreen(frame.flightFrame, frame)
        else { return false }
        if !SnapshotReader.isOnScreen(image, previous) { return true }
        // The finger has drawn it there in the very frame in which it lifts.
        let travel = Double(max(frame.fingerTravel.x, frame.fingerTravel.y))
        return ContinuousImage.distance(image, frame.flightFrame)
            <= OneVisible.pullGain * travel + 2 * frame.halfPixel
    }

    /// How much farther a corner of an image that is drawn down may go than the finger does, since it
    /// shrinks meanwhile.
    private static let pullGain = 2.0

    /// Whether a flight has ended on its way since its page is another one, or has been reloaded: the
    /// browser comes or goes as one whose image does not fly.
    private func isGivenUp(_ frame: FrameSnapshot, _ previous: FrameSnapshot) -> Bool {
        previous.hasFlight && !frame.hasFlight && frame.transition != .none
            && (frame.mayJump || frame.flyingIdentity != previous.flyingIdentity)
    }

    /// Whether the browser, as soon as it has come, goes as one whose image does not fly.
    private func isAnotherWay(_ frame: FrameSnapshot, _ previous: FrameSnapshot) -> Bool {
        previous.transition == .presenting && frame.transition == .dismissing && !frame.hasFlight
            && frame.transitionKind != .zoom
    }

    /// Whether nothing need be seen: of a flight that goes on from where there was a larger window; of
    /// a page that has no image, on which a flight was given up.
    private func mayBeUnseen(_ frame: FrameSnapshot) -> Bool {
        if frame.hasFlight { return comesFromBeside }
        guard frame.hasBrowser, frame.knownItemCount > 0 else { return frame.hasBrowser }
        guard let page = frame.centreCell else { return false }
        return page.picture == nil
    }

    /// Whether thumbnail and page may show: the browser has come, and is one by now whose image does
    /// not fly.
    private func mayBothBeSeen(_ frame: FrameSnapshot) -> Bool {
        guard frame.transition == .none, frame.hasBrowser, frame.transitionKind != .zoom else {
            return false
        }
        for copy in frame.copies where copy.place == .flying { return false }
        return true
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
