/// What the browser said to its host or to an overlay, as it happened.
public nonisolated enum HostEvent: Equatable, Sendable {
    /// The host has made a new browser; the former one, if any, is gone with its overlays.
    case browserMade
    /// Asked how many items there are, and was told `count`.
    case itemCountAsked(count: Int)
    /// Asked for the cell of an item; got the cell with serial number `cell`.
    case cellAsked(index: Int, cell: Int)
    /// Said that a cell will show.
    case willDisplay(index: Int, cell: Int)
    /// Said that a cell has gone.
    case didEndDisplaying(index: Int, cell: Int)
    /// Told an overlay of the data.
    case overlayReloaded(overlay: String, count: Int, page: Int)
    /// Told an overlay of a page.
    case overlayPageChanged(overlay: String, page: Int)
    /// The browser's own view-controller callback, by its name in UIKit: `viewWillAppear`.
    case lifecycle(String)
}

/// Hears what the browser says to its host.
protocol HostObserver: AnyObject {
    /// Something was said.
    func hostDidHear(_ event: HostEvent)
}
