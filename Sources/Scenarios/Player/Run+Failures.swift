@_spi(Simulation) import UIKit

// How failures come about and what is told of them.
extension Run {
    func fail(_ step: Int) {
        let action = scenario.timeline[step].action
        if case .settle(let limit) = action {
            addFailure(
                .step, id: "settle",
                message: "not at rest within \(Run.secondsText(limit)): \(restlessness)",
                step: step)
            return
        }
        watch.removeAll { $0.step == step }
        addFailure(
            .step, id: action.verb, message: "what the step waits for has not come to hold",
            step: step)
    }

    func failLimit() {
        isLimitReached = true
        addFailure(
            .step, id: "limit",
            message: "not over after \(Run.secondsText(scenario.limitNanoseconds)) of simulated "
                + "time; shorten the timeline or raise \"limit\"", step: nil)
    }

    private var restlessness: String {
        if !former.touches.isEmpty { return "a finger is down" }
        if host.loader.underWay > 0 { return "images are under way" }
        if former.phase != .idle { return "the pager is \(former.phase.word)" }
        return "something goes on"
    }

    private static func secondsText(_ nanoseconds: Int64) -> String {
        numberText(Double(nanoseconds) / 1e9) + " s"
    }

    func addFailure(_ kind: Failure.Kind, id: String, message: String, step: Int?) {
        var failure = Failure(
            kind: kind, id: id, timeNanoseconds: simulation.now.nanoseconds,
            frame: isMakingFrame ? recorder.frameIndex : max(0, recorder.frameIndex - 1),
            message: message)
        if let step { failure.step = stepText(step) }
        checker.add(failure)
    }

    private func stepText(_ index: Int) -> String {
        let step = scenario.timeline[index]
        return "\(step.label.isEmpty ? "step \(index)" : step.label), \(step.action.verb)"
    }

    func describe(_ failure: inout Failure) {
        failure.before = recorder.latestPhrases()
        if failure.step.isEmpty, let step = latestStep { failure.step = stepText(step) }
        recorder.add(.violation, text: failure.id)
    }

    private var latestStep: Int? {
        recorder.trace.events.last { $0.kind == .step }?.a
    }
}
