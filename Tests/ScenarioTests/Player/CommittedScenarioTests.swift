import Testing

@testable @_spi(Simulation) import Scenarios

/// Every scenario of the repository, as it lies there.
@Suite struct CommittedScenarioTests {
    /// One that states nothing would pass without reaching what it is for.
    @Test(arguments: ScenarioWriterTests.committed)
    func statesWhatItIsFor(path: String) throws {
        for scenario in try ScenarioFile.load(path: path) {
            let expects = scenario.timeline.contains { step in
                switch step.action {
                case .expect, .always: true
                default: false
                }
            }
            #expect(
                expects || !scenario.sometimes.isEmpty || !scenario.budgets.isEmpty,
                "\(scenario.name) has neither expect, always, budgets nor sometimes")
        }
    }

    @Test(arguments: ScenarioWriterTests.committed)
    func passes(path: String) throws {
        for scenario in try ScenarioFile.load(path: path) {
            let failures = Player(scenario: scenario).run().failures
            #expect(
                failures.isEmpty,
                "\(scenario.name): \(failures.map { "\($0.id): \($0.message)" })")
        }
    }
}
