/// Reads Swift as far as is needed to tell code from comments and strings.
enum CodeText {
    /// `text` with comments and the words of string literals replaced by spaces; what is
    /// interpolated into a string counts as code.
    static func blankingCommentsAndStrings(_ text: String) -> String {
        var reader = Reader(text: Array(text.utf8))
        reader.readCode(until: nil)
        return String(decoding: reader.output, as: UTF8.self)
    }

    private struct Reader {
        let text: [UInt8]
        var position = 0
        var output: [UInt8] = []

        init(text: [UInt8]) {
            self.text = text
            output.reserveCapacity(text.count)
        }

        /// Copies code up to the parenthesis that closes an interpolation, or to the end.
        mutating func readCode(until end: UInt8?) {
            var depth = 0
            while position < text.count {
                if starts("//") {
                    while position < text.count, text[position] != 0x0A { blank() }
                } else if starts("/*") {
                    readBlockComment()
                } else if starts("\"") || isRawString {
                    readString()
                } else {
                    if text[position] == UInt8(ascii: "(") { depth += 1 }
                    if text[position] == UInt8(ascii: ")") {
                        if depth == 0, end != nil { return }
                        depth -= 1
                    }
                    copy()
                }
            }
        }

        private mutating func readBlockComment() {
            var depth = 0
            repeat {
                if starts("/*") {
                    depth += 1
                    blank()
                } else if starts("*/") {
                    depth -= 1
                    blank()
                }
                blank()
            } while depth > 0 && position < text.count
        }

        private mutating func readString() {
            var hashes = 0
            while text[position] == UInt8(ascii: "#") {
                hashes += 1
                copy()
            }
            let isLong = starts("\"\"\"")
            let quotes = isLong ? "\"\"\"" : "\""
            let end = quotes + String(repeating: "#", count: hashes)
            let escape = "\\" + String(repeating: "#", count: hashes)
            copy(quotes.utf8.count)
            while position < text.count, !starts(end) {
                if starts(escape + "(") {
                    copy(escape.utf8.count + 1)
                    readCode(until: UInt8(ascii: ")"))
                    copy()
                } else if starts(escape) {
                    blank(escape.utf8.count + 1)
                } else if !isLong, text[position] == 0x0A {
                    return
                } else {
                    blank()
                }
            }
            copy(end.utf8.count)
        }

        private var isRawString: Bool {
            guard text[position] == UInt8(ascii: "#") else { return false }
            var index = position
            while index < text.count, text[index] == UInt8(ascii: "#") { index += 1 }
            return index > position && index < text.count && text[index] == UInt8(ascii: "\"")
        }

        private func starts(_ word: String) -> Bool {
            word.utf8.first == text[position] && text[position...].starts(with: word.utf8)
        }

        private mutating func copy(_ count: Int = 1) {
            for _ in 0..<count where position < text.count {
                output.append(text[position])
                position += 1
            }
        }

        private mutating func blank(_ count: Int = 1) {
            for _ in 0..<count where position < text.count {
                output.append(text[position] == 0x0A ? 0x0A : 0x20)
                position += 1
            }
        }
    }
}
