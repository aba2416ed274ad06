import Foundation

/// The sample app around the browser.
public nonisolated struct ScenarioHost: Equatable, Sendable {
    /// How the app shows the browser.
    public enum Kind: Equatable, Sendable {
        /// A grid of thumbnails that presents the browser over it.
        case album(AlbumLayout)
        /// The browser embedded in a scrolling list.
        case banner(BannerLayout)
        /// A grid of thumbnails, the first page of a navigation controller, onto which the browser
        /// is pushed.
        case navigation(AlbumLayout, NavigationLayout)
    }

    /// The cell classes that the app uses.
    public enum Cell: String, CaseIterable, Sendable {
        /// `JXZoomImageCell`.
        case zoom
        /// `JXImageCell`.
        case image
        /// A cell class of the app's own that conforms to `JXPhotoBrowserCellProtocol`.
        case custom
    }

    /// How the app shows the browser.
    public var kind = Kind.album(AlbumLayout())
    /// What there is to browse.
    public var items = ScenarioItems()
    /// The cell class.
    public var cell = Cell.zoom
    /// When the app gives a cell its image and takes it away.
    public var binding = ImageBinding()
    /// Whether the same browser object is presented again.
    public var keepsBrowser = false
    /// What the app does inside a callback.
    public var reactions: [HostReaction] = []
    /// When images arrive.
    public var loading = ImageLoading()
    /// What the app spends on the main thread.
    public var costs = HostCosts()
    /// Items whose custom cell has no picture at all, `transitionImageView` being nil.
    public var pictureless: [Int] = []
    /// How far pages zoom, as the app sets it on each cell; with the kernel's cell with zoom alone.
    public var zoom = PageZoom()
    /// How far the pages of some items zoom, each item once.
    public var zoomByItem: [ItemZoom] = []

    /// An album of ten items.
    public init() {}
}

/// How the thumbnails lie.
public nonisolated struct AlbumLayout: Equatable, Sendable {
    /// How many a row has.
    public var columns = 3
    /// How far the grid is scrolled at the start, points.
    public var offset = 0.0
    /// Whether the grid scrolls to the thumbnail of the browser's page, each time that changes.
    public var revealsCurrent = false
    /// The items that have thumbnails; nil for all of them.
    public var thumbnails: ClosedRange<Int>?
    /// Whether the album is itself presented over another screen, which a dismissal too many would
    /// show.
    public var isModal = false

    /// Three columns, at the top, a thumbnail for each item.
    public init() {}

    /// Whether the item has a thumbnail.
    public func hasThumbnail(_ item: Int) -> Bool { thumbnails?.contains(item) ?? true }
}

/// What is around the pages of a navigation controller.
public nonisolated struct NavigationLayout: Equatable, Sendable {
    /// Whether there is no bar.
    public var isBarHidden = false

    /// With a bar.
    public init() {}
}

/// How far pages zoom; what is nil is left as the kernel has it.
public nonisolated struct PageZoom: Equatable, Sendable {
    /// `JXZoomImageCell.doubleTapZoomScale`.
    public var doubleTap: Double?
    /// The `maximumZoomScale` of the cell's scroll view.
    public var maximum: Double?

    /// Makes one of its parts: without any, everything as the kernel has it.
    public init(doubleTap: Double? = nil, maximum: Double? = nil) {
        self.doubleTap = doubleTap
        self.maximum = maximum
    }

    /// What `other` says; what it leaves out as here.
    public func overridden(by other: PageZoom) -> PageZoom {
        var zoom = self
        zoom.doubleTap = other.doubleTap ?? doubleTap
        zoom.maximum = other.maximum ?? maximum
        return zoom
    }
}

/// How far one item's page zooms.
public nonisolated struct ItemZoom: Equatable, Sendable {
    /// The item's real index.
    public var item: Int
    /// How far; what is nil is as for all.
    public var zoom: PageZoom

    /// Makes one of its parts.
    public init(item: Int, zoom: PageZoom) {
        self.item = item
        self.zoom = zoom
    }
}

/// Where the banner lies in its list.
public nonisolated struct BannerLayout: Equatable, Sendable {
    /// From the top of the list's content to the banner, points.
    public var top = 0.0
    /// The banner's height, points; it is as wide as the list.
    public var height = 240.0
    /// The height of the list's content, points.
    public var listHeight = 2400.0

    /// A banner at the top of a list of 2400 pt.
    public init() {}
}

