/// Holds a run against its budgets.
///
/// Figures grow from frame to frame, so that the first frame at which one was passed is found by
/// halving.
nonisolated struct BudgetCheck {
    private let result: RunResult

    init(_ result: RunResult) {
        self.result = result
    }

    /// A failure for each figure that is above its limit, or was never measured.
    /// - Complexity: O(n log n) for each failure, n being the number of frames.
    func failures(_ budgets: [Budget]) -> [Failure] {
        let metrics = RunMetrics(result)
        return budgets.compactMap { failure($0, metrics) }
    }

    private func failure(_ budget: Budget, _ metrics: RunMetrics) -> Failure? {
        let most = BudgetCheck.text(budget.most, of: budget.metric)
        guard let found = metrics.value(of: budget.metric) else {
            return Failure(
                kind: .budget, id: budget.metric.rawValue, timeNanoseconds: time(ofFrame: last),
                frame: last, message: "at most \(most) are allowed; nothing was measured")
        }
        guard found > budget.most else { return nil }
        let frame = firstFrame(above: budget)
        let text = BudgetCheck.text(found, of: budget.metric)
        return Failure(
            kind: .budget, id: budget.metric.rawValue, timeNanoseconds: time(ofFrame: frame),
            frame: frame, message: "found \(text) in all, at most \(most) is allowed; passed here")
    }

    private var last: Int { result.trace.frames.count - 1 }

    private func time(ofFrame index: Int) -> Int64 {
        result.trace.frames.indices.contains(index)
            ? result.trace.frames[index].timeNanoseconds : 0
    }

    /// The first frame up to which the run takes more than the budget.
    private func firstFrame(above budget: Budget) -> Int {
        var (low, high) = (0, last)
        while low < high {
            let middle = (low + high) / 2
            let value = RunMetrics(result.prefix(frames: middle + 1)).value(of: budget.metric)
            if value ?? 0 > budget.most { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private static func text(_ value: Double, of metric: BudgetMetric) -> String {
        metric.isTime ? durationText(Int64(value)) : numberText(value)
    }
}

nonisolated extension RunMetrics {
    /// A figure by its name, times in nanoseconds; nil where there was nothing to measure.
    public func value(of metric: BudgetMetric) -> Double? {
        switch metric {
        case .framesWithGap: Double(seen.framesWithGap)
        case .framesWithJump: seen.framesWithJump.map(Double.init)
        case .framesWithWrongPhoto: Double(seen.framesWithWrongPhoto)
        case .photoMissingAtRest: Double(seen.photoMissingAtRestNanoseconds)
        case .liftToRest: (seen.liftToRestNanoseconds?.worst).map(Double.init)
        case .touchToFirstMotionFrames: (seen.touchToFirstMotionFrames?.worst).map(Double.init)
        case .halfWayToPage: (seen.halfWayToPageNanoseconds?.worst).map(Double.init)
        case .frames: Double(work.total.frames)
        case .cellsMade: Double(work.total.cellsMade)
        case .cellsReused: Double(work.total.cellsReused)
        case .layoutPasses: Double(work.total.layoutPasses)
        case .layoutSubviewsCalls: Double(work.total.layoutSubviewsCalls)
        case .hitTests: Double(work.total.hitTests)
        case .recognizerTransitions: Double(work.total.recognizerTransitions)
        case .timersFired: Double(work.total.timersFired)
        case .animationsStarted: Double(work.total.animationsStarted)
        case .delegateCalls: Double(work.total.delegateCalls)
        case .mostLiveCells: Double(work.mostLiveCells)
        case .missedFrames: Double(hitches.missedFrames)
        case .hitchTime: Double(hitches.hitchNanoseconds)
        case .longestHitch: Double(hitches.longestHitchNanoseconds)
        }
    }
}

nonisolated extension RunResult {
    /// What is known of the run up to its first frames, so many.
    fileprivate func prefix(frames count: Int) -> RunResult {
        var result = self
        result.trace.frames.removeLast(max(0, result.trace.frames.count - count))
        result.trace.events.removeAll { $0.frame >= count }
        result.failures.removeAll { $0.frame >= count }
        return result
    }
}
