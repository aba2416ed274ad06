/// The work that a run took, counted exactly.
public nonisolated struct WorkMetrics: Codable, Equatable, Sendable {
    /// Work while pages were turned: from the first touch or motion to the end, without what
    /// presenting took.
    public var paging = WorkTotals()
    /// Work of the whole run.
    public var total = WorkTotals()
    /// Pages turned, by which `paging` is divided to get the work per page turn.
    public var pagesTurned = 0
    /// The largest number of cells alive at once.
    public var mostLiveCells = 0

    /// The work in `trace`.
    public init(_ trace: Trace) {
        var isPaging = false
        for frame in trace.frames {
            mostLiveCells = max(mostLiveCells, frame.liveCells)
            total.add(frame.work)
            if frame.phase != .idle || !frame.touches.isEmpty { isPaging = true }
            if isPaging { paging.add(frame.work) }
        }
        pagesTurned = trace.pagesTurned
    }

    /// `count` divided by the pages turned; nil when there were none.
    public func perPageTurn(_ count: Int) -> Double? {
        pagesTurned > 0 ? Double(count) / Double(pagesTurned) : nil
    }
}

nonisolated extension Trace {
    /// The indices of the frames of steady motion: dragging or moving on as in the frame before,
    /// with no event, no recogniser that changes its state, and no cell made or reused.
    /// - Complexity: O(frames + events).
    public var steadyFrames: [Int] {
        var isEventful = [Bool](repeating: false, count: frames.count)
        for event in events where frames.indices.contains(event.frame) {
            isEventful[event.frame] = true
        }
        return frames.indices.dropFirst().filter { index in
            !isEventful[index] && frames[index].isSteady(after: frames[index - 1])
        }
    }
}

nonisolated extension TraceFrame {
    /// Whether the frame goes on with the motion of the one before it, and nothing else.
    fileprivate func isSteady(after earlier: TraceFrame) -> Bool {
        hasBrowser && phase == earlier.phase && (phase == .dragging || phase == .decelerating)
            && work.cellsMade == 0 && work.cellsReused == 0 && work.recognizerTransitions == 0
    }
}

/// Counts of work, summed over frames.
public nonisolated struct WorkTotals: Codable, Equatable, Sendable {
    /// Frames that were produced.
    public var frames = 0
    /// Cells made.
    public var cellsMade = 0
    /// Cells taken from the reuse queue.
    public var cellsReused = 0
    /// Layout passes.
    public var layoutPasses = 0
    /// Calls of `layoutSubviews`.
    public var layoutSubviewsCalls = 0
    /// Hit tests.
    public var hitTests = 0
    /// State changes of recognisers.
    public var recognizerTransitions = 0
    /// Timers fired.
    public var timersFired = 0
    /// Animations started.
    public var animationsStarted = 0
    /// Delegate calls of scroll and collection views.
    public var delegateCalls = 0

    /// No work.
    public init() {}

    /// Adds one frame's work.
    mutating func add(_ work: TraceWork) {
        frames += 1
        cellsMade += Int(work.cellsMade)
        cellsReused += Int(work.cellsReused)
        layoutPasses += Int(work.layoutPasses)
        layoutSubviewsCalls += Int(work.layoutSubviewsCalls)
        hitTests += Int(work.hitTests)
        recognizerTransitions += Int(work.recognizerTransitions)
        timersFired += Int(work.timersFired)
        animationsStarted += Int(work.animationsStarted)
        delegateCalls += Int(work.delegateCalls)
    }
}
