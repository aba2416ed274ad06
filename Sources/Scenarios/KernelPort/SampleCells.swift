import JXPhotoBrowser
import UIKit

/// The sample app's page with zoom: the kernel's, that tells of pulls.
final class SampleZoomCell: JXZoomImageCell {
    static let sampleIdentifier = "SampleZoomCell"

    nonisolated deinit {}

    #if !KERNEL_LACKS_open_JXZoomImageCell_photoBrowserDismissInteractionDidChange
        override func photoBrowserDismissInteractionDidChange(isInteracting: Bool) {
            super.photoBrowserDismissInteractionDidChange(isInteracting: isInteracting)
            tellInteraction(isInteracting)
        }
    #endif
}

/// The sample app's light page: the kernel's, that tells of pulls.
final class SampleImageCell: JXImageCell {
    static let sampleIdentifier = "SampleImageCell"

    nonisolated deinit {}

    #if KERNEL_LACKS_JXImageCell || !KERNEL_LACKS_open_JXImageCell_photoBrowserDismissInteractionDidChange
        override func photoBrowserDismissInteractionDidChange(isInteracting: Bool) {
            super.photoBrowserDismissInteractionDidChange(isInteracting: isInteracting)
            tellInteraction(isInteracting)
        }
    #endif
}

/// A cell class of the sample app's own: the smallest that the kernel's protocol allows.
final class SampleCell: UICollectionViewCell, JXPhotoBrowserCellProtocol {
    static let reuseIdentifier = "SampleCell"
    weak var browser: JXPhotoBrowserViewController?
    let imageView = UIImageView()
    /// Whether the cell has a picture for its item; without one it is a page of words, say.
    var hasPicture = true {
        didSet { imageView.isHidden = !hasPicture }
    }
    var transitionImageView: UIImageView? { hasPicture ? imageView : nil }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        imageView.image = nil
    }

    func photoBrowserDismissInteractionDidChange(isInteracting: Bool) {
        tellInteraction(isInteracting)
    }

    private func setUp() {
        imageView.contentMode = .scaleAspectFit
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(imageView)
    }
}
