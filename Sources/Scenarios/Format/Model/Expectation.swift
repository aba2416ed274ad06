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
    case pageChanges(ListMatcher, sinceMark: String?)
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
    /// How many cells on screen show that item's image.
    case copies(item: Int, NumberMatcher)
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
    /// Whether the browser is in the window (presented or embedded).
    case isPresented(Bool)

    /// Whether only a browser in the window has it.
    var isOfBrowser: Bool {
        switch self {
        case .page, .offset, .position, .phase, .visible, .copies, .uncovered: true
        case .pageChanges, .isResting, .content, .overlay, .liveCells, .liveBrowsers, .loads,
            .callbacks, .isPresented:
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
    /// What the cell shows; nil when it does not matter.
    public var shows: ShownImage?

    /// Makes one of its parts.
    public init(item: Int, frame: [NumberMatcher]? = nil, shows: ShownImage? = nil) {
        self.item = item
        self.frame = frame
        self.shows = shows
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
