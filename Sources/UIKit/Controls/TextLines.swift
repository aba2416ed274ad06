/// Text broken into lines.
///
/// Lines break after spaces and at newlines, inside a word where it alone is too wide. Spaces at the
/// end of a line take no room. Where there are more lines than allowed, or a single one is too wide,
/// the last ends with an ellipsis.
nonisolated struct TextLines: Equatable {
    /// A line, as shown.
    struct Line: Equatable {
        var text: String
        /// Points.
        var width: CGFloat
    }

    private(set) var lines: [Line] = []
    private let font: UIFont

    /// Breaks text.
    ///
    /// - Parameters:
    ///   - width: how wide a line may be, points; infinity for no limit.
    ///   - limit: how many lines there may be; 0 for no limit.
    /// - Complexity: O(characters), and their square within a word wider than a line.
    init(_ text: String, font: UIFont, width: CGFloat, limit: Int) {
        self.font = font
        if text.isEmpty { return }
        let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, paragraph) in paragraphs.enumerated() {
            let isLast = index == paragraphs.count - 1
            var rest = paragraph
            repeat {
                let mustFit = limit > 0 && lines.count == limit - 1
                let taken = mustFit ? rest[...] : head(of: rest, width: width)
                rest = mustFit ? rest[rest.endIndex...] : rest[taken.endIndex...]
                append(taken)
                if mustFit {
                    truncateLast(to: width, isCut: !isLast)
                    return
                }
            } while !rest.isEmpty
        }
    }

    /// The width of the widest line, points.
    var width: CGFloat { lines.reduce(0) { max($0, $1.width) } }
    /// The height of all lines, points.
    var height: CGFloat { CGFloat(lines.count) * font.lineHeight }

    private mutating func append(_ text: Substring) {
        let shown = TextLines.withoutTrailingSpaces(text)
        lines.append(Line(text: String(shown), width: font.width(of: shown)))
    }

    private static func withoutTrailingSpaces(_ text: Substring) -> Substring {
        var end = text.endIndex
        while end > text.startIndex, text[text.index(before: end)] == " " {
            end = text.index(before: end)
        }
        return text[..<end]
    }

    /// As much of `text` as fits into a line, at least a character.
    private func head(of text: Substring, width: CGFloat) -> Substring {
        var end = text.startIndex
        while end < text.endIndex {
            let next = TextLines.endOfWord(in: text, from: end)
            let fits = font.width(of: TextLines.withoutTrailingSpaces(text[..<next])) <= width
            if !fits { break }
            end = next
        }
        if end > text.startIndex || text.isEmpty { return text[..<end] }
        // The first word alone is too wide.
        end = text.index(after: text.startIndex)
        while end < text.endIndex, font.width(of: text[...end]) <= width {
            end = text.index(after: end)
        }
        return text[..<end]
    }

    /// The end of the word at `start`, with the spaces after it.
    private static func endOfWord(in text: Substring, from start: Substring.Index)
        -> Substring.Index
    {
        var end = start
        while end < text.endIndex, text[end] != " " { end = text.index(after: end) }
        while end < text.endIndex, text[end] == " " { end = text.index(after: end) }
        return end
    }

    /// Shortens the last line until it fits; `isCut` where more text would follow.
    private mutating func truncateLast(to width: CGFloat, isCut: Bool) {
        guard var line = lines.popLast() else { return }
        if isCut || line.width > width {
            var text = line.text[...]
            while !text.isEmpty, font.width(of: text + "…") > width { text = text.dropLast() }
            line.text = TextLines.withoutTrailingSpaces(text) + "…"
            line.width = font.width(of: line.text)
        }
        lines.append(line)
    }
}
