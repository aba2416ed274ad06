/// Why a text is not JSON, and where.
nonisolated struct JSONSyntaxError: Error, Equatable, Sendable {
    /// The closed list of causes.
    enum Cause: Equatable, Sendable {
        /// There is nothing but white space.
        case empty
        /// The text starts with a UTF-8 byte order mark.
        case byteOrderMark
        /// The text is in another encoding.
        case encoding(String)
        /// A byte is part of no UTF-8 sequence.
        case notUTF8(byte: UInt8)
        /// Lists and objects lie within each other too deep.
        case tooDeep(limit: Int)
        /// Something follows the value.
        case textAfterEnd
        /// The text ends too early.
        case endOfText(wanted: String)
        /// Something stands where something else was wanted.
        case unexpected(String, wanted: String)
        /// A word that is no JSON value.
        case unknownWord(String)
        /// A comma before `}` or `]`.
        case commaBeforeEnd
        /// A comment.
        case comment
        /// A string that its line does not end.
        case unfinishedString
        /// A control character in a string.
        case controlCharacter(UInt8)
        /// A backslash with something that it does not escape.
        case badEscape
        /// One of the two escapes of a character past U+FFFF without the other.
        case halfPair
        /// A number that starts with a zero.
        case leadingZero
        /// A number that no double can hold.
        case numberOutOfRange(String)
    }

    /// Why.
    let cause: Cause
    /// Bytes from the start of the text.
    let offset: Int

    init(_ cause: Cause, at offset: Int) {
        self.cause = cause
        self.offset = offset
    }

    /// What is wrong and what would be right.
    var message: String {
        switch cause {
        case .empty:
            "the file is empty"
        case .byteOrderMark:
            "the file starts with a byte order mark; save it as UTF-8 without one"
        case .encoding(let name): "the file is in \(name); save it as UTF-8"
        case .notUTF8(let byte):
            "byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8; "
                + "save the file as UTF-8"
        case .tooDeep(let limit):
            "objects and lists lie more than \(limit) deep within each other"
        case .textAfterEnd: "there is text after the end of the JSON value"
        case .endOfText(let wanted): "the file ends here, where \(wanted) should be"
        case .unexpected("'", _): "JSON has double quotes for keys and texts, not single ones"
        case .unexpected(let found, let wanted): "found `\(found)` where \(wanted) should be"
        case .unknownWord(let word):
            "`\(word)` is not a JSON value; a text needs double quotes: \"\(word)\""
        case .commaBeforeEnd: "there is a comma before the end; JSON allows none"
        case .comment:
            "JSON has no comments; put remarks into a `note` or a key that starts with `x-`"
        case .unfinishedString: "this string has no closing quote on its line"
        case .controlCharacter(let byte):
            "a string may not hold the control character 0x\(String(byte, radix: 16)); "
                + "write it as an escape"
        case .badEscape:
            "this escape does not exist; JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX"
        case .halfPair:
            "this escape is half of a pair; a character past U+FFFF is written as two, such as "
                + "\\uD83D\\uDE00"
        case .leadingZero: "a JSON number does not start with a zero"
        case .numberOutOfRange(let text): "the number `\(text)` is too large"
        }
    }
}
