// The one file that names the kernel's members. Everything else in the engine sees the kernel
// through what is declared here, through what the kernel asks of its host, and through UIKit.
import JXPhotoBrowser
@_spi(Simulation) import UIKit

/// The browser under test.
public typealias KernelBrowser = JXPhotoBrowserViewController

/// Hears what passes between the kernel and its host, in terms of UIKit alone.
protocol KernelObserver: AnyObject {
    /// The browser asks or says something, or has just been answered.
    func browserDidSay(_ event: HostEvent)
    /// The host has heard a call, which is about to return; only the number of items is answered
    /// after this, so that nothing is told of data that have been replaced.
    func browserDidCall(_ callback: HostCallback, index: Int?)
    /// The host has had a thumbnail hidden, or shown again.
    func browserDidSetThumbnailHidden(_ isHidden: Bool, index: Int)
    /// A cell of the sample app was told that a pull began or ended.
    func browserDidChangeInteraction(_ isInteracting: Bool, index: Int)
}

/// The engine's hold on one browser.
///
/// It owns the browser as the app does: when the app lets go, `browser` becomes nil as soon as
/// nobody else keeps it.
public final class KernelPort {
    /// The browser, as long as anybody keeps it.
    public private(set) weak var browser: KernelBrowser?
    private var owned: KernelBrowser?
    private let listener: DelegateListener

    /// Takes over a browser that a host has made, with the options that a scenario gives.
    init(browser: KernelBrowser, observer: any KernelObserver, options: BrowserOptions) {
        listener = DelegateListener(delegate: browser.delegate, observer: observer)
        owned = browser
        self.browser = browser
        browser.delegate = listener
        apply(options)
    }

    /// Lets go of the browser.
    func release() {
        owned = nil
    }

    /// Lets go of the browser unless the app means to show it again.
    func releaseUnless(kept: Bool) {
        if !kept { owned = nil }
    }

    // MARK: What the kernel says

    /// The page at rest; −1 without a browser or items.
    var pageIndex: Int { browser?.pageIndex ?? -1 }

    /// Whether looping is on.
    var isLooping: Bool { browser?.isLoopingEnabled ?? false }

    /// Whether the pages lie from top to bottom.
    var isVertical: Bool { browser?.scrollDirection == .vertical }

    /// Fills in what the kernel says of itself in this frame.
    static func read(_ browser: KernelBrowser, into snapshot: FrameSnapshot) {
        snapshot.isVertical = browser.scrollDirection == .vertical
        snapshot.isLooping = browser.isLoopingEnabled
        snapshot.spacing = browser.itemSpacing
        snapshot.pageIndex = browser.pageIndex
        snapshot.isAutoPlaying = browser.isAutoPlayEnabled
        snapshot.autoPlayInterval = browser.autoPlayInterval
        switch browser.transitionType {
        case .fade: snapshot.transitionKind = .fade
        case .zoom: snapshot.transitionKind = .zoom
        case .none: snapshot.transitionKind = TransitionKind.none
        }
    }

    /// Whether a finger that pulls a page down may close the browser.
    var isDismissGestureEnabled: Bool { browser?.isDismissGestureEnabled ?? false }

    /// Whether a tap on the cell closes the browser.
    static func closesByTap(_ cell: UICollectionViewCell) -> Bool {
        guard let recognizers = zoomView(of: cell)?.gestureRecognizers else { return false }
        return recognizers.contains { recognizer in
            let tap = recognizer as? UITapGestureRecognizer
            return recognizer.isEnabled && tap?.numberOfTapsRequired == 1
        }
    }

    /// Whether a finger that goes down pulls the cell's image with it.
    static func canBePulled(_ cell: UICollectionViewCell, by image: UIImageView) -> Bool {
        (cell as? JXPhotoBrowserCellProtocol)?.transitionImageView === image && !image.isHidden
    }

