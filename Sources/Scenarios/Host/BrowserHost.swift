@_spi(Simulation) import UIKit

/// An app around a browser, for `Player(scenario:host:)`.
///
/// The smallest one has a first screen, a number of items, and makes a browser as the app does: with
/// its delegate, its cells, its overlays, and of a class of its own where the app has one.
///
///     final class Album: UIViewController, BrowserHost, JXPhotoBrowserDelegate {
///         let itemCount = 10
///         var rootViewController: UIViewController { self }
///
///         func makeBrowser() -> JXPhotoBrowserViewController {
///             let browser = JXPhotoBrowserViewController()
///             browser.delegate = self
///             return browser
///         }
///         …
///     }
///
/// The engine sets the properties that the scenario names on what `makeBrowser` returns, adds an
/// overlay of its own that shows nothing, and puts itself between the browser and its delegate, to
/// hear what they say to each other; the host's delegate is called for everything.
///
/// What only some apps do stands in protocols of their own: `EmbeddingHost`, `NavigatingHost`,
/// `EditableHost`, `ImageLoadingHost`, `ScrollingHost`. A scenario with a step that its host does not
/// do is not run, and the result says so.
@preconcurrency @MainActor
public protocol BrowserHost: AnyObject {
    /// The app's first screen, which becomes the window's. Its view must not be loaded before the
    /// run begins.
    var rootViewController: UIViewController { get }

    /// The app's screen that the browser is shown over or in, for the expectation `hostShown`. The
    /// default is the first screen.
    var browserScreen: UIViewController { get }

    /// How many items there are, as the browser was last told.
    var itemCount: Int { get }

    /// Makes a browser. Whoever keeps it keeps it alive; see `keepsBrowser`.
    func makeBrowser() -> KernelBrowser

    /// Shows the browser over the app's screen, at its `initialIndex`. The default calls
    /// `present(from:)` with the first screen.
    func present(_ browser: KernelBrowser)

    /// Whether the app presents one browser again and again; otherwise it makes a new one each time,
    /// and nothing but its presentation keeps it alive. The default is false.
    var keepsBrowser: Bool { get }

    /// The app lets go of the browser for good. The default does nothing, as is right for a host
    /// that holds no reference but a weak one.
    func releaseBrowser()

    /// The view that shows a cell's picture; nil where there is none. The default is the kernel's
    /// own view for its cells, and `transitionImageView` for others. Asked on each frame: it should
    /// be quick and must not allocate.
    func imageView(of cell: UICollectionViewCell) -> UIImageView?

    /// Which item's picture an image view shows; nil for none, or where nobody can say, and then
    /// `right-content` has nothing to look at. The default knows test cards (`UIImage.testCard`).
    /// Asked on each frame: it should be quick and must not allocate.
    func shownItem(in imageView: UIImageView) -> ShownItem?

    /// The number that an item keeps, however its index changes, by its index as the browser knows
    /// it; −1 out of range. The default is the index itself.
    func identity(ofItem index: Int) -> Int

    /// The view of an item's thumbnail; nil, the default, where there is none on screen.
    func thumbnailView(ofItem index: Int) -> UIView?
}

/// What an image view shows.
public nonisolated struct ShownItem: Equatable, Sendable {
    /// The item's identity, see `BrowserHost.identity(ofItem:)`.
    public var identity: Int
    /// Whether it is the picture itself; otherwise something that stands in until that arrives.
    public var isFull: Bool

    /// Makes one of its parts.
    public init(identity: Int, isFull: Bool = true) {
        self.identity = identity
        self.isFull = isFull
    }
}

extension BrowserHost {
    /// False.
    public var keepsBrowser: Bool { false }

    /// The first screen.
    public var browserScreen: UIViewController { rootViewController }

    /// Nothing is held.
    public func releaseBrowser() {}

    /// What a test card says.
    public func shownItem(in imageView: UIImageView) -> ShownItem? {
        guard let item = imageView.image?.content.item else { return nil }
        return ShownItem(identity: item.identity, isFull: item.isFull)
    }

