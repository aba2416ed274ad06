/// Work that UIKit has done since the simulation began, counted as it is done.
///
/// The counts are exact and the same on every machine, so they are the first thing that a
/// regression gate looks at.
@_spi(Simulation)
public nonisolated struct Counters: Equatable, Sendable {
    /// Collection view cells made.
    public var cellsMade = 0
    /// Cells taken from the reuse queue instead of being made.
    public var cellsReused = 0
    /// Cells put into the reuse queue.
    public var cellsEnqueued = 0
    /// Passes over the views that needed layout; a frame at rest has none.
    public var layoutPasses = 0
    /// Calls of `layoutSubviews`.
    public var layoutSubviewsCalls = 0
    /// Systems of constraints solved; a frame in which nothing about them changed has none.
    public var constraintSolves = 0
    /// Calls of `hitTest(_:with:)` at a window.
    public var hitTests = 0
    /// State changes of gesture recognisers.
    public var recognizerTransitions = 0
    /// Timers that have fired.
    public var timersFired = 0
    /// View animations started.
    public var animationsStarted = 0
    /// Calls of scroll view and collection view delegate methods.
    public var delegateCalls = 0

    /// All zero.
    public init() {}

    /// The work done between `earlier` and this reading.
    public func since(_ earlier: Counters) -> Counters {
        var difference = Counters()
        difference.cellsMade = cellsMade - earlier.cellsMade
        difference.cellsReused = cellsReused - earlier.cellsReused
        difference.cellsEnqueued = cellsEnqueued - earlier.cellsEnqueued
        difference.layoutPasses = layoutPasses - earlier.layoutPasses
        difference.layoutSubviewsCalls = layoutSubviewsCalls - earlier.layoutSubviewsCalls
        difference.constraintSolves = constraintSolves - earlier.constraintSolves
        difference.hitTests = hitTests - earlier.hitTests
        difference.recognizerTransitions = recognizerTransitions - earlier.recognizerTransitions
        difference.timersFired = timersFired - earlier.timersFired
        difference.animationsStarted = animationsStarted - earlier.animationsStarted
        difference.delegateCalls = delegateCalls - earlier.delegateCalls
        return difference
    }
}
