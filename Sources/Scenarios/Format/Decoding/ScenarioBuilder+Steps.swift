import Foundation

nonisolated extension ScenarioBuilder {
    /// The most steps that a timeline may have once repetitions are laid out.
    static let mostSteps = 20_000

    /// Lays the timeline out flat.
    mutating func timeline(_ root: ObjectReader) {
        steps = []
        for entry in root.list("timeline") {
            let isWithinLimit = add(
                ObjectReader(entry.node, .step, path: entry.path), start: nil, label: "")
            if !isWithinLimit {
                parts.hasAllSteps = false
                return
            }
        }
    }

    /// Adds a step with its repetitions.
    ///
    /// - Parameters:
    ///   - start: The start that a group gives to its first step.
    ///   - label: What is put after the path: the repetition of the group.
    /// - Returns: Whether there is room for more.
    private mutating func add(
        _ reader: ObjectReader, start given: StepStart?, label: String
    ) -> Bool {
        var count = reader.integer("repeat")
        let every = reader.optionalDuration("every")
        if count > 1, every == nil, reader.has("at") {
            diagnostics.add(
                .contradiction(
                    problem: "a step that is repeated cannot start at one moment each time",
                    remedy: "say `every`, or `after` instead of `at`"),
                at: reader.offset("at"), path: reader.path("at"))
            count = 1
        }
        let own = start(reader)
        if let given, own != .whenOver(delayNanoseconds: 0), given != own {
            diagnostics.add(
                .contradiction(
                    problem: "the first step of a group has a start, and so has the group",
                    remedy: "leave one of them out"),
                at: reader.node.range.lowerBound, path: reader.path)
        }
        let firstStep = steps.count
        for repetition in 0..<count {
            var start = given ?? own
            if repetition > 0, let every {
                let (delay, overflow) = every.multipliedReportingOverflow(by: Int64(repetition))
                start = .afterStart(of: firstStep, delayNanoseconds: overflow ? .max : delay)
            }
            let suffix = count > 1 ? label + "#\(repetition + 1)" : label
            guard addOnce(reader, start: start, label: suffix) else { return false }
        }
        return true
    }

    private mutating func addOnce(
        _ reader: ObjectReader, start: StepStart, label: String
    ) -> Bool {
        if reader.has("steps") {
            for (index, entry) in reader.list("steps").enumerated() {
                let isFirst = index == 0 && start != .whenOver(delayNanoseconds: 0)
                let child = ObjectReader(entry.node, .step, path: entry.path)
                guard add(child, start: isFirst ? start : nil, label: label) else { return false }
            }
            return true
        }
        guard steps.count < ScenarioBuilder.mostSteps else {
            diagnostics.add(
                .tooManySteps(limit: ScenarioBuilder.mostSteps),
                at: reader.node.range.lowerBound, path: reader.path)
            return false
        }
        let verb = reader.first(of: reader.object.groups[0].names) ?? ""
        let step = Step(
            start: start, action: action(verb, of: reader), label: reader.path + label,
            place: diagnostics.source.place(at: reader.node.range.lowerBound))
        steps.append(BuiltStep(step: step, reader: reader))
        return true
    }

    /// When a step starts by its own fields.
    private mutating func start(_ reader: ObjectReader) -> StepStart {
        let isFromStart = reader.string("from") == "start"
        if isFromStart, steps.isEmpty {
            if parts.hasAllSteps {
                diagnostics.add(
                    .contradiction(
                        problem: "there is no step before the first one",
                        remedy: "leave `from` out"),
                    at: reader.offset("from"), path: reader.path("from"))
            }
            return .whenOver(delayNanoseconds: 0)
        }
        if isFromStart, reader.has("at") {
            diagnostics.add(
                .contradiction(
                    problem: "`at` counts from the scenario's start, whatever `from` says",
                    remedy: "leave one of them out"),
                at: reader.offset("from"), path: reader.path("from"))
        }
        let previous = steps.count - 1
        if let condition = reader.optionalObject("when", .condition) {
            return .when(
                self.condition(condition), withinNanoseconds: reader.duration("within"),
                fromStartOf: isFromStart ? previous : nil)
        }
        if let moment = reader.optionalDuration("at") { return .at(nanoseconds: moment) }
        let delay = reader.optionalDuration("after") ?? 0
        return isFromStart
            ? .afterStart(of: previous, delayNanoseconds: delay)
            : .whenOver(delayNanoseconds: delay)
    }

    /// What a verb does; `reader` has it as a field.
    mutating func action(_ verb: String, of reader: ObjectReader) -> StepAction {
        switch verb {
        case "tap", "doubleTap", "longPress", "drag", "swipe", "pinch", "touches":
            .gesture(gesture(verb, of: reader))
        case "cancelTouches": .cancelTouches
        case "present": .present
        case "dismiss": .dismiss
        case "embed": .embed
        case "remove": .remove
        case "release": .release
        case "background": .background
        case "foreground": .foreground
        case "memoryWarning": .memoryWarning
        case "cancelTransition": .cancelTransition
        case "contentSizeCategory":
            .contentSizeCategory(reader.choice(verb, ScenarioEnvironment.TextSize.self))
        case "disappear": .disappear
        case "appear": .appear
        case "wait": .wait(nanoseconds: reader.duration(verb))
        case "mark": .mark(reader.string(verb))
        case "snapshot": .snapshot(reader.string(verb))
        default: actionWithFields(verb, of: reader)
        }
    }

    private mutating func actionWithFields(
        _ verb: String, of reader: ObjectReader
    ) -> StepAction {
        switch verb {
        case "scrollToPage":
            let fields = reader.requiredObject(verb, .scrollToPage)
            return .scrollToPage(
                page: fields.integer("page"), isAnimated: fields.bool("animated"))
        case "next":
            return .next(isAnimated: reader.requiredObject(verb, .animated).bool("animated"))
        case "previous":
            return .previous(isAnimated: reader.requiredObject(verb, .animated).bool("animated"))
        case "reloadData":
            let fields = reader.requiredObject(verb, .reloadData)
            return .reloadData(preservingCurrentPage: fields.bool("preservingCurrentPage"))
        case "set": return .set(browser(reader.requiredObject(verb, .properties)))
        case "addOverlay": return .addOverlay(overlay(reader.requiredObject(verb, .overlay)))
        case "removeOverlay":
            return .removeOverlay(name: reader.requiredObject(verb, .removeOverlay).string("name"))
        case "push": return .push(isAnimated: reader.requiredObject(verb, .slide).bool("animated"))
        case "pop": return .pop(isAnimated: reader.requiredObject(verb, .slide).bool("animated"))
        case "settle":
            let fields = reader.requiredObject(verb, .settle)
            return .settle(limitNanoseconds: fields.duration("limit"))
        case "expect":
            return .expect(expectation(reader.requiredObject(verb, .expectation)))
        case "always":
            let fields = reader.requiredObject(verb, .always)
            return .always(
                AlwaysCheck(
                    fromMark: fields.optionalString("from"), toMark: fields.optionalString("to"),
                    expectation: expectation(fields.requiredObject("expect", .expectation))))
        default: return worldAction(verb, of: reader)
        }
    }

    private func worldAction(_ verb: String, of reader: ObjectReader) -> StepAction {
        switch verb {
        case "cover":
            return .cover(isAnimated: reader.requiredObject(verb, .cover).bool("animated"))
        case "uncover":
            return .uncover(isAnimated: reader.requiredObject(verb, .cover).bool("animated"))
        case "scrollHost":
            let fields = reader.requiredObject(verb, .scrollHost)
            return .scrollHost(offset: fields.number("to"), isAnimated: fields.bool("animated"))
        case "items":
            let fields = reader.requiredObject(verb, .itemsChange)
            return .items(ItemsChange(change: change(fields), reloads: fields.bool("reload")))
        case "deliverImage":
            let fields = reader.requiredObject(verb, .deliverImage)
            return .deliverImage(
                item: fields.integer("item"), stage: fields.choice("stage", ImageStage.self))
        case "failImage":
            return .failImage(item: reader.requiredObject(verb, .failImage).integer("item"))
        case "resize":
            guard let size = reader.requiredObject(verb, .resize).optionalSize("size") else {
                preconditionFailure("The check lets no `resize` without a size pass.")
            }
            return .resize(size)
        case "rotate":
            let fields = reader.requiredObject(verb, .rotate)
            return .rotate(fields.choice("to", DeviceOrientation.self))
        default: preconditionFailure("The table has the verb \(verb), and nothing makes it.")
        }
    }

    private func change(_ reader: ObjectReader) -> ItemsChange.Change {
        if let fields = reader.optionalObject("insert", .insertion) {
            return .insert(index: fields.integer("at"), count: fields.integer("count"))
        }
        if let fields = reader.optionalObject("remove", .removal) {
            return .remove(index: fields.integer("at"), count: fields.integer("count"))
        }
        if let fields = reader.optionalObject("replace", .replacement) {
            return .replace(index: fields.integer("at"), count: fields.integer("count"))
        }
        return .count(reader.integer("count"))
    }
}
