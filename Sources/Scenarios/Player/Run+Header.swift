@_spi(Simulation) import UIKit

// What is known of a run before it starts.
extension Run {
    static func header(of scenario: Scenario, kernel: String) -> TraceHeader {
        var header = TraceHeader()
        header.name = scenario.name
        header.summary = scenario.summary
        header.device = scenario.device.name
        header.refreshRate = scenario.device.refreshRate
        header.scale = scenario.device.scale
        header.screenSize = scenario.device.size
        header.seed = scenario.seed
        header.kernel = kernel
        header.platformModelVersion = PlatformModel.version
        header.scenarioText = scenario.sourceText
        header.itemCount = scenario.host.items.count
        return header
    }

    /// Room for the frames of the run, so that none of them has to make it. A guess: gestures take
    /// what they say, and a second to come to rest.
    static func expectedFrames(of scenario: Scenario) -> Int {
        var seconds = 2.0
        for step in scenario.timeline {
            if case .wait(let nanoseconds) = step.action { seconds += Double(nanoseconds) / 1e9 }
            if case .gesture = step.action { seconds += 1.5 }
            if case .settle = step.action { seconds += 1 }
        }
        let limit = Double(scenario.limitNanoseconds) / 1e9
        return min(100_000, Int(min(seconds, limit) * Double(scenario.device.refreshRate)))
    }
}
