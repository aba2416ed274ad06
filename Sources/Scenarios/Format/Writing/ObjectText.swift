/// An object of the format as it is written: its keys are those of the table, and what is the
/// table's default is left out.
nonisolated struct ObjectText {
    private let object: GrammarObject
    private(set) var members: [(String, JSONText)] = []

    init(_ id: GrammarID) {
        object = Grammar.object(id)
    }

    /// Adds a field; nil, and the default of a field that need not be there, add nothing.
    mutating func set(_ key: String, _ value: JSONText?) {
        guard let value else { return }
        guard let field = object.field(key) else {
            preconditionFailure("\(object.id.rawValue) has no field \(key).")
        }
        if !field.isRequired, field.defaultText == value.compact { return }
        members.append((key, value))
    }

    /// Adds a field of another type than those of `JSONText`.
    mutating func set(_ key: String, _ value: String?) { set(key, value.map(JSONText.string)) }
    mutating func set(_ key: String, _ value: Bool?) { set(key, value.map(JSONText.bool)) }
    mutating func set(_ key: String, _ value: Int?) { set(key, value.map { .number("\($0)") }) }
    mutating func set(_ key: String, _ value: Double?) { set(key, value.map(JSONText.double)) }
    mutating func set(_ key: String, duration nanoseconds: Int64?) {
        set(key, nanoseconds.map { .string(DurationText.text(nanoseconds: $0)) })
    }

    /// Adds words of the author's, which the engine does not read; nil adds nothing.
    mutating func note(_ text: String?) {
        if let text { members.append(("note", .string(text))) }
    }

    /// The object.
    var text: JSONText { .object(members) }

    /// The object; nil when nothing is in it.
    var textUnlessEmpty: JSONText? { members.isEmpty ? nil : text }
}

nonisolated extension JSONText {
    /// A number as a person writes it.
    static func double(_ value: Double) -> JSONText { .number(numberText(value)) }

    /// A list of numbers.
    static func doubles(_ values: [Double]) -> JSONText { .array(values.map(JSONText.double)) }

    /// A list of whole numbers.
    static func integers(_ values: [Int]) -> JSONText { .array(values.map { .number("\($0)") }) }
}

nonisolated extension DurationText {
    /// A time as a scenario has it, exact to the nanosecond: `250ms`, `8.333333ms`,
    /// and `2s` for whole seconds.
    static func text(nanoseconds: Int64) -> String {
        if nanoseconds < 0 { return "-" + text(nanoseconds: -nanoseconds) }
        if nanoseconds > 0, nanoseconds % 1_000_000_000 == 0 {
            return "\(nanoseconds / 1_000_000_000)s"
        }
        let whole = nanoseconds / 1_000_000
        let rest = nanoseconds % 1_000_000
        if rest == 0 { return "\(whole)ms" }
        var digits = "\(1_000_000 + rest)".dropFirst()
        while digits.last == "0" { digits = digits.dropLast() }
        return "\(whole).\(digits)ms"
    }
}
