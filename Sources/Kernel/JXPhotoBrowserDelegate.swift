import UIKit

/// What a browser asks of its host, and tells it.
///
/// Indexes are the host's own, 0 ..< `numberOfItems(in:)`. Any method of the browser may be called
/// from within any of these.
@preconcurrency @MainActor
public protocol JXPhotoBrowserDelegate: AnyObject {
    /// How many pages there are. Asked when the browser opens and by `reloadData`; a negative
    /// number counts as 0.
    func numberOfItems(in browser: JXPhotoBrowserViewController) -> Int

    /// The cell for a page, from `browser.dequeueReusableCell(withReuseIdentifier:for:)`.
    ///
    /// - Parameters:
    ///   - index: the page.
    ///   - indexPath: the cell's place in the collection view, to dequeue for. When looping it
    ///     counts through several rounds, so its item is not the page.
    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, cellForItemAt index: Int, at indexPath: IndexPath
    ) -> JXPhotoBrowserAnyCell

    /// A cell is about to come on screen with a page. Optional.
    ///
    /// Calls pair with `didEndDisplaying` of the same cell and index. While the pages loop, a page
    /// may go over to another cell without leaving the screen: its end is told first, then this.
    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, willDisplay cell: JXPhotoBrowserAnyCell,
        at index: Int)

    /// A cell no longer shows the page that `willDisplay` told. Optional.
    ///
    /// A host that took over meanwhile is not told of the ends of what its predecessor was shown.
    ///
    /// - Parameter index: the page as it was numbered then, also when there are fewer pages by now.
    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, didEndDisplaying cell: JXPhotoBrowserAnyCell,
        at index: Int)

    /// The host's own view of a page, from which the page's image flies with `.zoom` and to which it
    /// returns. Optional; nil, the default, where there is none.
    ///
    /// One that is off screen, or of no size, counts as none. Asked again for each transition and
    /// whenever the page or the pages have changed, since views of a list come and go.
    func photoBrowser(_ browser: JXPhotoBrowserViewController, thumbnailViewAt index: Int)
        -> UIView?

    /// A thumbnail is to vanish, because its image is in the browser, or to show again. Optional;
    /// the default sets `isHidden` of the thumbnail's view.
    ///
    /// With `.zoom` exactly the thumbnail of the present page is hidden while the browser is up.
    /// Not called to hide one that is not there.
    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, setThumbnailHidden hidden: Bool, at index: Int)
}

extension JXPhotoBrowserDelegate {
    /// Does nothing.
    public func photoBrowser(
        _ browser: JXPhotoBrowserViewController, willDisplay cell: JXPhotoBrowserAnyCell,
        at index: Int
    ) {}

    /// Does nothing.
    public func photoBrowser(
        _ browser: JXPhotoBrowserViewController, didEndDisplaying cell: JXPhotoBrowserAnyCell,
        at index: Int
    ) {}

    /// Nil: there are no thumbnails.
    public func photoBrowser(
        _ browser: JXPhotoBrowserViewController, thumbnailViewAt index: Int
    ) -> UIView? {
        nil
    }

    /// Hides or shows the thumbnail's view.
    public func photoBrowser(
        _ browser: JXPhotoBrowserViewController, setThumbnailHidden hidden: Bool, at index: Int
    ) {
        photoBrowser(browser, thumbnailViewAt: index)?.isHidden = hidden
    }
}
