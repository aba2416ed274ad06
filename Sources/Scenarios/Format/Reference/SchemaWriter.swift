/// Writes the JSON Schema (draft 2020-12) of the format from its table.
nonisolated enum SchemaWriter {
    /// The schema's text, with a line feed at the end.
    static var text: String {
        guard case .object(let root) = schema(of: Grammar.object(.scenario)) else {
            preconditionFailure("An object's schema is an object.")
        }
        let definitions = Grammar.scenarioObjects.filter { $0.id != .scenario }.map {
            ($0.id.rawValue, schema(of: $0))
        }
        let all: [(String, JSONText)] =
            [
                ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
                ("$id", .string("urn:photo-browser-bench:scenario:\(Scenario.currentVersion)")),
                ("title", .string("Photo browser scenario")),
            ] + root + [("$defs", .object(definitions))]
        return JSONText.object(all).written() + "\n"
    }

    /// The schema of an object.
    private static func schema(of object: GrammarObject) -> JSONText {
        var properties = object.fields.map { ($0.name, schema(of: $0)) }
        properties.append(("note", .bool(true)))
        var members: [(String, JSONText)] = [
            ("description", .string(object.doc)), ("type", .string("object")),
            ("properties", .object(properties)),
            ("patternProperties", .object([("^x-", .bool(true))])),
            ("additionalProperties", .bool(false)),
        ]
        let required = object.fields.filter(\.isRequired).map { JSONText.string($0.name) }
        if !required.isEmpty { members.append(("required", .array(required))) }
        if !object.needs.isEmpty {
            members.append(
                (
                    "dependentRequired",
                    .object(object.needs.map { ($0.key, .array([.string($0.other)])) })
                ))
        }
        if !object.groups.isEmpty {
            members.append(("allOf", .array(object.groups.map(rule))))
        }
        return .object(members)
    }

    /// How many keys of a group there may be.
    private static func rule(_ group: GrammarGroup) -> JSONText {
        let each = group.names.map { JSONText.object([("required", .array([.string($0)]))]) }
        switch group.rule {
        case .exactlyOne: return .object([("oneOf", .array(each))])
        case .atLeastOne: return .object([("anyOf", .array(each))])
        case .atMostOne:
            let none = JSONText.object([("not", .object([("anyOf", .array(each))]))])
            return .object([("oneOf", .array(each + [none]))])
        }
    }

    private static func schema(of field: GrammarField) -> JSONText {
        var members: [(String, JSONText)] = [("description", .string(field.doc))]
        if let text = field.defaultText { members.append(("default", .raw(text))) }
        return .object(members + schema(of: field.type))
    }

    /// The members that say what a value of a type is.
    private static func schema(of type: GrammarType) -> [(String, JSONText)] {
        switch type {
        case .boolean: return [("type", .string("boolean"))]
        case .integer(let range):
            return [
                ("type", .string("integer")), ("minimum", .number("\(range.lowerBound)")),
                ("maximum", .number("\(range.upperBound)")),
            ]
        case .number(_, let min, let max, let isAbove):
            return [
                ("type", .string("number")),
                (isAbove ? "exclusiveMinimum" : "minimum", .number(numberText(min))),
                ("maximum", .number(numberText(max))),
            ]
        case .text(let longest):
            return [
                ("type", .string("string")), ("pattern", .string("\\S")),
                ("maxLength", .number("\(longest)")),
            ]
        case .name: return pattern(NameText.pattern)
        case .duration(let min, _):
            return pattern(min < 0 ? DurationText.signedPattern : DurationText.pattern)
        case .choice(let choices):
            return [("enum", .array(choices.map { .string($0.word) }))]
        case .place: return place
        case .tuple(let names, let scalar): return tuple(names, scalar)
        case .list(let element, let count):
            return [
                ("type", .string("array")), ("items", .object(schema(of: element))),
                ("minItems", .number("\(count.lowerBound)")),
                ("maxItems", .number("\(count.upperBound)")),
            ]
        case .object(let id): return [("$ref", .string("#/$defs/\(id.rawValue)"))]
        case .map(let keys, let value):
            let properties = keys.map { choice in
                (
                    choice.word,
                    JSONText.object(
                        [("description", .string(choice.doc))] + schema(of: value))
                )
            }
            return [
                ("type", .string("object")),
                ("properties", .object(properties + [("note", .bool(true))])),
                ("patternProperties", .object([("^x-", .bool(true))])),
                ("additionalProperties", .bool(false)),
            ]
        case .either(let types):
            return [("anyOf", .array(types.map { .object(schema(of: $0)) }))]
        }
    }

    private static func pattern(_ pattern: String) -> [(String, JSONText)] {
        [("type", .string("string")), ("pattern", .string(pattern))]
    }

    private static func tuple(
        _ names: [String], _ scalar: GrammarScalar
    ) -> [(String, JSONText)] {
        [
            ("type", .string("array")),
            (
                "items",
                .object([
                    ("type", .string("number")), ("minimum", .number(numberText(scalar.min))),
                    ("maximum", .number(numberText(scalar.max))),
                ])
            ),
            ("minItems", .number("\(names.count)")), ("maxItems", .number("\(names.count)")),
        ]
    }

    private static var place: [(String, JSONText)] {
        let coordinate = JSONText.object([
            (
                "anyOf",
                .array([
                    .object(schema(of: .points)),
                    .object(pattern(PlaceText.fractionPattern)),
                ])
            )
        ])
        let point: [(String, JSONText)] = [
            ("type", .string("array")), ("items", coordinate), ("minItems", .number("2")),
            ("maxItems", .number("2")),
        ]
        return [("anyOf", .array([.object(pattern(PlaceText.pattern)), .object(point)]))]
    }
}
