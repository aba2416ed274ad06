import UIKit

/// Keeps touches from a page's taps that come down while the page is pulled or on its way back: they
/// are no answer to what the page shows.
final class PageTapFilter: NSObject, UIGestureRecognizerDelegate {
    private weak var cell: JXZoomImageCell?

    /// A filter for the taps of `cell`, which keeps it.
    init(cell: JXZoomImageCell) {
        self.cell = cell
    }

    nonisolated deinit {}

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        cell?.browser?.isPulling != true
    }
}
