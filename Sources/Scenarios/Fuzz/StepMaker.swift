/// How a storm comes by a step of one verb.
///
/// A new verb of the grammar is one more entry of `all`; a test refuses a verb that has none.
nonisolated struct StepMaker {
    /// The verb.
    let verb: String
    /// How often it is drawn, against the others.
    let weight: Int
    /// How often it is drawn in a world: 0 where it means nothing there.
    let factor: @Sendable (StormWorld) -> Int
    /// Makes the step.
    let make: @Sendable (inout Chance, StormWorld) -> StepAction

    init(
        _ verb: String, _ weight: Int, factor: @escaping @Sendable (StormWorld) -> Int = { _ in 1 },
        make: @escaping @Sendable (inout Chance, StormWorld) -> StepAction
    ) {
        self.verb = verb
        self.weight = weight
        self.factor = factor
        self.make = make
    }

    /// Every step that a storm can have.
    static let all = gestures + calls + worldChanges + flow

    /// What an app can do inside a callback.
    static let reactive = all.filter { maker in
        Grammar.object(.call).field(maker.verb) != nil && maker.verb != "mark"
    }

    /// Verbs that no storm needs, each with the reason.
    static let left: [(verb: String, reason: String)] = [
        ("expect", "it only looks, and the invariants look at every frame"),
        ("always", "it only looks, and the invariants look at every frame"),
        ("steps", "a storm's timeline is flat"),
        ("disappear", "it must come before `appear`, and only where the browser is embedded"),
        ("appear", "it must come after `disappear`, and only where the browser is embedded"),
    ]

    /// Verbs that fail where they mean nothing at the moment, which no storm can know beforehand.
    static let mayBeRefused = ["push", "pop", "cover", "uncover", "cancelTransition"]

    /// A step of chance.
    static func make(
        _ makers: [StepMaker], _ chance: inout Chance, _ world: StormWorld
    ) -> StepAction {
        let weights = makers.map { $0.weight * $0.factor(world) }
        var rest = chance.below(weights.reduce(0, +))
        for (maker, weight) in zip(makers, weights) {
            if rest < weight { return maker.make(&chance, world) }
            rest -= weight
        }
        preconditionFailure("The weights add up to more than was drawn.")
    }
}
