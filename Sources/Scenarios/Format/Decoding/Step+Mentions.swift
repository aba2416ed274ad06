/// What a step speaks of, for the checks of a whole timeline.
nonisolated extension Step {
    /// The mark that the step sets.
    var markName: String? {
        if case .mark(let name) = action { name } else { nil }
    }

    /// Marks that the step speaks of.
    var mentionedMarks: [String] {
        var marks = checks.compactMap { check -> String? in
            switch check.subject {
            case .pageChanges(_, _, let since), .callbacks(_, _, let since): since
            case .callbackLog(let log): log.sinceMark
            case .flips(let flips): flips.sinceMark
            case .flights(let flights): flights.sinceMark
            case .gone(let moment): moment.sinceMark
            case .content(let content):
                if case .sameAs(let mark, _) = content.wanted { mark } else { nil }
            default: nil
            }
        }
        if case .always(let check) = action {
            marks += [check.fromMark, check.toMark].compactMap(\.self)
        }
        return marks
    }

    /// Marks that the step's condition speaks of.
    var watchedMarks: [String] {
        conditionParts.compactMap { part in
            if case .mark(let name) = part { name } else { nil }
        }
    }

    /// Overlays that the step speaks of.
    var mentionedOverlays: [String] {
        var names = places.compactMap { place -> String? in
            if case .named(.overlay(let name)) = place { name } else { nil }
        }
        if case .removeOverlay(let name) = action { names.append(name) }
        for check in checks {
            if case .overlay(let overlay) = check.subject { names.append(overlay.name) }
        }
        return names
    }

    /// The page or item that must exist when the step is played.
    var neededItem: Int? {
        switch action {
        case .scrollToPage(let page, _): page
        case .deliverImage(let item, _), .failImage(let item): item
        default: nil
        }
    }

    /// The page that the step expects.
    var expectedPage: Int? {
        for check in checks {
            if case .page(.equals(let page, _)) = check.subject { return Int(page) }
        }
        return nil
    }

    /// Items that the step speaks of otherwise.
    var mentionedItems: [Int] {
        var items = places.compactMap { place -> Int? in
            if case .named(.thumbnail(let index)) = place { index } else { nil }
        }
        for check in checks {
            switch check.subject {
            case .pageChanges(.equals(let pages), _, _): items += pages
            case .visible(let visible): items += visible.map(\.item)
            case .copies(let item, _, _): items.append(item)
            case .hiddenThumbnails(let hidden): items += hidden
            case .flips(let check):
                if case .equals(let flips) = check.wanted { items += flips.compactMap(\.page) }
            case .flights(let check): items += check.flights.map(\.item)
            case .content(let content):
                if case .item(let item) = content.wanted { items.append(item) }
            default: break
            }
        }
        return items
    }

    /// Items that the step's condition speaks of.
    var watchedItems: [Int] {
        conditionParts.compactMap { part in
            switch part {
            case .shows(let item), .isVisible(let item): item
            case .page(.equals(let page, _)): Int(page)
            case .hiddenThumbnails(let items): items.max()
            default: nil
            }
        }
    }

    private var conditionParts: [ScenarioCondition.Part] {
        if case .when(let condition, _, _) = start { condition.parts } else { [] }
    }

    private var checks: [ExpectationCheck] {
        switch action {
        case .expect(let expectation): expectation.checks
        case .always(let check): check.expectation.checks
        default: []
        }
    }

    /// Places of gestures and expectations.
    private var places: [Place] {
        let looked = checks.compactMap { check -> Place? in
            if case .content(let content) = check.subject { content.at } else { nil }
        }
        guard case .gesture(let gesture) = action else { return looked }
        switch gesture {
        case .tap(let tap): return [tap.at]
        case .doubleTap(let tap): return [tap.at]
        case .longPress(let press): return [press.at]
        case .swipe(let swipe): return [swipe.from].compactMap(\.self)
        case .pinch(let pinch): return [pinch.center]
        case .touches: return []
        case .drag(let drag):
            return [drag.from]
                + drag.legs.compactMap { leg in
                    if case .move(let move) = leg, case .to(let place) = move.target {
                        place
                    } else {
                        nil
                    }
                }
        }
    }
}

nonisolated extension Gesture {
    /// The numbers of its fingers, each once.
    var fingers: [Int] {
        switch self {
        case .tap(let tap): [tap.finger]
        case .doubleTap(let tap): [tap.finger]
        case .longPress(let press): [press.finger]
        case .drag(let drag): [drag.finger]
        case .swipe(let swipe): [swipe.finger]
        case .pinch(let pinch): Set(pinch.fingers).sorted()
        case .touches(let samples):
            samples.reduce(into: []) { fingers, sample in
                if !fingers.contains(sample.finger) { fingers.append(sample.finger) }
            }
        }
    }
}
