import Foundation

/// What a run was like for the user and what work it took: exact figures, the same on every
/// machine, all computed from the outcome of the run.
public nonisolated struct RunMetrics: Codable, Equatable, Sendable {
    /// What the user saw.
    public var seen: SeenMetrics
    /// What was done for it.
    public var work: WorkMetrics
    /// How late frames were; all zero where the scenario gives no costs.
    public var hitches: HitchMetrics

    /// The figures of `result`.
    /// - Complexity: O(frames + cells + events).
    public init(_ result: RunResult) {
        seen = SeenMetrics(result)
        work = WorkMetrics(result.trace)
        hitches = HitchMetrics(result.trace)
    }
}

/// What the user saw in a run.
public nonisolated struct SeenMetrics: Codable, Equatable, Sendable {
    /// Frames in which a pixel or more of the viewport was covered by no page.
    public var framesWithGap = 0
    /// Frames in which the content, or an image in its page or in flight, moved by more than finger
    /// and motion account for; nil when the invariant `continuous`, which finds them, was not
    /// checked.
    public var framesWithJump: Int?
    /// Frames in which a cell on screen showed another item's image than its own.
    public var framesWithWrongPhoto = 0
    /// How long a page at rest lacked its image, nanoseconds.
    public var photoMissingAtRestNanoseconds: Int64 = 0
    /// Frames from a touch on a resting page to the first motion, of touches that moved it.
    public var touchToFirstMotionFrames: Distribution?
    /// Nanoseconds from a lift to rest, where nothing came between.
    public var liftToRestNanoseconds: Distribution?
    /// Nanoseconds from the frame that showed more than half of a page to its announcement;
    /// negative when the announcement came first.
    public var halfWayToPageNanoseconds: Distribution?
    /// Drags that began.
    public var swipes = 0
    /// Of these, how many caught a moving page.
    public var caughtInFlight = 0
    /// Pages that the content went by motion, from each rest to the next.
    public var pagesTurned = 0

    /// What the user saw in the run that ended with `result`.
    public init(_ result: RunResult) {
        let trace = result.trace
        let pixel = 1 / max(trace.header.scale, 1)
        for index in trace.frames.indices {
            let frame = trace.frames[index]
            guard frame.hasBrowser else { continue }
            if Coverage.isGap(frame.uncovered, pixel: pixel) { framesWithGap += 1 }
            if trace.showsWrongPhoto(in: frame) { framesWithWrongPhoto += 1 }
            if trace.lacksPhotoAtRest(in: frame), index + 1 < trace.frames.count {
                photoMissingAtRestNanoseconds +=
                    trace.frames[index + 1].timeNanoseconds - frame.timeNanoseconds
            }
        }
        if result.checkedInvariants.contains("continuous") {
            framesWithJump = result.frames(inWhichFailed: "continuous")
        }
        for event in trace.events {
            if event.kind == .dragBegan {
                swipes += 1
                if event.a == 1 { caughtInFlight += 1 }
            }
        }
        pagesTurned = trace.pagesTurned
        touchToFirstMotionFrames = Distribution(trace.touchToFirstMotionFrames())
        liftToRestNanoseconds = Distribution(trace.liftToRestNanoseconds())
        halfWayToPageNanoseconds = Distribution(trace.halfWayToPageNanoseconds())
    }
}

nonisolated extension RunResult {
    /// In how many frames an invariant was broken. What checks it may be in several parts, two of
    /// which may complain of the same frame.
    fileprivate func frames(inWhichFailed id: String) -> Int {
        var count = 0
        var next = Int.min
        for failure in failures.filter({ $0.id == id }).sorted(by: { $0.frame < $1.frame }) {
            count += max(0, failure.lastFrame + 1 - max(next, failure.frame))
            next = max(next, failure.lastFrame + 1)
        }
        return count
    }
}

nonisolated extension TraceEvent {
    /// Whether the page index went from one page to another, rather than getting its first value.
    var isPageTurn: Bool { kind == .pageChanged && b >= 0 && a != b }
}

