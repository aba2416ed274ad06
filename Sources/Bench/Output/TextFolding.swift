/// Breaks lines that a terminal is too narrow for between words, so that it does not break them
/// inside one.
nonisolated enum TextFolding {
    /// `line` in lines of at most `columns` characters, where its words allow that; those that
    /// follow are indented by `indent`. Colours count for nothing.
    static func fold(_ line: String, to columns: Int, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        var current = ""
        var width = 0
        // Runs of spaces part columns of text: they stay as they are, or become an end of line.
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        for (index, word) in words.enumerated() {
            let more = visibleWidth(word)
            if more > 0, width + 1 + more > columns, !current.allSatisfy({ $0 == " " }) {
                lines.append(trimmed(current))
                current = margin + word
                width = indent + more
            } else {
                current += index == 0 ? String(word) : " " + word
                width += more + (index == 0 ? 0 : 1)
            }
        }
        return (lines + [current]).joined(separator: "\n")
    }

    private static func trimmed(_ text: String) -> String {
        String(text.reversed().drop { $0 == " " }.reversed())
    }

    /// How many characters are seen: all but the sequences that set a colour (`ESC [ … m`).
    private static func visibleWidth(_ text: Substring) -> Int {
        var width = 0
        var isColour = false
        for character in text {
            if character == "\u{1B}" {
                isColour = true
            } else if isColour {
                isColour = character != "m"
            } else {
                width += 1
            }
        }
        return width
    }
}
