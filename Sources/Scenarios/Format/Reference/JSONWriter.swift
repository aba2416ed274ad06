/// Writes JSON by hand, with keys in the order in which they are given.
nonisolated indirect enum JSONText: Equatable, Sendable {
    /// A truth value.
    case bool(Bool)
    /// A number as it is written.
    case number(String)
    /// A text.
    case string(String)
    /// A list.
    case array([JSONText])
    /// An object.
    case object([(String, JSONText)])
    /// JSON that is text already.
    case raw(String)

    static func == (left: JSONText, right: JSONText) -> Bool {
        left.compact == right.compact
    }

    /// The text over several lines, two spaces a level; what is short stands on one.
    func written(indent: Int = 0) -> String {
        let line = compact
        if line.count + 2 * indent <= 96 { return line }
        let inner = String(repeating: "  ", count: indent + 1)
        let outer = String(repeating: "  ", count: indent)
        switch self {
        case .array(let elements):
            let lines = elements.map { inner + $0.written(indent: indent + 1) }
            return "[\n" + lines.joined(separator: ",\n") + "\n" + outer + "]"
        case .object(let members):
            let lines = members.map { key, value in
                inner + JSONText.quoted(key) + ": " + value.written(indent: indent + 1)
            }
            return "{\n" + lines.joined(separator: ",\n") + "\n" + outer + "}"
        default: return line
        }
    }

    /// The text on one line.
    var compact: String {
        switch self {
        case .bool(let bool): return "\(bool)"
        case .number(let text), .raw(let text): return text
        case .string(let text): return JSONText.quoted(text)
        case .array(let elements):
            return "[" + elements.map(\.compact).joined(separator: ", ") + "]"
        case .object(let members):
            if members.isEmpty { return "{}" }
            let parts = members.map { JSONText.quoted($0) + ": " + $1.compact }
            return "{ " + parts.joined(separator: ", ") + " }"
        }
    }

    /// A text in quotes, with the escapes that JSON needs.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
