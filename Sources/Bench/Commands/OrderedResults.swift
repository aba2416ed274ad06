/// Puts what comes of scenarios, in whatever order they end, back into the order of the selection.
final class OrderedResults {
    /// What came of them so far, in order.
    private(set) var outcomes: [ScenarioOutcome] = []
    /// Told of each in order, as soon as those before it are over.
    var onNext: (ScenarioOutcome) throws -> Void = { _ in }
    /// The first error of `onNext`, after which it is not called again.
    private(set) var error: (any Error)?

    private let jobs: [WorkerJob]
    private var waiting: [ScenarioOutcome?]
    private var next = 0

    /// Results of `jobs`.
    init(jobs: [WorkerJob]) {
        self.jobs = jobs
        waiting = Array(repeating: nil, count: jobs.count)
    }

    /// Takes what came of the job at `index`.
    func add(_ outcome: JobOutcome, at index: Int) {
        waiting[index] = ScenarioOutcome(
            name: jobs[index].name, path: jobs[index].path, outcome)
        while next < waiting.count, let ready = waiting[next] {
            pass(ready)
            next += 1
        }
    }

    /// Gives out what is there, over the gaps: nothing more will come.
    func flush() {
        for ready in waiting[next...] {
            if let ready { pass(ready) }
        }
        next = waiting.count
    }

    private func pass(_ outcome: ScenarioOutcome) {
        outcomes.append(outcome)
        guard error == nil else { return }
        do {
            try onNext(outcome)
        } catch {
            self.error = error
        }
    }
}
