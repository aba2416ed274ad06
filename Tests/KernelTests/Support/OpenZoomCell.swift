import JXPhotoBrowser
@_spi(Simulation) @testable import UIKit

/// A cell of which everything is overridden that may be.
final class OpenZoomCell: JXZoomImageCell {
    /// The names of what must be called when a page is shown, zoomed, scrolled, pulled and tapped.
    static let members = [
        "transitionImageView", "prepareForReuse", "layoutSubviews", "adjust", "center", "pulled",
        "doubleTap", "singleTap", "viewForZooming", "beginZooming", "didZoom", "endZooming",
        "didScroll", "willDrag", "endDrag", "endDecelerating",
    ]
    /// What has been called, of any cell.
    static var called: Set<String> = []

    override var transitionImageView: UIImageView? {
        OpenZoomCell.called.insert("transitionImageView")
        return super.transitionImageView
    }
    override func prepareForReuse() {
        OpenZoomCell.called.insert("prepareForReuse")
        super.prepareForReuse()
    }
    override func layoutSubviews() {
        OpenZoomCell.called.insert("layoutSubviews")
        super.layoutSubviews()
    }
    override func adjustImageViewFrame() {
        OpenZoomCell.called.insert("adjust")
        super.adjustImageViewFrame()
    }
    override func centerImageIfNeeded() {
        OpenZoomCell.called.insert("center")
        super.centerImageIfNeeded()
    }
    override func photoBrowserDismissInteractionDidChange(isInteracting: Bool) {
        OpenZoomCell.called.insert("pulled")
        super.photoBrowserDismissInteractionDidChange(isInteracting: isInteracting)
    }
    override func handleDoubleTap(_ gesture: UITapGestureRecognizer) {
        OpenZoomCell.called.insert("doubleTap")
        super.handleDoubleTap(gesture)
    }
    override func handleSingleTap(_ gesture: UITapGestureRecognizer) {
        OpenZoomCell.called.insert("singleTap")
        super.handleSingleTap(gesture)
    }

    // MARK: The scroll view

    override func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        OpenZoomCell.called.insert("viewForZooming")
        return super.viewForZooming(in: scrollView)
    }
    override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        OpenZoomCell.called.insert("beginZooming")
        super.scrollViewWillBeginZooming(scrollView, with: view)
    }
    override func scrollViewDidZoom(_ scrollView: UIScrollView) {
        OpenZoomCell.called.insert("didZoom")
        super.scrollViewDidZoom(scrollView)
    }
    override func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
        OpenZoomCell.called.insert("endZooming")
        super.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        OpenZoomCell.called.insert("didScroll")
        super.scrollViewDidScroll(scrollView)
    }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        OpenZoomCell.called.insert("willDrag")
        super.scrollViewWillBeginDragging(scrollView)
    }
    override func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {
        OpenZoomCell.called.insert("endDrag")
        super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        OpenZoomCell.called.insert("endDecelerating")
        super.scrollViewDidEndDecelerating(scrollView)
    }
}
