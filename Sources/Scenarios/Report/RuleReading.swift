/// What becomes of a failure when a platform rule that is a guess is read another way.
public nonisolated struct RuleReading: Codable, Equatable, Sendable {
    /// The rule and the other reading, as `handover: atStartOnly`; with `not ` before it where the
    /// scenario asks for that reading itself.
    public var reading: String
    /// Whether the promise is broken then as well.
    public var fails: Bool

    /// Makes one of its parts.
    public init(reading: String, fails: Bool) {
        self.reading = reading
        self.fails = fails
    }
}

nonisolated extension PlatformAlternative {
    /// Whether a failure leans on the rule.
    func concerns(_ failure: Failure) -> Bool { failure.platformRules.contains(rule) }
}

nonisolated extension RunResult {
    /// The readings under which some failure may be another: those of rules that one leans on.
    public var otherReadings: [PlatformAlternative] {
        PlatformAlternative.allCases.filter { alternative in
            failures.contains { alternative.concerns($0) }
        }
    }

    /// Writes down what a run under another reading says of each failure that leans on its rule.
    public mutating func note(_ alternative: PlatformAlternative, _ other: RunResult, name: String)
    {
        for index in failures.indices where alternative.concerns(failures[index]) {
            let failure = failures[index]
            let fails = other.failures.contains { $0.kind == failure.kind && $0.id == failure.id }
            failures[index].readings.append(RuleReading(reading: name, fails: fails))
        }
    }
}

nonisolated extension Scenario {
    /// The scenario with a rule read the other way than now, and what that reading is called.
    public func reading(_ alternative: PlatformAlternative) -> (scenario: Scenario, name: String) {
        var scenario = self
        guard platformAlternatives.contains(alternative) else {
            scenario.platformAlternatives.append(alternative)
            return (scenario, alternative.rawValue)
        }
        scenario.platformAlternatives.removeAll { $0 == alternative }
        return (scenario, "not " + alternative.rawValue)
    }
}
