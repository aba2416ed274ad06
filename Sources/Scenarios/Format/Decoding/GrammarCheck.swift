import Foundation

/// Holds a JSON tree against the table of the format.
///
/// It goes no deeper than the parser let the text be.
nonisolated struct GrammarCheck {
    /// What was found.
    private(set) var diagnostics: Diagnostics

    init(diagnostics: Diagnostics) {
        self.diagnostics = diagnostics
    }

    /// Checks a value that stands at `path`.
    mutating func check(_ node: JSONNode, _ type: GrammarType, path: String) {
        switch type {
        case .boolean: expect(node.bool != nil, node, type, path)
        case .integer(let range): checkInteger(node, range, path)
        case .number(let unit, let min, let max, let isAbove):
            checkNumber(node, type, unit, min, max, isAbove, path)
        case .text(let longest): checkText(node, type, longest, path)
        case .name:
            guard let text = node.string else { return wrongType(node, type, path) }
            if !NameText.isName(text) {
                add(.outOfRange(found: describe(node), wanted: NameText.wanted), node, path)
            }
        case .duration(let min, let max): checkDuration(node, type, min, max, path)
        case .choice(let choices): checkChoice(node, choices, path)
        case .place: checkPlace(node, path)
        case .tuple(let names, let scalar): checkTuple(node, type, names.count, scalar, path)
        case .list(let element, let count): checkList(node, type, element, count, path)
        case .object(let id): checkObject(node, Grammar.object(id), path)
        case .map(let keys, let value): checkMap(node, type, keys, value, path)
        case .either(let types): checkEither(node, type, types, path)
        }
    }
}

// MARK: - Scalars

nonisolated extension GrammarCheck {
    private mutating func checkInteger(_ node: JSONNode, _ range: ClosedRange<Int>, _ path: String)
    {
        guard case .number(let value, _) = node.value, value == value.rounded() else {
            return wrongType(node, .integer(range), path)
        }
        if value < Double(range.lowerBound) || value > Double(range.upperBound) {
            add(
                .outOfRange(found: describe(node), wanted: GrammarType.integer(range).wanted), node,
                path)
        }
    }

    private mutating func checkNumber(
        _ node: JSONNode, _ type: GrammarType, _ unit: String, _ min: Double, _ max: Double,
        _ isAbove: Bool, _ path: String
    ) {
        guard let value = node.number else {
            if let text = node.string, let first = text.unicodeScalars.first,
                ("0"..."9").contains(first) || first == "-"
            {
                let wanted =
                    "a bare number" + (unit.isEmpty ? "" : ", which is in \(unit)")
                return add(.wrongUnit(found: describe(node), wanted: wanted), node, path)
            }
            return wrongType(node, type, path)
        }
        if value < min || value > max || (isAbove && value == min) {
            add(.outOfRange(found: describe(node), wanted: type.wanted), node, path)
        }
    }

    private mutating func checkText(
        _ node: JSONNode, _ type: GrammarType, _ longest: Int, _ path: String
    ) {
        guard let text = node.string else { return wrongType(node, type, path) }
        let isBlank = text.allSatisfy(\.isWhitespace)
        if isBlank || text.unicodeScalars.count > longest {
            add(.outOfRange(found: describe(node), wanted: type.wanted), node, path)
        }
    }

    private mutating func checkDuration(
        _ node: JSONNode, _ type: GrammarType, _ min: Int64, _ max: Int64, _ path: String
    ) {
        guard let text = node.string else {
            if let number = node.number {
                let example = "\"\(numberText(number))ms\""
                let wanted = "a time with its unit, such as \(example) or \"1.5s\""
                return add(.wrongUnit(found: describe(node), wanted: wanted), node, path)
            }
            return wrongType(node, type, path)
        }
        switch DurationText.read(text) {
        case _ where DurationText.hasComma(text):
            let right = text.replacingOccurrences(of: ",", with: ".")
            let wanted = "a time with a point, \"\(right)\""
            add(.outOfRange(found: describe(node), wanted: wanted), node, path)
        case .notATime:
            add(.outOfRange(found: describe(node), wanted: type.wanted), node, path)
        case .noUnit:
            let wanted = "a time with its unit, such as \"\(text)ms\" or \"1.5s\""
            add(.wrongUnit(found: describe(node), wanted: wanted), node, path)
        case .unknownUnit(let unit):
            add(
                .wrongUnit(
                    found: describe(node) + " with the unit `\(unit)`",
                    wanted: "a time in `ms`, `s` or `min`"), node, path)
        case .nanoseconds(let value):
            if value < min || value > max {
                let wanted =
                    value < 0
                    ? "a time that is not negative"
                    : "a time from \(durationText(min)) to \(durationText(max))"
                add(
                    .outOfRange(
                        found: describe(node),
                        wanted: min == 1 && value == 0 ? "a time that is not zero" : wanted),
                    node, path)
            }
        }
    }

    private mutating func checkChoice(
        _ node: JSONNode, _ choices: [GrammarChoice], _ path: String
    ) {
        let words = choices.map(\.word)
        guard let text = node.string else { return wrongType(node, .choice(choices), path) }
        if !words.contains(text) {
            let nearest = NearestName.find(text, among: words)
            add(.unknownWord(found: describe(node), nearest: nearest, known: words), node, path)
        }
    }

    private mutating func checkPlace(_ node: JSONNode, _ path: String) {
        if let text = node.string {
            guard PlaceText.named(text) == nil else { return }
            let nearest = NearestName.find(text, among: PlaceText.plainNames)
            if let nearest {
                let words = PlaceText.plainNames
                return add(
                    .unknownWord(found: describe(node), nearest: nearest, known: words), node, path)
            }
            return add(.outOfRange(found: describe(node), wanted: PlaceText.wanted), node, path)
        }
        guard let elements = node.elements, elements.count == 2 else {
            return add(.wrongType(found: describe(node), wanted: PlaceText.wanted), node, path)
        }
        for (index, element) in elements.enumerated() {
            let isFraction = element.string.flatMap(PlaceText.fraction) != nil
            if element.number != nil {
                check(element, .points, path: path + "[\(index)]")
            }
            if element.number == nil, !isFraction {
                add(
                    .wrongType(
                        found: describe(element),
                        wanted: "a number of points, or a fraction such as \"80%\""),
                    element, path + "[\(index)]")
            }
        }
    }
}

