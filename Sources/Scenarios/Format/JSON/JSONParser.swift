import Foundation

/// Reads JSON (RFC 8259) into nodes that know where they stand.
///
/// It recurses no deeper than `maximumDepth`, and never fails in any other way than by throwing
/// one `JSONSyntaxError` with its place.
nonisolated struct JSONParser {
    /// How deep lists and objects may lie within each other.
    static let maximumDepth = 64

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    /// Reads a text.
    ///
    /// - Complexity: O(n), n being the number of bytes.
    static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
        try checkEncoding(bytes)
        var parser = JSONParser(bytes: bytes)
        parser.skipSpace()
        if parser.isAtEnd { throw JSONSyntaxError(.empty, at: 0) }
        let node = try parser.value()
        parser.skipSpace()
        if !parser.isAtEnd { throw JSONSyntaxError(.textAfterEnd, at: parser.position) }
        return node
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Refuses byte order marks, texts that are not UTF-8, and texts with a zero byte.
    private static func checkEncoding(_ bytes: [UInt8]) throws(JSONSyntaxError) {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw JSONSyntaxError(.encoding("UTF-16"), at: 0)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            throw JSONSyntaxError(.byteOrderMark, at: 0)
        }
        if let bad = UTF8Check.firstInvalidOffset(in: bytes) {
            throw JSONSyntaxError(.notUTF8(byte: bytes[bad]), at: bad)
        }
    }
}

// MARK: - Values

nonisolated extension JSONParser {
    private mutating func value() throws(JSONSyntaxError) -> JSONNode {
        let start = position
        guard let first = peek else {
            throw JSONSyntaxError(.endOfText(wanted: "a value"), at: position)
        }
        let parsed: JSONValue
        switch first {
        case UInt8(ascii: "{"), UInt8(ascii: "["): parsed = try nested()
        case UInt8(ascii: "\""): parsed = .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): parsed = try number()
        default: parsed = try word()
        }
        return JSONNode(value: parsed, range: start..<position)
    }

    /// A list or an object, one level deeper.
    private mutating func nested() throws(JSONSyntaxError) -> JSONValue {
        guard depth < JSONParser.maximumDepth else {
            throw JSONSyntaxError(.tooDeep(limit: JSONParser.maximumDepth), at: position)
        }
        depth += 1
        let isObject = peek == UInt8(ascii: "{")
        position += 1
        let result: JSONValue = isObject ? .object(try members()) : .array(try elements())
        depth -= 1
        return result
    }

    private mutating func members() throws(JSONSyntaxError) -> [JSONMember] {
        var members: [JSONMember] = []
        skipSpace()
        if take("}") { return members }
        while true {
            skipSpace()
            guard peek == UInt8(ascii: "\"") else { throw notAKey(afterComma: !members.isEmpty) }
            let start = position
            let key = try string()
            let keyRange = start..<position
            skipSpace()
            guard take(":") else { throw unexpected(wanted: "`:` after the key") }
            skipSpace()
            members.append(JSONMember(key: key, keyRange: keyRange, value: try value()))
            skipSpace()
            if take("}") { return members }
            guard take(",") else { throw unexpected(wanted: "`,` or `}`") }
        }
    }

    private mutating func elements() throws(JSONSyntaxError) -> [JSONNode] {
        var elements: [JSONNode] = []
        skipSpace()
        if take("]") { return elements }
        while true {
            skipSpace()
            if peek == UInt8(ascii: "]") { throw JSONSyntaxError(.commaBeforeEnd, at: position) }
            elements.append(try value())
            skipSpace()
            if take("]") { return elements }
            guard take(",") else { throw unexpected(wanted: "`,` or `]`") }
        }
    }

    private mutating func word() throws(JSONSyntaxError) -> JSONValue {
        let start = position
        while let byte = peek, isLetter(byte) { position += 1 }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default:
            position = start
            if word.isEmpty { throw unexpected(wanted: "a value") }
            throw JSONSyntaxError(.unknownWord(String(word.prefix(40))), at: start)
        }
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}

