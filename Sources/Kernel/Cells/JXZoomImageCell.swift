import UIKit

/// A page with a picture that can be zoomed: in a scroll view of its own, fitted to the page by its
/// long edge, centred.
///
/// Two fingers zoom it to up to three times its size. A double tap has its short edge fill the page,
/// or zooms; a single one closes the browser.
open class JXZoomImageCell: UICollectionViewCell, JXPhotoBrowserCellProtocol, UIScrollViewDelegate {
    /// The identifier under which browsers have this class registered.
    public nonisolated static let reuseIdentifier = "JXZoomImageCell"

    /// The browser that shows the cell.
    public weak var browser: JXPhotoBrowserViewController?

    /// Holds the image view; as large as the page. The cell is its delegate. Its limits of zoom, 1
    /// and 3, may be changed; what a host sets for one page is taken back when the cell is reused.
    public let scrollView = UIScrollView()

    /// Shows the picture. A new image is laid out as soon as it is set, at the present zoom and with
    /// the same part in view; without one, or with one of no size, the view is empty.
    public let imageView: UIImageView

    /// Zooms in and out, or has the picture fill the page and fit it again.
    public let doubleTapGesture = UITapGestureRecognizer()

    /// Closes the browser. It waits until a double tap is out of the question.
    public let singleTapGesture = UITapGestureRecognizer()

    /// The scale to which a double tap zooms, above 1; never past the scroll view's
    /// `maximumZoomScale`. With nil, the default, it switches between fitting and filling the page
    /// instead. What a host sets for one page is taken back when the cell is reused.
    public var doubleTapZoomScale: CGFloat?

    /// How the picture is laid out at zoom scale 1.
    private(set) var layout = ImageFit.fit
    /// How many changes that a double tap has begun are still on screen.
    private var changesUnderWay = 0
    /// Whether the picture is on its way between fitting and filling, or back from a zoom: what is
    /// seen of it is not where it lies.
    var isOnItsWay: Bool { changesUnderWay > 0 }
    /// What is the cell's own, and not a host's for one page.
    private var ownSettings: ZoomSettings?
    private lazy var tapFilter = PageTapFilter(cell: self)

    /// The image view.
    open var transitionImageView: UIImageView? { imageView }

    // MARK: Making

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

    /// Empties the page: nothing is left of the former one, its zoom and its settings included.
    open override func prepareForReuse() {
        super.prepareForReuse()
        imageView.image = nil
        returnToFit()
        restoreOwnSettings()
    }

    /// A pull of this page has begun, or is over. Does nothing: for subclasses.
    open func photoBrowserDismissInteractionDidChange(isInteracting: Bool) {}

    // MARK: Layout