// MARK: - Lists and objects

nonisolated extension GrammarCheck {
    private mutating func checkTuple(
        _ node: JSONNode, _ type: GrammarType, _ count: Int, _ scalar: GrammarScalar, _ path: String
    ) {
        guard let elements = node.elements, elements.count == count else {
            return wrongType(node, type, path)
        }
        for (index, element) in elements.enumerated() {
            check(
                element,
                .number(unit: scalar.unit, min: scalar.min, max: scalar.max, isAbove: false),
                path: path + "[\(index)]")
        }
    }

    private mutating func checkList(
        _ node: JSONNode, _ type: GrammarType, _ element: GrammarType, _ count: ClosedRange<Int>,
        _ path: String
    ) {
        guard let elements = node.elements else { return wrongType(node, type, path) }
        if !count.contains(elements.count) {
            let found = elements.isEmpty ? "an empty list" : "a list of \(elements.count)"
            add(.outOfRange(found: found, wanted: type.wanted), node, path)
        }
        for (index, item) in elements.enumerated() {
            check(item, element, path: path + "[\(index)]")
        }
    }

    private mutating func checkEither(
        _ node: JSONNode, _ type: GrammarType, _ types: [GrammarType], _ path: String
    ) {
        guard let fitting = types.first(where: { $0.takes(node) }) else {
            return wrongType(node, type, path)
        }
        check(node, fitting, path: path)
    }

    private mutating func checkObject(_ node: JSONNode, _ object: GrammarObject, _ path: String) {
        guard let members = node.members else {
            if let form = object.form(of: node) {
                return add(.wrongType(found: describe(node), wanted: form), node, path)
            }
            return wrongType(node, .object(object.id), path)
        }
        let owner = object.owner
        var first: [String: Int] = [:]
        for member in members {
            if let offset = first[member.key] {
                let place = diagnostics.source.place(at: offset)
                diagnostics.add(
                    .duplicateKey(key: member.key, first: place), at: member.keyRange.lowerBound,
                    path: join(path, member.key))
            } else {
                first[member.key] = member.keyRange.lowerBound
            }
            checkMember(member, object, owner, path)
        }
        for field in object.fields where field.isRequired && first[field.name] == nil {
            add(
                .missingKey(key: field.name, owner: owner, wanted: field.type.wanted), node, path)
        }
        checkGroups(object, members, node, path)
        if object.id == .numberMatcher { checkLimits(node, path) }
    }

    /// The limits of a matcher leave something between them.
    private mutating func checkLimits(_ node: JSONNode, _ path: String) {
        let pair = node["between"]?.elements?.compactMap(\.number) ?? []
        let limits = pair.count == 2 ? pair : [node["min"], node["max"]].compactMap { $0?.number }
        guard limits.count == 2, limits[0] > limits[1] else { return }
        add(
            .contradiction(
                problem: "no number is from \(numberText(limits[0])) to \(numberText(limits[1]))",
                remedy: "put the lesser one first"), node["between"] ?? node, path)
    }

    private mutating func checkMember(
        _ member: JSONMember, _ object: GrammarObject, _ owner: String, _ path: String
    ) {
        if member.key.hasPrefix("x-") || member.key == "note" { return }
        let memberPath = join(path, member.key)
        guard let field = object.field(member.key) else {
            let known = object.fields.map(\.name)
            let nearest = NearestName.find(member.key, among: known)
            return diagnostics.add(
                .unknownKey(key: member.key, owner: owner, nearest: nearest, known: known),
                at: member.keyRange.lowerBound, path: memberPath)
        }
        check(member.value, field.type, path: memberPath)
    }

    private mutating func checkGroups(
        _ object: GrammarObject, _ members: [JSONMember], _ node: JSONNode, _ path: String
    ) {
        for group in object.groups {
            let found = members.filter { group.names.contains($0.key) }
            let keys = found.map(\.key).reduce(into: [String]()) { keys, key in
                if !keys.contains(key) { keys.append(key) }
            }
            if keys.isEmpty, group.rule != .atMostOne, !hasSlip(object, members) {
                add(
                    .missingOneOf(noun: group.noun, owner: object.owner, known: group.names), node,
                    path)
            }
            if keys.count > 1, group.rule != .atLeastOne {
                let second = found.first { $0.key != keys[0] }
                diagnostics.add(
                    .tooManyOf(noun: group.noun, found: keys),
                    at: second?.keyRange.lowerBound ?? node.range.lowerBound, path: path)
            }
        }
        for need in object.needs where !members.contains(where: { $0.key == need.other }) {
            guard let member = members.first(where: { $0.key == need.key }) else { continue }
            diagnostics.add(
                .needsKey(key: need.key, other: need.other), at: member.keyRange.lowerBound,
                path: path)
        }
    }

    /// Whether some key is unknown: then a missing verb is likely that one, misspelt, and told.
    private func hasSlip(_ object: GrammarObject, _ members: [JSONMember]) -> Bool {
        members.contains {
            object.field($0.key) == nil && !$0.key.hasPrefix("x-") && $0.key != "note"
        }
    }

    private mutating func checkMap(
        _ node: JSONNode, _ type: GrammarType, _ keys: [GrammarChoice], _ value: GrammarType,
        _ path: String
    ) {
        guard node.members != nil else { return wrongType(node, type, path) }
        // A map is an object whose keys all have one type.
        let object = GrammarObject(
            .nothing, "", keys.map { GrammarField($0.word, value, $0.doc) })
        checkObject(node, object, path)
    }
}