// MARK: - Numbers

nonisolated extension JSONParser {
    private mutating func number() throws(JSONSyntaxError) -> JSONValue {
        let start = position
        var isInteger = true
        _ = take("-")
        let firstDigit = peek
        try digits()
        if firstDigit == UInt8(ascii: "0"), position - start > (bytes[start] == 0x2D ? 2 : 1) {
            throw JSONSyntaxError(.leadingZero, at: start)
        }
        if take(".") {
            isInteger = false
            try digits()
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            isInteger = false
            position += 1
            if !take("+") { _ = take("-") }
            try digits()
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let value = Double(text), value.isFinite else {
            throw JSONSyntaxError(.numberOutOfRange(String(text.prefix(40))), at: start)
        }
        return .number(value, isInteger: isInteger)
    }

    private mutating func digits() throws(JSONSyntaxError) {
        let start = position
        while let byte = peek, (0x30...0x39).contains(byte) { position += 1 }
        if position == start { throw unexpected(wanted: "a digit") }
    }
}

// MARK: - Strings

nonisolated extension JSONParser {
    private mutating func string() throws(JSONSyntaxError) -> String {
        let start = position
        position += 1
        var content: [UInt8] = []
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return String(decoding: content, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(into: &content)
            case 0x0A, 0x0D: throw JSONSyntaxError(.unfinishedString, at: start)
            case 0..<0x20: throw JSONSyntaxError(.controlCharacter(byte), at: position)
            default:
                content.append(byte)
                position += 1
            }
        }
        throw JSONSyntaxError(.unfinishedString, at: start)
    }

    private mutating func escape(into content: inout [UInt8]) throws(JSONSyntaxError) {
        let start = position
        position += 1
        guard let byte = peek else { throw JSONSyntaxError(.unfinishedString, at: start) }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(byte)
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "u"):
            let scalar = try unicodeEscape(from: start)
            content.append(contentsOf: Array(String(Character(scalar)).utf8))
        default: throw JSONSyntaxError(.badEscape, at: start)
        }
    }

    private mutating func unicodeEscape(from start: Int) throws(JSONSyntaxError) -> Unicode.Scalar {
        let first = try hexadecimal(from: start)
        if let scalar = Unicode.Scalar(first) { return scalar }
        // A first half of a surrogate pair needs its second.
        guard (0xD800..<0xDC00).contains(first), take("\\"), take("u") else {
            throw JSONSyntaxError(.halfPair, at: start)
        }
        let second = try hexadecimal(from: start)
        guard (0xDC00..<0xE000).contains(second),
            let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
        else { throw JSONSyntaxError(.halfPair, at: start) }
        return scalar
    }

    private mutating func hexadecimal(from start: Int) throws(JSONSyntaxError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw JSONSyntaxError(.badEscape, at: start)
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }
}

// MARK: - Characters

nonisolated extension JSONParser {
    private var isAtEnd: Bool { position >= bytes.count }

    private var peek: UInt8? { isAtEnd ? nil : bytes[position] }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            position += 1
        }
    }

    /// What stands where something else was wanted.
    private func unexpected(wanted: String) -> JSONSyntaxError {
        guard !isAtEnd else { return JSONSyntaxError(.endOfText(wanted: wanted), at: position) }
        if bytes[position] == UInt8(ascii: "/") {
            return JSONSyntaxError(.comment, at: position)
        }
        return JSONSyntaxError(.unexpected(characterHere, wanted: wanted), at: position)
    }

    private func notAKey(afterComma: Bool) -> JSONSyntaxError {
        if afterComma, peek == UInt8(ascii: "}") {
            return JSONSyntaxError(.commaBeforeEnd, at: position)
        }
        return unexpected(wanted: "a key in quotes")
    }

    private var characterHere: String {
        let rest = bytes[position..<min(position + 32, bytes.count)]
        return String(decoding: rest, as: UTF8.self).first.map(String.init) ?? ""
    }
}
