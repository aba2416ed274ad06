/// Draws a `PositionChart` with characters.
nonisolated enum ChartText {
    private static let blocks = Array("▁▂▃▄▅▆▇█")

    /// The lines of the chart, without an end: positions, touches, failures, time.
    /// - Parameter note: What stands to the right of the positions.
    @MainActor
    static func lines(_ chart: PositionChart, note: String, style: Style) -> [String] {
        // The labels stand in a gutter of eleven columns.
        let gutter = 11
        var lines = [positions(chart, gutter: gutter) + (note.isEmpty ? "" : "      " + note)]
        if !chart.touches.isEmpty {
            lines.append(pad("  touch", to: gutter) + marks(chart.touches, "╹"))
        }
        for row in chart.failures {
            lines.append(
                pad("  fail", to: gutter) + style.bad(marks(row.columns, "▲") + " " + row.name))
        }
        lines.append(
            style.faint(
                String(repeating: " ", count: gutter)
                    + axis(durationNanoseconds: chart.durationNanoseconds)))
        return lines
    }

    /// From the first page to the last; where others lay beyond these, what the lowest and the
    /// highest block stand for.
    private static func positions(_ chart: PositionChart, gutter: Int) -> String {
        guard let first = chart.first, let last = chart.last else {
            return pad("  page", to: gutter) + "no browser was shown"
        }
        let row = String(chart.levels.map { $0 < 0 ? " " : blocks[min($0, 7)] })
        let text = "  page " + leftPad(String(first), to: gutter - 8) + " \(row) \(last)"
        if chart.smallest == min(first, last), chart.largest == max(first, last) { return text }
        return text + "   (\(blocks[0]) \(chart.smallest)  \(blocks[7]) \(chart.largest))"
    }

    private static func marks(_ columns: [Int], _ mark: Character) -> String {
        var row: [Character] = []
        for column in columns {
            row += [Character](repeating: " ", count: column - row.count)
            row.append(mark)
        }
        return String(row)
    }

    /// Seconds along the width of the chart: `0 s   2   4   6   8.9 s`.
    static func axis(durationNanoseconds: Int64, width: Int = PositionChart.width) -> String {
        let seconds = Double(durationNanoseconds) / 1e9
        let end =
            durationNanoseconds < 1_000_000_000
            ? Words.duration(durationNanoseconds) : Words.decimal(seconds, 1) + " s"
        var row = "0 s"
        let step = tickStep(seconds)
        var tick = step
        while tick < seconds, step > 0 {
            let text = Words.decimal(tick, step < 1 ? 1 : 0)
            let column = Int((tick / seconds * Double(width - 1)).rounded())
            if column >= row.count + 1, column + text.count + 1 <= width - end.count {
                row = pad(row, to: column) + text
            }
            tick += step
        }
        return pad(row, to: max(width - end.count, row.count + 1)) + end
    }

    /// A round number of seconds that parts the run into about five.
    private static func tickStep(_ seconds: Double) -> Double {
        var step = 0.1
        while step * 6 < seconds {
            for factor in [2.0, 2.5, 2.0] {
                step *= factor
                if step * 6 >= seconds { break }
            }
        }
        return step
    }

    private static func pad(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private static func leftPad(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
