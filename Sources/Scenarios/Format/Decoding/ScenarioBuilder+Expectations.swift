import Foundation

nonisolated extension ScenarioBuilder {
    /// An expectation: its checks in the file's order.
    func expectation(_ reader: ObjectReader) -> Expectation {
        let keys = reader.object.groups[0].names
        let members = (reader.node.members ?? []).filter { keys.contains($0.key) }
        return Expectation(
            checks: members.flatMap { member in
                subjects(member.key, of: reader).map { subject in
                    ExpectationCheck(
                        subject: subject,
                        place: diagnostics.source.place(at: member.keyRange.lowerBound))
                }
            })
    }

    /// What one key of an expectation says.
    private func subjects(_ key: String, of reader: ObjectReader) -> [ExpectationSubject] {
        switch key {
        case "page": [.page(number(key, of: reader))]
        case "pageChanges": [pageChanges(reader)]
        case "offset": [.offset(number(key, of: reader))]
        case "position": [.position(number(key, of: reader))]
        case "phase": [.phase(phases(reader))]
        case "resting": [.isResting(reader.bool(key))]
        case "visible": [.visible(reader.list(key).map(visibleItem))]
        case "uncovered": [.uncovered(number(key, of: reader))]
        case "liveCells": [.liveCells(number(key, of: reader))]
        case "liveBrowsers": [.liveBrowsers(number(key, of: reader))]
        case "presented": [.isPresented(reader.bool(key))]
        case "zoomScale": [.zoomScale(number(key, of: reader))]
        case "imageFrame": [.imageFrame(numbers(key, of: reader))]
        case "contentOffset": [.contentOffset(numbers(key, of: reader))]
        case "contentSize": [.contentSize(numbers(key, of: reader))]
        case "restored": [.isRestored(reader.bool(key))]
        case "scrollEnabled": [.isScrollEnabled(reader.bool(key))]
        case "hiddenThumbnails": [.hiddenThumbnails(indexes(key, of: reader))]
        case "backdropAlpha": [.backdropAlpha(number(key, of: reader))]
        case "transition": [.transition(transition(reader.string(key)))]
        case "timers": [.timers(number(key, of: reader))]
        case "hostOffset": [.hostOffset(number(key, of: reader))]
        case "hostShown": [.isHostShown(reader.bool(key))]
        default: objectSubjects(key, of: reader)
        }
    }

    private func objectSubjects(_ key: String, of reader: ObjectReader) -> [ExpectationSubject] {
        switch key {
        case "copies":
            let fields = reader.requiredObject(key, .copies)
            return [
                .copies(
                    item: fields.integer("item"), number("count", of: fields),
                    fields.choice("where", CopyPlace.self))
            ]
        case "browser": return [.browser(browser(reader.requiredObject(key, .properties)))]
        case "callbackLog":
            return [.callbackLog(callbackLog(reader.requiredObject(key, .callbackLog)))]
        case "flips": return [.flips(flips(reader))]
        case "flights": return [.flights(flights(reader))]
        case "gone":
            let fields = reader.requiredObject(key, .moment)
            return [
                .gone(
                    MomentMatcher(
                        nanoseconds: fields.duration("at"),
                        withinNanoseconds: fields.optionalDuration("within"),
                        sinceMark: fields.optionalString("since")))
            ]
        case "content": return [.content(content(reader.requiredObject(key, .content)))]
        case "overlay":
            let fields = reader.requiredObject(key, .overlayState)
            var check = OverlayCheck(name: fields.string("name"))
            check.page = optionalNumber("page", of: fields)
            check.count = optionalNumber("count", of: fields)
            check.isVisible = fields.optionalBool("visible")
            if fields.has("log") { check.log = fields.list("log").compactMap(\.node.string) }
            return [.overlay(check)]
        case "loads":
            let fields = reader.requiredObject(key, .loads)
            var check = LoadCheck()
            check.started = optionalNumber("started", of: fields)
            check.shown = optionalNumber("shown", of: fields)
            check.neverShown = optionalNumber("neverShown", of: fields)
            return [.loads(check)]
        case "callbacks":
            let fields = reader.requiredObject(key, .callbacks)
            return (fields.node.members ?? []).compactMap { member in
                HostCallback(rawValue: member.key).map { callback($0, of: fields) }
            }
        default: preconditionFailure("The table has the expectation \(key); nothing makes it.")
        }
    }

    private func pageChanges(_ reader: ObjectReader) -> ExpectationSubject {
        func pages(_ node: JSONNode) -> [Int] {
            (node.elements ?? []).compactMap { $0.number.map { Int($0) } }
        }
        guard let value = reader.value("pageChanges"), value.members != nil else {
            return .pageChanges(
                .equals(reader.value("pageChanges").map(pages) ?? []), at: nil, sinceMark: nil)
        }
        let fields = reader.requiredObject("pageChanges", .pageChanges)
        let matcher: ListMatcher
        if let list = fields.value("equals") {
            matcher = .equals(pages(list))
        } else if fields.has("in") {
            matcher = .oneOf(fields.list("in").map { pages($0.node) })
        } else {
            matcher = .count(number("count", of: fields))
        }
        let moments = fields.has("at") ? durations(fields.list("at")) : nil
        return .pageChanges(
            matcher,
            at: moments.map {
                MomentsMatcher(
                    nanoseconds: $0, withinNanoseconds: fields.optionalDuration("within"))
            }, sinceMark: fields.optionalString("since"))
    }

    /// Times that have passed the check.
    private func durations(_ entries: [(node: JSONNode, path: String)]) -> [Int64] {
        entries.compactMap { entry in
            guard let text = entry.node.string,
                case .nanoseconds(let nanoseconds) = DurationText.read(text)
            else { return nil }
            return nanoseconds
        }
    }

    private func callbackLog(_ reader: ObjectReader) -> CallbackLogCheck {
        func texts(_ name: String) -> [String] { reader.list(name).compactMap(\.node.string) }
        return CallbackLogCheck(
            of: texts("of").compactMap(HostCallback.init(rawValue:)),
            wanted: reader.has("equals") ? .equals(texts("equals")) : .contains(texts("contains")),
            sinceMark: reader.optionalString("since"))
    }

    private func flips(_ reader: ObjectReader) -> FlipCheck {
        func list(_ entries: [(node: JSONNode, path: String)]) -> [FlipCheck.Flip] {
            entries.map { entry in
                let fields = ObjectReader(entry.node, .flip, path: entry.path)
                return FlipCheck.Flip(
                    nanoseconds: fields.optionalDuration("at"), page: fields.optionalInteger("to"))
            }
        }
        if reader.value("flips")?.elements != nil {
            return FlipCheck(wanted: .equals(list(reader.list("flips"))))
        }
        let fields = reader.requiredObject("flips", .flips)
        return FlipCheck(
            wanted: fields.has("count")
                ? .count(number("count", of: fields)) : .equals(list(fields.list("equals"))),
            withinNanoseconds: fields.optionalDuration("within"),
            sinceMark: fields.optionalString("since"))
    }

    private func flights(_ reader: ObjectReader) -> FlightCheck {
        func list(_ entries: [(node: JSONNode, path: String)]) -> [FlightCheck.Flight] {
            entries.map { entry in
                let fields = ObjectReader(entry.node, .flight, path: entry.path)
                return FlightCheck.Flight(
                    item: fields.integer("item"), from: flightEnd("from", of: fields),
                    to: flightEnd("to", of: fields))
            }
        }
        if reader.value("flights")?.elements != nil {
            return FlightCheck(list(reader.list("flights")))
        }
        let fields = reader.requiredObject("flights", .flights)
        return FlightCheck(
            list(fields.list("equals")), within: fields.number("within"),
            sinceMark: fields.optionalString("since"))
    }

    private func flightEnd(_ name: String, of reader: ObjectReader) -> FlightCheck.End? {
        if let word = reader.optionalString(name) { return word == "page" ? .page : .thumbnail }
        return reader.optionalNumbers(name).map {
            .frame(CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
        }
    }

    private func visibleItem(_ entry: (node: JSONNode, path: String)) -> VisibleItem {
        if let item = entry.node.number { return VisibleItem(item: Int(item)) }
        let reader = ObjectReader(entry.node, .visibleItem, path: entry.path)
        return VisibleItem(
            item: reader.integer("item"),
            frame: reader.has("frame") ? numbers("frame", of: reader) : nil,
            imageFrame: reader.has("imageFrame") ? numbers("imageFrame", of: reader) : nil,
            shows: reader.optionalChoice("shows", ShownImage.self))
    }

    private func content(_ reader: ObjectReader) -> ContentCheck {
        let wanted: ContentCheck.Wanted
        if let item = reader.optionalInteger("item") {
            wanted = .item(item)
        } else if let mark = reader.optionalString("sameAs") {
            wanted = .sameAs(mark: mark, within: reader.optionalNumber("within") ?? 0.5)
        } else {
            wanted = .nothing
        }
        return ContentCheck(at: reader.place("at"), wanted: wanted)
    }

    private func callback(
        _ callback: HostCallback, of reader: ObjectReader
    ) -> ExpectationSubject {
        let name = callback.rawValue
        if let count = reader.optionalNumber(name) {
            return .callbacks(callback, .equals(count, within: 0), sinceMark: nil)
        }
        let fields = reader.requiredObject(name, .callbackCount)
        return .callbacks(
            callback, number("count", of: fields), sinceMark: fields.optionalString("since"))
    }

    private func transition(_ word: String) -> TransitionPhase {
        guard let phase = TransitionPhase.allCases.first(where: { $0.word == word }) else {
            preconditionFailure("The check lets known words alone pass.")
        }
        return phase
    }

    private func phases(_ reader: ObjectReader) -> [MotionPhase] {
        let words =
            reader.optionalString("phase").map { [$0] }
            ?? reader.list("phase").compactMap(\.node.string)
        return words.compactMap { word in MotionPhase.allCases.first { $0.word == word } }
    }
}

// MARK: - Matchers and conditions

nonisolated extension ScenarioBuilder {
    private func number(_ name: String, of reader: ObjectReader) -> NumberMatcher {
        guard let matcher = optionalNumber(name, of: reader) else {
            preconditionFailure("\(reader.path(name)) passed the check and has no matcher.")
        }
        return matcher
    }

    private func numbers(_ name: String, of reader: ObjectReader) -> [NumberMatcher] {
        reader.list(name).map { matcher($0) }
    }

    private func indexes(_ name: String, of reader: ObjectReader) -> [Int] {
        (reader.optionalNumbers(name) ?? []).map { Int($0) }
    }

    private func optionalNumber(_ name: String, of reader: ObjectReader) -> NumberMatcher? {
        reader.value(name).map { matcher(($0, reader.path(name))) }
    }

    private func matcher(_ entry: (node: JSONNode, path: String)) -> NumberMatcher {
        if let value = entry.node.number { return .equals(value, within: 0) }
        let reader = ObjectReader(entry.node, .numberMatcher, path: entry.path)
        if let value = reader.optionalNumber("equals") {
            return .equals(value, within: reader.optionalNumber("within") ?? 0)
        }
        if let values = reader.optionalNumbers("in") { return .oneOf(values) }
        if let limits = reader.optionalNumbers("between") {
            return .range(min: limits[0], max: limits[1])
        }
        return .range(min: reader.optionalNumber("min"), max: reader.optionalNumber("max"))
    }

    /// A condition: its parts in the file's order.
    func condition(_ reader: ObjectReader) -> ScenarioCondition {
        let keys = (reader.node.members ?? []).map(\.key)
        return ScenarioCondition(parts: keys.compactMap { part($0, of: reader) })
    }

    private func part(_ key: String, of reader: ObjectReader) -> ScenarioCondition.Part? {
        switch key {
        case "page": .page(number(key, of: reader))
        case "phase": .phase(phases(reader))
        case "offset": .offset(number(key, of: reader))
        case "position": .position(number(key, of: reader))
        case "resting": .isResting(reader.bool(key))
        case "shows": .shows(item: reader.integer(key))
        case "visible": .isVisible(item: reader.integer(key))
        case "mark": .mark(reader.string(key))
        case "pageChanges": .pageChanges(number(key, of: reader))
        case "presented": .isPresented(reader.bool(key))
        case "zoomScale": .zoomScale(number(key, of: reader))
        case "backdropAlpha": .backdropAlpha(number(key, of: reader))
        case "transition": .transition(transition(reader.string(key)))
        case "hiddenThumbnails": .hiddenThumbnails(indexes(key, of: reader))
        default: nil
        }
    }
}
