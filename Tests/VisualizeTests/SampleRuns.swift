import Foundation
@testable import Scenarios

/// The runs that the tests draw.
enum SampleRuns {
    /// Twenty quick swipes through a loop, six of them caught in flight, and two re-centrings.
    static func fastSwipe() -> RunResult {
        var run = RunBuilder(
            "fast-swipe", summary: "20 quick swipes through 200 photos, 6 caught in flight",
            isLooping: true)
        run.allocations = 14
        run.imageDelay = 3
        run.frames(4)
        for swipe in 0..<20 {
            if swipe == 8 || swipe == 15 { run.recentre(by: -200) }
            run.swipe(settleFrames: [3, 7, 11, 12, 16, 18].contains(swipe) ? 8 : 45)
        }
        run.frames(6)
        return run.result
    }

    /// The same with cells that come late.
    static func failing() -> RunResult {
        var run = RunBuilder(
            "fast-swipe", summary: "20 quick swipes through 200 photos, 6 caught in flight",
            isLooping: true)
        run.allocations = 14
        run.late = [12: 6, 17: 10]
        run.frames(4)
        for swipe in 0..<20 {
            if swipe == 8 { run.recentre(by: -200) }
            run.swipe(settleFrames: [3, 7, 11, 12, 16, 18].contains(swipe) ? 8 : 45)
        }
        run.frames(6)
        let frames = run.result.trace.frames
        var index = 0
        while index < frames.count {
            guard frames[index].uncovered > 0 else {
                index += 1
                continue
            }
            var last = index
            while last + 1 < frames.count, frames[last + 1].uncovered > 0 { last += 1 }
            var failure = Failure(
                kind: .invariant, id: "no-blank", timeNanoseconds: frames[index].timeNanoseconds,
                frame: index,
                message:
                    "41 pt uncovered at the right edge, \(last - index + 1) frames, page 11 → 12")
            failure.lastFrame = last
            run.result.failures.append(failure)
            index = last + 1
        }
        run.result.verdict = .failed
        return run.result
    }

    /// From top to bottom, four pages, images that are slow to come.
    static func vertical() -> RunResult {
        var run = RunBuilder(
            "vertical-browse", summary: "Four pages down and one back", items: 12, isVertical: true)
        run.imageDelay = 25
        run.frames(10)
        for _ in 0..<4 { run.swipe() }
        run.swipe(by: -1)
        return run.result
    }

    /// A tenth of a second.
    static func short() -> RunResult {
        var run = RunBuilder(
            "touch-and-hold", summary: "A finger comes down, nothing else", items: 3)
        run.frames(2)
        run.phase = .tracking
        run.event(.touchDown, a: 0)
        run.finger = CGPoint(x: 200, y: 400)
        run.frames(8)
        run.event(.touchUp, a: 0)
        run.finger = nil
        run.phase = .idle
        run.frames(2)
        return run.result
    }

    /// Minutes of autoplay: mostly waiting.
    static func long() -> RunResult {
        var run = RunBuilder(
            "autoplay-afternoon",
            summary: "A banner turns a page every three seconds; now and "
                + "then somebody swipes", items: 5, isLooping: true)
        run.frames(2)
        for page in 1...24 {
            run.skip(milliseconds: 3000)
            if page.isMultiple(of: 5) {
                run.swipe()
            } else {
                run.phase = .animating
                let goal = run.position.rounded() + 1
                let start = run.position
                for step in 1...36 {
                    let part = Double(step) / 36
                    run.position = start + (goal - start) * part * part * (3 - 2 * part)
                    run.frame()
                }
                run.phase = .idle
                run.event(.rested)
                run.frame()
            }
        }
        return run.result
    }

    /// Three waits.
    static func gaps() -> RunResult {
        var run = RunBuilder(
            "wait-and-see", summary: "Swipe, wait, swipe back, wait, swipe", items: 8)
        run.frames(2)
        run.skip(milliseconds: 700)
        run.swipe()
        run.skip(milliseconds: 2500)
        run.swipe(by: -1)
        run.skip(milliseconds: 61_000)
        run.swipe()
        return run.result
    }

    static func empty() -> RunResult {
        RunBuilder("nothing", summary: "A scenario that never got as far as a frame").result
    }

    /// Zoom and pull to dismiss on a landscape tablet, with names in Chinese and two fingers.
    static func zoomAndDismiss() -> RunResult {
        var run = RunBuilder(
            "缩放-zoom", summary: "双指缩放, then a pull & a dismissal", items: 10_000_000,
            screen: CGSize(width: 1194, height: 834), start: 5_000_000)
        run.frames(6)
        run.event(.touchDown, a: 0)
        run.event(.touchDown, a: 1)
        for step in 0...60 {
            let part = Double(step) / 60
            run.finger = CGPoint(x: 500 - 200 * part, y: 400)
            run.secondFinger = CGPoint(x: 700 + 200 * part, y: 420)
            run.zoomScale = 1 + 1.5 * part
            run.frame()
        }
        run.finger = nil
        run.secondFinger = nil
        for step in 0...30 {
            run.zoomScale = 2.5 - 1.5 * Double(step) / 30
            run.frame()
        }
        run.frames(8)
        run.event(.touchDown, a: 0)
        run.phase = .dragging
        for step in 0...40 {
            run.finger = CGPoint(x: 600, y: 300 + 6 * Double(step))
            run.dismissal = Double(step) / 50
            run.frame()
        }
        run.finger = nil
        run.phase = .idle
        run.event(.dismissed)
        run.frames(10)
        return run.result
    }

    /// A kernel that never reuses, wrong images, nonsense geometry, a dozen failures.
    static func hostile() -> RunResult {
        var run = RunBuilder(
            "everything-wrong",
            summary: "A kernel that never reuses a cell, shows wrong images and reports nonsense",
            items: 40)
        run.neverReuses = true
        run.frames(3)
        for swipe in 0..<16 {
            if swipe.isMultiple(of: 3) { run.fail("right-content", "item 3 shows 4", frames: 9) }
            if swipe.isMultiple(of: 4) {
                run.fail("bounded-cells", "\(swipe) cells alive, at most 4")
            }
            if swipe == 5 { run.fail("continuous", "jump by 213 pt") }
            if swipe == 6 { run.fail("rests-on-page", "rests at 5.98") }
            if swipe == 7 { run.fail("under-the-finger", "12 pt off") }
            run.swipe(settleFrames: 20)
        }
        run.result.trace.frames[100].position = .nan
        run.result.trace.frames[101].position = .infinity
        run.result.trace.frames[102].zoomScale = .nan
        run.result.trace.frames[103].backdropAlpha = .nan
        for index in stride(from: 0, to: run.result.trace.cells.count, by: 7) {
            run.result.trace.cells[index].shownItem += 1
        }
        run.result.trace.cells[200].frame = CGRect(
            x: Double.nan, y: 0, width: Double.infinity, height: 1)
        return run.result
    }

    nonisolated static let names = [
        "fast-swipe", "failing", "vertical", "short", "long", "gaps", "empty", "zoom", "hostile",
    ]

    static func result(named name: String) -> RunResult {
        all().first { $0.name == name }?.result ?? empty()
    }

    static func all() -> [(name: String, result: RunResult)] {
        [
            ("fast-swipe", fastSwipe()), ("failing", failing()), ("vertical", vertical()),
            ("short", short()), ("long", long()), ("gaps", gaps()), ("empty", empty()),
            ("zoom", zoomAndDismiss()), ("hostile", hostile()),
        ]
    }
}
