import JXPhotoBrowser
import UIKit

/// A page with a photo and its caption.
final class CaptionCell: UICollectionViewCell, JXPhotoBrowserCellProtocol {
    static let identifier = "CaptionCell"

    weak var browser: JXPhotoBrowserViewController?
    private let imageView = UIImageView()
    private let label = UILabel()

    var transitionImageView: UIImageView? { imageView }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// The caption gives way to a finger that pulls the page.
    func photoBrowserDismissInteractionDidChange(isInteracting: Bool) {
        label.isHidden = isInteracting
    }

    func show(_ photo: GalleryController.Photo) {
        imageView.image = photo.image
        label.text = photo.caption
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        imageView.image = nil
        label.text = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        imageView.frame = bounds
        label.frame = CGRect(x: 16, y: bounds.height - 80, width: bounds.width - 32, height: 24)
    }

    private func setUp() {
        imageView.contentMode = .scaleAspectFit
        contentView.addSubview(imageView)
        label.textColor = .white
        contentView.addSubview(label)
    }
}
