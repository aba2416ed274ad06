/// A comparison as one page of HTML that needs nothing else.
nonisolated struct ComparisonPage {
    let comparison: Comparison

    /// The text of the file.
    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><title>\(escaped(title))</title>
        <style>
        body { font: 15px/1.5 sans-serif; max-width: 70em; margin: 2em auto; padding: 0 1em }
        table { border-collapse: collapse; margin: 0 0 2em } td, th { text-align: left;
        vertical-align: top; padding: .3em 1em .3em 0; border-bottom: 1px solid #ddd }
        td.number, th.number { text-align: right; font-variant-numeric: tabular-nums }
        .broken { color: #D55E00 } .mended { color: #009E73 } code { white-space: pre-wrap }
        </style></head><body>
        <h1>\(escaped(title))</h1>
        <p>\(summary)</p>
        \(Comparison.Kind.allCases.map(section).joined())
        \(figures)
        </body></html>

        """
    }

    private var title: String { "\(comparison.base) → \(comparison.head)" }

    private var summary: String {
        Comparison.Kind.allCases.compactMap { kind in
            let count = comparison.entries(kind).count
            return count == 0
                ? nil
                : "<span class=\"\(kind.rawValue)\">\(Words.count(count)) "
                    + "\(escaped(ComparisonText.title(kind)))</span>"
        }.joined(separator: " · ")
    }

    private func section(_ kind: Comparison.Kind) -> String {
        let entries = comparison.entries(kind)
        if entries.isEmpty || kind == .same { return "" }
        let rows = entries.map { entry in
            let words = ComparisonText.words(entry).map(escaped).joined(separator: "<br>")
            return "<tr><td>\(escaped(entry.name))</td><td>\(words)</td></tr>\n"
        }
        return "<h2 class=\"\(kind.rawValue)\">\(escaped(ComparisonText.title(kind)))</h2>\n<table>"
            + rows.joined() + "</table>\n"
    }

    private var figures: String {
        let rows = comparison.figures.map { figure in
            "<tr><td>\(escaped(figure.name))</td><td class=\"number\">\(Words.decimal(figure.base, 0))"
                + "</td><td class=\"number\">\(Words.decimal(figure.head, 0))</td>"
                + "<td>\(escaped(ComparisonText.change(figure)))</td></tr>\n"
        }
        return
            "<h2>Work, all scenarios together</h2>\n<table><tr><th></th><th class=\"number\">base"
            + "</th><th class=\"number\">head</th><th></th></tr>\n" + rows.joined() + "</table>"
    }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}