// MARK: - Words

nonisolated extension GrammarCheck {
    private mutating func expect(
        _ isRight: Bool, _ node: JSONNode, _ type: GrammarType, _ path: String
    ) {
        if !isRight { wrongType(node, type, path) }
    }

    private mutating func wrongType(_ node: JSONNode, _ type: GrammarType, _ path: String) {
        add(.wrongType(found: describe(node), wanted: type.wanted), node, path)
    }

    private mutating func add(_ cause: ScenarioError.Cause, _ node: JSONNode, _ path: String) {
        diagnostics.add(cause, at: node.range.lowerBound, path: path)
    }

    private func join(_ path: String, _ key: String) -> String {
        path.isEmpty ? key : path + "." + key
    }

    /// A value as a message shows it.
    private func describe(_ node: JSONNode) -> String { node.found }
}

nonisolated extension JSONNode {
    /// The value as a message shows it: a scalar itself, shortened; a list or object by its kind.
    var found: String {
        switch value {
        case .null: "`null`"
        case .bool(let bool): "`\(bool)`"
        case .number(let number, _): "`\(numberText(number))`"
        case .string(let text):
            "\"" + (text.count > 40 ? text.prefix(40) + "…" : text) + "\""
        case .array(let elements):
            elements.isEmpty ? "an empty list" : "a list of \(elements.count)"
        case .object: "an object"
        }
    }
}
