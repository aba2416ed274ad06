import Testing

@testable @_spi(Simulation) import Scenarios

/// Every scenario of the repository, as it lies there.
@Suite struct CommittedScenarioTests {
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
