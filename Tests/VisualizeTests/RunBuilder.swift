import Foundation
@testable import Scenarios

/// Makes results by hand, frame by frame: a little pager with a finger, cells and a reuse queue.
struct RunBuilder {
    var result: RunResult
    var position = 0.0
    var target = Double.nan
    var phase = MotionPhase.idle
    var finger: CGPoint?
    /// Where a second finger lies, if there is one.
    var secondFinger: CGPoint?
    var zoomScale = 1.0
    var dismissal = 0.0
    /// How long after its cell appears an image arrives, frames.
    var imageDelay = 0
    /// Counted allocations of frames that make cells; −1 for not counted.
    var allocations = -1
    /// Items whose cells come so many frames late.
    var late: [Int: Int] = [:]
    /// Whether cells are never reused.
    var neverReuses = false

    private var tick = 0
    private var pageIndex: Int
    private var cells: [(cell: Int32, use: Int32, item: Int, page: Int, age: Int)] = []
    private var pool: [(cell: Int32, use: Int32)] = []
    private var nextCell: Int32 = 0
    private var lateness: [Int: Int] = [:]

    /// A run on a phone of the given paging direction.
    init(
        _ name: String, summary: String = "", items: Int = 200, isLooping: Bool = false,
        isVertical: Bool = false, screen: CGSize = CGSize(width: 393, height: 852),
        start: Double = 0
    ) {
        var header = TraceHeader()
        header.name = name
        header.summary = summary
        header.device = "iPhone 15 Pro"
        header.refreshRate = 120
        header.screenSize = screen
        header.seed = 42
        header.platformModelVersion = "1.2"
        header.itemCount = items
        header.isLooping = isLooping
        header.isVertical = isVertical
        result = RunResult(
            verdict: .passed, failures: [], trace: Trace(header: header),
            checkedInvariants: ["no-blank", "right-content"], disabledInvariants: [],
            reachedStates: [])
        position = start
        pageIndex = RunBuilder.wrap(Int(start), items)
    }

    static func wrap(_ page: Int, _ count: Int) -> Int {
        count > 0 ? (page % count + count) % count : -1
    }

    var frameCount: Int { result.trace.frames.count }
    var now: Int64 { Int64(tick) * 1_000_000_000 / Int64(result.trace.header.refreshRate) }
    private var header: TraceHeader { result.trace.header }
    private var extent: Double {
        Double(header.isVertical ? header.screenSize.height : header.screenSize.width)
    }

    mutating func event(
        _ kind: TraceEvent.Kind, a: Int = -1, b: Int = -1, value: Double = 0, text: String = ""
    ) {
        var event = TraceEvent(kind: kind, frame: frameCount, timeNanoseconds: now)
        event.a = a
        event.b = b
        event.value = value
        event.text = text
        result.trace.events.append(event)
    }

    /// One frame as things stand.
    mutating func frame() {
        var frame = TraceFrame()
        frame.tick = tick
        frame.timeNanoseconds = now
        frame.screenSize = header.screenSize
        frame.hasBrowser = true
        frame.position = position
        frame.target = target
        frame.phase = phase
        frame.zoomScale = zoomScale
        frame.dismissalProgress = dismissal
        frame.backdropAlpha = 1 - dismissal
        let nearest = Int(position.rounded())
        let page =
            header.isLooping
            ? RunBuilder.wrap(nearest, header.itemCount)
            : min(max(nearest, 0), header.itemCount - 1)
        if page != pageIndex {
            event(.pageChanged, a: page, b: pageIndex)
            pageIndex = page
        }
        frame.pageIndex = pageIndex
        addCells(to: &frame)
        let first = result.trace.touches.count
        for (index, location) in [finger, secondFinger].enumerated() {
            guard let location else { continue }
            var touch = TraceTouch()
            touch.finger = Int32(index)
            touch.location = location
            result.trace.touches.append(touch)
        }
        frame.touches = first..<result.trace.touches.count
        frame.work.layoutPasses =
            phase == .idle ? 0 : 1 + frame.work.cellsMade + frame.work.cellsReused
        frame.allocations =
            allocations < 0
            ? -1 : Int(frame.work.cellsMade + frame.work.cellsReused) * allocations
        result.trace.frames.append(frame)
        tick += 1
    }

