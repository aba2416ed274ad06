// The one file that names the kernel's members. Everything else in the engine sees the kernel
// through what is declared here, through what the kernel asks of its host, and through UIKit.
import JXPhotoBrowser
@_spi(Simulation) import UIKit

/// The browser under test.
public typealias KernelBrowser = JXPhotoBrowserViewController

/// What the kernel asks of, and tells, the app around it, in terms of UIKit alone.
protocol KernelHost: AnyObject {
    /// How many items there are.
    func itemCount() -> Int
    /// The class of cell that an item gets.
    var cellKind: ScenarioHost.Cell { get }
    /// A cell is about to stand for an item.
    func configure(_ cell: UICollectionViewCell, index: Int)
    /// A cell is about to show.
    func willDisplay(_ cell: UICollectionViewCell, index: Int)
    /// A cell has gone.
    func didEndDisplaying(_ cell: UICollectionViewCell, index: Int)
    /// A view-controller callback of the browser ran.
    func browserDidRun(_ callback: String)
}

/// The engine's hold on one browser.
///
/// It owns the browser as the app does: when the app lets go, `browser` becomes nil as soon as
/// nobody else keeps it.
public final class KernelPort {
    /// The browser, as long as anybody keeps it.
    public private(set) weak var browser: KernelBrowser?
    private var owned: KernelBrowser?
    private let adapter: DelegateAdapter

    /// Makes a browser for a host, with the options that a scenario gives.
    init(host: any KernelHost, options: BrowserOptions, make: () -> KernelBrowser) {
        let browser = make()
        adapter = DelegateAdapter(host: host)
        (browser as? ObservedBrowser)?.kernelHost = host
        owned = browser
        self.browser = browser
        browser.delegate = adapter
        _ = browser.register(
            SampleCell.self, forReuseIdentifier: SampleCell.reuseIdentifier)
        apply(options)
        if let initialIndex = options.initialIndex { browser.initialIndex = initialIndex }
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

    // MARK: What the app calls

    /// Sets the properties that are not nil.
    func apply(_ options: BrowserOptions) {
        guard let browser else { return }
        if let direction = options.scrollDirection {
            browser.scrollDirection = direction == .vertical ? .vertical : .horizontal
        }
        if let isLooping = options.isLoopingEnabled { browser.isLoopingEnabled = isLooping }
        if let spacing = options.itemSpacing { browser.itemSpacing = spacing }
    }

    /// Sets the page that the next opening shows first.
    func setInitialIndex(_ index: Int) {
        browser?.initialIndex = index
    }

    /// Presents the browser.
    func present(from controller: UIViewController) {
        browser?.present(from: controller)
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

/// Speaks to the host in its own terms.
private final class DelegateAdapter: JXPhotoBrowserDelegate {
    private weak var host: (any KernelHost)?

    init(host: any KernelHost) {
        self.host = host
    }

    func numberOfItems(in browser: JXPhotoBrowserViewController) -> Int {
        host?.itemCount() ?? 0
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, cellForItemAt index: Int, at indexPath: IndexPath
    ) -> JXPhotoBrowserAnyCell {
        let cell = browser.dequeueReusableCell(
            withReuseIdentifier: identifier, for: indexPath)
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

    private var identifier: String {
        switch host?.cellKind ?? .zoom {
        case .zoom: JXZoomImageCell.reuseIdentifier
        case .image: JXImageCell.reuseIdentifier
        case .custom: SampleCell.reuseIdentifier
        }
    }
}

/// A cell class of the sample app's own: the smallest that the kernel's protocol allows.
final class SampleCell: UICollectionViewCell, JXPhotoBrowserCellProtocol {
    static let reuseIdentifier = "SampleCell"
    weak var browser: JXPhotoBrowserViewController?
    let imageView = UIImageView()
    var transitionImageView: UIImageView? { imageView }

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

    private func setUp() {
        imageView.contentMode = .scaleAspectFit
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(imageView)
    }
}

/// A browser that tells when its view-controller callbacks run.
class ObservedBrowser: JXPhotoBrowserViewController {
    weak var kernelHost: (any KernelHost)?

    override func viewDidLoad() {
        super.viewDidLoad()
        kernelHost?.browserDidRun("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        kernelHost?.browserDidRun("viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        kernelHost?.browserDidRun("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        kernelHost?.browserDidRun("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        kernelHost?.browserDidRun("viewDidDisappear")
    }
}

/// An overlay of the sample app's own that shows nothing and keeps what it was told.
final class RecorderOverlay: UIView, JXPhotoBrowserOverlay {
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
