nonisolated extension ScenarioWriter {
    /// The timeline, with what repeats folded.
    mutating func timeline(_ steps: [Step]) -> [JSONText] {
        let folding = TimelineFolding(steps: steps)
        return folding.entries.map { write($0, steps, start: nil) }
    }

    /// - Parameter given: The start that a group gives to its first step.
    private mutating func write(
        _ entry: TimelineFolding.Entry, _ steps: [Step], start given: StepStart?
    ) -> JSONText {
        var object = ObjectText(.step)
        let first = entry.first
        set(given ?? steps[first].start, ofStep: first, in: &object)
        if entry.count > 1 { object.set("repeat", entry.count) }
        object.set("every", duration: entry.everyNanoseconds)
        if entry.children.isEmpty {
            set(steps[first].action, in: &object, existingItems: counts.now)
            for _ in 0..<entry.count { counts.apply(steps[first].action) }
            return object.text
        }
        let children = entry.children.enumerated().map { place, child in
            write(child, steps, start: place == 0 ? .whenOver(delayNanoseconds: 0) : nil)
        }
        object.set("steps", .array(children))
        // What the first repetition did is counted; the others do the same again.
        for step in (first + entry.period)..<(first + entry.period * entry.count) {
            counts.apply(steps[step].action)
        }
        return object.text
    }

    private mutating func set(_ start: StepStart, ofStep index: Int, in object: inout ObjectText) {
        switch start {
        case .whenOver(let delay): object.set("after", duration: delay == 0 ? nil : delay)
        case .at(let moment): object.set("at", duration: moment)
        case .afterStart(let other, let delay):
            checkPrevious(other, ofStep: index)
            object.set("from", "start")
            object.set("after", duration: delay)
        case .when(let condition, let within, let other):
            object.set("when", self.condition(condition))
            object.set("within", duration: within)
            if let other {
                checkPrevious(other, ofStep: index)
                object.set("from", "start")
            }
        }
    }

    private mutating func checkPrevious(_ other: Int, ofStep index: Int) {
        if other == index - 1 { return }
        problems.append("step \(index) counts from step \(other), which is not the one before it")
    }

    /// Adds the verb with what belongs to it.
    ///
    /// - Parameter existingItems: How many pages there are: another one is meant to be missing.
    mutating func set(
        _ action: StepAction, in object: inout ObjectText, existingItems: Int
    ) {
        let verb = action.verb
        switch action {
        case .gesture(let gesture): object.set(verb, self.gesture(gesture))
        case .cancelTouches, .present, .dismiss, .embed, .remove, .release, .background,
            .foreground, .memoryWarning, .disappear, .appear, .cancelTransition:
            object.set(verb, .object([]))
        case .contentSizeCategory(let size): object.set(verb, size.rawValue)
        case .cover(let isAnimated), .uncover(let isAnimated):
            object.set(verb, fields(.cover) { $0.set("animated", isAnimated) })
        case .push(let isAnimated), .pop(let isAnimated):
            object.set(verb, fields(.slide) { $0.set("animated", isAnimated) })
        case .scrollHost(let offset, let isAnimated):
            object.set(
                verb,
                fields(.scrollHost) {
                    $0.set("to", offset)
                    $0.set("animated", isAnimated)
                })
        case .wait(let nanoseconds): object.set(verb, duration: nanoseconds)
        case .mark(let name), .snapshot(let name): object.set(verb, name)
        case .scrollToPage(let page, let isAnimated):
            var fields = ObjectText(.scrollToPage)
            fields.set("page", page)
            fields.set("animated", isAnimated)
            fields.set("outOfRange", page < 0 || page >= existingItems)
            object.set(verb, fields.text)
        case .next(let isAnimated), .previous(let isAnimated):
            object.set(verb, fields(.animated) { $0.set("animated", isAnimated) })
        case .reloadData(let preserving):
            object.set(
                verb, fields(.reloadData) { $0.set("preservingCurrentPage", preserving) })
        case .set(let options):
            object.set(verb, fields(.properties) { set(options, in: &$0) })
        case .addOverlay(let spec): object.set(verb, overlay(spec).text)
        case .removeOverlay(let name):
            object.set(verb, fields(.removeOverlay) { $0.set("name", name) })
        case .items(let change): object.set(verb, items(change))
        case .deliverImage(let item, let stage):
            object.set(
                verb,
                fields(.deliverImage) {
                    $0.set("item", item)
                    $0.set("stage", stage.rawValue)
                })
        case .failImage(let item): object.set(verb, fields(.failImage) { $0.set("item", item) })
        case .resize(let size):
            object.set(verb, fields(.resize) { $0.set("size", self.size(size)) })
        case .rotate(let orientation):
            object.set(verb, fields(.rotate) { $0.set("to", orientation.rawValue) })
        case .settle(let limit):
            object.set(verb, fields(.settle) { $0.set("limit", duration: limit) })
        case .expect(let expectation): object.set(verb, self.expectation(expectation))
        case .always(let check):
            let wanted = expectation(check.expectation)
            object.set(
                verb,
                fields(.always) {
                    $0.set("from", check.fromMark)
                    $0.set("to", check.toMark)
                    $0.set("expect", wanted)
                })
        }
    }

    /// An object with the fields that `body` adds.
    func fields(_ id: GrammarID, _ body: (inout ObjectText) -> Void) -> JSONText {
        var object = ObjectText(id)
        body(&object)
        return object.text
    }

    private func items(_ change: ItemsChange) -> JSONText {
        func place(_ id: GrammarID, _ index: Int, _ count: Int) -> JSONText {
            fields(id) {
                $0.set("at", index)
                $0.set("count", count)
            }
        }
        var object = ObjectText(.itemsChange)
        switch change.change {
        case .insert(let index, let count): object.set("insert", place(.insertion, index, count))
        case .remove(let index, let count): object.set("remove", place(.removal, index, count))
        case .replace(let index, let count):
            object.set("replace", place(.replacement, index, count))
        case .count(let count): object.set("count", count)
        }
        object.set("reload", change.reloads)
        return object.text
    }
}