    /// Lays the picture out anew, unzoomed and fitted, where the size of the page has changed.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if scrollView.frame == contentView.bounds { return }
        resetZoom()
        layout = .fit
        scrollView.frame = contentView.bounds
        adjustImageViewFrame()
        // All of the picture is seen: whatever moved the content has nowhere to go, and stops even
        // where it is in place already.
        scrollView.setContentOffset(.zero, animated: false)
    }

    /// Lays the picture out: its long edge fitted to the page, or after a double tap the short edge
    /// filling it; the zoom stays as it is. Centres it.
    open func adjustImageViewFrame() {
        let size = layout.size(ofImage: imageView.image?.size, in: scrollView.bounds.size)
        let scale = contentScale
        imageView.bounds = CGRect(origin: .zero, size: size)
        scrollView.contentSize = CGSize(width: size.width * scale, height: size.height * scale)
        centerImageIfNeeded()
    }

    /// Centres the picture on each axis on which it is smaller than the page; on the others it
    /// begins at the content's edge.
    open func centerImageIfNeeded() {
        let scale = contentScale
        let size = CGSize(
            width: imageView.bounds.width * scale, height: imageView.bounds.height * scale)
        let middle = ImageFit.middle(of: size, in: scrollView.bounds.size)
        if size == .zero || imageView.center == middle { return }
        imageView.center = middle
    }

    /// Centres a picture that fingers have caught on its way between two layouts, where it need not be
    /// in the middle, and moves the content with it: on screen it stays where it is.
    private func centerImageInPlace() {
        let former = imageView.center
        centerImageIfNeeded()
        let way = CGPoint(x: imageView.center.x - former.x, y: imageView.center.y - former.y)
        if way == .zero { return }
        let offset = scrollView.contentOffset
        scrollView.contentOffset = CGPoint(x: offset.x + way.x, y: offset.y + way.y)
    }

    // MARK: Taps

    /// Two taps: back to the smallest scale where the page is zoomed; otherwise to
    /// `doubleTapZoomScale` about the tapped point, or, where there is none, from fitting to filling
    /// the page and back.
    open func handleDoubleTap(_ gesture: UITapGestureRecognizer) {
        guard hasImage else { return }
        if !zoom.isAtRest {
            zoomOut()
        } else if let doubleTapZoomScale, doubleTapZoomScale > 1 {
            zoomIn(to: doubleTapZoomScale, at: gesture.location(in: imageView))
        } else {
            switchLayout(at: gesture.location(in: imageView))
        }
    }

    /// One tap: closes the browser.
    open func handleSingleTap(_ gesture: UITapGestureRecognizer) {
        browser?.dismissSelf()
    }

    // MARK: Scroll view

    // All that a subclass may want to hear of stands here: an optional method that only a subclass
    // adds would not be called.

    /// The image view; nil while there is no picture.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        hasImage ? imageView : nil
    }

    /// Does nothing: for subclasses.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Keeps the picture centred. A page that becomes zoomed, or is no longer, tells the browser so:
    /// no page turns by itself while one is zoomed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {
        centerImageIfNeeded()
        browser?.refreshAutoPlay()
    }

    /// Takes back a zoom that is next to nothing, and tells the browser that the page rests, from when
    /// it counts the time until the next page.
    open func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
        centerImageInPlace()
        takeBackTrifle()
        browser?.zoomDidEnd(in: self)
    }

    /// Does nothing: for subclasses.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Does nothing: for subclasses.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Takes back a zoom that is next to nothing, where fingers have left one.
    open func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {
        if !decelerate { takeBackTrifle() }
    }

    /// Takes back a zoom that is next to nothing, where fingers have left one.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        takeBackTrifle()
    }
}

// MARK: - Zoom

extension JXZoomImageCell {
    /// Whether there is a picture that is laid out.
    private var hasImage: Bool { ImageFit.isUsable(imageView.bounds.size) }

    /// How the picture is zoomed: not at all at scale 1, or the nearest that the limits allow.
    var zoom: PageZoom { PageZoom(scale: contentScale, restingAt: restingScale) }

    private var restingScale: CGFloat {
        min(max(1, scrollView.minimumZoomScale), max(1, scrollView.maximumZoomScale))
    }

    /// The scale of the content, as far as it is zoomed. A pull moves and shrinks the image view
    /// too: that is no zoom, and only an unzoomed page is pulled.
    private var contentScale: CGFloat {
        let transform = imageView.transform
        let isMoved = transform.tx != 0 || transform.ty != 0
        return isMoved ? restingScale : scrollView.zoomScale
    }

    /// A page that fingers have left zoomed by less than counts goes back to where it rests: its
    /// picture would move about by a few points, and stop what begins at its edge.
    private func takeBackTrifle() {
        let zoom = zoom
        guard zoom.scale != zoom.restingScale, zoom.isAtRest, hasImage, !scrollView.isZooming,
            !scrollView.isDragging, browser?.isPulling != true
        else { return }
        zoomOut()
    }

