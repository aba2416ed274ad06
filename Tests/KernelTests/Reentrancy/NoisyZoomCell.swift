import JXPhotoBrowser
@_spi(Simulation) @testable import UIKit

/// A page that can be zoomed and says when it is called. See `NoisyBrowser`.
final class NoisyZoomCell: JXZoomImageCell {
    static let noisyIdentifier = "NoisyZoomCell"

    override init(frame: CGRect) {
        super.init(frame: frame)
        doubleTapZoomScale = 2
        NoisyCell.reactor?.note(.cellIsMade)
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
    override var transitionImageView: UIImageView? {
        NoisyCell.reactor?.note(.cellShowsPicture)
        return super.transitionImageView
    }
    override func photoBrowserDismissInteractionDidChange(isInteracting: Bool) {
        super.photoBrowserDismissInteractionDidChange(isInteracting: isInteracting)
        NoisyCell.reactor?.note(.cellIsPulled)
    }
    override func prepareForReuse() {
        super.prepareForReuse()
        NoisyCell.reactor?.note(.cellIsEmptied)
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        NoisyCell.reactor?.note(.cellIsLaidOut)
    }

    // MARK: The picture

    override func adjustImageViewFrame() {
        super.adjustImageViewFrame()
        NoisyCell.reactor?.note(.pictureIsLaidOut)
    }
    override func centerImageIfNeeded() {
        super.centerImageIfNeeded()
        NoisyCell.reactor?.note(.pictureIsCentred)
    }
    override func handleSingleTap(_ gesture: UITapGestureRecognizer) {
        NoisyCell.reactor?.note(.pageIsTapped)
        super.handleSingleTap(gesture)
    }
    override func handleDoubleTap(_ gesture: UITapGestureRecognizer) {
        NoisyCell.reactor?.note(.pageIsDoubleTapped)
        super.handleDoubleTap(gesture)
    }

    // MARK: The scroll view

    override func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        NoisyCell.reactor?.note(.zoomedViewIsAsked)
        return super.viewForZooming(in: scrollView)
    }
    override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        super.scrollViewWillBeginZooming(scrollView, with: view)
        NoisyCell.reactor?.note(.zoomBegins)
    }
    override func scrollViewDidZoom(_ scrollView: UIScrollView) {
        super.scrollViewDidZoom(scrollView)
        NoisyCell.reactor?.note(.pageIsZoomed)
    }
    override func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
        super.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
        NoisyCell.reactor?.note(.zoomEnds)
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        super.scrollViewDidScroll(scrollView)
        NoisyCell.reactor?.note(.pageScrolls)
    }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        super.scrollViewWillBeginDragging(scrollView)
        NoisyCell.reactor?.note(.pageDragBegins)
    }
    override func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {
        super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        NoisyCell.reactor?.note(.pageDragEnds)
    }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewDidEndDecelerating(scrollView)
        NoisyCell.reactor?.note(.pageSettles)
    }
}
