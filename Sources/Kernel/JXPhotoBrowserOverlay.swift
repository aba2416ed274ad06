import UIKit

/// A view in front of the pages, such as a page indicator or a close button.
///
/// It is told of every reload and every change of page, once each, in the order in which they
/// happened.
@preconcurrency @MainActor
public protocol JXPhotoBrowserOverlay: UIView {
    /// The overlay has become a subview of the browser's view: the moment to place itself there.
    func setup(with browser: JXPhotoBrowserViewController)

    /// The pages are new.
    ///
    /// - Parameters:
    ///   - numberOfItems: how many there are; never negative.
    ///   - pageIndex: the page at rest; 0 without pages.
    func reloadData(numberOfItems: Int, pageIndex: Int)

    /// Another page is at rest.
    func didChangedPageIndex(_ index: Int)
}
