#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

@objc public enum JXPhotoBrowserScrollDirection: Int {
    case horizontal, vertical
}

@objc public enum JXPhotoBrowserTransitionType: Int {
    case fade, zoom, none
}

public typealias JXPhotoBrowserAnyCell = UICollectionViewCell & JXPhotoBrowserCellProtocol

public protocol JXPhotoBrowserCellProtocol: UICollectionViewCell {
    var browser: JXPhotoBrowserViewController? { get set }
    var transitionImageView: UIImageView? { get }
    func photoBrowserDismissInteractionDidChange(isInteracting: Bool)
}

public extension JXPhotoBrowserCellProtocol {
    var browser: JXPhotoBrowserViewController? {
        get { nil }
        // swift-format-ignore
        set {}
    }
    var transitionImageView: UIImageView? { nil }
    func photoBrowserDismissInteractionDidChange(isInteracting: Bool) {}
}

@objc public protocol JXPhotoBrowserOverlay where Self: UIView {
    func setup(with browser: JXPhotoBrowserViewController)
    func reloadData(numberOfItems: Int, pageIndex: Int)
    func didChangedPageIndex(_ index: Int)
}

public protocol JXPhotoBrowserDelegate: AnyObject {
    func numberOfItems(in browser: JXPhotoBrowserViewController) -> Int
    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, cellForItemAt index: Int, at indexPath: IndexPath
    ) -> JXPhotoBrowserAnyCell
    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, willDisplay cell: JXPhotoBrowserAnyCell,
        at index: Int)
    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, didEndDisplaying cell: JXPhotoBrowserAnyCell,
        at index: Int)
    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, thumbnailViewAt index: Int
    ) -> UIView?
    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, setThumbnailHidden hidden: Bool, at index: Int)
}

public extension JXPhotoBrowserDelegate {
    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, willDisplay cell: JXPhotoBrowserAnyCell,
        at index: Int
    ) {}
    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, didEndDisplaying cell: JXPhotoBrowserAnyCell,
        at index: Int
    ) {}
    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, thumbnailViewAt index: Int
    ) -> UIView? { nil }
    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, setThumbnailHidden hidden: Bool, at index: Int
    ) {
        photoBrowser(self.thumbnailOwner(browser), thumbnailViewAt: index)?.isHidden = hidden
    }

    /// Touches the browser from a place without annotations, as hosts do.
    private func thumbnailOwner(
        _ browser: JXPhotoBrowserViewController
    ) -> JXPhotoBrowserViewController {
        _ = browser.view.bounds
        return browser
    }
}

/// What the browser tells somebody who counts.
@objc public protocol JXPhotoBrowserStatistics {
    @objc optional func photoBrowser(
        _ browser: JXPhotoBrowserViewController, didTurnTo index: Int)
    @objc optional func nameOfPage(at index: Int) -> String?
}
