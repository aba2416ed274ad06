/// How a browser that is presented comes and goes.
public nonisolated enum JXPhotoBrowserTransitionType: Sendable {
    /// It fades in and out.
    case fade
    /// The image flies from its thumbnail to the page, and back to the thumbnail of the page that is
    /// shown by then. Fades where there is no thumbnail, or no image yet.
    case zoom
    /// It is there, and gone, at once.
    case none
}
