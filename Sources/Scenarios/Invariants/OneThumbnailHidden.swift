/// While a presented browser with `.zoom` is up exactly the thumbnail of the current page is hidden,
/// as far as it is on screen; with another transition, and without a browser, none is.
final class OneThumbnailHidden: Invariant {
    let id = InvariantID.oneThumbnailHidden
    /// The page whose thumbnail has been looked for at rest.
    private var checkedPage: Int?
    /// The last frame in which the browser had a reason to look for the thumbnail.
    private var lookedAt = 0
    /// Whether the host's list has moved since.
    private var hasListMoved = false

    /// The browser looks once more in the turn of the run loop after that in which it had a reason.
    private static let framesToLook = 1

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        followList(frame, previous)
        guard frame.isDataKnown else { return nil }
        guard frame.hasBrowser, frame.isPresented else {
            checkedPage = nil
            guard !frame.hasBrowser, !frame.isOutOfSight, let hidden = frame.hiddenThumbnails.first
            else { return nil }
            return
                "the thumbnail of item \(hidden) is hidden without a browser; right would be none"
        }
        if let hidden = wronglyHidden(frame) {
            return
                "the thumbnail of item \(hidden) is hidden while page \(frame.pageIndex) is shown"
        }
        if frame.transitionKind != .zoom, frame.transition == .none,
            let hidden = frame.hiddenThumbnails.first
        {
            return
                "the thumbnail of item \(hidden) is hidden by a browser whose image does not fly; "
                + "right would be none"
        }
        return missing(frame)
    }

    private func followList(_ frame: FrameSnapshot, _ previous: FrameSnapshot) {
        let hasReason =
            frame.mayJump || frame.pageIndex != previous.pageIndex
            || frame.transition != previous.transition || frame.hasBrowser != previous.hasBrowser
        if hasReason {
            lookedAt = frame.index
            hasListMoved = false
        } else if frame.hostOffset != previous.hostOffset,
            frame.index - lookedAt > OneThumbnailHidden.framesToLook
        {
            hasListMoved = true
        }
    }

    private func wronglyHidden(_ frame: FrameSnapshot) -> Int? {
        for hidden in frame.hiddenThumbnails
        where hidden != frame.pageIndex || frame.knownItemCount == 0 {
            return hidden
        }
        return nil
    }

    /// Looked for once for each page, when everything has settled. Nobody tells the browser of a list
    /// that moves by itself or under a finger, after the browser has looked for the thumbnail or when
    /// everything has settled.
    private func missing(_ frame: FrameSnapshot) -> String? {
        guard frame.isResting, frame.transition == .none, frame.transitionKind == .zoom,
            checkedPage != frame.pageIndex
        else { return nil }
        checkedPage = frame.pageIndex
        if !frame.hasThumbnail || hasListMoved || frame.knownItemCount == 0 { return nil }
        for hidden in frame.hiddenThumbnails where hidden == frame.pageIndex { return nil }
        return "no thumbnail is hidden; right would be that of page \(frame.pageIndex)"
    }
}
