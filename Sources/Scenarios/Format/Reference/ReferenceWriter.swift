/// Writes the reference of the format, as Markdown, from its table.
nonisolated enum ReferenceWriter {
    /// The line before the generated part of the page.
    static let beginning = "<!-- From here on generated from the table of the format. -->"
    /// The line after it.
    static let end = "<!-- End of the generated part. -->"

    /// The generated part, with both lines and a line feed at the end.
    static var text: String {
        let parts = [beginning, kinds] + Grammar.scenarioObjects.map(section) + [end]
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// What the words in the tables' second column mean.
    private static let kinds = """
        ## Kinds of values

        | kind | how it is written |
        |---|---|
        | time | a string with a unit: `"250ms"`, `"1.5s"`, `"2min"`; never a bare number |
        | pt, pt/s | a number of points, points a second |
        | place | `[x, y]` in points of the window, fractions of it (`["80%", "50%"]`), or a name: \
        `"page.center"`, `"image.center"` (of the page in the middle), `"window.center"`, `"edge.left"` (`right`, `top`, `bottom`; 1 pt inside), \
        `"thumbnail:30"`, `"overlay:NAME"` |
        | name | letters, digits, `-`, `_`, `.`; at most 80 |
        | text | a string |

        Every object may have a `note`, and keys that start with `x-`; both are the author's.
        """

    private static func section(_ object: GrammarObject) -> String {
        var lines = ["### `\(object.id.rawValue)`", object.doc]
        lines += object.groups.compactMap(rule)
        lines += object.needs.map { "`\($0.key)` needs `\($0.other)`." }
        if !object.fields.isEmpty {
            let rows = object.fields.map(row)
            lines.append(
                (["| key | value | default | meaning |", "|---|---|---|---|"] + rows)
                    .joined(separator: "\n"))
        }
        return lines.joined(separator: "\n\n")
    }

    private static func rule(_ group: GrammarGroup) -> String? {
        let keys = group.names.map { "`\($0)`" }.joined(separator: ", ")
        return switch group.rule {
        case .exactlyOne: "Exactly one \(group.noun): \(keys)."
        case .atMostOne: "At most one of \(keys)."
        case .atLeastOne: group.names.count > 12 ? nil : "At least one of \(keys)."
        }
    }

    private static func row(_ field: GrammarField) -> String {
        let standard: String
        if field.isRequired {
            standard = "required"
        } else {
            standard = field.defaultText.map { "`\($0)`" } ?? "–"
        }
        let doc = ([field.doc] + choices(of: field.type)).joined(separator: "<br>")
        return "| `\(field.name)` | \(kind(field.type)) | \(standard) | \(doc) |"
    }

    /// The words of a choice, each with what it means.
    private static func choices(of type: GrammarType) -> [String] {
        switch type {
        case .choice(let choices): choices.map { "`\"\($0.word)\"`: \($0.doc)" }
        case .either(let types):
            types.flatMap(choices).reduce(into: []) { all, line in
                if !all.contains(line) { all.append(line) }
            }
        case .list(let element, _): choices(of: element)
        case .map(let keys, _): keys.map { "`\"\($0.word)\"`: \($0.doc)" }
        default: []
        }
    }

    private static func kind(_ type: GrammarType) -> String {
        switch type {
        case .boolean: "`true`, `false`"
        case .integer(let range):
            range.lowerBound == range.upperBound
                ? "\(range.lowerBound)"
                : range.upperBound >= 1_000_000_000
                    ? "whole number" : "whole number, \(range.lowerBound)…\(range.upperBound)"
        case .number(let unit, let min, let max, _):
            (unit.isEmpty ? "number" : unit) + limits(min, max)
        case .text: "text"
        case .name: "name"
        case .duration: "time"
        case .choice: "a word"
        case .place: "place"
        case .tuple(let names, let scalar):
            "`[\(names.joined(separator: ", "))]`" + (scalar.unit.isEmpty ? "" : ", \(scalar.unit)")
        case .list(let element, _): "list of: " + kind(element)
        case .object(let id): "[`\(id.rawValue)`](#\(id.rawValue.lowercased()))"
        case .map(_, let value): "object of: " + kind(value)
        case .either(let types): types.map(kind).joined(separator: ", or ")
        }
    }

    private static func limits(_ min: Double, _ max: Double) -> String {
        max - min < 1000 ? ", \(numberText(min))…\(numberText(max))" : ""
    }
}
