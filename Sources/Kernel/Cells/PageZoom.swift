import UIKit

/// Whether content that zooms in a page is zoomed: the one answer for pulls, autoplay, double taps
/// and what a page takes along to another cell.
struct PageZoom {
    /// The scale of the content.
    let scale: CGFloat
    /// The scale that content has which nobody has zoomed.
    let restingScale: CGFloat

    /// A scale with what it is measured by.
    init(scale: CGFloat, restingAt restingScale: CGFloat) {
        self.scale = scale
        self.restingScale = restingScale
    }

    /// The zoom of a scroll view in a page's cell. What a host's own scroll views show rests at their
    /// smallest scale.
    init(of scrollView: UIScrollView, in cell: UIView) {
        if let cell = cell as? JXZoomImageCell, cell.scrollView === scrollView {
            self = cell.zoom
        } else {
            self.init(scale: scrollView.zoomScale, restingAt: scrollView.minimumZoomScale)
        }
    }

    /// Scales that differ by less than this share are taken for one.
    private static let slack: CGFloat = 0.01

    /// Whether the content is larger than it rests.
    var isMagnified: Bool { scale - restingScale > PageZoom.slack * restingScale }

    /// Whether the content is as large as it rests.
    var isAtRest: Bool { abs(scale - restingScale) <= PageZoom.slack * restingScale }
}