/// When the app gives a cell its image, and when it takes it away.
public nonisolated struct ImageBinding: Equatable, Sendable {
    /// In which callback the app asks for a cell's image.
    public enum Setting: String, CaseIterable, Sendable {
        /// When it makes the cell.
        case cellForItem
        /// When the cell is about to show.
        case willDisplay
    }

    /// In which callback the app takes a cell's image away.
    public enum Clearing: String, CaseIterable, Sendable {
        /// Never; the cell class does it when it is reused.
        case never
        /// When it configures the cell for an item.
        case cellForItem
        /// When the cell has gone off screen.
        case didEndDisplaying
    }

    /// When the image is asked for and set.
    public var set = Setting.willDisplay
    /// When it is taken away.
    public var clear = Clearing.never

    /// Set when about to show, never cleared: as the library's documentation has it.
    public init() {}
}

/// What the browser asks of, or tells, its host.
public nonisolated enum HostCallback: String, CaseIterable, Sendable {
    /// `numberOfItems(in:)`.
    case numberOfItems
    /// `photoBrowser(_:cellForItemAt:at:)`.
    case cellForItem
    /// `photoBrowser(_:willDisplay:at:)`.
    case willDisplay
    /// `photoBrowser(_:didEndDisplaying:at:)`.
    case didEndDisplaying
    /// An overlay's `reloadData(numberOfItems:pageIndex:)`.
    case overlayReload
    /// An overlay's `didChangedPageIndex(_:)`.
    case overlayPageChanged
    /// `photoBrowser(_:thumbnailViewAt:)`.
    case thumbnailView
    /// `photoBrowser(_:setThumbnailHidden:at:)`.
    case setThumbnailHidden
    /// A cell's `photoBrowserDismissInteractionDidChange(isInteracting:)`.
    case dismissInteraction
    /// The browser's own `viewDidLoad()`, which an app's subclass overrides.
    case viewDidLoad
    /// The browser's own `viewWillAppear(_:)`.
    case viewWillAppear
    /// The browser's own `viewDidAppear(_:)`.
    case viewDidAppear
    /// The browser's own `viewWillDisappear(_:)`.
    case viewWillDisappear
    /// The browser's own `viewDidDisappear(_:)`.
    case viewDidDisappear

    /// Whether the call is about an item, so that a reaction can be tied to an index.
    public var hasIndex: Bool {
        switch self {
        case .numberOfItems, .overlayReload, .viewDidLoad, .viewWillAppear, .viewDidAppear,
            .viewWillDisappear, .viewDidDisappear:
            false
        case .cellForItem, .willDisplay, .didEndDisplaying, .overlayPageChanged, .thumbnailView,
            .setThumbnailHidden, .dismissInteraction:
            true
        }
    }
}

/// What the app does inside a callback.
public nonisolated struct HostReaction: Equatable, Sendable {
    /// The callback.
    public var on: HostCallback
    /// The item's real index (or the new page); nil for any.
    public var index: Int?
    /// What the app does: one of the calls, or a change of the world that is the app's own
    /// (`items`, `deliverImage`, `failImage`), or a mark.
    public var action: StepAction
    /// How many times at most, at least 1.
    public var times: Int

    /// Makes one of its parts.
    public init(on: HostCallback, index: Int?, action: StepAction, times: Int) {
        self.on = on
        self.index = index
        self.action = action
        self.times = times
    }
}

/// What the app spends on the main thread, simulated time.
///
/// The author's figures, never claims about a device. They make frames late, deterministically.
public nonisolated struct HostCosts: Equatable, Sendable {
    /// In each `cellForItem`, nanoseconds.
    public var cellForItemNanoseconds: Int64 = 0
    /// In each `willDisplay`, nanoseconds.
    public var willDisplayNanoseconds: Int64 = 0
    /// To decode a million pixels, nanoseconds.
    public var decodePerMegapixelNanoseconds: Int64 = 0
    /// Whether decoding is on the main thread; otherwise it only delays the image.
    public var decodesOnMainThread = false

    /// Nothing costs anything.
    public init() {}

    /// Whether nothing costs anything, so that hitches are not modelled.
    public var isZero: Bool { self == HostCosts() }
}