    /// The index.
    public func identity(ofItem index: Int) -> Int {
        index >= 0 && index < itemCount ? index : -1
    }

    /// Nil: there are no thumbnails.
    public func thumbnailView(ofItem index: Int) -> UIView? { nil }
}

/// A host that also puts the browser into its screen as a child, as a banner is: the steps `embed`
/// and `remove`.
@preconcurrency @MainActor
public protocol EmbeddingHost: BrowserHost {
    /// Puts the browser into the app's screen, by containment.
    func embed(_ browser: KernelBrowser)

    /// Takes it out again. The default undoes containment.
    func removeEmbedded(_ browser: KernelBrowser)
}

extension EmbeddingHost {
    /// Takes the browser's view and then the browser out.
    public func removeEmbedded(_ browser: KernelBrowser) {
        browser.willMove(toParent: nil)
        browser.viewIfLoaded?.removeFromSuperview()
        browser.removeFromParent()
    }
}

/// A host that pushes the browser onto a navigation controller: the steps `push` and `pop`.
@preconcurrency @MainActor
public protocol NavigatingHost: BrowserHost {
    /// The navigation controller; nil where there is none, and then both steps fail.
    var navigation: UINavigationController? { get }
}

/// A host with a list or grid of its own: the step `scrollHost` and the expectation `hostOffset`.
@preconcurrency @MainActor
public protocol ScrollingHost: BrowserHost {
    /// The list or grid that scrolls.
    var scroller: UIScrollView? { get }
}

/// A host whose items change: the step `items`.
@preconcurrency @MainActor
public protocol EditableHost: BrowserHost {
    /// Changes the app's items and its own screen. The browser is not told here: the engine calls
    /// its `reloadData` where the scenario says so. Indexes past the end are clamped to it.
    func change(_ change: ItemsChange.Change)

    /// How many items there are at this moment; `itemCount` is what the browser knows of.
    var presentItemCount: Int { get }

    /// Whether the browser was told of the items as they are.
    var isBrowserUpToDate: Bool { get }

    /// The browser is about to be told of the items as they are: from now on `itemCount` and
    /// `identity(ofItem:)` are about these.
    func browserWillReload()
}

/// A host that loads pictures: the steps `deliverImage` and `failImage`, and what expectations say
/// of loads.
@preconcurrency @MainActor
public protocol ImageLoadingHost: BrowserHost {
    /// The picture of the item at an index, or what stands in for it, arrives.
    func deliverImage(ofItem index: Int, stage: ImageStage)

    /// Loading the picture of the item at an index fails.
    func failImage(ofItem index: Int)

    /// How far loading has come. Asked on each frame.
    var loads: ImageLoads { get }

    /// The full picture of an item with this identity is on screen. Called on each frame.
    func imageIsOnScreen(_ identity: Int)

    /// Called by the host when a picture has arrived, with the item's identity and whether it came
    /// as soon as it was asked for.
    var imageDidArrive: ((_ identity: Int, _ atOnce: Bool) -> Void)? { get set }
}

/// How far the loading of pictures has come.
public nonisolated struct ImageLoads: Equatable, Sendable {
    /// How many pictures were asked for.
    public var started: Int
    /// How many of them came onto the screen.
    public var shown: Int
    /// How many arrived and were never on screen.
    public var neverShown: Int
    /// How many are under way and come by themselves; while there are any, nothing has settled.
    public var underWay: Int

    /// Makes one of its parts.
    public init(started: Int = 0, shown: Int = 0, neverShown: Int = 0, underWay: Int = 0) {
        self.started = started
        self.shown = shown
        self.neverShown = neverShown
        self.underWay = underWay
    }
}

extension UIImage {
    /// A picture for hosts that have no files: a numbered card, which pictures of the screen draw.
    ///
    /// - Parameters:
    ///   - item: The item's identity, see `BrowserHost.identity(ofItem:)`.
    ///   - size: The picture's size, points.
    public static func testCard(ofItem item: Int, size: CGSize) -> UIImage {
        UIImage(content: .testCard(item: item), size: size)
    }
}
