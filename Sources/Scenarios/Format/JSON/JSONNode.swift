/// A value of a JSON text, and where it stands.
nonisolated struct JSONNode: Equatable, Sendable {
    /// What it is.
    var value: JSONValue
    /// The bytes of the text that it takes.
    var range: Range<Int>
}

/// What a value of a JSON text is.
nonisolated indirect enum JSONValue: Equatable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, and whether it is written without fraction and exponent.
    case number(Double, isInteger: Bool)
    /// A string.
    case string(String)
    /// A list.
    case array([JSONNode])
    /// An object's members, in the text's order, duplicates among them.
    case object([JSONMember])
}

/// A member of a JSON object.
nonisolated struct JSONMember: Equatable, Sendable {
    /// The key.
    var key: String
    /// The bytes of the text that the key takes, quotes among them.
    var keyRange: Range<Int>
    /// The value.
    var value: JSONNode
}

nonisolated extension JSONNode {
    /// The members of an object, nil for anything else.
    var members: [JSONMember]? {
        guard case .object(let members) = value else { return nil }
        return members
    }

    /// The elements of a list, nil for anything else.
    var elements: [JSONNode]? {
        guard case .array(let elements) = value else { return nil }
        return elements
    }

    /// The text of a string, nil for anything else.
    var string: String? {
        guard case .string(let string) = value else { return nil }
        return string
    }

    /// The number, nil for anything else.
    var number: Double? {
        guard case .number(let number, _) = value else { return nil }
        return number
    }

    /// The truth value, nil for anything else.
    var bool: Bool? {
        guard case .bool(let bool) = value else { return nil }
        return bool
    }

    /// The value of the first member with that key.
    ///
    /// - Complexity: O(n), n being the number of members.
    subscript(key: String) -> JSONNode? {
        members?.first { $0.key == key }?.value
    }
}
