import Scenarios

func farthestPosition(inScenario path: String) throws -> Double {
    var farthest = 0.0
    for scenario in try ScenarioFile.load(path: path) {
        let result = Player(scenario: scenario).run()
        for failure in result.failures { print(failure.id, failure.message) }
        farthest = result.trace.frames.map(\.position).reduce(farthest, max)
    }
    return farthest
}
