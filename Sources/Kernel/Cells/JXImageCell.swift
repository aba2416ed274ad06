import UIKit

/// A light page: a picture that fills it, without zoom, and a sign that it is loading.
open class JXImageCell: UICollectionViewCell, JXPhotoBrowserCellProtocol {
    /// The identifier under which browsers have this class registered.
    public nonisolated static let reuseIdentifier = "JXImageCell"

    /// The browser that shows the cell.
    public weak var browser: JXPhotoBrowserViewController?

    /// Shows the picture: fills the page, cut off at its edges.
    public let imageView = UIImageView(frame: .zero)

    /// The sign that the picture is loading, in the middle of the page.
    public let loadingIndicator = UIActivityIndicatorView(style: .medium)

    /// Whether the sign is shown while loading; true by default.
    public var isLoadingIndicatorEnabled = true {
        didSet { refreshIndicator() }
    }

    /// Whether the host is loading the picture, as it has said.
    private(set) var isLoading = false

    /// The image view.
    open var transitionImageView: UIImageView? { imageView }

    /// Makes an empty page with a frame in its superview's coordinates, points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes an empty page.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    nonisolated deinit {}

    /// The picture is loading: shows the sign, where that is enabled.
    open func startLoading() {
        isLoading = true
        refreshIndicator()
    }

    /// The picture is there, or will not come: hides the sign.
    open func stopLoading() {
        isLoading = false
        refreshIndicator()
    }

    /// Empties the page.
    open override func prepareForReuse() {
        super.prepareForReuse()
        imageView.image = nil
        stopLoading()
    }

    /// A pull of this page has begun, or is over. Does nothing: for subclasses.
    open func photoBrowserDismissInteractionDidChange(isInteracting: Bool) {}

    /// Fits the picture and the sign to the page.
    open override func layoutSubviews() {
        super.layoutSubviews()
        // Not its frame: while the page is pulled the view has a transform.
        imageView.bounds.size = contentView.bounds.size
        imageView.center = CGPoint(x: contentView.bounds.midX, y: contentView.bounds.midY)
        loadingIndicator.center = CGPoint(x: contentView.bounds.midX, y: contentView.bounds.midY)
    }

    private func setUp() {
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.frame = contentView.bounds
        contentView.addSubview(imageView)
        loadingIndicator.hidesWhenStopped = true
        contentView.addSubview(loadingIndicator)
    }

    private func refreshIndicator() {
        if isLoading && isLoadingIndicatorEnabled {
            loadingIndicator.startAnimating()
        } else {
            loadingIndicator.stopAnimating()
        }
    }
}
