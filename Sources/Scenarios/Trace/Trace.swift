@_spi(Simulation) import UIKit

/// What happened in a run: a record a frame, a record an event, all plain values.
///
/// A trace embeds the text of its scenario, so that everything can be drawn or replayed from it.
/// Rows are fixed-size values in contiguous arrays; what varies in number (cells, touches) lies in
/// arrays of its own, of which each frame owns a range.
public nonisolated struct Trace: Equatable, Sendable {
    /// What was run, on what.
    public var header: TraceHeader
    /// One record for each frame that was produced, in order of time. Idle stretches, in which
    /// nothing can change, have no frames.
    public internal(set) var frames: [TraceFrame] = []
    /// Cells on screen, of all frames; `TraceFrame.cells` is a range of it.
    public internal(set) var cells: [TraceCell] = []
    /// Fingers down, of all frames; `TraceFrame.touches` is a range of it.
    public internal(set) var touches: [TraceTouch] = []
    /// What happened, in order.
    public internal(set) var events: [TraceEvent] = []

    /// An empty trace.
    public init(header: TraceHeader) {
        self.header = header
    }
}

/// What a trace is of.
public nonisolated struct TraceHeader: Equatable, Sendable {
    /// The scenario's name, with its matrix combination where it has one: `loop[items=3]`.
    public var name = ""
    /// The scenario's one-sentence summary.
    public var summary = ""
    /// The device as a person names it, such as `iPhone 15 Pro`.
    public var device = ""
    /// Frames a second.
    public var refreshRate = 60
    /// Pixels a point.
    public var scale = 3.0
    /// The window's size at the start, points.
    public var screenSize = CGSize.zero
    /// The seed that everything by chance came from.
    public var seed: UInt64 = 0
    /// Which kernel ran: `built in`, or a folder and revision.
    public var kernel = "built in"
    /// The version of the guessed platform rules.
    public var platformModelVersion = ""
    /// The scenario file's text as it was read.
    public var scenarioText = ""
    /// Whether the browser pages from top to bottom.
    public var isVertical = false
    /// How many items the host had when the browser appeared.
    public var itemCount = 0
    /// Whether looping was on when the browser appeared.
    public var isLooping = false

    /// An empty header.
    public init() {}
}

/// What moves the pager in a frame.
public nonisolated enum MotionPhase: UInt8, CaseIterable, Sendable {
    /// Nothing.
    case idle
    /// A finger is down; the pan has not begun.
    case tracking
    /// A finger drags.
    case dragging
    /// Moving on after a lift (with paging: snapping to a page), or bouncing back.
    case decelerating
    /// A scroll that code asked for.
    case animating

    /// The word that pictures and tables use.
    public var word: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .dragging: "dragging"
        case .decelerating: "snapping"
        case .animating: "animating"
        }
    }
}

/// Whether a presented browser is on its way.
public nonisolated enum TransitionPhase: UInt8, CaseIterable, Sendable {
    /// No.
    case none
    /// It comes.
    case presenting
    /// It goes.
    case dismissing

    /// The word that pictures and tables use.
    public var word: String {
        switch self {
        case .none: "none"
        case .presenting: "presenting"
        case .dismissing: "dismissing"
        }
    }
}

/// One frame as the user saw it.
public nonisolated struct TraceFrame: Equatable, Sendable {
    /// The display's tick; frames of idle time are missing.
    public var tick = 0
    /// When the frame was shown, nanoseconds from the start.
    public var timeNanoseconds: Int64 = 0
    /// The window's size, points: another than the header's once the device has been turned or the
    /// window resized.
    public var screenSize = CGSize.zero
    /// Whether a browser is in the window; without one the fields below keep their defaults.
    public var hasBrowser = false
    /// The pager's presented offset, points.
    public var offset = CGPoint.zero
    /// The presented offset in pages, with re-centrings taken out, so that it never jumps by a
    /// whole loop. Page 0 is real item 0 at the start.
    public var position = 0.0
    /// Where the motion announced that it will end, in pages as `position`; not a number when
    /// nothing is announced.
    public var target = Double.nan
    /// The browser's `pageIndex`; −1 without items.
    public var pageIndex = -1
    /// What moves the pager.
    public var phase = MotionPhase.idle
    /// The presented zoom scale of the page in the centre.
    public var zoomScale = 1.0
    /// How far a pull has moved the page down, as a share of the viewport's height, 0…1; read from
    /// what is shown.
    public var dismissalProgress = 0.0
    /// The presented opacity of what lies behind the pages, 0…1.
    public var backdropAlpha = 1.0
    /// Whether the browser comes or goes.
    public var transition = TransitionPhase.none
    /// Whether something else is presented over the browser.
    public var isCovered = false
    /// Whether the app is in the background.
    public var isInBackground = false
    /// Points of the viewport, along the paging axis, that no page or spacing covers.
    public var uncovered = 0.0
    /// This frame's part of `Trace.cells`.
    public var cells = 0..<0
    /// This frame's part of `Trace.touches`.
    public var touches = 0..<0
    /// Cells alive, on screen or not.
    public var liveCells = 0
    /// Work done for this frame.
    public var work = TraceWork()
    /// CPU time of the frame, nanoseconds; −1 where it was not measured.
    public var cpuNanoseconds: Int64 = -1
    /// Heap allocations of the frame; −1 where they were not counted.
    public var allocations = -1

    /// A frame before anything happened.
    public init() {}
}

