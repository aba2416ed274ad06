import JXPhotoBrowser
@_spi(Simulation) @testable import UIKit

/// See `OpenBrowser`.
final class OpenLightCell: JXImageCell {
    override var transitionImageView: UIImageView? { super.transitionImageView }
    override func prepareForReuse() { super.prepareForReuse() }
    override func layoutSubviews() { super.layoutSubviews() }
    override func startLoading() { super.startLoading() }
    override func stopLoading() { super.stopLoading() }
    override func photoBrowserDismissInteractionDidChange(isInteracting: Bool) {
        super.photoBrowserDismissInteractionDidChange(isInteracting: isInteracting)
    }
}

/// See `OpenBrowser`.
final class OpenIndicator: JXPageIndicatorOverlay {
    override func setup(with browser: JXPhotoBrowserViewController) { super.setup(with: browser) }
    override func reloadData(numberOfItems: Int, pageIndex: Int) {
        super.reloadData(numberOfItems: numberOfItems, pageIndex: pageIndex)
    }
    override func didChangedPageIndex(_ index: Int) { super.didChangedPageIndex(index) }
    override func layoutSubviews() { super.layoutSubviews() }
    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
}
