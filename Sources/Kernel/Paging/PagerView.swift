import UIKit

/// The collection view of a browser. It tells when its content runs the other way, and when its cells
/// are in place, which nobody else would.
final class PagerView: UICollectionView {
    /// Called when the content may run the other way. Must not keep the browser alive.
    var directionDidChange: (() -> Void)?
    /// Called when all cells in view are in place, where `awaitCells` has asked for that. Must not
    /// keep the browser alive.
    var cellsAreInPlace: (() -> Void)?

    private var passesAwaited = 0
    private var isLayingOut = false

    override var semanticContentAttribute: UISemanticContentAttribute {
        didSet {
            if semanticContentAttribute != oldValue { directionDidChange?() }
        }
    }

    nonisolated deinit {}

    /// Has the end of the next layout pass that begins told.
    func awaitCells() {
        passesAwaited = isLayingOut ? 2 : 1
    }

    override func layoutSubviews() {
        guard !isLayingOut else { return super.layoutSubviews() }
        isLayingOut = true
        super.layoutSubviews()
        isLayingOut = false
        // Without a window no cell comes on screen.
        if passesAwaited == 0 || window == nil { return }
        passesAwaited -= 1
        if passesAwaited == 0 { cellsAreInPlace?() }
    }
}
