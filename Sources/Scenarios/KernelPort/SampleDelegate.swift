import JXPhotoBrowser
import UIKit

/// The sample app's answers to the browser.
final class SampleDelegate: JXPhotoBrowserDelegate {
    private weak var host: SampleHost?

    init(host: SampleHost) {
        self.host = host
    }

    func numberOfItems(in browser: JXPhotoBrowserViewController) -> Int {
        host?.presentItemCount ?? 0
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, cellForItemAt index: Int, at indexPath: IndexPath
    ) -> JXPhotoBrowserAnyCell {
        let cell = browser.dequeueReusableCell(
            withReuseIdentifier: identifier, for: indexPath)
        (cell as? SampleCell)?.hasPicture = host?.hasPicture(ofItem: index) ?? true
        host?.configure(cell, index: index)
        return cell
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, willDisplay cell: JXPhotoBrowserAnyCell,
        at index: Int
    ) {
        host?.willDisplay(cell, index: index)
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, didEndDisplaying cell: JXPhotoBrowserAnyCell,
        at index: Int
    ) {
        host?.didEndDisplaying(cell, index: index)
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, thumbnailViewAt index: Int
    ) -> UIView? {
        host?.thumbnailView(ofItem: index)
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, setThumbnailHidden hidden: Bool, at index: Int
    ) {
        host?.setThumbnailHidden(hidden, ofItem: index)
    }

    private var identifier: String {
        switch host?.cellKind ?? .zoom {
        case .zoom: SampleZoomCell.sampleIdentifier
        case .image: SampleImageCell.sampleIdentifier
        case .custom: SampleCell.reuseIdentifier
        }
    }
}
