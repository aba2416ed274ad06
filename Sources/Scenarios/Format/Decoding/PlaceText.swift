import Foundation

/// Reads the names of places and the fractions of coordinates.
nonisolated enum PlaceText {
    /// The names that have no number or name in them.
    static let plainNames =
        ["page.center", "image.center", "window.center"]
        + WindowEdge.allCases.map { "edge." + $0.rawValue }

    /// What a right text is, for messages.
    static let wanted =
        "a place: `[x, y]` in points, fractions such as `[\"80%\", \"50%\"]`, `page.center`, "
        + "`image.center`, `window.center`, `edge.left`, `thumbnail:3`, or `overlay:NAME`"

    /// The pattern of a right name, for the schema.
    static let pattern =
        "^(page\\.center|image\\.center|window\\.center|edge\\.(left|right|top|bottom)|thumbnail:[0-9]{1,9}"
        + "|overlay:[A-Za-z0-9._-]{1,80})$"

    /// The pattern of a fraction, for the schema.
    static let fractionPattern = "^-?[0-9]{1,5}(\\.[0-9]{1,6})?%$"

    /// The place of that name, nil where there is none.
    static func named(_ text: String) -> NamedPlace? {
        if text == "page.center" { return .pageCenter }
        if text == "image.center" { return .imageCenter }
        if text == "window.center" { return .windowCenter }
        if text.hasPrefix("edge.") {
            return WindowEdge(rawValue: String(text.dropFirst(5))).map(NamedPlace.edge)
        }
        if text.hasPrefix("thumbnail:") {
            let digits = text.dropFirst(10)
            guard digits.count <= 9, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
                return nil
            }
            return Int(digits).map(NamedPlace.thumbnail)
        }
        if text.hasPrefix("overlay:") {
            let name = String(text.dropFirst(8))
            return NameText.isName(name) ? .overlay(name) : nil
        }
        return nil
    }

    /// The fraction of a text such as `80%`, nil where it is none.
    static func fraction(_ text: String) -> Double? {
        guard text.hasSuffix("%") else { return nil }
        let number = text.dropLast()
        let allowed = number.allSatisfy { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
        guard allowed, number.count <= 12, let percent = Double(number) else { return nil }
        return percent / 100
    }
}

/// Names of scenarios, marks, overlays: what is safe in file names and reports.
nonisolated enum NameText {
    /// The pattern, for the schema.
    static let pattern = "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$"

    /// What a right name is, for messages.
    static let wanted = "a name of letters, digits, `-`, `_` and `.`, at most 80 of them"

    /// Whether a text is a name.
    static func isName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, text.unicodeScalars.count <= 80 else {
            return false
        }
        return isLetterOrDigit(first)
            && text.unicodeScalars.allSatisfy {
                isLetterOrDigit($0) || "-_.".unicodeScalars.contains($0)
            }
    }

    private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: false
        }
    }
}
