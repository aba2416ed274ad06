import UIKit

/// Which of the host's thumbnails is hidden because its image is in the browser.
///
/// There is never more than one, and none that was hidden here is forgotten: not when the host's
/// list has put the view to another use, nor when the host itself has gone.
final class ThumbnailKeeper {
    private struct Hidden {
        let page: Int
        weak var view: UIView?
        weak var host: (any JXPhotoBrowserDelegate)?
        /// Whether the view's `isHidden` is what has changed.
        var isMarked = false
    }

    private var hidden: Hidden?
    /// How often the host was to be asked for a thumbnail.
    private var searches = 0

    /// The page whose thumbnail is hidden.
    var page: Int? { hidden?.page }

    /// Notes that the host is about to be asked which thumbnail is to be hidden.
    ///
    /// - Returns: the number of this search.
    func beginSearch() -> Int {
        searches += 1
        return searches
    }

    /// Whether no other search has begun since.
    func isLatest(_ search: Int) -> Bool { search == searches }

    /// Has exactly the thumbnail `view` of `page` hidden; nil stands for none.
    func hide(_ page: Int?, _ view: UIView?, in browser: JXPhotoBrowserViewController) {
        if isHidden(page, view, by: browser.delegate) { return }
        showAgain(in: browser)
        // The host may have had another one hidden meanwhile.
        guard hidden == nil, let page, let view, let host = browser.delegate else { return }
        hidden = Hidden(page: page, view: view, host: host)
        let wasHidden = view.isHidden
        host.photoBrowser(browser, setThumbnailHidden: true, at: page)
        guard hidden?.view === view else { return }
        hidden?.isMarked = !wasHidden && view.isHidden
    }

    private func isHidden(
        _ page: Int?, _ view: UIView?, by host: (any JXPhotoBrowserDelegate)?
    ) -> Bool {
        guard let hidden else { return page == nil || view == nil }
        guard let view, hidden.page == page, hidden.view === view, hidden.host === host else {
            return false
        }
        // A view that the host has set up anew in the meantime shows.
        return !hidden.isMarked || view.isHidden
    }

    /// Has the hidden thumbnail show.
    private func showAgain(in browser: JXPhotoBrowserViewController) {
        guard let former = hidden else { return }
        hidden = nil
        former.host?.photoBrowser(browser, setThumbnailHidden: false, at: former.page)
        // The host may have another view for that page by now, or have gone.
        if former.isMarked, let view = former.view, view.isHidden, hidden?.view !== view {
            view.isHidden = false
        }
    }
}
