nonisolated extension Grammar {
    static let topLevel: [GrammarObject] = [
        GrammarObject(
            .scenario,
            "A scenario: a device, a host, a browser, and what happens. The file holds one.",
            [
                GrammarField(
                    "$schema", .text(longest: 1000),
                    "Where editors find the schema. The engine does not look at it."),
                GrammarField(
                    "version", .integer(1...1), required: true,
                    "The version of the format: 1."),
                GrammarField(
                    "name", .name, required: true,
                    "The name in reports and file names, such as `flick-back`."),
                GrammarField(
                    "summary", .text(longest: 500), "One sentence: what a reader learns from it."),
                GrammarField(
                    "tags", .list(.name, 0...50), default: "[]", "Words to select scenarios by."),
                GrammarField(
                    "class", choices(PromiseClass.self, \.doc), default: "\"contract\"",
                    "Who would be wrong to break what the scenario expects. Of somebody else's "
                        + "kernel, `universal` counts alone unless more is asked for."),
                GrammarField("device", .object(.device), "The simulated device."),
                GrammarField("host", .object(.host), "The app around the browser."),
                GrammarField(
                    "browser", .object(.browser),
                    "The browser's properties before it appears; the kernel's own defaults where "
                        + "nothing is said."),
                GrammarField(
                    "environment", .object(.environment), "What the device's user has set."),
                GrammarField(
                    "timeline", .list(.object(.step), 1...20_000), required: true,
                    "What happens, step by step."),
                GrammarField(
                    "sometimes", .list(.either([wantedState, .object(.wanted)]), 0...50),
                    default: "[]",
                    "States that the scenario exists to reach; not reaching one is a failure."),
                GrammarField(
                    "matrix", .object(.matrix),
                    "Lists of values: the scenario runs once for each combination."),
                GrammarField(
                    "budgets", .object(.budgets),
                    "The most that the run may take of some figures; more is a failure."),
                GrammarField(
                    "seed", .integer(0...9_007_199_254_740_991), default: "1",
                    "What everything by chance comes from."),
                GrammarField(
                    "limit", .positiveTime, default: "\"120s\"",
                    "The longest simulated time that a run may take. A run that is not over by "
                        + "then has failed, and a step cannot start later."),
                GrammarField(
                    "model", .object(.model),
                    "Platform rules that nobody outside Apple knows, read another way."),
                GrammarField(
                    "invariantsOff", .map(keys: invariants, .text(longest: 500)),
                    "Invariants that are not checked, each with the reason."),
            ]),
        GrammarObject(
            .device, "The simulated device: a preset, any part of which can be overridden.",
            [
                GrammarField(
                    "preset",
                    .choice(
                        ScenarioDevice.presets.map { GrammarChoice($0.name, describe($0)) }),
                    default: "\"\(ScenarioDevice.standardName)\"", "A real device."),
                GrammarField(
                    "size",
                    .tuple(
                        names: ["width", "height"],
                        GrammarScalar(unit: "pt", min: 1, max: 10_000)),
                    "The window's size, held upright."),
                GrammarField(
                    "scale", .number(unit: "pixels/pt", min: 1, max: 4, isAbove: false),
                    "Pixels a point."),
                GrammarField(
                    "refreshRate", .integer(EndChecks.leastRefreshRate...240), "Frames a second."),
                GrammarField(
                    "touchRate", .integer(EndChecks.leastTouchRate...480),
                    "Touch samples a second."),
                GrammarField(
                    "safeArea", .object(.safeArea), "The safe area's insets, held upright."),
                GrammarField(
                    "landscapeSafeArea", .object(.safeArea),
                    "The safe area's insets, held sideways."),
            ]),
        GrammarObject(
            .environment, "What the device's user has set, and the app finds.",
            [
                GrammarField(
                    "layoutDirection",
                    choices(ScenarioEnvironment.LayoutDirection.self) { direction in
                        direction == .leftToRight
                            ? "From left to right." : "From right to left, as Arabic does."
                    }, default: "\"leftToRight\"", "Which way the device's language runs."),
                GrammarField(
                    "contentSizeCategory", textSize, default: "\"large\"", "The size of text."),
                GrammarField(
                    "reduceMotion", .boolean, default: "false",
                    "Whether the person has asked for less motion."),
            ]),
        GrammarObject(
            .safeArea, "Insets from the window's edges.",
            ["top", "left", "bottom", "right"].map {
                GrammarField($0, .length, default: "0", "From the \($0) edge.")
            }),
    ]

    /// A size of text.
    static let textSize = GrammarType.choice(
        ScenarioEnvironment.TextSize.allCases.map {
            GrammarChoice($0.rawValue, "UIKit's category of that name.")
        })

    /// The words of `invariantsOff`.
    private static let invariants = InvariantID.allCases.map {
        GrammarChoice($0.rawValue, $0.doc)
    }

    private static func describe(_ device: ScenarioDevice) -> String {
        "\(numberText(device.size.width)) × \(numberText(device.size.height)) pt at "
            + "\(numberText(device.scale))×, \(device.refreshRate) Hz, "
            + "touch \(device.touchRate) Hz"
    }
}
