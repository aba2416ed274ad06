/// A stretch of a file that gives way to other text.
struct TextEdit {
    /// The bytes that go.
    var range: Range<Int>
    /// What comes in their place.
    var replacement: [UInt8]
}

/// Edits of one file, applied so that every line keeps its number, and what stands behind a shorter
/// replacement its column.
struct EditedText {
    /// How a replacement that is shorter than what it replaces is made up.
    enum Filling {
        /// With spaces, so that the rest of the line stays where it was.
        case spaces
        /// With nothing, where a space would mean something.
        case nothing
    }

    private let bytes: [UInt8]
    private var edits: [TextEdit] = []
    private static let newLine = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Has `replacement`, a single line, stand for the bytes in `range`. Line breaks among these
    /// stay, behind it.
    mutating func replace(
        _ range: Range<Int>, by replacement: String, filling: Filling = .spaces
    ) {
        let lines = bytes[range].split(
            separator: EditedText.newLine, omittingEmptySubsequences: false)
        var result = Array(replacement.utf8)
        for (index, line) in lines.enumerated() {
            if index > 0 { result.append(EditedText.newLine) }
            let isFirst = index == 0
            // Only what follows on the last line has a column to keep.
            guard filling == .spaces, index == lines.count - 1 else { continue }
            let missing = line.count - (isFirst ? result.count : 0)
            result += Array(repeating: EditedText.space, count: max(0, missing))
        }
        edits.append(TextEdit(range: range, replacement: result))
    }

    /// Has `text`, a single line, stand at `place`, and what stood there behind it.
    mutating func insert(_ text: String, at place: Int) {
        edits.append(TextEdit(range: place..<place, replacement: Array(text.utf8)))
    }

    /// The text with all edits made. Of edits within another one the outer one counts.
    var text: String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        let ordered = edits.enumerated().sorted { one, other in
            let (a, b) = (one.element.range, other.element.range)
            if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
            if a.upperBound != b.upperBound { return a.upperBound > b.upperBound }
            return one.offset < other.offset
        }
        for (_, edit) in ordered where edit.range.lowerBound >= position {
            result += bytes[position..<edit.range.lowerBound]
            result += edit.replacement
            position = edit.range.upperBound
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
    }
}
