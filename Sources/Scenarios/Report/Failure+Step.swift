nonisolated extension Failure {
    /// Says which step was under way, and where it stands in the scenario's file.
    mutating func point(to index: Int, of scenario: Scenario) {
        let step = scenario.timeline[index]
        let label = step.label.isEmpty ? "step \(index)" : step.label
        self.step = "\(label), \(step.action.verb)"
        place =
            scenario.path.isEmpty || step.place.line == 0
            ? "" : "\(scenario.path):\(step.place.line):\(step.place.column)"
    }
}
