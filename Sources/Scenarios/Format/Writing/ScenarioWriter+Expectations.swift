nonisolated extension ScenarioWriter {
    func expectation(_ expectation: Expectation) -> JSONText {
        var object = ObjectText(.expectation)
        // Several callbacks stand in one object, where the first of them was.
        var callbacks = ObjectText(.callbacks)
        for check in expectation.checks {
            if case .callbacks(let callback, let matcher, let since) = check.subject {
                callbacks.set(callback.rawValue, count(matcher, since: since))
            }
        }
        var hasCallbacks = false
        for check in expectation.checks {
            let name = check.subject.name
            if case .callbacks = check.subject {
                if !hasCallbacks { object.set(name, callbacks.text) }
                hasCallbacks = true
            } else {
                object.set(name, value(of: check.subject))
            }
        }
        return object.text
    }

    private func value(of subject: ExpectationSubject) -> JSONText? {
        switch subject {
        case .page(let matcher), .offset(let matcher), .position(let matcher),
            .uncovered(let matcher), .liveCells(let matcher), .liveBrowsers(let matcher),
            .zoomScale(let matcher), .backdropAlpha(let matcher), .timers(let matcher),
            .hostOffset(let matcher):
            number(matcher)
        case .imageFrame(let matchers), .contentOffset(let matchers), .contentSize(let matchers):
            .array(matchers.map { number($0) })
        case .pageChanges(let matcher, let moments, let since):
            list(matcher, at: moments, since: since)
        case .phase(let phases): self.phases(phases)
        case .isResting(let wanted), .isPresented(let wanted), .isRestored(let wanted),
            .isScrollEnabled(let wanted), .isHostShown(let wanted):
            .bool(wanted)
        case .transition(let phase): .string(phase.word)
        case .hiddenThumbnails(let items): .integers(items)
        case .browser(let options): fields(.properties) { set(options, in: &$0) }
        case .callbackLog(let check): calls(check)
        case .flips(let check): flips(check)
        case .flights(let check): flights(check)
        case .gone(let moment):
            fields(.moment) {
                $0.set("at", duration: moment.nanoseconds)
                $0.set("within", duration: moment.withinNanoseconds)
                $0.set("since", moment.sinceMark)
            }
        case .visible(let items): .array(items.map { visible($0) })
        case .copies(let item, let matcher, let place):
            fields(.copies) {
                $0.set("item", item)
                $0.set("count", number(matcher))
                $0.set("where", place.rawValue)
            }
        case .content(let check): content(check)
        case .overlay(let check):
            fields(.overlayState) {
                $0.set("name", check.name)
                $0.set("page", check.page.map { number($0) })
                $0.set("count", check.count.map { number($0) })
                $0.set("visible", check.isVisible)
                $0.set("log", check.log.map { .array($0.map(JSONText.string)) })
            }
        case .loads(let check):
            fields(.loads) {
                $0.set("started", check.started.map { number($0) })
                $0.set("shown", check.shown.map { number($0) })
                $0.set("neverShown", check.neverShown.map { number($0) })
            }
        case .callbacks: nil
        }
    }

    private func calls(_ check: CallbackLogCheck) -> JSONText {
        fields(.callbackLog) {
            $0.set("of", .array(check.of.map { .string($0.rawValue) }))
            switch check.wanted {
            case .equals(let calls): $0.set("equals", .array(calls.map(JSONText.string)))
            case .contains(let calls): $0.set("contains", .array(calls.map(JSONText.string)))
            }
            $0.set("since", check.sinceMark)
        }
    }

    private func flips(_ check: FlipCheck) -> JSONText {
        func list(_ flips: [FlipCheck.Flip]) -> JSONText {
            .array(
                flips.map { flip in
                    fields(.flip) {
                        $0.set("at", duration: flip.nanoseconds)
                        $0.set("to", flip.page)
                    }
                })
        }
        if case .equals(let wanted) = check.wanted, check.withinNanoseconds == nil,
            check.sinceMark == nil
        {
            return list(wanted)
        }
        return fields(.flips) {
            switch check.wanted {
            case .equals(let wanted): $0.set("equals", list(wanted))
            case .count(let matcher): $0.set("count", number(matcher))
            }
            $0.set("within", duration: check.withinNanoseconds)
            $0.set("since", check.sinceMark)
        }
    }

    private func flights(_ check: FlightCheck) -> JSONText {
        func end(_ end: FlightCheck.End?) -> JSONText? {
            switch end {
            case nil: nil
            case .page: .string("page")
            case .thumbnail: .string("thumbnail")
            case .frame(let frame):
                .doubles([frame.minX, frame.minY, frame.width, frame.height].map(Double.init))
            }
        }
        let list = JSONText.array(
            check.flights.map { flight in
                fields(.flight) {
                    $0.set("item", flight.item)
                    $0.set("from", end(flight.from))
                    $0.set("to", end(flight.to))
                }
            })
        if check.sinceMark == nil, check.within == FlightCheck.standardTolerance { return list }
        return fields(.flights) {
            $0.set("equals", list)
            $0.set("within", check.within)
            $0.set("since", check.sinceMark)
        }
    }

    private func list(
        _ matcher: ListMatcher, at moments: MomentsMatcher?, since: String?
    ) -> JSONText {
        if case .equals(let pages) = matcher, moments == nil, since == nil {
            return .integers(pages)
        }
        return fields(.pageChanges) {
            switch matcher {
            case .equals(let pages): $0.set("equals", .integers(pages))
            case .oneOf(let lists): $0.set("in", .array(lists.map(JSONText.integers)))
            case .count(let matcher): $0.set("count", number(matcher))
            }
            $0.set(
                "at",
                moments.map {
                    .array($0.nanoseconds.map { .string(DurationText.text(nanoseconds: $0)) })
                })
            $0.set("within", duration: moments?.withinNanoseconds)
            $0.set("since", since)
        }
    }

    private func visible(_ item: VisibleItem) -> JSONText {
        if item.frame == nil, item.imageFrame == nil, item.shows == nil {
            return .number("\(item.item)")
        }
        return fields(.visibleItem) {
            $0.set("item", item.item)
            $0.set("frame", item.frame.map { .array($0.map { number($0) }) })
            $0.set("imageFrame", item.imageFrame.map { .array($0.map { number($0) }) })
            $0.set("shows", item.shows?.rawValue)
        }
    }

    private func content(_ check: ContentCheck) -> JSONText {
        fields(.content) {
            $0.set("at", place(check.at))
            switch check.wanted {
            case .item(let item): $0.set("item", item)
            case .nothing: $0.set("nothing", .object([]))
            case .sameAs(let mark, let within):
                $0.set("sameAs", mark)
                $0.set("within", within)
            }
        }
    }

    private func count(_ matcher: NumberMatcher, since: String?) -> JSONText {
        if case .equals(let value, within: 0) = matcher, since == nil { return .double(value) }
        return fields(.callbackCount) {
            $0.set("count", number(matcher))
            $0.set("since", since)
        }
    }

    private func number(_ matcher: NumberMatcher) -> JSONText {
        switch matcher {
        case .equals(let value, within: 0): .double(value)
        case .equals(let value, let within):
            fields(.numberMatcher) {
                $0.set("equals", value)
                $0.set("within", within)
            }
        case .oneOf(let values): fields(.numberMatcher) { $0.set("in", .doubles(values)) }
        case .range(let min?, let max?):
            fields(.numberMatcher) { $0.set("between", .doubles([min, max])) }
        case .range(let min, let max):
            fields(.numberMatcher) {
                $0.set("min", min)
                $0.set("max", max)
            }
        }
    }

    private func phases(_ phases: [MotionPhase]) -> JSONText {
        phases.count == 1
            ? .string(phases[0].word) : .array(phases.map { JSONText.string($0.word) })
    }

    /// What a step waits for.
    func condition(_ condition: ScenarioCondition) -> JSONText {
        fields(.condition) {
            for part in condition.parts { set(part, in: &$0) }
        }
    }

    private func set(_ part: ScenarioCondition.Part, in object: inout ObjectText) {
        switch part {
        case .page(let matcher): object.set("page", number(matcher))
        case .phase(let phases): object.set("phase", self.phases(phases))
        case .offset(let matcher): object.set("offset", number(matcher))
        case .position(let matcher): object.set("position", number(matcher))
        case .isResting(let wanted): object.set("resting", wanted)
        case .shows(let item): object.set("shows", item)
        case .isVisible(let item): object.set("visible", item)
        case .mark(let name): object.set("mark", name)
        case .pageChanges(let matcher): object.set("pageChanges", number(matcher))
        case .isPresented(let wanted): object.set("presented", wanted)
        case .zoomScale(let matcher): object.set("zoomScale", number(matcher))
        case .backdropAlpha(let matcher): object.set("backdropAlpha", number(matcher))
        case .transition(let phase): object.set("transition", phase.word)
        case .hiddenThumbnails(let items): object.set("hiddenThumbnails", .integers(items))
        }
    }
}
