// This folder is the one that names the kernel's members. Everything else in the engine sees the
// kernel through what is declared here, through what the kernel asks of its host, and through UIKit.
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
        snapshot.transitionKind = transition(of: browser)
    }

    /// How a browser comes and goes.
    private static func transition(of browser: KernelBrowser) -> BrowserOptions.Transition {
        switch browser.transitionType {
        case .fade: .fade
        case .zoom: .zoom
        #if !KERNEL_LACKS_JXPhotoBrowserTransitionType_none
            case .none: .none
        #endif
        }
    }

    private static func type(of transition: BrowserOptions.Transition)
        -> JXPhotoBrowserTransitionType
    {
        switch transition {
        case .fade: .fade
        case .zoom: .zoom
        #if KERNEL_LACKS_JXPhotoBrowserTransitionType_none
            case .none: withoutNone()
        #else
            case .none: .none
        #endif
        }
    }

    #if KERNEL_LACKS_JXPhotoBrowserTransitionType_none
        private static func withoutNone() -> JXPhotoBrowserTransitionType {
            MissingMembers.note("JXPhotoBrowserTransitionType.none")
            return .fade
        }
    #endif

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

    /// What is asked for can be told only where the sample app's cells hear of pulls.
    static func needsInteractions() {
        #if KERNEL_LACKS_open_JXZoomImageCell_photoBrowserDismissInteractionDidChange
            MissingMembers.note(
                "open JXZoomImageCell.photoBrowserDismissInteractionDidChange(isInteracting:)")
        #endif
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
        options.transitionType = KernelPort.transition(of: browser)
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
            browser.transitionType = KernelPort.type(of: type)
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
