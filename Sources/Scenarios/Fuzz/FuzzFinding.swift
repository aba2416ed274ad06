/// A fault that a storm found, as small as it could be made.
public nonisolated struct FuzzFinding: Codable, Equatable, Sendable {
    /// How it shows.
    public var symptom: FuzzSymptom
    /// The first of the storms that show it, by its index.
    public var stormIndex: Int
    /// How many steps that storm has.
    public var stormSteps: Int
    /// How many storms show it.
    public var stormCount = 1
    /// What was seen and what would be right, in the smallest scenario.
    public var message = ""
    /// The smallest scenario, as the text of a file; empty until it has been made smaller.
    public var text = ""
    /// How many steps that has.
    public var steps = 0
    /// How many scenarios were tried to make it smaller.
    public var attempts = 0
    /// Whether the storm shows it when it is played by itself; where it does not, it cannot be made
    /// smaller.
    public var isReproduced = true
    /// Whether making it smaller ended before everything had been tried.
    public var isCutShort = false

    /// A finding as its storm shows it.
    public init(symptom: FuzzSymptom, storm: Storm, message: String) {
        self.symptom = symptom
        stormIndex = storm.index
        stormSteps = storm.stepCount
        self.message = message
    }

    /// Takes what came of making it smaller.
    ///
    /// - Parameter seed: The seed of the search.
    public mutating func take(_ shrunk: Shrinker.Outcome, seed: UInt64) {
        attempts = shrunk.attempts
        isCutShort = shrunk.isCutShort
        steps = shrunk.scenario.timeline.count
        var scenario = shrunk.scenario
        scenario.name = name(seed: seed)
        scenario.summary = "Found by chance: \(symptom.id)".prefixed(by: 500)
        scenario.tags = ["fuzz"]
        do {
            text = try ScenarioWriter.text(of: scenario, note: origin(seed: seed))
        } catch {
            preconditionFailure("What was read from a file can be written: \(error)")
        }
    }

    /// The name of the scenario and of its file.
    public func name(seed: UInt64) -> String {
        let id = symptom.kind == .invariant || symptom.kind == .step
        let word = id ? symptom.id : symptom.kind.rawValue
        return ScenarioWriter.name("fuzz-\(word)-\(seed)-\(stormIndex)")
    }

    private func origin(seed: UInt64) -> String {
        "Found by bench fuzz --seed \(seed), storm \(stormIndex) of \(stormSteps) steps; made "
            + "smaller to \(steps) in \(attempts) attempts."
    }
}

nonisolated extension String {
    fileprivate func prefixed(by count: Int) -> String { String(prefix(count)) }
}
