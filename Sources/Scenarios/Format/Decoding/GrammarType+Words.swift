nonisolated extension GrammarType {
    /// Whether a value is of the JSON kind that the type starts from, so that messages can be
    /// about what was meant.
    func takes(_ node: JSONNode) -> Bool {
        switch (self, node.value) {
        case (.boolean, .bool), (.integer, .number), (.number, .number), (.text, .string),
            (.name, .string), (.duration, .string), (.choice, .string), (.place, .string),
            (.place, .array), (.tuple, .array), (.list, .array), (.object, .object),
            (.map, .object):
            true
        case (.either(let types), _): types.contains { $0.takes(node) }
        default: false
        }
    }

    /// What a right value is, for messages.
    var wanted: String {
        switch self {
        case .boolean: "`true` or `false`"
        case .integer(let range): integerWords(range)
        case .number(let unit, let min, let max, let isAbove):
            numberWords(unit: unit, min: min, max: max, isAbove: isAbove)
        case .text(let longest): "a text of 1 to \(longest) characters"
        case .name: NameText.wanted
        case .duration: "a time with its unit, such as \"250ms\" or \"1.5s\""
        case .choice(let choices):
            "one of " + choices.map { "\"\($0.word)\"" }.joined(separator: ", ")
        case .place: PlaceText.wanted
        case .tuple(let names, let scalar):
            "`[\(names.joined(separator: ", "))]`, numbers"
                + (scalar.unit.isEmpty ? "" : " in \(scalar.unit)")
                + (scalar.min > 0 ? " of at least \(numberText(scalar.min))" : "")
        case .list(let type, let count):
            "a list of \(count.lowerBound) "
                + (count.lowerBound == count.upperBound ? "" : "to \(count.upperBound) ")
                + type.plural
        case .object(let id): "an object: " + Grammar.object(id).summary
        case .map(let keys, _):
            "an object such as `{\"\(keys.first?.word ?? "key")\": …}`"
        case .either(let types): types.map(\.wanted).joined(separator: ", or ")
        }
    }

    /// What a list has several of, for messages.
    private var plural: String {
        switch self {
        case .boolean: "truth values"
        case .integer: "whole numbers"
        case .number: "numbers"
        case .text: "texts"
        case .name: "names"
        case .duration: "times"
        case .choice: "words"
        case .place: "places"
        case .tuple(let names, _): "`[\(names.joined(separator: ", "))]`"
        case .object(let id): id.rawValue + "s"
        case .list, .map, .either: "values"
        }
    }

    private func integerWords(_ range: ClosedRange<Int>) -> String {
        if range.lowerBound == range.upperBound { return "\(range.lowerBound)" }
        return "a whole number from \(range.lowerBound) to \(range.upperBound)"
    }

    private func numberWords(unit: String, min: Double, max: Double, isAbove: Bool) -> String {
        let suffix = unit.isEmpty ? "" : " in \(unit)"
        let least = isAbove ? "above \(numberText(min))" : "from \(numberText(min))"
        return "a number\(suffix) \(least) to \(numberText(max))"
    }
}

nonisolated extension GrammarObject {
    /// What the object is, for messages: its first clause, small.
    var summary: String {
        let clause = doc.prefix { !":;.".contains($0) }
        return clause.prefix(1).lowercased() + clause.dropFirst()
    }

    /// Who has the keys, for messages.
    var owner: String {
        switch id {
        case .nothing: "this object"
        case .scenario, .device, .host: "the \(id.rawValue)"
        case .expectation: "an expectation"
        case .step, .leg, .sample, .condition, .reaction, .call: "a \(id.rawValue)"
        case .numberMatcher: "a comparison"
        case .pageChanges: "`pageChanges`"
        default: "`\(id.rawValue)`"
        }
    }
}

nonisolated extension GrammarObject {
    /// How a value that was written bare is put into the object: `{"to": "landscapeLeft"}`; nil where
    /// no field of it takes such a value, or several do.
    func form(of node: JSONNode) -> String? {
        let isScalar = node.string != nil || node.number != nil || node.bool != nil
        let required = fields.filter(\.isRequired)
        let candidates = required.isEmpty ? fields : required
        let fitting = candidates.filter { $0.type.takes(node) }
        let hasVerbs = groups.contains { $0.rule == .exactlyOne }
        guard isScalar, !hasVerbs, fitting.count == 1, required.count <= 1 else { return nil }
        return "`{\"\(fitting[0].name)\": \(fitting[0].type.word(for: node))}`"
    }
}

nonisolated extension GrammarType {
    /// The value as JSON has it; where it is none of the known words, the one that was meant, or the
    /// first.
    fileprivate func word(for node: JSONNode) -> String {
        guard case .choice(let choices) = self, let text = node.string else { return node.written }
        let words = choices.map(\.word)
        if words.contains(text) { return node.written }
        let meant =
            NearestName.find(text, among: words) ?? words.first { $0.hasPrefix(text) } ?? words[0]
        return "\"\(meant)\""
    }
}

nonisolated extension JSONNode {
    /// A scalar as JSON has it, shortened.
    fileprivate var written: String {
        switch value {
        case .string(let text): "\"" + (text.count > 40 ? text.prefix(40) + "…" : text) + "\""
        case .number(let number, _): numberText(number)
        case .bool(let bool): "\(bool)"
        case .null, .array, .object: "…"
        }
    }
}
