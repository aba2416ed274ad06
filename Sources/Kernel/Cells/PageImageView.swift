import UIKit

/// An image view that tells its cell when the image is another one, so that a late image is laid
/// out at once.
final class PageImageView: UIImageView {
    /// Called after `image` was set. Must not keep the cell alive.
    var imageDidChange: (() -> Void)?

    override var image: UIImage? {
        didSet { imageDidChange?() }
    }

    nonisolated deinit {}
}
