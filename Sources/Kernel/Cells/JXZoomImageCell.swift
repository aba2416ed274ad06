import UIKit

/// A page with a picture in a scroll view of its own: fitted to the page by its long edge, centred.
open class JXZoomImageCell: UICollectionViewCell, JXPhotoBrowserCellProtocol, UIScrollViewDelegate {
    /// The identifier under which browsers have this class registered.
    public nonisolated static let reuseIdentifier = "JXZoomImageCell"

    /// The browser that shows the cell.
    public weak var browser: JXPhotoBrowserViewController?

    /// Holds the image view; as large as the page.
    public let scrollView = UIScrollView()

    /// Shows the picture. A new image is laid out as soon as it is set; without one, or with one of
    /// no size, the view is empty.
    public let imageView: UIImageView

    /// The image view.
    open var transitionImageView: UIImageView? { imageView }

    /// Makes an empty page with a frame in its superview's coordinates, points.
    public override init(frame: CGRect) {
        imageView = PageImageView(frame: .zero)
        super.init(frame: frame)
        setUp()
    }

    /// Makes an empty page.
    public required init?(coder: NSCoder) {
        imageView = PageImageView(frame: .zero)
        super.init(coder: coder)
        setUp()
    }

    nonisolated deinit {}

    /// Empties the page.
    open override func prepareForReuse() {
        super.prepareForReuse()
        imageView.image = nil
    }

    /// A pull of this page has begun, or is over. Does nothing: for subclasses.
    open func photoBrowserDismissInteractionDidChange(isInteracting: Bool) {}

    /// Lays the picture out anew where the size of the page has changed.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if scrollView.frame == contentView.bounds { return }
        scrollView.frame = contentView.bounds
        adjustImageViewFrame()
    }

    /// Lays the picture out: fitted to the page by its long edge, and centred.
    open func adjustImageViewFrame() {
        let frame = ImageFit.frame(ofImage: imageView.image?.size, in: scrollView.bounds.size)
        imageView.frame = frame
        scrollView.contentSize = frame.size
        centerImageIfNeeded()
    }

    /// Centres the picture on each axis on which it is smaller than the page.
    open func centerImageIfNeeded() {
        let frame = imageView.frame
        let origin = ImageFit.centredOrigin(of: frame.size, in: scrollView.bounds.size)
        if frame.size == .zero || frame.origin == origin { return }
        imageView.frame = CGRect(origin: origin, size: frame.size)
    }

    private func setUp() {
        scrollView.delegate = self
        scrollView.decelerationRate = .fast
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.frame = contentView.bounds
        contentView.addSubview(scrollView)
        imageView.contentMode = .scaleAspectFit
        imageView.clipsToBounds = true
        scrollView.addSubview(imageView)
        (imageView as? PageImageView)?.imageDidChange = { [weak self] in
            self?.adjustImageViewFrame()
        }
    }
}
