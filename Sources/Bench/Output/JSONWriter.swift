/// Writes JSON in the order in which it is told, without building a tree first.
///
/// Numbers that JSON cannot hold (not a number, infinity) become `null`.
nonisolated struct JSONWriter {
    /// The text so far, UTF-8.
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// Writes an object; `body` writes its members.
    mutating func object(_ body: (inout JSONWriter) -> Void) {
        nest("{", "}", body)
    }

    /// Writes an array; `body` writes its elements.
    mutating func array(_ body: (inout JSONWriter) -> Void) {
        nest("[", "]", body)
    }

    /// Writes a member's key; its value must follow.
    mutating func key(_ name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a member that is an array of whole numbers.
    mutating func column<Numbers: Sequence>(_ name: String, _ numbers: Numbers)
    where Numbers.Element: BinaryInteger {
        key(name)
        array { writer in
            for number in numbers { writer.number(number) }
        }
    }

    /// Writes a member that is an array of numbers.
    mutating func column(_ name: String, _ numbers: some Sequence<Double>) {
        key(name)
        array { writer in
            for number in numbers { writer.number(number) }
        }
    }

    /// Writes a member that is an array of texts.
    mutating func column(_ name: String, _ texts: some Sequence<String>) {
        key(name)
        array { writer in
            for text in texts { writer.string(text) }
        }
    }

    /// Writes a text.
    mutating func string(_ text: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 { append(escaped: byte) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes a whole number.
    mutating func number(_ value: some BinaryInteger) {
        separate()
        bytes += String(value).utf8
    }

    /// Writes a number, the shortest text that reads back as the same.
    mutating func number(_ value: Double) {
        separate()
        guard value.isFinite else {
            bytes += "null".utf8
            return
        }
        if value == value.rounded(), value.magnitude < 1e15 {
            bytes += String(Int64(value)).utf8
        } else {
            bytes += "\(value)".utf8
        }
    }

    /// Writes a truth value.
    mutating func boolean(_ value: Bool) {
        separate()
        bytes += (value ? "true" : "false").utf8
    }

    private mutating func nest(
        _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) -> Void
    ) {
        separate()
        bytes.append(UInt8(ascii: open))
        needsComma = false
        body(&self)
        bytes.append(UInt8(ascii: close))
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    private mutating func append(escaped byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): bytes += "\\\"".utf8
        case UInt8(ascii: "\\"): bytes += "\\\\".utf8
        case UInt8(ascii: "\n"): bytes += "\\n".utf8
        case UInt8(ascii: "\t"): bytes += "\\t".utf8
        case UInt8(ascii: "\r"): bytes += "\\r".utf8
        case 0..<0x20:
            let digits = String(byte, radix: 16)
            bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
        default: bytes.append(byte)
        }
    }
}
