import Foundation

/// Writes a scenario as a file that reads back as the same scenario.
///
/// Keys, their order within an object and what can be left out come from the grammar's table.
public nonisolated struct ScenarioWriter {
    /// What the format cannot say.
    var problems: [String] = []
    /// How many items there are as the timeline goes on.
    var counts: ItemCounts

    private let scenario: Scenario

    private init(_ scenario: Scenario) {
        self.scenario = scenario
        counts = ItemCounts(scenario: scenario)
    }

    /// The text of a file with the scenario in it.
    ///
    /// A combination of a matrix is written as a scenario of its own, and recorded touches are
    /// written out. A folder of images is named as the scenario's file named it, relative to the
    /// file.
    ///
    /// - Parameter note: Words for the reader of the file, such as where it came from.
    /// - Throws: `ScenarioNotWritable` for a scenario made by hand that no file can say.
    /// - Complexity: O(n), n being the number of steps.
    public static func text(
        of scenario: Scenario, note: String? = nil
    ) throws(ScenarioNotWritable) -> String {
        var writer = ScenarioWriter(scenario)
        let text = writer.document(note: note).written() + "\n"
        if !writer.problems.isEmpty { throw ScenarioNotWritable(problems: writer.problems) }
        return text
    }

    private mutating func document(note: String?) -> JSONText {
        var object = ObjectText(.scenario)
        object.set("version", scenario.version)
        object.set("name", ScenarioWriter.name(scenario.name))
        object.set("summary", scenario.summary.isEmpty ? nil : scenario.summary)
        object.note(note)
        object.set("tags", .array(scenario.tags.map(JSONText.string)))
        object.set("class", scenario.promiseClass.rawValue)
        object.set("seed", .number("\(scenario.seed)"))
        object.set("limit", duration: scenario.limitNanoseconds)
        object.set("device", device(scenario.device).textUnlessEmpty)
        var environment = ObjectText(.environment)
        environment.set("layoutDirection", scenario.environment.layoutDirection.rawValue)
        environment.set(
            "contentSizeCategory", scenario.environment.contentSizeCategory.rawValue)
        environment.set("reduceMotion", scenario.environment.reducesMotion)
        object.set("environment", environment.textUnlessEmpty)
        object.set("host", host(scenario.host).textUnlessEmpty)
        var browser = ObjectText(.browser)
        set(scenario.browser, in: &browser)
        browser.set("overlays", .array(scenario.browser.overlays.map { overlay($0).text }))
        object.set("browser", browser.textUnlessEmpty)
        object.set("budgets", budgets.textUnlessEmpty)
        object.set("model", model.textUnlessEmpty)
        object.set("invariantsOff", invariantsOff)
        object.set("timeline", .array(timeline(scenario.timeline)))
        object.set("sometimes", .array(scenario.sometimes.map(wanted)))
        return object.text
    }

    /// A name with what a matrix put into it replaced.
    static func name(_ name: String) -> String {
        if NameText.isName(name) { return name }
        let letters = name.unicodeScalars.map { scalar in
            NameText.isName("a" + String(scalar)) ? Character(scalar) : "-"
        }
        let text = String(String(letters).drop { $0 == "-" || $0 == "." || $0 == "_" }.prefix(80))
        return text.isEmpty ? "scenario" : text
    }

    private func device(_ device: ScenarioDevice) -> ObjectText {
        let name = device.name.replacingOccurrences(of: " (changed)", with: "")
        let preset = ScenarioDevice.preset(named: name) ?? .standard
        var object = ObjectText(.device)
        object.set("preset", preset.name)
        if device.size != preset.size { object.set("size", size(device.size)) }
        if device.scale != preset.scale { object.set("scale", device.scale) }
        if device.refreshRate != preset.refreshRate {
            object.set("refreshRate", device.refreshRate)
        }
        if device.touchRate != preset.touchRate { object.set("touchRate", device.touchRate) }
        if device.safeArea != preset.safeArea { object.set("safeArea", insets(device.safeArea)) }
        if device.landscapeSafeArea != preset.landscapeSafeArea {
            object.set("landscapeSafeArea", insets(device.landscapeSafeArea))
        }
        return object
    }

    private func insets(_ insets: ScenarioInsets) -> JSONText {
        var object = ObjectText(.safeArea)
        object.set("top", insets.top)
        object.set("left", insets.left)
        object.set("bottom", insets.bottom)
        object.set("right", insets.right)
        return object.text
    }

    /// The browser's properties without overlays: also of a `set` step.
    func set(_ options: BrowserOptions, in object: inout ObjectText) {
        object.set("initialIndex", options.initialIndex)
        object.set("scrollDirection", options.scrollDirection?.rawValue)
        object.set("isLoopingEnabled", options.isLoopingEnabled)
        object.set("itemSpacing", options.itemSpacing)
        object.set("transitionType", options.transitionType?.rawValue)
        object.set("isDismissGestureEnabled", options.isDismissGestureEnabled)
        object.set("isAutoPlayEnabled", options.isAutoPlayEnabled)
        object.set("autoPlayInterval", duration: options.autoPlayIntervalNanoseconds)
    }

    func overlay(_ spec: OverlaySpec) -> ObjectText {
        var object = ObjectText(.overlay)
        switch spec.kind {
        case .recorder:
            object.set("kind", "recorder")
            object.set("name", spec.name == "recorder" ? nil : spec.name)
        case .closeButton:
            object.set("kind", "closeButton")
            object.set("name", spec.name == "closeButton" ? nil : spec.name)
        case .pageIndicator(let options):
            object.set("kind", "pageIndicator")
            object.set("name", spec.name == "pageIndicator" ? nil : spec.name)
            object.set("edge", options.edge?.rawValue)
            object.set("padding", options.padding)
            object.set("hidesForSinglePage", options.hidesForSinglePage)
        }
        return object
    }

    private var budgets: ObjectText {
        var object = ObjectText(.budgets)
        for budget in scenario.budgets {
            let name = budget.metric.rawValue
            if budget.metric.isTime {
                object.set(name, duration: Int64(budget.most))
            } else {
                object.set(name, budget.most)
            }
        }
        return object
    }

    private var model: ObjectText {
        var object = ObjectText(.model)
        for alternative in scenario.platformAlternatives {
            object.set(alternative.rule, alternative.word)
        }
        return object
    }

    private var invariantsOff: JSONText? {
        if scenario.invariantsOff.isEmpty { return nil }
        return .object(scenario.invariantsOff.map { ($0.id.rawValue, .string($0.reason)) })
    }

    private func wanted(_ wanted: WantedCount) -> JSONText {
        if wanted.times == 1 { return .string(wanted.state.rawValue) }
        var object = ObjectText(.wanted)
        object.set("state", wanted.state.rawValue)
        object.set("times", wanted.times)
        return object.text
    }

    func size(_ size: CGSize) -> JSONText { .doubles([size.width, size.height]) }
}

/// A scenario that no file can say.
public nonisolated struct ScenarioNotWritable: Error, Equatable, CustomStringConvertible {
    /// What the format cannot say, each in one sentence.
    public let problems: [String]

    /// All of it.
    public var description: String { problems.joined(separator: "; ") }
}
