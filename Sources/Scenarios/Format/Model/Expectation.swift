import Foundation

/// What must be so at a moment: every check must hold.
public nonisolated struct Expectation: Equatable, Sendable {
    /// The checks, in the file's order.
    public var checks: [ExpectationCheck]

    /// Makes one of its checks.
    public init(checks: [ExpectationCheck]) {
        self.checks = checks
    }
}

/// One thing that must be so.
public nonisolated struct ExpectationCheck: Equatable, Sendable {
    /// What must be so.
    public var subject: ExpectationSubject
    /// Where it stands in the file.
    public var place: SourcePlace

    /// Makes one of its parts.
    public init(subject: ExpectationSubject, place: SourcePlace = .none) {
        self.subject = subject
        self.place = place
    }
}

/// An expectation on each frame between two moments.
public nonisolated struct AlwaysCheck: Equatable, Sendable {
    /// The mark from which it holds; nil for the start of the step itself.
    public var fromMark: String?
    /// The mark up to which it holds; nil for the end of the scenario.
    public var toMark: String?
    /// What must hold.
    public var expectation: Expectation

    /// Makes one of its parts.
    public init(fromMark: String?, toMark: String?, expectation: Expectation) {
        self.fromMark = fromMark
        self.toMark = toMark
        self.expectation = expectation
    }
}

/// What a person would look at.
public nonisolated enum ExpectationSubject: Equatable, Sendable {
    /// The browser's `pageIndex`.
    case page(NumberMatcher)
    /// The pages that overlays were told of (`didChangedPageIndex`), one after the other, since
    /// the mark or, without one, since the start.
    case pageChanges(ListMatcher, at: MomentsMatcher?, sinceMark: String?)
    /// The pager's presented offset along the paging axis, points.
    case offset(NumberMatcher)
    /// The presented offset in pages, with re-centrings taken out.
    case position(NumberMatcher)
    /// What moves the pager.
    case phase([MotionPhase])
    /// Whether everything rests: no finger, no motion, no animation.
    case isResting(Bool)
    /// The pages on screen, in order along the paging axis, and where they are.
    case visible([VisibleItem])
    /// How many views on screen show that item's image.
    case copies(item: Int, NumberMatcher, CopyPlace)
    /// The presented zoom scale of the page in the centre.
    case zoomScale(NumberMatcher)
    /// Where the image of the page in the centre is, presented, in the window: x, y, width, height,
    /// points.
    case imageFrame([NumberMatcher])
    /// The presented offset of the scroll view of the page in the centre: x, y, points.
    case contentOffset([NumberMatcher])
    /// The content size of the scroll view of the page in the centre: width, height, points.
    case contentSize([NumberMatcher])
    /// The opacity on screen of what lies behind the pages.
    case backdropAlpha(NumberMatcher)
    /// Whether the browser comes, goes, or neither.
    case transition(TransitionPhase)
    /// Whether the page in the centre is as a pull or transition must leave it.
    case isRestored(Bool)
    /// Whether the pager can be scrolled.
    case isScrollEnabled(Bool)
    /// The items whose thumbnails are hidden, in order.
    case hiddenThumbnails([Int])
    /// The browser's properties as they read.
    case browser(BrowserOptions)
    /// What lies under a point of the window.
    case content(ContentCheck)
    /// Points of the viewport, along the paging axis, that no page or spacing covers.
    case uncovered(NumberMatcher)
    /// An overlay's state and what it was told.
    case overlay(OverlayCheck)
    /// Cells alive, on screen or not.
    case liveCells(NumberMatcher)
    /// Browsers alive.
    case liveBrowsers(NumberMatcher)
    /// Images: asked for, shown, asked for and never shown.
    case loads(LoadCheck)
    /// How many times the host was called so.
    case callbacks(HostCallback, NumberMatcher, sinceMark: String?)
    /// The calls of the host, one after the other.
    case callbackLog(CallbackLogCheck)
    /// Timers and delayed calls that wait, other than those of the host's loading.
    case timers(NumberMatcher)
    /// The page changes that nobody asked for: autoplay's.
    case flips(FlipCheck)
    /// The pictures that flew while the browser came or went.
    case flights(FlightCheck)
    /// When the browser's memory was given back.
    case gone(MomentMatcher)
    /// How far the host's own list or grid is scrolled, points.
    case hostOffset(NumberMatcher)
    /// Whether the host's own screen is in the window.
    case isHostShown(Bool)
    /// Whether the browser is in the window (presented or embedded).
    case isPresented(Bool)

    /// Whether only a browser in the window has it.
    var isOfBrowser: Bool {
        switch self {
        case .page, .offset, .position, .phase, .visible, .copies, .uncovered, .zoomScale,
            .imageFrame, .contentOffset, .contentSize, .isRestored, .isScrollEnabled, .browser,
            .backdropAlpha:
            true
        case .pageChanges, .isResting, .content, .overlay, .liveCells, .liveBrowsers, .loads,
            .callbacks, .callbackLog, .timers, .flips, .flights, .gone, .hostOffset, .isHostShown,
            .hiddenThumbnails, .isPresented, .transition:
            false
        }
    }

    /// The name as a scenario spells it.
    public var name: String {
        switch self {
        case .page: "page"
        case .pageChanges: "pageChanges"
        case .offset: "offset"
        case .position: "position"
        case .phase: "phase"
        case .isResting: "resting"
        case .visible: "visible"
        case .copies: "copies"
        case .zoomScale: "zoomScale"
        case .imageFrame: "imageFrame"
        case .contentOffset: "contentOffset"
        case .contentSize: "contentSize"
        case .isRestored: "restored"
        case .backdropAlpha: "backdropAlpha"
        case .transition: "transition"
        case .isScrollEnabled: "scrollEnabled"
        case .hiddenThumbnails: "hiddenThumbnails"
        case .browser: "browser"
        case .callbackLog: "callbackLog"
        case .timers: "timers"
        case .flips: "flips"
        case .flights: "flights"
        case .gone: "gone"
        case .hostOffset: "hostOffset"
        case .isHostShown: "hostShown"
        case .content: "content"
        case .uncovered: "uncovered"
        case .overlay: "overlay"
        case .liveCells: "liveCells"
        case .liveBrowsers: "liveBrowsers"
        case .loads: "loads"
        case .callbacks: "callbacks"
        case .isPresented: "presented"
        }
    }
}