    /// Zooms to where the page rests.
    private func zoomOut() {
        changesUnderWay += 1
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self] in self?.changesUnderWay -= 1 }
        scrollView.setZoomScale(restingScale, animated: true)
        CATransaction.commit()
    }

    /// Zooms to `scale`, with a point of the picture moved to the middle of the page as far as the
    /// content allows; one beside the picture counts as the nearest in it.
    private func zoomIn(to scale: CGFloat, at point: CGPoint) {
        let target = min(scale, scrollView.maximumZoomScale)
        let middle = point.clamped(to: imageView.bounds)
        let size = CGSize(
            width: scrollView.bounds.width / target, height: scrollView.bounds.height / target)
        let corner = CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
        scrollView.zoom(to: CGRect(origin: corner, size: size), animated: true)
    }

    /// Switches between fitting and filling, with a point of the picture kept where it is as far as
    /// the content allows.
    private func switchLayout(at point: CGPoint) {
        let anchor = PictureAnchor(of: self, at: point.clamped(to: imageView.bounds))
        changesUnderWay += 1
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction],
            animations: {
                self.layout = self.layout.other
                self.adjustImageViewFrame()
                anchor.restore(in: self)
            }, completion: { [weak self] _ in self?.changesUnderWay -= 1 })
    }

    /// The image is another one: it takes the former one's place.
    private func imageDidChange() {
        let isFirst = !hasImage
        if !ImageFit.isUsable(imageView.image?.size ?? .zero) { resetZoom() }
        let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
        let anchor = PictureAnchor(of: self, at: imageView.convert(middle, from: scrollView))
        adjustImageViewFrame()
        if !isFirst, hasImage { anchor.restore(in: self) }
    }

    /// The page is as if it had never been zoomed.
    func returnToFit() {
        resetZoom()
        if layout != .fit {
            layout = .fit
            adjustImageViewFrame()
        }
        // A finger or a bounce may have it beyond an edge.
        let offset = scrollView.contentOffset.clamped(
            to: CGRect(origin: .zero, size: scrollView.roomToScroll))
        scrollView.setContentOffset(offset, animated: false)
    }

    /// Ends what zooms or moves the picture, at scale 1.
    private func resetZoom() {
        if scrollView.isZooming { scrollView.pinchGestureRecognizer?.drop() }
        scrollView.layer.removeAllAnimations()
        imageView.layer.removeAllAnimations()
        if scrollView.zoomScale != 1 { scrollView.setZoomScale(1, animated: false) }
        if imageView.transform == .identity { return }
        // There is no picture any more, or limits that exclude 1.
        imageView.transform = .identity
        adjustImageViewFrame()
    }
}

// MARK: - Handing over

extension JXZoomImageCell {
    /// How a page is zoomed, for the cell that takes it over.
    struct ZoomLook {
        fileprivate let layout: ImageFit
        fileprivate let scale: CGFloat
        fileprivate let offset: CGPoint
    }

    /// How the page is zoomed now; nil where it is as it comes.
    var zoomLook: ZoomLook? {
        if layout == .fit && zoom.isAtRest { return nil }
        return ZoomLook(
            layout: layout, scale: scrollView.zoomScale, offset: scrollView.contentOffset)
    }

    /// Zooms the page like another one of the same picture.
    func apply(_ look: ZoomLook) {
        layoutIfNeeded()
        guard hasImage else { return }
        layout = look.layout
        adjustImageViewFrame()
        scrollView.setZoomScale(look.scale, animated: false)
        let offset = look.offset.clamped(
            to: CGRect(origin: .zero, size: scrollView.roomToScroll))
        if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
    }

    /// Takes note of the settings that a new cell has been made with, before a host changes them for
    /// one page.
    func noteOwnSettings() {
        if ownSettings == nil { ownSettings = ZoomSettings(of: self) }
    }

    private func restoreOwnSettings() {
        ownSettings?.apply(to: self)
    }
}

// MARK: - Making

extension JXZoomImageCell {
    private func setUp() {
        scrollView.delegate = self
        scrollView.minimumZoomScale = 1
        scrollView.maximumZoomScale = 3
        scrollView.bouncesZoom = true
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
            self?.imageDidChange()
        }
        setUpTaps()
    }

    private func setUpTaps() {
        doubleTapGesture.delegate = tapFilter
        singleTapGesture.delegate = tapFilter
        doubleTapGesture.numberOfTapsRequired = 2
        doubleTapGesture.addTarget(self, action: JXZoomImageCell.handleDoubleTap)
        scrollView.addGestureRecognizer(doubleTapGesture)
        singleTapGesture.addTarget(self, action: JXZoomImageCell.handleSingleTap)
        singleTapGesture.require(toFail: doubleTapGesture)
        scrollView.addGestureRecognizer(singleTapGesture)
    }
}
