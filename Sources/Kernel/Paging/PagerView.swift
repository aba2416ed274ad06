import UIKit

/// The collection view of a browser. It tells when its content runs the other way, which nobody
/// else would.
final class PagerView: UICollectionView {
    /// Called when the content may run the other way. Must not keep the browser alive.
    var directionDidChange: (() -> Void)?

    override var semanticContentAttribute: UISemanticContentAttribute {
        didSet {
            if semanticContentAttribute != oldValue { directionDidChange?() }
        }
    }

    nonisolated deinit {}
}