    /// The scroll view in which the image of the kernel's cell with zoom lies; nil for other cells.
    static func zoomView(of cell: UICollectionViewCell) -> UIScrollView? {
        (cell as? JXZoomImageCell)?.scrollView
    }

    /// A browser's pager.
    static func pager(of browser: KernelBrowser) -> UICollectionView { browser.collectionView }

    /// The real index of a virtual one.
    static func realIndex(ofVirtual index: Int, in browser: KernelBrowser) -> Int {
        browser.realIndex(fromVirtual: index)
    }

    /// The view that shows a cell's image.
    static func imageView(of cell: UICollectionViewCell) -> UIImageView? {
        if let cell = cell as? JXZoomImageCell { return cell.imageView }
        if let cell = cell as? JXImageCell { return cell.imageView }
        return (cell as? JXPhotoBrowserCellProtocol)?.transitionImageView
    }

    // MARK: What the sample app makes

    /// A bare browser.
    static func makeKernel() -> KernelBrowser { JXPhotoBrowserViewController() }

    /// Makes a bare browser the sample app's.
    static func equip(_ browser: KernelBrowser, for host: SampleHost) -> KernelBrowser {
        browser.delegate = host.delegate
        if host.followsPage { browser.addOverlay(PageFollower(host: host)) }
        _ = browser.register(
            SampleCell.self, forReuseIdentifier: SampleCell.reuseIdentifier)
        _ = browser.register(
            SampleZoomCell.self, forReuseIdentifier: SampleZoomCell.sampleIdentifier)
        _ = browser.register(
            SampleImageCell.self, forReuseIdentifier: SampleImageCell.sampleIdentifier)
        return browser
    }

    /// The browser's properties as they read.
    var options: BrowserOptions {
        var options = BrowserOptions()
        guard let browser else { return options }
        options.initialIndex = browser.initialIndex
        options.scrollDirection = browser.scrollDirection == .vertical ? .vertical : .horizontal
        options.isLoopingEnabled = browser.isLoopingEnabled
        options.itemSpacing = Double(browser.itemSpacing)
        switch browser.transitionType {
        case .fade: options.transitionType = .fade
        case .zoom: options.transitionType = .zoom
        case .none: options.transitionType = BrowserOptions.Transition.none
        }
        options.isDismissGestureEnabled = browser.isDismissGestureEnabled
        options.isAutoPlayEnabled = browser.isAutoPlayEnabled
        options.autoPlayIntervalNanoseconds = Int64((browser.autoPlayInterval * 1e9).rounded())
        return options
    }

    /// Presents a browser.
    static func present(_ browser: KernelBrowser, from screen: UIViewController) {
        browser.present(from: screen)
    }

    /// Sets how far a page zooms, on the kernel's cell with zoom; what is nil is left alone.
    static func set(_ zoom: PageZoom, in cell: UICollectionViewCell) {
        guard let cell = cell as? JXZoomImageCell else { return }
        if let scale = zoom.doubleTap { cell.doubleTapZoomScale = CGFloat(scale) }
        if let scale = zoom.maximum { cell.scrollView.maximumZoomScale = CGFloat(scale) }
    }

    // MARK: What the app calls

    /// Sets the properties that are not nil.
    func apply(_ options: BrowserOptions) {
        guard let browser else { return }
        if let index = options.initialIndex { browser.initialIndex = index }
        if let direction = options.scrollDirection {
            browser.scrollDirection = direction == .vertical ? .vertical : .horizontal
        }
        if let isLooping = options.isLoopingEnabled { browser.isLoopingEnabled = isLooping }
        if let spacing = options.itemSpacing { browser.itemSpacing = spacing }
        if let type = options.transitionType {
            switch type {
            case .fade: browser.transitionType = .fade
            case .zoom: browser.transitionType = .zoom
            case .none: browser.transitionType = .none
            }
        }
        if let isEnabled = options.isDismissGestureEnabled {
            browser.isDismissGestureEnabled = isEnabled
        }
        if let nanoseconds = options.autoPlayIntervalNanoseconds {
            browser.autoPlayInterval = Double(nanoseconds) / 1e9
        }
        if let isEnabled = options.isAutoPlayEnabled { browser.isAutoPlayEnabled = isEnabled }
    }

