import UIKit

/// What a host may set of a cell's zoom for one page.
struct ZoomSettings {
    private let minimum: CGFloat
    private let maximum: CGFloat
    private let bounces: Bool
    private let doubleTap: CGFloat?

    /// The settings of `cell`.
    init(of cell: JXZoomImageCell) {
        minimum = cell.scrollView.minimumZoomScale
        maximum = cell.scrollView.maximumZoomScale
        bounces = cell.scrollView.bouncesZoom
        doubleTap = cell.doubleTapZoomScale
    }

    /// Gives `cell` these settings again.
    func apply(to cell: JXZoomImageCell) {
        cell.scrollView.minimumZoomScale = minimum
        cell.scrollView.maximumZoomScale = maximum
        cell.scrollView.bouncesZoom = bounces
        cell.doubleTapZoomScale = doubleTap
    }
}
