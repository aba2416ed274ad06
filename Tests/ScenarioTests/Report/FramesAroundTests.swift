@testable import Scenarios
import Testing

struct FramesAroundTests {
    private func trace(frames: Int) -> Trace {
        var trace = Trace(header: TraceHeader())
        for index in 0..<frames {
            var frame = TraceFrame()
            frame.timeNanoseconds = Int64(index) * 8_333_333
            frame.hasBrowser = true
            frame.position = Double(index) / 10
            frame.pageIndex = 0
            frame.phase = .dragging
            var cell = TraceCell()
            cell.item = 3
            cell.shownItem = index == 2 ? 4 : 3
            trace.cells.append(cell)
            frame.cells = index..<index + 1
            trace.frames.append(frame)
        }
        return trace
    }

    @Test func marksTheFrameAmongItsNeighbours() {
        #expect(
            FramesAround.lines(around: 2, in: trace(frames: 6)) == [
                "  frame  time     position  page  pager     on screen",
                "  0      0.000 s  0.000     0     dragging  3",
                "  1      0.008 s  0.100     0     dragging  3",
                "> 2      0.016 s  0.200     0     dragging  3(4)",
                "  3      0.024 s  0.300     0     dragging  3",
                "  4      0.033 s  0.400     0     dragging  3",
            ])
    }

    @Test func tellsOfZoomOnlyWhereThereIsSome() {
        var zoomed = trace(frames: 3)
        zoomed.frames[1].zoomScale = 2.5
        let lines = FramesAround.lines(around: 0, in: zoomed)
        #expect(lines.count == 4)
        #expect(lines[0].hasSuffix("on screen  zoom"))
        #expect(lines[2].hasSuffix("3          2.50"))
    }

    @Test func endsWithTheTrace() {
        #expect(FramesAround.lines(around: 5, in: trace(frames: 6)).count == 4)
        #expect(FramesAround.lines(around: -1, in: trace(frames: 6)).isEmpty)
        #expect(FramesAround.lines(around: 6, in: trace(frames: 6)).isEmpty)
    }
}