    /// Has pages turn by themselves, or not.
    func setAutoPlay(_ isEnabled: Bool) {
        browser?.isAutoPlayEnabled = isEnabled
    }

    /// Sets the page that the next opening shows first.
    func setInitialIndex(_ index: Int) {
        browser?.initialIndex = index
    }

    /// Closes the browser.
    func dismiss() {
        browser?.dismissSelf()
    }

    /// Goes to a page.
    func scrollToPage(at index: Int, animated: Bool) {
        browser?.scrollToPage(at: index, animated: animated)
    }

    /// Asks the host for everything again.
    func reloadData(preservingCurrentPage: Bool) {
        browser?.reloadData(preservingCurrentPage: preservingCurrentPage)
    }

    /// Adds an overlay of the app's own, or the kernel's page indicator.
    func addOverlay(_ overlay: UIView) {
        guard let overlay = overlay as? JXPhotoBrowserOverlay else { return }
        browser?.addOverlay(overlay)
    }

    /// Removes an overlay.
    func removeOverlay(_ overlay: UIView) {
        guard let overlay = overlay as? JXPhotoBrowserOverlay else { return }
        browser?.removeOverlay(overlay)
    }

    /// The kernel's page indicator with options.
    static func makePageIndicator(_ options: PageIndicatorOptions) -> UIView {
        let indicator = JXPageIndicatorOverlay()
        let padding: CGFloat
        switch indicator.position {
        case .top(let standard), .bottom(let standard): padding = options.padding ?? standard
        }
        switch options.edge {
        case .top: indicator.position = .top(padding: padding)
        case .bottom, nil: indicator.position = .bottom(padding: padding)
        }
        if let hides = options.hidesForSinglePage { indicator.hidesForSinglePage = hides }
        return indicator
    }

    /// What a page indicator shows: pages, current page, whether it is to be seen.
    static func pageIndicatorState(_ view: UIView) -> (count: Int, page: Int, isVisible: Bool)? {
        guard let indicator = view as? JXPageIndicatorOverlay else { return nil }
        let control = indicator.pageControl
        return (
            control.numberOfPages, control.currentPage,
            indicator.isShownOnScreen && control.isShownOnScreen
        )
    }
}

extension BrowserHost {
    /// Presents the browser from the first screen.
    public func present(_ browser: KernelBrowser) {
        browser.present(from: rootViewController)
    }

    /// The kernel's own view for its cells, `transitionImageView` for others.
    public func imageView(of cell: UICollectionViewCell) -> UIImageView? {
        KernelPort.imageView(of: cell)
    }
}

/// Stands between the browser and the host's delegate, and tells the engine what is said.
private final class DelegateListener: JXPhotoBrowserDelegate {
    private weak var delegate: (any JXPhotoBrowserDelegate)?
    private weak var observer: (any KernelObserver)?

    init(delegate: (any JXPhotoBrowserDelegate)?, observer: any KernelObserver) {
        self.delegate = delegate
        self.observer = observer
    }

