/// While a presented browser with `.zoom` is up exactly the thumbnail of the current page is hidden,
/// as far as it is on screen; with another transition, and without a browser, none is.
final class OneThumbnailHidden: Invariant {
    let id = InvariantID.oneThumbnailHidden
    /// The page whose thumbnail has been looked for at rest.
    private var checkedPage: Int?

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
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

    private func wronglyHidden(_ frame: FrameSnapshot) -> Int? {
        for hidden in frame.hiddenThumbnails
        where hidden != frame.pageIndex || frame.knownItemCount == 0 {
            return hidden
        }
        return nil
    }

    /// Looked for once for each page, when everything has settled: the host may move its thumbnails
    /// afterwards, of which nobody tells the browser.
    private func missing(_ frame: FrameSnapshot) -> String? {
        guard frame.isResting, frame.transition == .none, frame.transitionKind == .zoom,
            checkedPage != frame.pageIndex
        else { return nil }
        checkedPage = frame.pageIndex
        if !frame.hasThumbnail || frame.knownItemCount == 0 { return nil }
        for hidden in frame.hiddenThumbnails where hidden == frame.pageIndex { return nil }
        return "no thumbnail is hidden; right would be that of page \(frame.pageIndex)"
    }
}
