/// Knows how wide text is.
nonisolated protocol TextMeasuring {
    /// The width of one line, pixels.
    func width(of text: String, _ style: TextStyle) -> Double
}

nonisolated extension TextMeasuring {
    /// `text`, cut with an ellipsis where it is wider than `limit`; empty where nothing fits.
    /// - Complexity: O(log n) measurements.
    func fitted(_ text: String, _ style: TextStyle, within limit: Double) -> String {
        if width(of: text, style) <= limit { return text }
        let characters = Array(text)
        var (low, high) = (0, characters.count)
        while low < high {
            let middle = (low + high + 1) / 2
            if width(of: String(characters[..<middle]) + "…", style) <= limit {
                low = middle
            } else {
                high = middle - 1
            }
        }
        var kept = characters[..<low]
        while kept.last == " " { kept.removeLast() }
        return kept.isEmpty ? "" : String(kept) + "…"
    }

    /// `text` broken at spaces into at most `lines` lines of at most `limit` pixels; the last one
    /// ends in an ellipsis where more would follow.
    func wrapped(_ text: String, _ style: TextStyle, within limit: Double, lines: Int) -> [String] {
        var result: [String] = []
        var rest = text.split(separator: " ").map(String.init)[...]
        while !rest.isEmpty, result.count < lines {
            if result.count == lines - 1 {
                result.append(fitted(rest.joined(separator: " "), style, within: limit))
                break
            }
            var line = rest.removeFirst()
            while let next = rest.first, width(of: line + " " + next, style) <= limit {
                line += " " + next
                rest.removeFirst()
            }
            result.append(fitted(line, style, within: limit))
        }
        return result.filter { !$0.isEmpty }
    }
}