/// A page on screen.
public nonisolated struct VisibleItem: Equatable, Sendable {
    /// The item's real index.
    public var item: Int
    /// Where the cell is, presented, in the window: `[x, y, width, height]`, points; nil for
    /// anywhere.
    public var frame: [NumberMatcher]?
    /// Where its image is, presented, in the window; nil for anywhere.
    public var imageFrame: [NumberMatcher]?
    /// What the cell shows; nil when it does not matter.
    public var shows: ShownImage?

    /// Makes one of its parts.
    public init(
        item: Int, frame: [NumberMatcher]? = nil, imageFrame: [NumberMatcher]? = nil,
        shows: ShownImage? = nil
    ) {
        self.item = item
        self.frame = frame
        self.imageFrame = imageFrame
        self.shows = shows
    }
}

/// Where copies of an image are counted.
public nonisolated enum CopyPlace: String, CaseIterable, Sendable {
    /// In the browser's cells.
    case pages
    /// In everything but them: pictures that fly, for one.
    case elsewhere
    /// In the whole window.
    case anywhere
}

/// The calls of the host, one after the other.
public nonisolated struct CallbackLogCheck: Equatable, Sendable {
    /// What must hold of the calls.
    public enum Wanted: Equatable, Sendable {
        /// Exactly these, in this order: `willDisplay 3`.
        case equals([String])
        /// These among them, in this order.
        case contains([String])
    }

    /// The calls that are looked at; the others are left out.
    public var of: [HostCallback]
    /// What must hold of them.
    public var wanted: Wanted
    /// The mark from which it counts; nil for the start.
    public var sinceMark: String?

    /// Makes one of its parts.
    public init(of: [HostCallback], wanted: Wanted, sinceMark: String?) {
        self.of = of
        self.wanted = wanted
        self.sinceMark = sinceMark
    }
}

