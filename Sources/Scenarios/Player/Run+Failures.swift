@_spi(Simulation) import UIKit

// How failures come about and what is told of them.
extension Run {
    /// The time of a step ran out in this frame.
    func failLate(_ step: Int, _ lack: Lack) {
        let message =
            switch lack {
            case .start: missedStart(step)
            case .rest: missedRest(step)
            }
        watch.removeAll { $0.step == step }
        addFailure(
            .step, id: scenario.timeline[step].action.verb, message: message, step: step)
    }

    private func missedStart(_ step: Int) -> String {
        guard case .when(let condition, let within, _) = scenario.timeline[step].start else {
            preconditionFailure("Only a step with a condition waits for its start.")
        }
        let watched = watch.first { $0.step == step }
        let complaints = evaluator.complaints(
            condition, current,
            pageChangesBefore: watched?.pageChangesBefore ?? evaluator.pageChanges.count)
        return (["`when` has not held within \(Run.secondsText(within))"] + complaints)
            .joined(separator: "; ")
    }

    private func missedRest(_ step: Int) -> String {
        guard case .settle(let limit) = scenario.timeline[step].action else {
            preconditionFailure("Only a step that settles waits for rest.")
        }
        return "not at rest within \(Run.secondsText(limit)): \(restlessness)"
    }

    /// The scenario is not over at its limit, the last moment that is shown.
    func failLimit() {
        isLimitReached = true
        let beyond = SimulatedTime(nanoseconds: scenario.limitNanoseconds + 1)
        let last = simulation.clock.firstTick(atOrAfter: beyond) - 1
        if last > simulation.tick { makeFrame(at: last) }
        addFailure(
            .step, id: "limit",
            message: "not over after \(Run.secondsText(scenario.limitNanoseconds)) of simulated "
                + "time; shorten the timeline or raise \"limit\"",
            step: runner.stepUnderWay(at: scenario.limitNanoseconds))
    }

    private var restlessness: String {
        if !current.touches.isEmpty { return "a finger is down" }
        if host.imagesUnderWay > 0 { return "images are under way" }
        if current.phase != .idle { return "the pager is \(current.phase.word)" }
        return "something goes on"
    }

    private static func secondsText(_ nanoseconds: Int64) -> String {
        numberText(Double(nanoseconds) / 1e9) + " s"
    }

    /// UIKit did not do what a step asked of it.
    func failRefusal(_ action: StepAction) {
        let message =
            switch action {
            case .cover: "nothing can be presented now: a transition is under way, or it is covered"
            case .cancelTransition: "there is no transition under way that can be called off"
            case .uncover: "there is nothing to take away now"
            case .push: "there is no navigation controller, or the browser is on its stack already"
            case .pop: "the browser is not on top of a navigation controller's stack"
            default: "this cannot be done now"
            }
        addFailure(.step, id: action.verb, message: message, step: nil)
    }

    /// Looks whether the run took more than it may.
    func checkBudgets() {
        guard !scenario.budgets.isEmpty else { return }
        let result = RunResult(
            verdict: .passed, failures: checker.failures, trace: recorder.trace,
            checkedInvariants: checkedInvariants.map(\.rawValue), disabledInvariants: [],
            reachedStates: [])
        for failure in BudgetCheck(result).failures(scenario.budgets) { checker.add(failure) }
    }

    func addFailure(_ kind: Failure.Kind, id: String, message: String, step: Int?) {
        var failure = Failure(
            kind: kind, id: id, timeNanoseconds: recorder.timeNanoseconds,
            frame: recorder.frameIndex, message: message)
        if let step { failure.point(to: step, of: scenario) }
        checker.add(failure)
    }

    func describe(_ failure: inout Failure) {
        // What has never come about has no moment, and nothing that led to it.
        if failure.kind != .sometimes {
            failure.before = recorder.latestPhrases()
            if failure.step.isEmpty, let step = latestStep {
                failure.point(to: step, of: scenario)
            }
        }
        failure.promiseClass =
            InvariantID(rawValue: failure.id).map(\.promiseClass) ?? scenario.promiseClass
        // An invariant names the rules that it rests on; anything else rests on all that were used.
        let used = simulation.model.used.identifiers
        failure.platformRules =
            failure.kind == .invariant ? failure.platformRules.filter(used.contains) : used
        recorder.add(.violation, text: failure.id)
    }

    private var latestStep: Int? {
        recorder.trace.events.last { $0.kind == .step }?.a
    }
}
