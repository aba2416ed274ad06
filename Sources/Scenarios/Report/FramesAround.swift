import Foundation

/// The frames around a failure, as a small table in text.
enum FramesAround {
    /// The indices of the frames that are shown around `frame`; empty where there is none.
    static func indices(around frame: Int, in trace: Trace) -> Range<Int> {
        guard trace.frames.indices.contains(frame) else { return 0..<0 }
        return max(
            0, frame - Failure.framesAround)..<min(
                trace.frames.count, frame + Failure.framesAround + 1)
    }

    /// A header and a line a frame, the failing one marked; empty for what has no frame.
    static func lines(around frame: Int, in trace: Trace) -> [String] {
        let indices = indices(around: frame, in: trace)
        if indices.isEmpty { return [] }
        let columns = Column.allCases.filter { column in
            column.isAlwaysShown || indices.contains { column.isTelling(trace.frames[$0]) }
        }
        var rows = [["  frame"] + columns.map(\.title)]
        for index in indices {
            let mark = index == frame ? "> " : "  "
            rows.append(
                [mark + String(index)]
                    + columns.map { $0.text(of: trace.frames[index], in: trace) })
        }
        return aligned(rows)
    }

    private static func aligned(_ rows: [[String]]) -> [String] {
        var widths = [Int](repeating: 0, count: rows[0].count)
        for row in rows {
            for (column, cell) in row.enumerated() {
                widths[column] = max(widths[column], cell.count)
            }
        }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                cell + String(repeating: " ", count: widths[column] - cell.count)
            }
            let line = cells.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// What a line says of its frame.
    private enum Column: CaseIterable {
        case time, position, page, pager, shows, zoom, pull, transition, fingers

        var title: String {
            switch self {
            case .time: "time"
            case .position: "position"
            case .page: "page"
            case .pager: "pager"
            case .shows: "on screen"
            case .zoom: "zoom"
            case .pull: "pull"
            case .transition: "transition"
            case .fingers: "fingers"
            }
        }

        var isAlwaysShown: Bool {
            switch self {
            case .time, .position, .page, .pager, .shows: true
            case .zoom, .pull, .transition, .fingers: false
            }
        }

        /// Whether the column has more to say of a frame than what is usual.
        func isTelling(_ frame: TraceFrame) -> Bool {
            switch self {
            case .zoom: frame.zoomScale != 1
            case .pull: frame.dismissalProgress > 0
            case .transition: frame.transition != .none
            case .fingers: !frame.touches.isEmpty
            case .time, .position, .page, .pager, .shows: true
            }
        }

        func text(of frame: TraceFrame, in trace: Trace) -> String {
            switch self {
            // To the millisecond below, as the failure itself has it.
            case .time: fixed(Double(frame.timeNanoseconds / 1_000_000) / 1e3, decimals: 3) + " s"
            case .position: frame.hasBrowser ? fixed(frame.position, decimals: 3) : "–"
            case .page: frame.hasBrowser ? String(frame.pageIndex) : "–"
            case .pager: frame.hasBrowser ? frame.phase.word : "no browser"
            case .shows: shown(in: frame, of: trace)
            case .zoom: fixed(frame.zoomScale, decimals: 2)
            case .pull: fixed(frame.dismissalProgress * 100, decimals: 0) + " %"
            case .transition: frame.transition.word
            case .fingers:
                trace.touches[frame.touches].map { touch in
                    "\(touch.finger) at (\(pointText(Double(touch.location.x))), "
                        + "\(pointText(Double(touch.location.y))))"
                }.joined(separator: " · ")
            }
        }

        /// `3` for the page of item 3 with its image, `3(–)` without, `3(4)` with another's.
        private func shown(in frame: TraceFrame, of trace: Trace) -> String {
            trace.cells[frame.cells].map { cell in
                switch cell.shownItem {
                case cell.item: String(cell.item)
                case -1: "\(cell.item)(–)"
                default: "\(cell.item)(\(cell.shownItem))"
                }
            }.joined(separator: " ")
        }

        private func fixed(_ value: Double, decimals: Int) -> String {
            value.isFinite ? String(format: "%.\(decimals)f", value) : pointText(value)
        }
    }
}
