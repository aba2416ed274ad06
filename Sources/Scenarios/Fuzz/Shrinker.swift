/// Makes a scenario that fails smaller, in the terms of scenarios, as long as it fails in the same
/// way: fewer steps, a plainer device and host, shorter and rounder gestures.
///
/// What it tries depends on the scenario and on the answers alone, so that it comes to the same
/// every time.
public struct Shrinker {
    /// The most scenarios that are tried, where nothing else is said.
    public static let standardLimit = 1500

    /// What came of it.
    public nonisolated struct Outcome: Equatable, Sendable {
        /// The smallest scenario that was found.
        public var scenario: Scenario
        /// How many scenarios were tried.
        public var attempts: Int
        /// Whether it ended at its limit, before everything had been tried.
        public var isCutShort: Bool
    }

    private let limit: Int
    private let batch: Int

    /// A shrinker that tries at most `limit` scenarios, `batch` of them at a time.
    public init(limit: Int = standardLimit, batch: Int = 1) {
        self.limit = limit
        self.batch = max(1, batch)
    }

    /// Makes a scenario smaller.
    ///
    /// - Parameter firstFailing: Tries scenarios, and says which is the first that still fails;
    ///   nil when none does.
    public func shrink(
        _ scenario: Scenario, firstFailing: ([Scenario]) throws -> Int?
    ) rethrows -> Outcome {
        var outcome = Outcome(scenario: scenario, attempts: 0, isCutShort: false)
        var before: Scenario
        repeat {
            before = outcome.scenario
            for pass in ShrinkPass.all(for: outcome.scenario) {
                try perform(pass, &outcome, firstFailing)
            }
        } while outcome.scenario != before && !outcome.isCutShort
        return outcome
    }

    /// Tries what a pass proposes, one after the other; what still fails is taken, and the pass
    /// goes on from there.
    private func perform(
        _ pass: ShrinkPass, _ outcome: inout Outcome, _ firstFailing: ([Scenario]) throws -> Int?
    ) rethrows {
        var candidates = pass.candidates(outcome.scenario)
        var next = 0
        while next < candidates.count {
            if outcome.attempts >= limit {
                outcome.isCutShort = true
                return
            }
            let end = min(candidates.count, next + min(batch, limit - outcome.attempts))
            let sound = (next..<end).compactMap { index in
                Shrinker.asRead(candidates[index]).map { (index: index, scenario: $0) }
            }
            let found = sound.isEmpty ? nil : try firstFailing(sound.map(\.scenario))
            outcome.attempts += found.map { $0 + 1 } ?? sound.count
            if let found {
                outcome.scenario = sound[found].scenario
                candidates = pass.candidates(outcome.scenario)
                next = sound[found].index
            } else {
                next = end
            }
        }
    }

    /// The scenario as its file would be read; nil where that is refused, such as for an item that
    /// is not there any more.
    static func asRead(_ scenario: Scenario) -> Scenario? {
        guard let text = try? ScenarioWriter.text(of: scenario),
            var read = try? ScenarioFile.parse(text: text, path: "storm.json").first
        else { return nil }
        read.sourceText = ""
        return read
    }
}
