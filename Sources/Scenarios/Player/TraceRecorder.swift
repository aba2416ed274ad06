@_spi(Simulation) import UIKit

/// Writes the trace as the run goes.
final class TraceRecorder {
    private(set) var trace: Trace
    weak var probe: (any FrameProbe)?
    /// The moment of the frame that is being made, or was made last: events are stamped with it.
    private(set) var timeNanoseconds: Int64 = 0
    /// The index of that frame; of the last one in the trace when nothing is written down any more.
    private(set) var frameIndex = 0
    private var former = Counters()
    /// Whether what happens is still written down.
    var isRecording = true

    /// The latest events that failures tell of.
    private static let remembered = 4

    init(header: TraceHeader, expectedFrames: Int) {
        trace = Trace(header: header)
        trace.frames.reserveCapacity(expectedFrames)
        trace.cells.reserveCapacity(expectedFrames * 3)
        trace.touches.reserveCapacity(expectedFrames * 2)
        trace.events.reserveCapacity(1024)
    }

    /// What happens from now on belongs to the frame of that moment.
    func beginFrame(at time: SimulatedTime) {
        timeNanoseconds = time.nanoseconds
        frameIndex = isRecording ? trace.frames.count : max(0, trace.frames.count - 1)
    }

    /// Writes down what happened.
    func add(
        _ kind: TraceEvent.Kind, a: Int = -1, b: Int = -1, value: Double = 0, text: String = ""
    ) {
        guard isRecording else { return }
        var event = TraceEvent(
            kind: kind, frame: frameIndex, timeNanoseconds: timeNanoseconds)
        event.a = a
        event.b = b
        event.value = value
        event.text = text
        trace.events.append(event)
        probe?.eventDidHappen(event)
    }

    /// Changes the header, once the browser is there.
    func updateHeader(_ change: (inout TraceHeader) -> Void) {
        change(&trace.header)
    }

    /// Writes down a frame.
    func add(_ snapshot: FrameSnapshot, counters: Counters, cost: FrameCost) {
        guard isRecording else { return }
        var frame = TraceFrame()
        frame.tick = snapshot.tick
        frame.timeNanoseconds = snapshot.time.nanoseconds
        frame.screenSize = snapshot.screenSize
        frame.hasBrowser = snapshot.hasBrowser
        frame.offset = snapshot.offset
        frame.position = snapshot.position
        frame.target = snapshot.target
        frame.pageIndex = snapshot.pageIndex
        frame.phase = snapshot.phase
        frame.zoomScale = snapshot.page.zoomScale
        frame.dismissalProgress = snapshot.dismissalProgress
        frame.backdropAlpha = snapshot.backdropAlpha
        frame.transition = snapshot.transition
        frame.isCovered = snapshot.isCovered
        frame.isInBackground = !snapshot.isActive
        frame.uncovered = Double(snapshot.uncovered)
        frame.liveCells = snapshot.liveCells
        frame.cells = addCells(snapshot)
        let firstTouch = trace.touches.count
        for touch in snapshot.touches { trace.touches.append(touch) }
        frame.touches = firstTouch..<trace.touches.count
        frame.work = TraceWork(counters.since(former))
        former = counters
        frame.cpuNanoseconds = cost.cpuNanoseconds
        frame.allocations = cost.allocations
        trace.frames.append(frame)
    }

    private func addCells(_ snapshot: FrameSnapshot) -> Range<Int> {
        let first = trace.cells.count
        for cell in snapshot.cells {
            var record = TraceCell()
            record.cell = Int32(truncatingIfNeeded: cell.cell)
            record.use = Int32(truncatingIfNeeded: cell.use)
            record.item = Int32(truncatingIfNeeded: cell.item)
            record.shownItem = shownItem(cell, itemCount: snapshot.knownItemCount)
            record.frame = cell.frame
            record.imageFrame = cell.imageFrame
            trace.cells.append(record)
        }
        return first..<trace.cells.count
    }

    /// The index of the item that a cell shows. An image that is not the cell's own gets a number
    /// that is not the cell's either, should data changes have made the two alike.
    private func shownItem(_ cell: CellSnapshot, itemCount: Int) -> Int32 {
        if cell.shownIdentity < 0 { return -1 }
        if cell.shownIdentity == cell.expectedIdentity {
            return Int32(truncatingIfNeeded: cell.item)
        }
        let other =
            cell.shownIdentity == cell.item ? itemCount + cell.shownIdentity : cell.shownIdentity
        return Int32(truncatingIfNeeded: other)
    }

    /// The last events, oldest first, as phrases; marks and steps left out.
    func latestPhrases() -> [String] {
        var phrases: [String] = []
        for event in trace.events.reversed() {
            switch event.kind {
            case .step, .mark, .snapshot, .violation, .cellMade, .cellReused: continue
            default: phrases.append(event.phrase)
            }
            if phrases.count == TraceRecorder.remembered { break }
        }
        return phrases.reversed()
    }
}

extension TraceWork {
    /// The work that counters stand for.
    init(_ counters: Counters) {
        self.init()
        cellsMade = Int32(truncatingIfNeeded: counters.cellsMade)
        cellsReused = Int32(truncatingIfNeeded: counters.cellsReused)
        layoutPasses = Int32(truncatingIfNeeded: counters.layoutPasses)
        layoutSubviewsCalls = Int32(truncatingIfNeeded: counters.layoutSubviewsCalls)
        hitTests = Int32(truncatingIfNeeded: counters.hitTests)
        recognizerTransitions = Int32(truncatingIfNeeded: counters.recognizerTransitions)
        timersFired = Int32(truncatingIfNeeded: counters.timersFired)
        animationsStarted = Int32(truncatingIfNeeded: counters.animationsStarted)
        delegateCalls = Int32(truncatingIfNeeded: counters.delegateCalls)
    }
}
