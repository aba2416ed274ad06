import Foundation

/// Looks for what is impossible in a timeline as a whole.
nonisolated struct TimelineCheck {
    private let scenario: Scenario
    private let root: ObjectReader
    private let steps: [BuiltStep]
    private let parts: SoundParts
    private var diagnostics: Diagnostics

    init(scenario: Scenario, root: ObjectReader, steps: [BuiltStep], parts: SoundParts) {
        self.scenario = scenario
        self.root = root
        self.steps = steps
        self.parts = parts
        diagnostics = Diagnostics(path: "", source: SourceText(bytes: []))
    }

    /// Notes what is impossible.
    mutating func run(into result: inout Diagnostics) {
        diagnostics = result
        if parts.knowsHost { checkHost() }
        checkNames()
        checkPairs()
        if parts.knowsItems {
            checkItems()
            checkReactions()
        }
        checkTimes()
        checkGestures()
        result = diagnostics
    }

    private mutating func add(
        _ cause: ScenarioError.Cause, _ step: BuiltStep, _ keys: String...
    ) {
        var node = step.reader.node
        var path = step.reader.path
        var offset = node.range.lowerBound
        for key in keys {
            guard let member = node.members?.first(where: { $0.key == key }) else { break }
            node = member.value
            path += "." + key
            // What is wrong with a whole object is shown at its key.
            offset =
                node.members == nil ? node.range.lowerBound : member.keyRange.lowerBound
        }
        diagnostics.add(cause, at: offset, path: path)
    }
}

// MARK: - Host and names

nonisolated extension TimelineCheck {
    /// An album presents, a banner embeds, a navigation controller pushes.
    private mutating func checkHost() {
        let vocabulary = HostVocabulary(scenario.host.kind)
        for step in steps {
            let verb = step.step.action.verb
            guard let right = vocabulary.right(insteadOf: verb) else { continue }
            add(
                .contradiction(
                    problem: vocabulary.problem(of: verb),
                    remedy: "use `\(right)`, or another `host.kind`"), step, verb)
        }
        guard let host = root.optionalObject("host", .host) else { return }
        for (reaction, entry) in zip(scenario.host.reactions, host.list("reactions")) {
            let verb = reaction.action.verb
            guard vocabulary.right(insteadOf: verb) != nil else { continue }
            let call = ObjectReader(entry.node, .reaction, path: entry.path)
                .requiredObject("call", .call)
            diagnostics.add(
                .contradiction(
                    problem: vocabulary.problem(of: verb),
                    remedy: "leave the reaction out, or set another `host.kind`"),
                at: call.offset(verb), path: call.path(verb))
        }
    }

    /// What is taken back was done before: as the file has it, since steps with `at` come at
    /// moments of their own.
    private mutating func checkPairs() {
        guard parts.hasAllSteps else { return }
        var covers = 0
        var isAway = false
        for step in steps {
            switch step.step.action {
            case .cover: covers += 1
            case .uncover:
                if covers == 0 { addNothing("there is no cover to take away", "cover", step) }
                covers = max(0, covers - 1)
            case .disappear:
                if isAway { addNothing("the screen has gone already", "appear", step) }
                isAway = true
            case .appear:
                if !isAway { addNothing("the screen has not gone", "disappear", step) }
                isAway = false
            default: break
            }
        }
    }

    private mutating func addNothing(_ problem: String, _ verb: String, _ step: BuiltStep) {
        add(
            .contradiction(problem: problem, remedy: "put a step `\(verb)` before it"), step,
            step.step.action.verb)
    }

    /// Marks, snapshots and overlays that are spoken of are there.
    private mutating func checkNames() {
        let marks =
            steps.compactMap { $0.step.markName }
            + scenario.host.reactions.compactMap { Step(action: $0.action).markName }
        checkTaken(marks: marks)
        let overlays = overlayNames
        checkOverlaysAtStart()
        checkOverlaysLater()
        guard parts.hasAllSteps else { return }
        for step in steps {
            for name in step.step.mentionedMarks where !marks.contains(name) {
                addUnknown("mark", name, marks, step, step.step.action.verb)
            }
            for name in step.step.watchedMarks where !marks.contains(name) {
                addUnknown("mark", name, marks, step, "when")
            }
            for name in step.step.mentionedOverlays where !overlays.contains(name) {
                addUnknown("overlay", name, overlays, step, step.step.action.verb)
            }
        }
    }

    private mutating func addUnknown(
        _ kind: String, _ name: String, _ known: [String], _ step: BuiltStep, _ key: String
    ) {
        let nearest = NearestName.find(name, among: known)
        add(.unknownName(kind: kind, name: name, nearest: nearest), step, key)
    }

    private var overlayNames: [String] {
        let actions = steps.map(\.step.action) + scenario.host.reactions.map(\.action)
        return scenario.browser.overlays.map(\.name)
            + actions.compactMap { action in
                if case .addOverlay(let overlay) = action { overlay.name } else { nil }
            }
    }

    private mutating func checkTaken(marks: [String]) {
        var seen: Set<String> = []
        var seenSnapshots: Set<String> = []
        for step in steps {
            switch step.step.action {
            case .mark(let name):
                if !seen.insert(name).inserted, !step.step.label.contains("#") {
                    add(.nameTaken(kind: "mark", name: name), step, "mark")
                }
            case .snapshot(let name):
                if !seenSnapshots.insert(name).inserted, !step.step.label.contains("#") {
                    add(.nameTaken(kind: "snapshot", name: name), step, "snapshot")
                }
            default: break
            }
        }
    }

    private mutating func checkOverlaysAtStart() {
        var names: Set<String> = []
        let list = root.optionalObject("browser", .browser)?.list("overlays") ?? []
        for (overlay, entry) in zip(scenario.browser.overlays, list)
        where !names.insert(overlay.name).inserted {
            diagnostics.add(
                .nameTaken(kind: "overlay", name: overlay.name), at: entry.node.range.lowerBound,
                path: entry.path)
        }
    }
}

