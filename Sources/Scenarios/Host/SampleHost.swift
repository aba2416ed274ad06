@_spi(Simulation) import UIKit

/// The sample app, which a scenario's `host` section describes: an album that presents the browser,
/// a list that embeds it as a banner, or an album that pushes it.
public final class SampleHost {
    private let scenario: Scenario
    private let loader: ImageLoader
    /// Makes the bare browser; tests put a broken one here.
    var makeKernel: () -> KernelBrowser = { KernelPort.makeKernel() }
    /// Answers the browser; it holds this app weakly, as the browser holds its delegate.
    private(set) lazy var delegate = SampleDelegate(host: self)

    private var items: ItemStore
    /// The items as they were when the browser was last told to look: what it may rightly show.
    private var itemsKnownToBrowser: ItemStore
    /// The app's screen that shows the browser.
    private let root: HostScreen
    /// The app's first screen, where that is another one.
    private let base: UIViewController?
    /// Where the browser is pushed, if it is.
    public let navigation: UINavigationController?

    /// Makes the app of a scenario; `imageProbe` tells the sizes of image files, where its items are
    /// files.
    public init(scenario: Scenario, imageProbe: (any ImageProbing)? = nil) {
        self.scenario = scenario
        loader = ImageLoader(scenario: scenario, probe: imageProbe)
        items = ItemStore(count: scenario.host.items.count)
        itemsKnownToBrowser = items
        switch scenario.host.kind {
        case .album(let layout):
            let album = AlbumScreen(layout)
            root = album
            base = layout.isModal ? PresentingScreen(album) : nil
            navigation = nil
        case .banner(let layout):
            root = BannerScreen(layout: layout)
            base = nil
            navigation = nil
        case .navigation(let grid, let layout):
            let album = AlbumScreen(grid)
            root = album
            navigation = UINavigationController(rootViewController: album)
            navigation?.isNavigationBarHidden = layout.isBarHidden
            base = navigation
        }
        root.itemCount = { [weak self] in self?.items.count ?? 0 }
        (root as? AlbumScreen)?.thumbnail = { [weak self] item in
            guard let self, let identity = items.identity(at: item) else { return nil }
            return loader.thumbnail(ofItem: identity)
        }
    }

    // MARK: What the browser asks and tells

    /// The class of cell that an item gets.
    var cellKind: ScenarioHost.Cell { scenario.host.cell }

    /// Whether a custom cell has a picture for an item at all.
    func hasPicture(ofItem index: Int) -> Bool { !scenario.host.pictureless.contains(index) }

    /// The browser's page is another one; heard where the album follows it.
    func pageDidChange(to index: Int) {
        root.pageDidChange(to: index)
    }

    /// Whether the app follows the browser's page.
    var followsPage: Bool {
        switch scenario.host.kind {
        case .album(let layout), .navigation(let layout, _): layout.revealsCurrent
        case .banner: false
        }
    }

    /// A thumbnail is to be hidden, or shown again.
    func setThumbnailHidden(_ isHidden: Bool, ofItem index: Int) {
        root.setThumbnailHidden(isHidden, ofItem: index)
    }

    /// A cell is about to stand for an item.
    func configure(_ cell: UICollectionViewCell, index: Int) {
        spend(scenario.host.costs.cellForItemNanoseconds)
        // What the cell waited for is another item's from now on, and must not come into it.
        loader.unbind(cell: cell.serialNumber)
        if scenario.host.binding.clear == .cellForItem { imageView(of: cell)?.image = nil }
        if scenario.host.binding.set == .cellForItem { bind(cell, index: index) }
    }

    /// A cell is about to show.
    func willDisplay(_ cell: UICollectionViewCell, index: Int) {
        spend(scenario.host.costs.willDisplayNanoseconds)
        if scenario.host.binding.set == .willDisplay { bind(cell, index: index) }
    }

