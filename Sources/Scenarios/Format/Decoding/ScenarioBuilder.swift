import Foundation

/// Makes a scenario of a tree that has passed `GrammarCheck`, and notes what is impossible in it.
nonisolated struct ScenarioBuilder {
    /// What is wrong.
    var diagnostics: Diagnostics
    /// The folder of the scenario's file; relative paths start there.
    let folder: String
    /// What files of other kinds say.
    let files: ScenarioFiles
    /// How the timeline's steps stand in the file, for the checks over all of them.
    var steps: [BuiltStep] = []
    /// What of the file is looked at.
    var parts = SoundParts(whole: JSONNode(value: .object([]), range: 0..<0))

    init(diagnostics: Diagnostics, folder: String, files: ScenarioFiles) {
        self.diagnostics = diagnostics
        self.folder = folder
        self.files = files
    }

    /// Makes the scenario of what is sound of a file: all of it, when it is to be played.
    mutating func scenario(_ parts: SoundParts) -> Scenario {
        self.parts = parts
        let reader = ObjectReader(parts.root, .scenario, path: "")
        var scenario = Scenario(name: reader.string("name"), device: device(reader))
        scenario.version = reader.integer("version")
        scenario.summary = reader.optionalString("summary") ?? ""
        scenario.tags = reader.list("tags").compactMap(\.node.string)
        scenario.promiseClass = reader.choice("class", PromiseClass.self)
        scenario.seed = UInt64(reader.integer("seed"))
        scenario.limitNanoseconds = reader.duration("limit")
        if let host = reader.optionalObject("host", .host) { scenario.host = self.host(host) }
        if let browser = reader.optionalObject("browser", .browser) {
            scenario.browser = self.browser(browser)
            scenario.browser.overlays = browser.list("overlays").map {
                overlay(ObjectReader($0.node, .overlay, path: $0.path))
            }
        }
        scenario.sometimes = reader.list("sometimes").map(wanted)
        scenario.platformAlternatives = alternatives(reader)
        scenario.invariantsOff = (reader.value("invariantsOff")?.members ?? []).compactMap {
            guard let id = InvariantID(rawValue: $0.key), let reason = $0.value.string else {
                return nil
            }
            return InvariantOff(id: id, reason: reason)
        }
        if let environment = reader.optionalObject("environment", .environment) {
            scenario.environment.layoutDirection = environment.choice(
                "layoutDirection", ScenarioEnvironment.LayoutDirection.self)
            scenario.environment.contentSizeCategory = environment.choice(
                "contentSizeCategory", ScenarioEnvironment.TextSize.self)
            scenario.environment.reducesMotion = environment.bool("reduceMotion")
        }
        scenario.budgets = budgets(reader)
        timeline(reader)
        scenario.timeline = steps.map(\.step)
        var check = TimelineCheck(
            scenario: scenario, root: reader, steps: steps, parts: self.parts)
        check.run(into: &diagnostics)
        return scenario
    }

    private func device(_ reader: ObjectReader) -> ScenarioDevice {
        guard let device = reader.optionalObject("device", .device) else { return .standard }
        guard var result = ScenarioDevice.preset(named: device.string("preset")) else {
            preconditionFailure("The check lets known presets alone pass.")
        }
        let original = result
        if let size = device.optionalSize("size") { result.size = size }
        if let scale = device.optionalNumber("scale") { result.scale = scale }
        if let rate = device.optionalInteger("refreshRate") { result.refreshRate = rate }
        if let rate = device.optionalInteger("touchRate") { result.touchRate = rate }
        if let insets = device.optionalObject("safeArea", .safeArea) {
            result.safeArea = self.insets(insets)
        }
        if let insets = device.optionalObject("landscapeSafeArea", .safeArea) {
            result.landscapeSafeArea = self.insets(insets)
        }
        if result != original { result.name += " (changed)" }
        return result
    }

    private func insets(_ reader: ObjectReader) -> ScenarioInsets {
        ScenarioInsets(
            top: reader.number("top"), left: reader.number("left"),
            bottom: reader.number("bottom"), right: reader.number("right"))
    }

    /// The browser's properties without overlays: also of a `set` step.
    func browser(_ reader: ObjectReader) -> BrowserOptions {
        var options = BrowserOptions()
        options.initialIndex = reader.optionalInteger("initialIndex")
        options.scrollDirection = reader.optionalChoice(
            "scrollDirection", BrowserOptions.Direction.self)
        options.isLoopingEnabled = reader.optionalBool("isLoopingEnabled")
        options.itemSpacing = reader.optionalNumber("itemSpacing")
        options.transitionType = reader.optionalChoice(
            "transitionType", BrowserOptions.Transition.self)
        options.isDismissGestureEnabled = reader.optionalBool("isDismissGestureEnabled")
        options.isAutoPlayEnabled = reader.optionalBool("isAutoPlayEnabled")
        options.autoPlayIntervalNanoseconds = reader.optionalDuration("autoPlayInterval")
        return options
    }

    /// An overlay; without a name it is called by its kind.
    mutating func overlay(_ reader: ObjectReader) -> OverlaySpec {
        let kind = reader.string("kind")
        let name = reader.optionalString("name") ?? kind
        guard kind == "pageIndicator" else {
            if let key = reader.first(of: ["edge", "padding", "hidesForSinglePage"]) {
                diagnostics.add(
                    .contradiction(
                        problem: "`\(key)` belongs to a page indicator, and this is a \(kind)",
                        remedy: "leave it out"), at: reader.offset(key), path: reader.path(key))
            }
            return OverlaySpec(name: name, kind: kind == "recorder" ? .recorder : .closeButton)
        }
        var options = PageIndicatorOptions()
        options.edge = reader.optionalChoice("edge", PageIndicatorOptions.Edge.self)
        options.padding = reader.optionalNumber("padding")
        options.hidesForSinglePage = reader.optionalBool("hidesForSinglePage")
        return OverlaySpec(name: name, kind: .pageIndicator(options))
    }

    private func wanted(_ entry: (node: JSONNode, path: String)) -> WantedCount {
        func state(_ word: String) -> WantedState {
            guard let state = WantedState(rawValue: word) else {
                preconditionFailure("The check lets known states alone pass.")
            }
            return state
        }
        if let word = entry.node.string { return WantedCount(state: state(word)) }
        let reader = ObjectReader(entry.node, .wanted, path: entry.path)
        return WantedCount(state: state(reader.string("state")), times: reader.integer("times"))
    }

    private func budgets(_ reader: ObjectReader) -> [Budget] {
        guard let object = reader.optionalObject("budgets", .budgets) else { return [] }
        return BudgetMetric.allCases.compactMap { metric in
            let name = metric.rawValue
            let most =
                metric.isTime
                ? object.optionalDuration(name).map(Double.init) : object.optionalNumber(name)
            return most.map { Budget(metric: metric, most: $0) }
        }
    }

    private func alternatives(_ reader: ObjectReader) -> [PlatformAlternative] {
        guard let model = reader.optionalObject("model", .model) else { return [] }
        return PlatformAlternative.allCases.filter {
            model.optionalString($0.rule) == $0.word
        }
    }
}

/// A step of the flat timeline and where it stands in the file.
nonisolated struct BuiltStep {
    /// The step.
    var step: Step
    /// The object in the file.
    var reader: ObjectReader
}