    private mutating func addCells(to frame: inout TraceFrame) {
        let pitch = 1 + 20 / extent
        let low = Int((position + 0.001).rounded(.down))
        var wanted = [low]
        if position + 1 / pitch > Double(low + 1) + 0.001 { wanted.append(low + 1) }
        if !header.isLooping { wanted = wanted.filter { (0..<header.itemCount).contains($0) } }
        for cell in cells where !wanted.contains(cell.page) {
            pool.append((cell.cell, cell.use))
            event(.didEndDisplaying, a: cell.item, b: Int(cell.cell))
        }
        cells.removeAll { !wanted.contains($0.page) }
        for page in wanted where !cells.contains(where: { $0.page == page }) {
            let item = RunBuilder.wrap(page, header.itemCount)
            if let wait = late[item], lateness[page, default: 0] < wait {
                lateness[page, default: 0] += 1
                let visible =
                    page == low
                    ? Double(low) + 1 / pitch - position : position + 1 / pitch - Double(page)
                frame.uncovered = max(visible * extent, 1)
                continue
            }
            if !neverReuses, pool.count > 1 {
                let old = pool.removeFirst()
                cells.append((old.cell, old.use + 1, item, page, 0))
                frame.work.cellsReused += 1
                event(.cellReused, b: Int(old.cell))
            } else {
                cells.append((nextCell, 0, item, page, 0))
                event(.cellMade, b: Int(nextCell))
                nextCell += 1
                frame.work.cellsMade += 1
            }
            event(.willDisplay, a: item, b: Int(cells.last?.cell ?? -1))
        }
        let first = result.trace.cells.count
        for index in cells.indices {
            var cell = TraceCell()
            cell.cell = cells[index].cell
            cell.use = cells[index].use
            cell.item = Int32(cells[index].item)
            cell.shownItem = cells[index].age >= imageDelay ? cell.item : -1
            cells[index].age += 1
            let start = (Double(cells[index].page) - position) * (extent + 20)
            cell.frame = CGRect(origin: .zero, size: header.screenSize)
                .offsetBy(dx: header.isVertical ? 0 : start, dy: header.isVertical ? start : 0)
            cell.imageFrame = cell.frame.insetBy(
                dx: cell.frame.width * (1 - zoomScale) / 2,
                dy: cell.frame.height * (1 - zoomScale) / 2
            ).offsetBy(dx: 0, dy: dismissal * cell.frame.height)
            result.trace.cells.append(cell)
        }
        frame.cells = first..<result.trace.cells.count
        frame.liveCells = Int(nextCell)
    }

    /// Nothing happens for a while; the frames are left out, as they are by the clock that jumps.
    mutating func skip(milliseconds: Int) {
        tick += milliseconds * header.refreshRate / 1000
    }

    mutating func frames(_ count: Int) {
        for _ in 0..<count { frame() }
    }

    /// A swipe by `pages` from wherever the page is; what moves is caught.
    mutating func swipe(
        by pages: Int = 1, dragFrames: Int = 10, settleFrames: Int = 45, y: Double = 430
    ) {
        let isCatch = phase == .decelerating
        let goal = position.rounded() + Double(pages)
        let from = position
        phase = .tracking
        let reach = extent * 0.55
        func place(_ part: Double) -> CGPoint {
            let along = pages > 0 ? extent * 0.85 - reach * part : extent * 0.15 + reach * part
            return header.isVertical
                ? CGPoint(x: 190, y: along) : CGPoint(x: along, y: y + 12 * part)
        }
        finger = place(0)
        event(.touchDown, a: 0)
        frames(2)
        phase = .dragging
        event(.dragBegan, a: isCatch ? 1 : 0)
        target = .nan
        for step in 1...dragFrames {
            let part = Double(step) / Double(dragFrames)
            finger = place(part * part)
            position = from + Double(pages.signum()) * 0.5 * part * part
            frame()
        }
        event(.touchUp, a: 0)
        event(.dragEnded, value: 1200)
        finger = nil
        phase = .decelerating
        target = goal
        let start = position
        for step in 1...settleFrames {
            let left = 1 - Double(step) / 45
            position = goal - (goal - start) * left * left * left
            frame()
        }
        if settleFrames >= 45 { rest(at: goal) }
    }

    private mutating func rest(at page: Double) {
        position = page
        target = .nan
        phase = .idle
        event(.rested, a: pageIndex)
        frames(3)
    }

    mutating func recentre(by pages: Double) {
        event(.recentred, value: pages)
    }

    mutating func fail(_ id: String, _ message: String, frames: Int = 1) {
        event(.violation, text: id)
        var failure = Failure(
            kind: .invariant, id: id, timeNanoseconds: now, frame: frameCount, message: message)
        failure.lastFrame = frameCount + frames - 1
        result.failures.append(failure)
        result.verdict = .failed
    }
}
