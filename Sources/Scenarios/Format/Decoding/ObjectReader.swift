import Foundation

/// Reads the fields of an object that has passed `GrammarCheck`.
///
/// Defaults come from the table alone. To read a field that the table does not have, or in
/// another type, is a programming error and stops.
nonisolated struct ObjectReader {
    /// The object.
    let node: JSONNode
    /// What it is.
    let object: GrammarObject
    /// Where it stands: `timeline[3].drag`.
    let path: String

    init(_ node: JSONNode, _ id: GrammarID, path: String) {
        self.node = node
        self.object = Grammar.object(id)
        self.path = path
    }

    /// The value of a field, or its default; nil where neither is there.
    func value(_ name: String) -> JSONNode? {
        guard let field = object.field(name) else {
            preconditionFailure("\(object.id.rawValue) has no field \(name).")
        }
        if let node = node[name] { return node }
        guard let text = field.defaultText else { return nil }
        guard let node = try? JSONParser.parse(Array(text.utf8)) else {
            preconditionFailure("The default of \(object.id.rawValue).\(name) is no JSON.")
        }
        return JSONNode(value: node.value, range: self.node.range)
    }

    /// Whether the file gives the field.
    func has(_ name: String) -> Bool { node[name] != nil }

    /// The path of a field.
    func path(_ name: String) -> String { path.isEmpty ? name : path + "." + name }

    /// Where the field's value stands, or the object where it is missing.
    func offset(_ name: String) -> Int { (node[name] ?? node).range.lowerBound }

    func optionalBool(_ name: String) -> Bool? { value(name)?.bool }

    func bool(_ name: String) -> Bool { require(optionalBool(name), name) }

    func optionalNumber(_ name: String) -> Double? { value(name)?.number }

    func number(_ name: String) -> Double { require(optionalNumber(name), name) }

    func optionalInteger(_ name: String) -> Int? { value(name)?.number.map { Int($0) } }

    func integer(_ name: String) -> Int { require(optionalInteger(name), name) }

    func optionalString(_ name: String) -> String? { value(name)?.string }

    func string(_ name: String) -> String { require(optionalString(name), name) }

    func optionalDuration(_ name: String) -> Int64? {
        guard let text = value(name)?.string,
            case .nanoseconds(let nanoseconds) = DurationText.read(text)
        else { return nil }
        return nanoseconds
    }

    func duration(_ name: String) -> Int64 { require(optionalDuration(name), name) }

    func optionalChoice<Word: RawRepresentable>(
        _ name: String, _ type: Word.Type
    ) -> Word? where Word.RawValue == String {
        value(name)?.string.map { require(Word(rawValue: $0), name) }
    }

    func choice<Word: RawRepresentable>(
        _ name: String, _ type: Word.Type
    ) -> Word where Word.RawValue == String {
        require(optionalChoice(name, type), name)
    }

    func optionalPlace(_ name: String) -> Place? { value(name).flatMap(Place.init(checked:)) }

    func place(_ name: String) -> Place { require(optionalPlace(name), name) }

    func optionalNumbers(_ name: String) -> [Double]? {
        value(name)?.elements?.compactMap(\.number)
    }

    func optionalWay(_ name: String) -> Displacement? {
        optionalNumbers(name).map { Displacement(dx: $0[0], dy: $0[1]) }
    }

    func way(_ name: String) -> Displacement { require(optionalWay(name), name) }

    func optionalSize(_ name: String) -> CGSize? {
        optionalNumbers(name).map { CGSize(width: $0[0], height: $0[1]) }
    }

    /// The elements of a list, empty where it is missing, each with its path.
    func list(_ name: String) -> [(node: JSONNode, path: String)] {
        (value(name)?.elements ?? []).enumerated().map { ($1, "\(path(name))[\($0)]") }
    }

    /// The object of a field, nil where it is missing.
    func optionalObject(_ name: String, _ id: GrammarID) -> ObjectReader? {
        value(name).map { ObjectReader($0, id, path: path(name)) }
    }

    func requiredObject(_ name: String, _ id: GrammarID) -> ObjectReader {
        require(optionalObject(name, id), name)
    }

    /// The first of these fields that the file gives.
    func first(of names: [String]) -> String? {
        node.members?.first { names.contains($0.key) }?.key
    }

    private func require<Value>(_ value: Value?, _ name: String) -> Value {
        guard let value else {
            preconditionFailure("\(path(name)) passed the check and has no such value.")
        }
        return value
    }
}

nonisolated extension Place {
    /// The place of a value that has passed the check; nil for any other.
    init?(checked node: JSONNode) {
        if let text = node.string {
            guard let named = PlaceText.named(text) else { return nil }
            self = .named(named)
            return
        }
        let coordinates = (node.elements ?? []).compactMap { element -> Coordinate? in
            if let number = element.number { return .points(number) }
            return element.string.flatMap(PlaceText.fraction).map(Coordinate.fraction)
        }
        guard coordinates.count == 2 else { return nil }
        self = .coordinates(x: coordinates[0], y: coordinates[1])
    }
}
