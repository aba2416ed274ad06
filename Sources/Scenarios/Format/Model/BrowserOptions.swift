import Foundation

/// The browser's properties; those that are nil are left as they are.
///
/// At the start nil means the kernel's default; in a `set` step it means unchanged.
public nonisolated struct BrowserOptions: Equatable, Sendable {
    /// Which way the pages lie.
    public enum Direction: String, CaseIterable, Sendable {
        /// From left to right.
        case horizontal
        /// From top to bottom.
        case vertical
    }

    /// How the browser comes and goes.
    public enum Transition: String, CaseIterable, Sendable {
        /// It fades.
        case fade
        /// The image flies.
        case zoom
        /// At once.
        case none
    }

    /// The page shown first.
    public var initialIndex: Int?
    /// Which way the pages lie.
    public var scrollDirection: Direction?
    /// Whether the last page is followed by the first.
    public var isLoopingEnabled: Bool?
    /// The gap between pages, points.
    public var itemSpacing: Double?
    /// How the browser comes and goes.
    public var transitionType: Transition?
    /// Whether pulling a page down closes the browser.
    public var isDismissGestureEnabled: Bool?
    /// Whether pages turn by themselves.
    public var isAutoPlayEnabled: Bool?
    /// How long a page rests before it turns by itself, nanoseconds; any value, to see what the
    /// kernel makes of it.
    public var autoPlayIntervalNanoseconds: Int64?
    /// Overlays that are added before the browser appears; empty in a `set` step.
    public var overlays: [OverlaySpec] = []

    /// Everything as the kernel has it.
    public init() {}

    /// Takes over what `other` says; what it leaves out stays. Overlays stay.
    public mutating func merge(_ other: BrowserOptions) {
        initialIndex = other.initialIndex ?? initialIndex
        scrollDirection = other.scrollDirection ?? scrollDirection
        isLoopingEnabled = other.isLoopingEnabled ?? isLoopingEnabled
        itemSpacing = other.itemSpacing ?? itemSpacing
        transitionType = other.transitionType ?? transitionType
        isDismissGestureEnabled = other.isDismissGestureEnabled ?? isDismissGestureEnabled
        isAutoPlayEnabled = other.isAutoPlayEnabled ?? isAutoPlayEnabled
        autoPlayIntervalNanoseconds =
            other.autoPlayIntervalNanoseconds ?? autoPlayIntervalNanoseconds
    }
}

/// An overlay that the host adds.
public nonisolated struct OverlaySpec: Equatable, Sendable {
    /// What it is.
    public enum Kind: Equatable, Sendable {
        /// `JXPageIndicatorOverlay`.
        case pageIndicator(PageIndicatorOptions)
        /// An overlay of the host's own that shows nothing and keeps what it was told.
        case recorder
        /// A button of the host's own that closes the browser, and keeps what it was told.
        case closeButton
    }

    /// The name by which steps and expectations speak of it; unique among a scenario's overlays
    /// that are there at one time.
    public var name: String
    /// What it is.
    public var kind: Kind

    /// Makes one of its parts.
    public init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

/// The options of a page indicator; those that are nil are left as the kernel has them.
public nonisolated struct PageIndicatorOptions: Equatable, Sendable {
    /// At which edge it lies.
    public enum Edge: String, CaseIterable, Sendable {
        /// The upper edge.
        case top
        /// The lower edge.
        case bottom
    }

    /// At which edge it lies.
    public var edge: Edge?
    /// From that edge's safe area, points.
    public var padding: Double?
    /// Whether it hides when there is one page only.
    public var hidesForSinglePage: Bool?

    /// Everything as the kernel has it.
    public init() {}
}
