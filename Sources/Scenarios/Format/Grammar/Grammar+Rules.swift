nonisolated extension Grammar {
    static let ruleObjects: [GrammarObject] = [
        GrammarObject(
            .wanted, "A state, and how often it must be reached.",
            [
                GrammarField("state", wantedState, required: true, "The state."),
                GrammarField(
                    "times", .integer(1...1_000_000), default: "1", "How many times at least."),
            ]),
        GrammarObject(
            .matrix,
            "Keys with lists of values. Each combination is a scenario of its own, named by it: "
                + "`name[items=3,looping=true]`. The first key changes slowest. At most 1000 "
                + "combinations.",
            MatrixKey.all.map { key in
                GrammarField(
                    key.name, .list(key.type, 1...1000), "Stands for `\(key.pathText)`.")
            },
            groups: [
                GrammarGroup(
                    noun: "key", rule: .atLeastOne, names: MatrixKey.all.map(\.name))
            ]),
        GrammarObject(
            .budgets,
            "Figures of the report, each with the most that it may be. A figure that was never "
                + "measured in the run is a failure too.",
            BudgetMetric.allCases.map { metric in
                GrammarField(
                    metric.rawValue,
                    metric.isTime
                        ? .time
                        : .number(unit: "", min: 0, max: 1e12, isAbove: false), metric.doc)
            },
            groups: [
                GrammarGroup(
                    noun: "figure", rule: .atLeastOne, names: BudgetMetric.allCases.map(\.rawValue))
            ]),
        GrammarObject(
            .model, "Another reading of platform rules that are guesses.",
            PlatformAlternative.rules.map { rule in
                GrammarField(
                    rule,
                    .choice(
                        PlatformAlternative.allCases.filter { $0.rule == rule }.map {
                            GrammarChoice($0.word, $0.doc)
                        }), "The rule [\(rule)].")
            }),
    ]

    /// The file of failures that are known.
    static let knownFailureObjects: [GrammarObject] = [
        GrammarObject(
            .knownFailures, "Failures that are known and do not fail a run.",
            [
                GrammarField(
                    "version", .integer(1...1), required: true, "The version of the format: 1."),
                GrammarField(
                    "failures", .list(.object(.knownFailure), 0...10_000), required: true,
                    "The failures."),
            ]),
        GrammarObject(
            .knownFailure, "A failure that is known.",
            [
                GrammarField(
                    "scenario", .text(longest: 200), required: true,
                    "The scenario's name; without brackets, every combination of its matrix."),
                GrammarField(
                    "promise", .text(longest: 200), required: true,
                    "What fails, as reports name it: `no-blank`, `expect`."),
                GrammarField("reason", .text(longest: 500), required: true, "Why it stands."),
            ]),
    ]

    /// A state to reach.
    static let wantedState = choices(WantedState.self) { $0.doc }
}
