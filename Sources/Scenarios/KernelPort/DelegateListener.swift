import JXPhotoBrowser
@_spi(Simulation) import UIKit

/// Stands between the browser and the host's delegate, and tells the engine what is said.
final class DelegateListener: JXPhotoBrowserDelegate {
    private weak var delegate: (any JXPhotoBrowserDelegate)?
    private weak var observer: (any KernelObserver)?

    init(delegate: (any JXPhotoBrowserDelegate)?, observer: any KernelObserver) {
        self.delegate = delegate
        self.observer = observer
    }

    func numberOfItems(in browser: JXPhotoBrowserViewController) -> Int {
        // What the app does in answer comes first: it never answers with data that it has replaced.
        observer?.browserDidCall(.numberOfItems, index: nil)
        let answer = delegate?.numberOfItems(in: browser) ?? 0
        observer?.browserDidSay(.itemCountAsked(count: answer))
        return answer
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, cellForItemAt index: Int, at indexPath: IndexPath
    ) -> JXPhotoBrowserAnyCell {
        let cell =
            delegate?.photoBrowser(browser, cellForItemAt: index, at: indexPath)
            ?? browser.dequeueReusableCell(
                withReuseIdentifier: JXZoomImageCell.reuseIdentifier, for: indexPath)
        observer?.browserDidSay(.cellAsked(index: index, cell: cell.serialNumber))
        observer?.browserDidCall(.cellForItem, index: index)
        return cell
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, willDisplay cell: JXPhotoBrowserAnyCell,
        at index: Int
    ) {
        observer?.browserDidSay(.willDisplay(index: index, cell: cell.serialNumber))
        delegate?.photoBrowser(browser, willDisplay: cell, at: index)
        observer?.browserDidCall(.willDisplay, index: index)
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, didEndDisplaying cell: JXPhotoBrowserAnyCell,
        at index: Int
    ) {
        observer?.browserDidSay(.didEndDisplaying(index: index, cell: cell.serialNumber))
        delegate?.photoBrowser(browser, didEndDisplaying: cell, at: index)
        observer?.browserDidCall(.didEndDisplaying, index: index)
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, thumbnailViewAt index: Int
    ) -> UIView? {
        let view = delegate?.photoBrowser(browser, thumbnailViewAt: index)
        observer?.browserDidCall(.thumbnailView, index: index)
        return view
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, setThumbnailHidden hidden: Bool, at index: Int
    ) {
        delegate?.photoBrowser(browser, setThumbnailHidden: hidden, at: index)
        observer?.browserDidSetThumbnailHidden(hidden, index: index)
    }

    /// A cell was told that a pull began or ended.
    func interactionDidChange(
        _ isInteracting: Bool, in cell: UICollectionViewCell,
        of browser: JXPhotoBrowserViewController
    ) {
        guard let indexPath = browser.collectionView.indexPath(for: cell) else { return }
        observer?.browserDidChangeInteraction(
            isInteracting, index: browser.realIndex(fromVirtual: indexPath.item))
    }
}

extension JXPhotoBrowserCellProtocol {
    /// Tells the engine, when it listens, what the cell was told.
    func tellInteraction(_ isInteracting: Bool) {
        guard let browser, let listener = browser.delegate as? DelegateListener else { return }
        listener.interactionDidChange(isInteracting, in: self, of: browser)
    }
}
