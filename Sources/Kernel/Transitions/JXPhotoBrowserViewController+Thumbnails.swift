import UIKit

extension JXPhotoBrowserViewController {
    /// The page whose thumbnail is to be hidden now; nil stands for none.
    private var pageWithoutThumbnail: Int? {
        guard numbering.count > 0 else { return nil }
        switch placement {
        case .embedded: return nil
        case .presented: return transitionType == .zoom ? pageIndex : nil
        // What does not fly leaves the thumbnail on screen meanwhile; what does goes on flying
        // whatever the host wants by now.
        case .opening, .closing: return flight == nil ? nil : pageIndex
        }
    }

    /// Has the thumbnail of the present page hidden, and no other.
    func refreshThumbnail() {
        isThumbnailOutdated = false
        hideThumbnail(of: pageWithoutThumbnail)
    }

    /// Has the thumbnail of `page` hidden, and no other; one that is not on screen counts as none.
    func hideThumbnail(of page: Int?) {
        let search = thumbnails.beginSearch()
        if page == nil && thumbnails.page == nil { return }
        let view = page.flatMap { delegate?.photoBrowser(self, thumbnailViewAt: $0) }
        // The host, which was asked, may have gone to another page, whose thumbnail is hidden by now.
        if !thumbnails.isLatest(search) { return }
        let isOnScreen = view.map { VisiblePart.rect(of: $0) != nil } ?? false
        thumbnails.hide(isOnScreen ? page : nil, isOnScreen ? view : nil, in: self)
    }

    /// The page or the pages have changed: follows at once, and again in the next turn of the run
    /// loop, when the host has had its chance to scroll its list, or to fill it anew.
    func followWithThumbnail() {
        guard isThumbnailOutdated else { return }
        flight?.isOutdated = true
        refreshThumbnail()
        if pageWithoutThumbnail == nil { return }
        // Blocks may run before the layout of this turn: hence two.
        DispatchQueue.main.async { [weak self] in
            DispatchQueue.main.async { self?.refreshThumbnail() }
        }
    }
}