nonisolated extension TimelineCheck {
    /// A name is used once at a time: in the order of the file, where no overlay comes or goes at a
    /// moment of its own or inside a callback.
    private mutating func checkOverlaysLater() {
        let isOrdered = steps.allSatisfy { step in
            guard step.step.action.isAboutOverlays else { return true }
            if case .at = step.step.start { return false }
            return true
        }
        let isReactive = scenario.host.reactions.contains(where: \.action.isAboutOverlays)
        guard parts.hasAllSteps, isOrdered, !isReactive else { return }
        let first = Set(scenario.browser.overlays.map(\.name))
        var names = first
        // A browser that is made anew has the first overlays.
        var mayBeNew = false
        for step in steps {
            switch step.step.action {
            case .present, .embed, .push:
                if mayBeNew { names = first }
                mayBeNew = !scenario.host.keepsBrowser
            case .addOverlay(let overlay):
                if !names.insert(overlay.name).inserted {
                    add(
                        .nameTaken(kind: "overlay", name: overlay.name), step, "addOverlay", "name")
                }
            case .removeOverlay(let name):
                names.remove(name)
            default: break
            }
        }
    }
}

// MARK: - Items

nonisolated extension TimelineCheck {
    /// Pages and items that are spoken of exist.
    private mutating func checkItems() {
        var counts = ItemCounts(scenario: scenario)
        if let index = scenario.browser.initialIndex, index > 0, index >= counts.most,
            let browser = root.optionalObject("browser", .browser)
        {
            diagnostics.add(
                .missingItem(index: index, what: "page", count: counts.most),
                at: browser.offset("initialIndex"), path: browser.path("initialIndex"))
        }
        for step in steps {
            let verb = step.step.action.verb
            if let index = step.step.neededItem, index < 0 || index >= counts.now,
                !isMeantToBeMissing(step)
            {
                let isPage = verb == "scrollToPage"
                add(
                    .missingItem(index: index, what: isPage ? "page" : "item", count: counts.now),
                    step, verb, isPage ? "page" : "item")
            }
            if case .items(let change) = step.step.action, counts.isExact,
                let cause = counts.problem(of: change.change)
            {
                add(cause, step, "items")
            }
            counts.apply(step.step.action)
            if let index = step.step.expectedPage, index >= counts.most {
                let cause = ScenarioError.Cause.missingItem(
                    index: index, what: "page", count: counts.most)
                add(cause, step, verb, "page")
            }
            for index in step.step.mentionedItems where index >= counts.most {
                add(.missingItem(index: index, what: "item", count: counts.most), step, verb)
            }
            for index in step.step.watchedItems where index >= counts.most {
                add(.missingItem(index: index, what: "item", count: counts.most), step, "when")
            }
        }
    }

    private func isMeantToBeMissing(_ step: BuiltStep) -> Bool {
        step.reader.optionalObject("scrollToPage", .scrollToPage)?.bool("outOfRange") ?? false
    }

    private mutating func checkReactions() {
        let counts = ItemCounts(scenario: scenario)
        guard let host = root.optionalObject("host", .host) else { return }
        for (zoom, entry) in zip(scenario.host.zoomByItem, host.list("zoomByItem"))
        where zoom.item >= counts.most {
            let reader = ObjectReader(entry.node, .itemZoom, path: entry.path)
            diagnostics.add(
                .missingItem(index: zoom.item, what: "item", count: counts.most),
                at: reader.offset("item"), path: reader.path("item"))
        }
        for (reaction, entry) in zip(scenario.host.reactions, host.list("reactions")) {
            let reader = ObjectReader(entry.node, .reaction, path: entry.path)
            if let index = reaction.index, reaction.on.hasIndex, index >= counts.most {
                diagnostics.add(
                    .missingItem(index: index, what: "item", count: counts.most),
                    at: reader.offset("index"), path: reader.path("index"))
            }
            let call = reader.requiredObject("call", .call)
            let isMeant =
                call.optionalObject("scrollToPage", .scrollToPage)?.bool("outOfRange") ?? false
            if case .addOverlay(let overlay) = reaction.action, reaction.times > 1 {
                diagnostics.add(
                    .nameTaken(kind: "overlay", name: overlay.name), at: reader.offset("times"),
                    path: reader.path("times"))
            }
            let step = Step(action: reaction.action)
            if let index = step.neededItem, index < 0 || index >= counts.most, !isMeant {
                let what = reaction.action.verb == "scrollToPage" ? "page" : "item"
                diagnostics.add(
                    .missingItem(index: index, what: what, count: counts.most),
                    at: reader.offset("call"), path: reader.path("call"))
            }
        }
    }
}

