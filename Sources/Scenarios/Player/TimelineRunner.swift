/// Decides when each step of a timeline starts and when it is over.
///
/// It knows of time and order alone; what a step does is the player's business.
nonisolated struct TimelineRunner {
    /// What there is to do at a moment.
    enum Command: Equatable {
        /// Start the step at that time, nanoseconds.
        case start(step: Int, timeNanoseconds: Int64)
        /// The step's condition has not held within its limit: it never starts.
        case fail(step: Int)
        /// Nothing has come to rest within the limit of the step, which settles.
        case stopSettling(step: Int)
    }

    /// Where a step stands.
    private enum Stage: Equatable {
        case waiting
        /// Its condition is watched, until the deadline.
        case watching(deadline: Int64)
        /// It goes on until something happens, at the latest until the deadline.
        case settling(deadline: Int64)
        /// It has started; the player says when it is over.
        case running
        case over
    }

    private let steps: [Step]
    private var stages: [Stage]
    private var startTimes: [Int64?]
    /// The first step that is not over, and when all before it were.
    private var firstOpen = 0
    private var openSince: Int64 = 0
    private var overTimes: [Int64]
    /// The earliest moment at which anything is to be done; cached, since each frame asks.
    private(set) var nextDue: Int64 = 0
    /// Steps that are watched or settle; frames ask for them.
    private(set) var open: [Int] = []

    init(steps: [Step]) {
        self.steps = steps
        stages = [Stage](repeating: .waiting, count: steps.count)
        startTimes = [Int64?](repeating: nil, count: steps.count)
        overTimes = [Int64](repeating: 0, count: steps.count)
    }

    /// When the last step is over, nanoseconds, which may lie ahead; nil while that is not known.
    var endNanoseconds: Int64? { firstOpen == steps.count ? openSince : nil }

    /// Whether the step is being watched for its condition.
    func isWatching(_ step: Int) -> Bool {
        if case .watching = stages[step] { return true }
        return false
    }

    /// When the step started; nil when it has not.
    func startTime(of step: Int) -> Int64? { startTimes[step] }

    /// The last step in the timeline that has started and is not over at `time`; nil where none is.
    func stepUnderWay(at time: Int64) -> Int? {
        stages.indices.last { step in
            switch stages[step] {
            case .waiting: false
            case .watching, .settling, .running: true
            case .over: overTimes[step] > time
            }
        }
    }

    /// What is to be done up to `horizon`, in order of time and of the file; one thing a call, nil
    /// when nothing is left. The caller does it, and says with `finish` when it knows the end.
    /// - Complexity: O(steps), when something is due.
    mutating func next(until horizon: Int64) -> Command? {
        while nextDue <= horizon {
            guard let due = earliest() else {
                nextDue = .max
                return nil
            }
            nextDue = due.time
            guard due.time <= horizon else { return nil }
            if let command = act(on: due.step, at: due.time) { return command }
        }
        return nil
    }

    private func earliest() -> (step: Int, time: Int64)? {
        var best: (step: Int, time: Int64)?
        for step in firstOpen..<steps.count {
            guard let time = dueTime(of: step) else { continue }
            if let found = best, found.time <= time { continue }
            best = (step, time)
        }
        return best
    }

    /// What is due; nil when it is only that the watch over a condition begins.
    private mutating func act(on step: Int, at time: Int64) -> Command? {
        switch stages[step] {
        case .waiting:
            guard case .when(_, let within, _) = steps[step].start else {
                start(step, at: time)
                return .start(step: step, timeNanoseconds: time)
            }
            stages[step] = .watching(deadline: time + within)
            open.append(step)
            nextDue = 0
            return nil
        case .watching:
            finish(step, at: time)
            return .fail(step: step)
        case .settling:
            finish(step, at: time)
            return .stopSettling(step: step)
        case .running, .over:
            preconditionFailure("A step that has started is never due.")
        }
    }

    private mutating func start(_ step: Int, at time: Int64) {
        startTimes[step] = time
        stages[step] = .running
        open.removeAll { $0 == step }
        if case .settle(let limit) = steps[step].action {
            stages[step] = .settling(deadline: time + limit)
            open.append(step)
        }
        nextDue = 0
    }

    /// The condition of a watched step holds at `time`: it starts, and the caller does what it says.
    mutating func conditionHolds(_ step: Int, at time: Int64) {
        precondition(isWatching(step), "Step \(step) is not watched.")
        start(step, at: time)
    }

    /// The step is over at `time`, which may lie ahead.
    mutating func finish(_ step: Int, at time: Int64) {
        if startTimes[step] == nil { startTimes[step] = time }
        stages[step] = .over
        overTimes[step] = time
        open.removeAll { $0 == step }
        while firstOpen < steps.count, stages[firstOpen] == .over {
            openSince = max(openSince, overTimes[firstOpen])
            firstOpen += 1
        }
        nextDue = 0
    }

    /// When something is to be done about a step; nil while that is not known.
    private func dueTime(of step: Int) -> Int64? {
        switch stages[step] {
        case .running, .over: return nil
        case .watching(let deadline), .settling(let deadline): return deadline
        case .waiting: break
        }
        switch steps[step].start {
        case .whenOver(let delay):
            return firstOpen >= step ? openSince + delay : nil
        case .afterStart(let other, let delay):
            return startTimes[other].map { $0 + delay }
        case .at(let time):
            return time
        case .when(_, _, let other):
            if let other { return startTimes[other] }
            return firstOpen >= step ? openSince : nil
        }
    }
}
