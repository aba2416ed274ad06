import Foundation

/// Makes the scenario of a storm.
nonisolated struct StormGenerator {
    private let storm: Storm
    private var chance: Chance
    private var world = StormWorld(scenario: Scenario(name: "storm", device: .standard))

    /// The longest simulated time that a storm may take, nanoseconds: far more than any needs.
    private static let limitNanoseconds: Int64 = 1_800_000_000_000

    init(storm: Storm) {
        self.storm = storm
        chance = Chance(seed: storm.seed, index: storm.index)
    }

    mutating func scenario() -> Scenario {
        var scenario = StormSetting.scenario(&chance)
        scenario.name = "storm-\(storm.seed)-\(storm.index)"
        scenario.summary = "A storm of chance"
        scenario.tags = ["fuzz"]
        scenario.seed = UInt64(chance.below(1_000_000))
        scenario.limitNanoseconds = StormGenerator.limitNanoseconds
        world = StormWorld(scenario: scenario)
        scenario.host.reactions = reactions()
        for index in 0..<storm.stepCount { scenario.timeline.append(step(index)) }
        return scenario
    }

    // MARK: Steps

    private mutating func step(_ index: Int) -> Step {
        let start = start(index)
        world.stepWillStart(start)
        var action: StepAction
        if index == 0, chance.percent(95) {
            action = opening
        } else {
            action = StepMaker.make(StepMaker.all, &chance, world)
        }
        if case .gesture(let gesture) = action, !world.canMake(gesture, step: index) {
            action = .gesture(.tap(StepMaker.plainTap(finger: world.freeFingers[0])))
        }
        // What waits for rest waits for everything before it.
        var step = Step(start: start, action: action)
        if case .settle = action { step.start = .whenOver(delayNanoseconds: 0) }
        if step.start != start { world.stepWillStart(step.start) }
        world.apply(action)
        return step
    }

    private var opening: StepAction {
        switch world.coming {
        case .presented: .present
        case .embedded: .embed
        case .pushed: .push(isAnimated: true)
        }
    }

    private mutating func start(_ index: Int) -> StepStart {
        let kind = chance.below(100)
        if kind < 55 || index == 0 { return .whenOver(delayNanoseconds: 0) }
        if kind < 75 || world.freeFingers.count < StormWorld.mostFingers {
            return .whenOver(delayNanoseconds: chance.time(10...250))
        }
        return .afterStart(of: index - 1, delayNanoseconds: chance.time(0...300))
    }

    // MARK: Reactions

    private mutating func reactions() -> [HostReaction] {
        guard chance.percent(25) else { return [] }
        return (0..<chance.whole(1...3)).map { _ in
            let callback = chance.pick(HostCallback.self)
            var index: Int?
            if callback.hasIndex, world.itemCount > 0, chance.percent(60) {
                index = chance.below(world.itemCount)
            }
            let action = StepMaker.make(StepMaker.reactive, &chance, world)
            var times = chance.pick([1, 1, 2, 5])
            if case .addOverlay = action { times = 1 }
            world.apply(action)
            return HostReaction(on: callback, index: index, action: action, times: times)
        }
    }
}
