import Testing

@testable import UIKit

/// Lines of one size by arithmetic, and of several by a table, against the plain definition.
@Suite struct FlowLinesTests {
    private func metrics(
        room: CGFloat = 100, line: CGFloat = 10, item: CGFloat = 4,
        insets: UIEdgeInsets = .zero
    ) -> FlowSectionMetrics {
        FlowSectionMetrics(
            insets: insets, lineSpacing: line, itemSpacing: item, room: room, axis: .vertical)
    }

    private func size(_ main: CGFloat, _ cross: CGFloat) -> FlowSize {
        FlowSize(CGSize(width: cross, height: main), along: .vertical)
    }

    /// 3 × 30 + 2 × 4 fits 100: spread from edge to edge, so 5 apart; the last line keeps columns.
    @Test func aFullLineIsSpreadAndTheLastKeepsItsColumns() {
        let lines = UniformLines(count: 7, size: size(20, 30), metrics: metrics())
        #expect(lines.perLine == 3)
        #expect(lines.lineCount == 3)
        #expect(lines.mainLength == 80)
        #expect((0..<3).map { lines.rect(of: $0).cross } == [0, 35, 70])
        #expect(lines.rect(of: 6) == FlowRect(main: 60, cross: 0, mainLength: 20, crossLength: 30))
    }

    @Test func aSingleColumnIsCentred() {
        let lines = UniformLines(count: 2, size: size(20, 60), metrics: metrics())
        #expect(lines.perLine == 1)
        #expect(lines.rect(of: 1).cross == 20)
        let wide = UniformLines(count: 2, size: size(20, 160), metrics: metrics())
        #expect(wide.perLine == 1)
        #expect(wide.rect(of: 0).cross == 0)
    }

    /// Lengths computed to fill the room exactly do fill it.
    @Test func roundingDoesNotCostAColumn() {
        for room in stride(from: CGFloat(300), to: 450, by: 1) {
            for columns in 2...9 {
                let spacing: CGFloat = 0.7
                let length = (room - CGFloat(columns - 1) * spacing) / CGFloat(columns)
                let lines = UniformLines(
                    count: 40, size: size(10, length), metrics: metrics(room: room, item: spacing))
                #expect(lines.perLine == columns)
            }
        }
    }

    /// The arithmetic finds exactly the lines that overlap a stretch.
    @Test(arguments: [10.0, 0, -7, -40])
    func uniformItemsAreFoundAsDefined(spacing: Double) {
        let lines = UniformLines(
            count: 23, size: size(20, 30), metrics: metrics(line: spacing))
        for low in stride(from: -45.0, through: 260, by: 2.5) {
            for length in [0.0, 0.3, 5, 20, 55, 400] {
                let expected = (0..<23).filter {
                    let rect = lines.rect(of: $0)
                    return rect.main < low + length && rect.mainEnd > low && length > 0
                }
                #expect(Array(lines.items(from: low, to: low + length)) == expected)
            }
        }
    }

    @Test func itemsWithoutLengthAreNeverFound() {
        let lines = UniformLines(count: 5, size: size(0, 30), metrics: metrics(line: 0))
        #expect(lines.items(from: -10, to: 10).isEmpty)
        let broken = FlowSize(CGSize(width: -3, height: CGFloat.nan), along: .vertical)
        #expect(broken == size(0, 0))
    }

    private var sizes: [FlowSize] {
        (0..<40).map { item -> FlowSize in
            let main = 8 + item * 7 % 25
            let cross = 10 + item * 13 % 37
            return size(CGFloat(main), CGFloat(cross))
        }
    }

    @Test(arguments: [10.0, 0, -3])
    func measuredItemsAreFoundAsDefined(spacing: Double) {
        let lines = MeasuredLines(sizes: sizes, metrics: metrics(line: spacing))
        for low in stride(from: -30.0, through: lines.mainLength + 30, by: 3.5) {
            for length in [0.5, 8, 60] {
                let found = lines.items(from: low, to: low + length)
                for item in 0..<40 {
                    let rect = lines.rect(of: item)
                    if rect.main < low + length, rect.mainEnd > low {
                        #expect(found.contains(item))
                    }
                }
            }
        }
    }

    /// No two items overlap, none leaves its line's room, and lines are as full as can be.
    @Test func measuredLinesAreFilled() {
        let lines = MeasuredLines(sizes: sizes, metrics: metrics())
        let rects = (0..<40).map { lines.rect(of: $0).rect(along: .vertical) }
        for (index, rect) in rects.enumerated() {
            #expect(rect.minX >= -1e-9 && rect.maxX <= 100 + 1e-9)
            for other in rects[(index + 1)...] {
                let overlap = rect.intersection(other)
                #expect(overlap.isNull || overlap.width < 1e-9 || overlap.height < 1e-9)
            }
        }
        #expect(abs(lines.mainLength - rects.map(\.maxY).max()!) < 1e-9)
    }

    /// A lower item of a line is in the middle of it; the last line begins at the start.
    @Test func itemsOfALineAreCentredAndTheLastLineBeginsAtTheStart() {
        let lines = MeasuredLines(
            sizes: [size(20, 40), size(10, 50), size(10, 30), size(30, 30)], metrics: metrics())
        #expect(lines.rect(of: 0) == FlowRect(main: 0, cross: 0, mainLength: 20, crossLength: 40))
        #expect(lines.rect(of: 1) == FlowRect(main: 5, cross: 50, mainLength: 10, crossLength: 50))
        #expect(lines.rect(of: 2) == FlowRect(main: 40, cross: 0, mainLength: 10, crossLength: 30))
        #expect(lines.rect(of: 3) == FlowRect(main: 30, cross: 34, mainLength: 30, crossLength: 30))
        #expect(lines.mainLength == 60)
    }
}
