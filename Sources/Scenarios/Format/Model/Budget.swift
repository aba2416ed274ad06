import Foundation

/// The most that a run may take of one figure.
public nonisolated struct Budget: Equatable, Sendable {
    /// The figure.
    public var metric: BudgetMetric
    /// The most that it may be; times in nanoseconds.
    public var most: Double

    /// Makes one of its parts.
    public init(metric: BudgetMetric, most: Double) {
        self.metric = metric
        self.most = most
    }
}

/// The figures that can be limited: those of `RunMetrics`, under its own names.
public nonisolated enum BudgetMetric: String, CaseIterable, Sendable {
    /// Frames in which a pixel or more of the viewport was covered by no page.
    case framesWithGap
    /// Frames in which the content moved by more than finger and motion account for.
    case framesWithJump
    /// Frames in which a cell showed another item's image.
    case framesWithWrongPhoto
    /// How long a page at rest lacked its image.
    case photoMissingAtRest
    /// The longest time from a lift to rest.
    case liftToRest
    /// The most frames from a touch on a resting page to the first motion.
    case touchToFirstMotionFrames
    /// The longest time from half a page to its announcement.
    case halfWayToPage
    /// Frames that were made.
    case frames
    /// Cells made.
    case cellsMade
    /// Cells taken from the reuse queue.
    case cellsReused
    /// Layout passes.
    case layoutPasses
    /// Calls of `layoutSubviews`.
    case layoutSubviewsCalls
    /// Hit tests.
    case hitTests
    /// State changes of recognisers.
    case recognizerTransitions
    /// Timers fired.
    case timersFired
    /// Animations started.
    case animationsStarted
    /// Delegate calls of scroll and collection views.
    case delegateCalls
    /// The largest number of cells alive at once.
    case mostLiveCells
    /// Ticks that passed without a new frame while content moved.
    case missedFrames
    /// All hitches together.
    case hitchTime
    /// The longest hitch.
    case longestHitch

    /// Whether it is a time.
    public var isTime: Bool {
        switch self {
        case .photoMissingAtRest, .liftToRest, .halfWayToPage, .hitchTime, .longestHitch: true
        case .framesWithGap, .framesWithJump, .framesWithWrongPhoto, .touchToFirstMotionFrames,
            .frames, .cellsMade, .cellsReused, .layoutPasses, .layoutSubviewsCalls, .hitTests,
            .recognizerTransitions, .timersFired, .animationsStarted, .delegateCalls,
            .mostLiveCells, .missedFrames:
            false
        }
    }
}