nonisolated extension Trace {
    /// Pages turned: from each rest to the next, how many pages the content went by motion. Two
    /// quick swipes that are announced as one change are two pages, and once round a loop is as many
    /// as it has items; a jump without motion is none.
    var pagesTurned: Int {
        var turned = 0
        var restedAt: Int?
        var hasMoved = false
        for frame in frames {
            guard frame.hasBrowser, frame.position.isFinite else {
                restedAt = nil
                continue
            }
            if frame.phase != .idle {
                hasMoved = true
                continue
            }
            let page = Int(frame.position.rounded())
            if let restedAt, hasMoved { turned += abs(page - restedAt) }
            restedAt = page
            hasMoved = false
        }
        return turned
    }

    /// Whether a cell that is on screen shows another item's image.
    fileprivate func showsWrongPhoto(in frame: TraceFrame) -> Bool {
        cells[frame.cells].contains { cell in
            cell.shownItem >= 0 && cell.shownItem != cell.item
                && cell.frame.isOnScreen(of: frame.screenSize)
        }
    }

    /// Whether the pager rests and the cell in the middle of the screen shows no image.
    fileprivate func lacksPhotoAtRest(in frame: TraceFrame) -> Bool {
        guard frame.phase == .idle, frame.pageIndex >= 0 else { return false }
        let centre = CGPoint(x: frame.screenSize.width / 2, y: frame.screenSize.height / 2)
        guard let cell = cells[frame.cells].first(where: { $0.frame.contains(centre) }) else {
            return false
        }
        return cell.shownItem < 0
    }

    /// For each touch on a resting page that moved it: ticks from the frame of the touch to the
    /// first frame in which the content had moved.
    fileprivate func touchToFirstMotionFrames() -> [Int64] {
        var counts: [Int64] = []
        var touchDown: Int?
        for event in events where frames.indices.contains(event.frame) {
            switch event.kind {
            case .touchDown:
                touchDown = isAtRest(before: event.frame) ? event.frame : nil
            case .dragBegan:
                guard let down = touchDown else { continue }
                touchDown = nil
                if let moved = firstMotion(from: down) {
                    counts.append(Int64(frames[moved].tick - frames[down].tick))
                }
            case .touchUp, .touchCancelled:
                touchDown = nil
            default:
                continue
            }
        }
        return counts
    }

    /// Whether nothing moved and no finger was down in the frame before the one at `index`.
    private func isAtRest(before index: Int) -> Bool {
        index == 0 || (frames[index - 1].phase == .idle && frames[index - 1].touches.isEmpty)
    }

    /// The first frame after `start` in which the content is elsewhere than before `start`, as
    /// long as a finger holds it.
    private func firstMotion(from start: Int) -> Int? {
        let position = frames[max(start - 1, 0)].position
        for index in start..<frames.count {
            if frames[index].position != position { return index }
            if index > start, frames[index].phase == .idle { return nil }
        }
        return nil
    }

    /// For each drag that ended and came to rest with nothing in between: how long that took.
    fileprivate func liftToRestNanoseconds() -> [Int64] {
        var durations: [Int64] = []
        var lift: Int64?
        for event in events {
            switch event.kind {
            case .dragEnded: lift = event.timeNanoseconds
            case .touchDown: lift = nil
            case .rested:
                if let lift { durations.append(event.timeNanoseconds - lift) }
                lift = nil
            default: continue
            }
        }
        return durations
    }

    /// For each page turn: how long after the frame in which the new page came to fill more than
    /// half of the viewport it was announced.
    ///
    /// Turns to a page that the content never came near (a jump without motion) are left out.
    fileprivate func halfWayToPageNanoseconds() -> [Int64] {
        var lags: [Int64] = []
        for event in events where event.isPageTurn && frames.indices.contains(event.frame) {
            guard let crossing = crossing(to: event.a, near: event.frame) else { continue }
            lags.append(event.timeNanoseconds - frames[crossing].timeNanoseconds)
        }
        return lags
    }

    /// The frame, close to the one at `index`, in which `page` became the nearest.
    private func crossing(to page: Int, near index: Int) -> Int? {
        if nearestPage(frames[index]) == page {
            var first = index
            while first > 0, nearestPage(frames[first - 1]) == page { first -= 1 }
            return first == 0 ? nil : first
        }
        var next = index + 1
        while next < frames.count, frames[next].phase != .idle {
            if nearestPage(frames[next]) == page { return next }
            next += 1
        }
        return nil
    }

    /// The real index of the page that fills most of the viewport.
    private func nearestPage(_ frame: TraceFrame) -> Int {
        guard frame.hasBrowser, header.itemCount > 0, frame.position.isFinite else { return -1 }
        let page = Int(frame.position.rounded())
        guard header.isLooping else { return min(max(page, 0), header.itemCount - 1) }
        let rest = page % header.itemCount
        return rest < 0 ? rest + header.itemCount : rest
    }
}

nonisolated extension CGRect {
    /// Whether part of it is on a screen of that size; touching its edge is not enough.
    fileprivate func isOnScreen(of size: CGSize) -> Bool {
        minX < size.width && maxX > 0 && minY < size.height && maxY > 0
    }
}