// MARK: - Times and fingers

nonisolated extension TimelineCheck {
    /// No step starts after the end, and no finger comes down twice.
    private mutating func checkTimes() {
        let synthesizer = GestureSynthesizer(
            touchRate: scenario.device.touchRate, refreshRate: scenario.device.refreshRate,
            windowSize: scenario.device.size, seed: scenario.seed)
        let schedule = TimelineSchedule(steps: steps.map(\.step), synthesizer: synthesizer)
        var isTold = false
        for (index, earliest) in schedule.earliestStarts.enumerated()
        where earliest > scenario.limitNanoseconds {
            let hasMoment = steps[index].reader.has("at")
            // What follows from a step that starts too late is not told again.
            if !hasMoment, isTold || !parts.hasAllSteps { continue }
            isTold = true
            add(
                .afterEnd(earliest: earliest, limit: scenario.limitNanoseconds), steps[index],
                hasMoment ? "at" : steps[index].step.action.verb)
        }
        guard parts.hasAllSteps else { return }
        let frame = 1_000_000_000 / Int64(scenario.device.refreshRate)
        var told: Set<Int> = []
        for clash in schedule.clashes(longerThan: frame) {
            // A step that is repeated is told of once.
            let place = steps[clash.later].reader.node.range.lowerBound
            guard told.insert(place).inserted else { continue }
            add(
                .fingerBusy(finger: clash.finger, since: steps[clash.earlier].step.label),
                steps[clash.later], steps[clash.later].step.action.verb)
        }
    }

    /// Legs are long enough for their release speeds, wherever that can be known.
    private mutating func checkGestures() {
        let synthesizer = GestureSynthesizer(
            touchRate: scenario.device.touchRate, refreshRate: scenario.device.refreshRate,
            windowSize: scenario.device.size, seed: scenario.seed)
        var seen: Set<Int> = []
        let middle = CGPoint(x: scenario.device.size.width / 2, y: scenario.device.size.height / 2)
        for (index, step) in steps.enumerated() {
            guard case .gesture(let gesture) = step.step.action,
                seen.insert(step.reader.node.range.lowerBound).inserted
            else { continue }
            do {
                // Where named things will be is not known yet: the middle stands for them.
                _ = try synthesizer.samples(for: gesture, step: index) { _ in middle }
            } catch GestureError.startsOutside {
                // The window may have another size by then; the player looks again.
            } catch GestureError.speedOutOfReach where leadsToNamedPlace(gesture) {
                // How long the leg is depends on where the thing will be.
            } catch {
                add(.impossibleGesture(error), step, gesture.verb)
            }
        }
    }

    private func leadsToNamedPlace(_ gesture: Gesture) -> Bool {
        guard case .drag(let drag) = gesture else { return false }
        return drag.legs.contains { leg in
            if case .move(let move) = leg, case .to = move.target { true } else { false }
        }
    }
}

nonisolated extension StepAction {
    /// Whether an overlay comes or goes by it.
    fileprivate var isAboutOverlays: Bool {
        switch self {
        case .addOverlay, .removeOverlay: true
        default: false
        }
    }
}
