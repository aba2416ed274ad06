import QuartzCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Tells when its image changes, which comes late in most apps.
class JXObservedImageView: UIImageView {
    var imageDidChange: (() -> Void)?

    override var image: UIImage? {
        didSet { imageDidChange?() }
    }
}

@objc(JXZoomImageCell)
open class JXZoomImageCell: UICollectionViewCell, JXPhotoBrowserCellProtocol {
    public static let reuseIdentifier = "JXZoomImageCell"

    public weak var browser: JXPhotoBrowserViewController?
    open var doubleTapZoomScale: CGFloat?

    @IBOutlet public private(set) lazy var scrollView: UIScrollView = {
        let view = UIScrollView()
        view.delegate = self
        view.maximumZoomScale = 3
        view.decelerationRate = .fast
        view.showsHorizontalScrollIndicator = false
        view.showsVerticalScrollIndicator = false
        view.contentInsetAdjustmentBehavior = .never
        return view
    }()

    public lazy var imageView: UIImageView = {
        let view = JXObservedImageView()
        view.clipsToBounds = true
        view.contentMode = .scaleAspectFill
        view.imageDidChange = { [weak self] in self?.setNeedsLayout() }
        return view
    }()

    public lazy var doubleTapGesture: UITapGestureRecognizer = {
        let gesture = UITapGestureRecognizer(
            target: self, action: #selector(self.handleDoubleTap(_:)))
        gesture.numberOfTapsRequired = 2
        return gesture
    }()

    public lazy var singleTapGesture: UITapGestureRecognizer = {
        let gesture = UITapGestureRecognizer()
        gesture.addTarget(self, action: #selector(JXZoomImageCell.handleSingleTap))
        gesture.require(toFail: doubleTapGesture)
        return gesture
    }()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(scrollView)
        scrollView.addSubview(imageView)
        addGestureRecognizer(doubleTapGesture)
        addGestureRecognizer(singleTapGesture)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    open var transitionImageView: UIImageView? { imageView }

    open func photoBrowserDismissInteractionDidChange(isInteracting: Bool) {
        scrollView.clipsToBounds = !isInteracting
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        scrollView.setZoomScale(1, animated: false)
        imageView.transform = .identity
        imageView.image = nil
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard scrollView.zoomScale == 1, imageView.transform == .identity else { return }
        scrollView.frame = pageFrame
        adjustImageViewFrame()
    }

    /// The page without the gap behind it.
    private var pageFrame: CGRect {
        var frame = contentView.bounds
        guard let browser = browser else { return frame }
        switch browser.scrollDirection {
        case .horizontal: frame.size.width -= browser.itemSpacing
        case .vertical: frame.size.height -= browser.itemSpacing
        @unknown default: break
        }
        return frame
    }

    open func adjustImageViewFrame() {
        let bounds = scrollView.bounds.size
        guard let size = imageView.image?.size, size.width > 0, size.height > 0, bounds.width > 0
        else {
            imageView.frame = CGRect(origin: .zero, size: bounds)
            return scrollView.contentSize = bounds
        }
        let scale = min(bounds.width / size.width, bounds.height / size.height)
        let fitted = CGSize(width: size.width * scale, height: size.height * scale)
        imageView.frame = CGRect(origin: .zero, size: fitted)
        scrollView.contentSize = fitted
        centerImageIfNeeded()
    }

    open func centerImageIfNeeded() {
        let bounds = scrollView.bounds.size
        let size = imageView.frame.size
        imageView.center = CGPoint(
            x: max(bounds.width, size.width) / 2, y: max(bounds.height, size.height) / 2)
    }

    @objc open func handleDoubleTap(_ gesture: UITapGestureRecognizer) {
        if scrollView.zoomScale > scrollView.minimumZoomScale {
            return scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
        }
        let scale = min(doubleTapZoomScale ?? 2, scrollView.maximumZoomScale)
        let point = gesture.location(in: imageView)
        let size = CGSize(
            width: scrollView.bounds.width / scale, height: scrollView.bounds.height / scale)
        let origin = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
        scrollView.zoom(to: CGRect(origin: origin, size: size), animated: true)
    }

    @objc open func handleSingleTap(_ sender: Any) {
        browser?.dismissSelf()
    }
}

extension JXZoomImageCell: UIScrollViewDelegate {
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        return imageView
    }

    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        centerImageIfNeeded()
    }
}

/// A page without zoom.
open class JXImageCell: UICollectionViewCell, JXPhotoBrowserCellProtocol {
    public static let reuseIdentifier = "JXImageCell"

    public weak var browser: JXPhotoBrowserViewController?
    public let imageView = UIImageView()
    public let loadingIndicator = UIActivityIndicatorView(style: .medium)
    open var isLoadingIndicatorEnabled = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFit
        [imageView, loadingIndicator].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }
        NSLayoutConstraint.activate([
            imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
            imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            loadingIndicator.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            loadingIndicator.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    open var transitionImageView: UIImageView? { imageView }

    open func photoBrowserDismissInteractionDidChange(isInteracting: Bool) {}

    open func startLoading() {
        if isLoadingIndicatorEnabled { loadingIndicator.startAnimating() }
    }

    open func stopLoading() {
        loadingIndicator.stopAnimating()
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        imageView.image = nil
        stopLoading()
    }
}