    /// A cell has gone.
    func didEndDisplaying(_ cell: UICollectionViewCell, index: Int) {
        if scenario.host.binding.clear == .didEndDisplaying {
            imageView(of: cell)?.image = nil
            loader.unbind(cell: cell.serialNumber)
        }
    }

    private func bind(_ cell: UICollectionViewCell, index: Int) {
        guard let identity = items.identity(at: index) else { return }
        KernelPort.set(zoom(ofItem: index), in: cell)
        loader.bind(cell: cell.serialNumber, imageView: imageView(of: cell), to: identity)
    }

    private func zoom(ofItem index: Int) -> PageZoom {
        for entry in scenario.host.zoomByItem where entry.item == index {
            return scenario.host.zoom.overridden(by: entry.zoom)
        }
        return scenario.host.zoom
    }

    private func spend(_ nanoseconds: Int64) {
        Simulation.current.spend(seconds: Double(nanoseconds) / 1e9)
    }
}

extension SampleHost: BrowserHost {
    /// The album or the list, the screen below a modal album, or the navigation controller.
    public var rootViewController: UIViewController { base ?? root }

    /// The album or the list.
    public var browserScreen: UIViewController { root }

    /// Presents the browser from the album.
    public func present(_ browser: KernelBrowser) {
        KernelPort.present(browser, from: root)
    }

    /// How many items the browser was told of.
    public var itemCount: Int { itemsKnownToBrowser.count }

    /// What the scenario says.
    public var keepsBrowser: Bool { scenario.host.keepsBrowser }

    /// A plain browser.
    public func makeBrowser() -> KernelBrowser {
        KernelPort.equip(makeKernel(), for: self)
    }

    /// The identity of an item as the browser was told; −1 out of range.
    public func identity(ofItem index: Int) -> Int {
        itemsKnownToBrowser.identity(at: index) ?? -1
    }

    /// The album's thumbnail.
    public func thumbnailView(ofItem index: Int) -> UIView? {
        root.thumbnailView(ofItem: index)
    }
}

extension SampleHost: EmbeddingHost {
    /// Puts the browser into its place.
    public func embed(_ browser: KernelBrowser) {
        root.embed(browser)
    }
}

extension SampleHost: NavigatingHost {}

extension SampleHost: ScrollingHost {
    /// The album's grid or the list.
    public var scroller: UIScrollView? { root.scroller }
}

extension SampleHost: EditableHost {
    /// Changes the items, and the album.
    public func change(_ change: ItemsChange.Change) {
        items.apply(change)
        root.itemsDidChange()
    }

    /// How many items there are by now.
    public var presentItemCount: Int { items.count }

    /// Whether these are the items that the browser was told of.
    public var isBrowserUpToDate: Bool { items == itemsKnownToBrowser }

    /// Notes what the browser is told.
    public func browserWillReload() {
        itemsKnownToBrowser = items
    }
}

extension SampleHost: ImageLoadingHost {
    /// Has an image arrive.
    public func deliverImage(ofItem index: Int, stage: ImageStage) {
        guard let identity = items.identity(at: index) else { return }
        loader.deliver(identity, stage: stage)
    }

    /// Has an image fail.
    public func failImage(ofItem index: Int) {
        guard let identity = items.identity(at: index) else { return }
        loader.fail(identity)
    }

    /// How far loading has come.
    public var loads: ImageLoads {
        ImageLoads(
            started: loader.startedCount, shown: loader.shownItemCount,
            neverShown: loader.neverShownCount, underWay: loader.underWay)
    }

    /// Notes that an image came onto the screen.
    public func imageIsOnScreen(_ identity: Int) {
        loader.noteShown(identity)
    }

    /// Called when an image has arrived.
    public var imageDidArrive: ((_ identity: Int, _ atOnce: Bool) -> Void)? {
        get { loader.imageDidArrive }
        set { loader.imageDidArrive = newValue }
    }
}