    func numberOfItems(in browser: JXPhotoBrowserViewController) -> Int {
        // What the app does in answer comes first: it never answers with data that it has replaced.
        observer?.browserDidCall(.numberOfItems, index: nil)
        let answer = delegate?.numberOfItems(in: browser) ?? 0
        observer?.browserDidSay(.itemCountAsked(count: answer))
        return answer
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, cellForItemAt index: Int, at indexPath: IndexPath
    ) -> JXPhotoBrowserAnyCell {
        let cell =
            delegate?.photoBrowser(browser, cellForItemAt: index, at: indexPath)
            ?? browser.dequeueReusableCell(
                withReuseIdentifier: JXZoomImageCell.reuseIdentifier, for: indexPath)
        observer?.browserDidSay(.cellAsked(index: index, cell: cell.serialNumber))
        observer?.browserDidCall(.cellForItem, index: index)
        return cell
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, willDisplay cell: JXPhotoBrowserAnyCell,
        at index: Int
    ) {
        observer?.browserDidSay(.willDisplay(index: index, cell: cell.serialNumber))
        delegate?.photoBrowser(browser, willDisplay: cell, at: index)
        observer?.browserDidCall(.willDisplay, index: index)
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, didEndDisplaying cell: JXPhotoBrowserAnyCell,
        at index: Int
    ) {
        observer?.browserDidSay(.didEndDisplaying(index: index, cell: cell.serialNumber))
        delegate?.photoBrowser(browser, didEndDisplaying: cell, at: index)
        observer?.browserDidCall(.didEndDisplaying, index: index)
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, thumbnailViewAt index: Int
    ) -> UIView? {
        let view = delegate?.photoBrowser(browser, thumbnailViewAt: index)
        observer?.browserDidCall(.thumbnailView, index: index)
        return view
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, setThumbnailHidden hidden: Bool, at index: Int
    ) {
        delegate?.photoBrowser(browser, setThumbnailHidden: hidden, at: index)
        observer?.browserDidSetThumbnailHidden(hidden, index: index)
    }

    /// A cell was told that a pull began or ended.
    func interactionDidChange(
        _ isInteracting: Bool, in cell: UICollectionViewCell,
        of browser: JXPhotoBrowserViewController
    ) {
        guard let indexPath = browser.collectionView.indexPath(for: cell) else { return }
        observer?.browserDidChangeInteraction(
            isInteracting, index: browser.realIndex(fromVirtual: indexPath.item))
    }
}

/// The sample app's answers to the browser.
final class SampleDelegate: JXPhotoBrowserDelegate {
    private weak var host: SampleHost?

    init(host: SampleHost) {
        self.host = host
    }

    func numberOfItems(in browser: JXPhotoBrowserViewController) -> Int {
        host?.presentItemCount ?? 0
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, cellForItemAt index: Int, at indexPath: IndexPath
    ) -> JXPhotoBrowserAnyCell {
        let cell = browser.dequeueReusableCell(
            withReuseIdentifier: identifier, for: indexPath)
        (cell as? SampleCell)?.hasPicture = host?.hasPicture(ofItem: index) ?? true
        host?.configure(cell, index: index)
        return cell
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, willDisplay cell: JXPhotoBrowserAnyCell,
        at index: Int
    ) {
        host?.willDisplay(cell, index: index)
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, didEndDisplaying cell: JXPhotoBrowserAnyCell,
        at index: Int
    ) {
        host?.didEndDisplaying(cell, index: index)
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, thumbnailViewAt index: Int
    ) -> UIView? {
        host?.thumbnailView(ofItem: index)
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, setThumbnailHidden hidden: Bool, at index: Int
    ) {
        host?.setThumbnailHidden(hidden, ofItem: index)
    }

    private var identifier: String {
        switch host?.cellKind ?? .zoom {
        case .zoom: SampleZoomCell.sampleIdentifier
        case .image: SampleImageCell.sampleIdentifier
        case .custom: SampleCell.reuseIdentifier
        }
    }
}

extension JXPhotoBrowserCellProtocol {
    /// Tells the engine, when it listens, what the cell was told.
    fileprivate func tellInteraction(_ isInteracting: Bool) {
        guard let browser, let listener = browser.delegate as? DelegateListener else { return }
        listener.interactionDidChange(isInteracting, in: self, of: browser)
    }
}

