import Foundation
import Scenarios

/// A row a cell object: the items that it stood for while on screen.
enum CellsLane {
    static let height = 110.0
    /// The least height of a row that still holds a number.
    private static let numberHeight = 18.0
    private static let mostRows = 12

    static func make(_ context: LaneContext) -> LaneOutcome {
        let bars = context.reading.cellBars
        guard !bars.isEmpty else { return .folded("no cells on screen") }
        let packing = Rows.pack(bars)
        let rows = min(packing.count, mostRows)
        let rowHeight = min(height / Double(rows), 28).rounded(.down)
        let laneHeight = min(height, max(rowHeight * Double(rows), 40))
        let cells = packing.cellCount
        var lane = Lane(
            title: "Cells",
            note: packing.isOneRowACell ? "a row a cell" : Words.many(cells, "cell"),
            height: laneHeight)
        for bar in bars {
            let row = packing.row(of: bar.cell)
            guard row < rows else { continue }
            draw(
                bar, y: Double(row) * rowHeight, rowHeight: rowHeight - 3, in: &lane, context)
        }
        for bar in bars where packing.row(of: bar.cell) < rows {
            mark(
                bar, y: Double(packing.row(of: bar.cell)) * rowHeight, rowHeight - 3, &lane, context
            )
        }
        let most = context.trace.frames.map(\.liveCells).max() ?? 0
        lane.values = [Lane.Value(text: "max \(Words.count(max(most, 0))) alive", y: 8)]
        if packing.count > rows {
            let hidden = packing.hiddenCells(beyond: rows)
            lane.values.append(
                Lane.Value(text: "+\(Words.count(hidden)) more", y: laneHeight - 8))
        }
        return .shown(lane)
    }

    private static func draw(
        _ bar: CellBar, y: Double, rowHeight: Double, in lane: inout Lane, _ context: LaneContext
    ) {
        let minX = context.axis.x(at: bar.start)
        let maxX = max(context.axis.x(at: bar.end) - 1, minX + 1)
        let tint = TestCard.tint(of: Int(bar.item))
        for content in bar.contents {
            let from = context.axis.x(at: content.start)
            let to = min(max(context.axis.x(at: content.end), from + 1), maxX)
            let rect = CGRect(x: from, y: y, width: max(to - from, 1), height: rowHeight)
            if content.shownItem < 0 {
                lane.drawing.add(.band(rect, .panel))
                lane.drawing.add(.hatch(rect, tint))
                lane.use(.noImage)
            } else {
                lane.drawing.add(.band(rect, tint))
                if content.shownItem != bar.item {
                    lane.drawing.add(.outline(rect, .violation, width: 3))
                    lane.use(.wrongImage)
                }
            }
        }
        let whole = CGRect(x: minX, y: y, width: maxX - minX, height: rowHeight)
        lane.drawing.add(.outline(whole, tint, width: 1))
        let text = Words.count(Int(bar.item))
        let width = context.measure.width(of: text, .smallBold)
        let room = widestRoom(minX + 16, maxX, context.axis.gaps)
        guard rowHeight >= numberHeight - 3, width + 8 <= room.upperBound - room.lowerBound else {
            return
        }
        let x = (room.lowerBound + room.upperBound - width) / 2
        let isBare = bar.contents.contains {
            $0.shownItem < 0 && context.axis.x(at: $0.end) > x
                && context.axis.x(at: $0.start) < x + width
        }
        if isBare {
            lane.drawing.add(
                .band(CGRect(x: x - 3, y: y + 1, width: width + 6, height: rowHeight - 2), .panel))
        }
        lane.drawing.addText(
            text, x: x, baseline: TextStyle.smallBold.baseline(centredOn: y + rowHeight / 2),
            .smallBold, isBare || tint.lightness > 0.5 ? .ink : .paper,
            measuredBy: context.measure)
    }

    /// The widest part of a bar that no folded gap tears.
    private static func widestRoom(
        _ minX: Double, _ maxX: Double, _ gaps: [TimeAxis.Gap]
    ) -> ClosedRange<Double> {
        var (best, start) = (minX...minX, minX)
        for gap in gaps where gap.maxX > minX && gap.minX < maxX {
            let middle = (gap.minX + gap.maxX) / 2
            let end = max(middle - 12, start)
            if end - start > best.upperBound - best.lowerBound { best = start...end }
            start = max(middle + 12, start)
        }
        if maxX - start > best.upperBound - best.lowerBound { best = start...maxX }
        return best
    }

    private static func mark(
        _ bar: CellBar, y: Double, _ rowHeight: Double, _ lane: inout Lane,
        _ context: LaneContext
    ) {
        guard bar.origin != .returned else { return }
        let radius = min(6, rowHeight / 2)
        let center = CGPoint(
            x: context.axis.x(at: bar.start) + radius + 2, y: y + rowHeight / 2)
        // A light edge, so that the sign stands out from every tint.
        switch bar.origin {
        case .made:
            lane.drawing.add(.polygon(Sign.triangle(center, radius + 1.5), .paper))
            lane.drawing.add(.polygon(Sign.triangle(center, radius - 0.5), .ink))
            lane.use(.cellMade)
        case .reused:
            lane.drawing.add(.dot(center: center, radius: radius - 1, .paper))
            lane.drawing.add(.dot(center: center, radius: radius - 2.5, .ink))
            lane.use(.cellReused)
        case .returned: break
        }
    }

    /// Which row each cell has: its own where there are few cells, else one that is free for the
    /// whole time between its first and last showing.
    struct Rows {
        private var rows: [Int32: Int] = [:]
        private(set) var count = 0
        var cellCount: Int { rows.count }
        var isOneRowACell: Bool { rows.count == count }

        func row(of cell: Int32) -> Int { rows[cell] ?? 0 }

        func hiddenCells(beyond shown: Int) -> Int { rows.values.count { $0 >= shown } }

        static func pack(_ bars: [CellBar]) -> Rows {
            var lives: [(cell: Int32, start: Int64, end: Int64)] = []
            var index: [Int32: Int] = [:]
            for bar in bars {
                if let known = index[bar.cell] {
                    lives[known].end = max(lives[known].end, bar.end)
                } else {
                    index[bar.cell] = lives.count
                    lives.append((bar.cell, bar.start, bar.end))
                }
            }
            var packing = Rows()
            let isFew = lives.count <= 4
            var freeFrom: [Int64] = []
            for life in lives {
                if !isFew, let row = freeFrom.firstIndex(where: { $0 <= life.start }) {
                    packing.rows[life.cell] = row
                    freeFrom[row] = life.end
                } else {
                    packing.rows[life.cell] = freeFrom.count
                    freeFrom.append(life.end)
                }
            }
            packing.count = freeFrom.count
            return packing
        }
    }
}

extension Lane {
    /// Notes that a sign occurs.
    mutating func use(_ sign: KeySign) {
        if !keys.contains(sign) { keys.append(sign) }
    }
}