/// Work counted in one frame.
public nonisolated struct TraceWork: Equatable, Sendable {
    /// Cells made.
    public var cellsMade: Int32 = 0
    /// Cells taken from the reuse queue.
    public var cellsReused: Int32 = 0
    /// Layout passes.
    public var layoutPasses: Int32 = 0
    /// Calls of `layoutSubviews`.
    public var layoutSubviewsCalls: Int32 = 0
    /// Hit tests.
    public var hitTests: Int32 = 0
    /// State changes of recognisers.
    public var recognizerTransitions: Int32 = 0
    /// Timers fired.
    public var timersFired: Int32 = 0
    /// Animations started.
    public var animationsStarted: Int32 = 0
    /// Delegate calls of scroll and collection views.
    public var delegateCalls: Int32 = 0

    /// No work.
    public init() {}
}

/// A page's cell on screen in one frame.
public nonisolated struct TraceCell: Equatable, Sendable {
    /// The cell object's number, counted as cells are first seen; stable through reuse.
    public var cell: Int32 = 0
    /// Which time of use of that object this is, from 0; it grows when the cell is reused.
    public var use: Int32 = 0
    /// The real index of the item that the cell stands for.
    public var item: Int32 = -1
    /// The item whose image the cell shows; −1 while it shows none.
    public var shownItem: Int32 = -1
    /// The cell's presented frame in the window, points.
    public var frame = CGRect.zero
    /// The presented frame, in the window, of the view that shows the image, points; null without
    /// one.
    public var imageFrame = CGRect.null

    /// A cell of nothing.
    public init() {}
}

/// A finger on the screen in one frame.
public nonisolated struct TraceTouch: Equatable, Sendable {
    /// The finger's number in the scenario.
    public var finger: Int32 = 0
    /// Where it is, in window points.
    public var location = CGPoint.zero

    /// A finger at the origin.
    public init() {}
}

/// Something that happened, and when.
public nonisolated struct TraceEvent: Equatable, Sendable {
    /// What kinds of things happen.
    public enum Kind: String, CaseIterable, Sendable {
        /// A finger came down. `a` is the finger.
        case touchDown
        /// A finger lifted. `a` is the finger.
        case touchUp
        /// The system took a touch. `a` is the finger.
        case touchCancelled
        /// The pager's drag began. `a` is 1 where it caught a page in flight.
        case dragBegan
        /// The finger left; `value` is the velocity, points a second along the paging axis.
        case dragEnded
        /// The pager came to rest. `a` is the page.
        case rested
        /// The browser's page index changed. `a` is the new page, `b` the old one.
        case pageChanged
        /// The host was told that a cell will show. `a` is the item, `b` the cell.
        case willDisplay
        /// The host was told that a cell has gone. `a` is the item, `b` the cell.
        case didEndDisplaying
        /// A cell was made. `b` is the cell.
        case cellMade
        /// A cell came back from the reuse queue. `b` is the cell.
        case cellReused
        /// An image arrived. `a` is the item.
        case imageDelivered
        /// The loop was re-centred; `value` is by how many pages.
        case recentred
        /// The pager set out for another page by itself. `a` is that page.
        case flip
        /// Fingers took hold; `text` is `pull` or `pinch`.
        case gestureBegan
        /// Fingers let go; `text` is `pull` or `pinch`, `value` the progress of the pull or the zoom
        /// scale.
        case gestureEnded
        /// The fingers of a gesture were taken away; `text` is `pull` or `pinch`.
        case gestureCancelled
        /// The browser began to come (`a` is 1) or to go (`a` is 0).
        case transitionBegan
        /// The browser has come or gone; `a` as it began.
        case transitionEnded
        /// The browser stays where it was; `a` as it began.
        case transitionCancelled
        /// A thumbnail was hidden. `a` is the item.
        case thumbnailHidden
        /// A thumbnail was shown again. `a` is the item.
        case thumbnailShown
        /// The browser was presented or embedded.
        case presented
        /// The browser went away.
        case dismissed
        /// Data changed. `a` is the new count.
        case dataChanged
        /// A step of the scenario began. `a` is its index.
        case step
        /// An author's mark.
        case mark
        /// A moment whose screen the author wants to see; `text` is its name.
        case snapshot
        /// An invariant or expectation failed.
        case violation
        /// Something else; `text` says what.
        case note
    }

    /// What it was.
    public var kind: Kind
    /// The index in `Trace.frames` of the frame in which it happened.
    public var frame: Int
    /// When it happened, nanoseconds from the start.
    public var timeNanoseconds: Int64
    /// See `Kind`.
    public var a = -1
    /// See `Kind`.
    public var b = -1
    /// See `Kind`.
    public var value = 0.0
    /// Words, where the kind has any: an invariant's name, a mark's.
    public var text = ""

    /// An event of the given kind at a moment.
    public init(kind: Kind, frame: Int, timeNanoseconds: Int64) {
        self.kind = kind
        self.frame = frame
        self.timeNanoseconds = timeNanoseconds
    }
}
