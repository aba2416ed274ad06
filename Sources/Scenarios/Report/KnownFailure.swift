/// A failure that is known and does not fail a run; that it does not come fails one.
public nonisolated struct KnownFailure: Equatable, Codable, Sendable {
    /// The scenario's name; without the brackets of a matrix it stands for all combinations.
    public var scenario: String
    /// The identifier of what fails: an invariant's, an expectation's label, a state, a verb.
    public var promise: String
    /// Why it stands.
    public var reason: String

    /// Makes one of its parts.
    public init(scenario: String, promise: String, reason: String) {
        self.scenario = scenario
        self.promise = promise
        self.reason = reason
    }

    /// Whether it is about a failure with that identifier in the scenario with that name.
    public func covers(_ id: String, of name: String) -> Bool {
        promise == id && isAbout(name)
    }

    /// Whether it is about the scenario with that name.
    public func isAbout(_ name: String) -> Bool {
        name == scenario || name.hasPrefix(scenario + "[")
    }
}