/// The sample app's page with zoom: the kernel's, that tells of pulls.
final class SampleZoomCell: JXZoomImageCell {
    static let sampleIdentifier = "SampleZoomCell"

    nonisolated deinit {}

    override func photoBrowserDismissInteractionDidChange(isInteracting: Bool) {
        super.photoBrowserDismissInteractionDidChange(isInteracting: isInteracting)
        tellInteraction(isInteracting)
    }
}

/// The sample app's light page: the kernel's, that tells of pulls.
final class SampleImageCell: JXImageCell {
    static let sampleIdentifier = "SampleImageCell"

    nonisolated deinit {}

    override func photoBrowserDismissInteractionDidChange(isInteracting: Bool) {
        super.photoBrowserDismissInteractionDidChange(isInteracting: isInteracting)
        tellInteraction(isInteracting)
    }
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

/// An overlay of the sample app's own that shows nothing and has the album follow the page.
final class PageFollower: UIView, JXPhotoBrowserOverlay {
    private weak var host: SampleHost?

    init(host: SampleHost) {
        self.host = host
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    nonisolated deinit {}

    func setup(with browser: JXPhotoBrowserViewController) {}

    func reloadData(numberOfItems: Int, pageIndex: Int) {
        if numberOfItems > 0 { host?.pageDidChange(to: pageIndex) }
    }

    func didChangedPageIndex(_ index: Int) {
        host?.pageDidChange(to: index)
    }
}

/// An overlay of the engine's own that shows nothing and keeps what it was told.
class RecorderOverlay: UIView, JXPhotoBrowserOverlay {
    let name: String
    weak var observer: (any HostObserver)?
    /// Called with what was heard, after the observer; the app reacts there.
    var reaction: ((HostEvent) -> Void)?
    private(set) var log: [String] = []
    private(set) var count = 0
    private(set) var page = 0

    init(name: String) {
        self.name = name
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        name = ""
        super.init(coder: coder)
    }

    nonisolated deinit {}

    func setup(with browser: JXPhotoBrowserViewController) {
        log.append("setup")
    }

    func reloadData(numberOfItems: Int, pageIndex: Int) {
        count = numberOfItems
        page = pageIndex
        log.append("reload \(numberOfItems) \(pageIndex)")
        hear(.overlayReloaded(overlay: name, count: numberOfItems, page: pageIndex))
    }

    func didChangedPageIndex(_ index: Int) {
        page = index
        log.append("page \(index)")
        hear(.overlayPageChanged(overlay: name, page: index))
    }

    private func hear(_ event: HostEvent) {
        observer?.hostDidHear(event)
        reaction?(event)
    }
}

/// An overlay of the sample app's own: a button that closes the browser.
final class CloseButtonOverlay: RecorderOverlay {
    private weak var browser: JXPhotoBrowserViewController?

    /// The least size that fingers hit well, points.
    private static let side: CGFloat = 44

    override init(name: String) {
        super.init(name: name)
        isUserInteractionEnabled = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    nonisolated deinit {}

    override func setup(with browser: JXPhotoBrowserViewController) {
        super.setup(with: browser)
        self.browser = browser
        let close = UIAction(title: "×") { [weak self] _ in self?.browser?.dismissSelf() }
        let button = UIButton(type: .system, primaryAction: close)
        button.translatesAutoresizingMaskIntoConstraints = false
        translatesAutoresizingMaskIntoConstraints = false
        addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: topAnchor),
            button.bottomAnchor.constraint(equalTo: bottomAnchor),
            button.leadingAnchor.constraint(equalTo: leadingAnchor),
            button.trailingAnchor.constraint(equalTo: trailingAnchor),
            widthAnchor.constraint(equalToConstant: CloseButtonOverlay.side),
            heightAnchor.constraint(equalToConstant: CloseButtonOverlay.side),
        ])
        guard let superview else { return }
        let safeArea = superview.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: safeArea.topAnchor),
            trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
        ])
    }
}
