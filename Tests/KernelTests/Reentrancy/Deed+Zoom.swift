import JXPhotoBrowser
@_spi(Simulation) @testable import UIKit

extension Deed {
    /// Does it to a page that can be zoomed.
    func perform(on cell: JXZoomImageCell) {
        let view = cell.scrollView
        switch self {
        case .zoomIn: view.setZoomScale(2, animated: true)
        case .zoomAtOnce: view.zoomScale = 2.5
        case .zoomOut: view.setZoomScale(1, animated: true)
        case .zoomToPoint: view.zoom(to: CGRect(x: 30, y: 20, width: 0, height: 0), animated: true)
        case .doubleTap: cell.handleDoubleTap(cell.doubleTapGesture)
        case .singleTap: cell.handleSingleTap(cell.singleTapGesture)
        case .layOutPicture:
            cell.adjustImageViewFrame()
            cell.centerImageIfNeeded()
            cell.setNeedsLayout()
            cell.layoutIfNeeded()
        case .emptyPicture:
            let image = cell.imageView.image
            cell.imageView.image = nil
            cell.imageView.image = UIImage(
                content: .placeholder(item: 0), size: CGSize(width: 20, height: 900))
            cell.imageView.image = image
        case .zoomLimits: setOddLimits(of: view)
        case .doubleTapScale:
            for scale: CGFloat? in [.nan, -1, 0, .infinity, nil, 2] {
                cell.doubleTapZoomScale = scale
            }
        case .reportZoom:
            cell.scrollViewWillBeginZooming(view, with: cell.imageView)
            cell.scrollViewDidZoom(view)
            cell.scrollViewDidEndZooming(view, with: cell.imageView, atScale: view.zoomScale)
        case .reportPageDrag:
            cell.scrollViewWillBeginDragging(view)
            cell.scrollViewDidScroll(view)
            cell.scrollViewDidEndDragging(view, willDecelerate: true)
            cell.scrollViewDidEndDecelerating(view)
        case .pinchOff:
            view.pinchGestureRecognizer?.isEnabled = false
            view.pinchGestureRecognizer?.isEnabled = true
        case .reportPull:
            cell.photoBrowserDismissInteractionDidChange(isInteracting: true)
            cell.photoBrowserDismissInteractionDidChange(isInteracting: false)
        default: preconditionFailure("\(self) does nothing to a page.")
        }
    }

    private func setOddLimits(of view: UIScrollView) {
        for (lower, upper) in [(3, 2), (.nan, .infinity), (-1, 0), (0.5, 8)] as [(CGFloat, CGFloat)]
        {
            view.minimumZoomScale = lower
            view.maximumZoomScale = upper
            view.zoomScale = upper
        }
        view.minimumZoomScale = 1
        view.maximumZoomScale = 3
        view.zoomScale = 1
    }
}
