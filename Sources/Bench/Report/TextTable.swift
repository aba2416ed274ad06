/// A row of a table: a label, a value that ends at a fixed column, a verdict.
nonisolated struct TableRow {
    /// What stands behind a value.
    enum Mark {
        case none
        case ok
        case fail(String)
    }

    var label: String
    var value: String
    var mark = Mark.none

    init(_ label: String, _ value: String, _ mark: Mark = .none) {
        self.label = label
        self.value = value
        self.mark = mark
    }
}

/// A table with a title, as wide as the rows of the other tables.
nonisolated struct TextTable {
    /// The column at which values end.
    private static let valueEnd = 50

    var title: String
    /// The heading of the values.
    var heading: String
    var rows: [TableRow]

    /// The lines, without an end.
    func lines(style: Style) -> [String] {
        let first = style.strong("  " + title) + TextTable.fill(2 + title.count, heading)
        return [first]
            + rows.map { row in
                "    " + row.label + TextTable.fill(4 + row.label.count, row.value)
                    + TextTable.text(row.mark, style)
            }
    }

    /// `text` with the spaces before it that let it end at the column of the values.
    private static func fill(_ used: Int, _ text: String) -> String {
        String(repeating: " ", count: max(2, valueEnd - used - text.count)) + text
    }

    private static func text(_ mark: TableRow.Mark, _ style: Style) -> String {
        switch mark {
        case .none: ""
        case .ok: "   " + style.good("ok")
        case .fail(let words):
            "   " + style.bad("FAIL") + (words.isEmpty ? "" : "  " + words)
        }
    }
}