/// The page changes that nobody asked for.
public nonisolated struct FlipCheck: Equatable, Sendable {
    /// One of them.
    public struct Flip: Equatable, Sendable {
        /// When it began, nanoseconds from the mark or the start; nil when that does not matter.
        public var nanoseconds: Int64?
        /// The page to which it led; nil when that does not matter.
        public var page: Int?

        /// Makes one of its parts.
        public init(nanoseconds: Int64?, page: Int?) {
            self.nanoseconds = nanoseconds
            self.page = page
        }
    }

    /// What must hold of them.
    public enum Wanted: Equatable, Sendable {
        /// Exactly these, in this order.
        case equals([Flip])
        /// So many.
        case count(NumberMatcher)
    }

    /// What must hold of them.
    public var wanted: Wanted
    /// How far each may be off, nanoseconds; nil for one frame.
    public var withinNanoseconds: Int64?
    /// The mark from which it counts; nil for the start.
    public var sinceMark: String?

    /// Makes one of its parts.
    public init(wanted: Wanted, withinNanoseconds: Int64? = nil, sinceMark: String? = nil) {
        self.wanted = wanted
        self.withinNanoseconds = withinNanoseconds
        self.sinceMark = sinceMark
    }
}

/// The pictures that flew while the browser came or went: exactly these, in this order.
public nonisolated struct FlightCheck: Equatable, Sendable {
    /// Where a flight begins or ends.
    public enum End: Equatable, Sendable {
        /// Where the page in the centre shows the picture, in the frame before or after.
        case page
        /// Where the item's thumbnail is, in the frame before or after.
        case thumbnail
        /// At a rectangle of the window, points.
        case frame(CGRect)
    }

    /// One of them.
    public struct Flight: Equatable, Sendable {
        /// The item's real index.
        public var item: Int
        /// Where its picture is in the first frame; nil when that does not matter.
        public var from: End?
        /// Where it is in the last frame; nil when that does not matter.
        public var to: End?

        /// Makes one of its parts.
        public init(item: Int, from: End? = nil, to: End? = nil) {
            self.item = item
            self.from = from
            self.to = to
        }
    }

    /// How far an edge may be off where nothing is said, points.
    public static let standardTolerance = 1.0

    /// The flights.
    public var flights: [Flight]
    /// How far an edge, width or height may be off, points.
    public var within: Double
    /// The mark from which it counts; nil for the start.
    public var sinceMark: String?

    /// Makes one of its parts.
    public init(
        _ flights: [Flight], within: Double = standardTolerance, sinceMark: String? = nil
    ) {
        self.flights = flights
        self.within = within
        self.sinceMark = sinceMark
    }
}

/// What a cell shows.
public nonisolated enum ShownImage: String, CaseIterable, Sendable {
    /// The full image of its item.
    case full
    /// The placeholder of its item.
    case placeholder
    /// Nothing.
    case nothing
}

/// What lies under a point.
public nonisolated struct ContentCheck: Equatable, Sendable {
    /// What must lie there.
    public enum Wanted: Equatable, Sendable {
        /// The image of that item, at any place of it.
        case item(Int)
        /// No image.
        case nothing
        /// The same point of the same image as at that mark, to within so many points on screen.
        case sameAs(mark: String, within: Double)
    }

    /// The point of the window.
    public var at: Place
    /// What must lie there.
    public var wanted: Wanted

    /// Makes one of its parts.
    public init(at: Place, wanted: Wanted) {
        self.at = at
        self.wanted = wanted
    }
}

/// An overlay's state and what it was told.
public nonisolated struct OverlayCheck: Equatable, Sendable {
    /// The overlay's name.
    public var name: String
    /// The page that it was last told of; nil when it does not matter.
    public var page: NumberMatcher?
    /// The count that it was last told of; nil when it does not matter.
    public var count: NumberMatcher?
    /// Whether it can be seen; nil when it does not matter.
    public var isVisible: Bool?
    /// The calls that it received since it was added, in order, as `setup`, `reload 5 0`
    /// (count and page), `page 3`; nil when they do not matter.
    public var log: [String]?

    /// Nothing about the overlay of that name but that it is installed.
    public init(name: String) {
        self.name = name
    }
}

/// Images: asked for, shown, asked for and never shown.
public nonisolated struct LoadCheck: Equatable, Sendable {
    /// How many images the host began to load; nil when it does not matter.
    public var started: NumberMatcher?
    /// How many images came onto the screen; nil when it does not matter.
    public var shown: NumberMatcher?
    /// How many were loaded and were never on screen; nil when it does not matter.
    public var neverShown: NumberMatcher?

    /// Nothing is asked.
    public init() {}
}
