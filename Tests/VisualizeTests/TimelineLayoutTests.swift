import Foundation
import Testing

@testable import Scenarios
@testable import Visualize

struct TimelineLayoutTests {
    private func layout(_ result: RunResult) throws -> TimelineLayout {
        try TimelineLayout(result, digest: "9f3c…e1a0", measuredBy: try FontBook())
    }

    /// The promise of the timeline: no text under 14 px, nothing overlaps, nothing is clipped.
    @Test(arguments: SampleRuns.names)
    func textIsReadable(name: String) throws {
        let layout = try layout(SampleRuns.result(named: name))
        let labels = layout.drawing.labels
        #expect(labels.count > 2)
        let page = CGRect(x: 0, y: 0, width: layout.width, height: layout.height)
        for (index, label) in labels.enumerated() {
            #expect(label.style.size >= 14, "\(label.text)")
            #expect(page.contains(label.box), "\(label.text) is clipped: \(label.box)")
            for other in labels[(index + 1)...] {
                #expect(
                    !label.box.insetBy(dx: 0, dy: 1).intersects(other.box.insetBy(dx: 0, dy: 1)),
                    "“\(label.text)” lies on “\(other.text)”")
            }
        }
    }

    @Test(arguments: SampleRuns.names)
    func storyHasSevenToNineScreensApart(name: String) throws {
        let layout = try layout(SampleRuns.result(named: name))
        let screens = layout.drawing.shapes.compactMap { shape -> CGRect? in
            if case .screen(_, let rect) = shape { return rect }
            return nil
        }
        #expect(name == "empty" ? screens.isEmpty : (7...9).contains(screens.count))
        for (left, right) in zip(screens, screens.dropFirst()) {
            #expect(left.maxX < right.minX)
        }
        for label in layout.drawing.labels {
            #expect(screens.allSatisfy { !$0.intersects(label.box) }, "\(label.text)")
        }
    }

    @Test func saysTheVerdictFirst() throws {
        #expect(try layout(SampleRuns.fastSwipe()).drawing.labels.first?.text == "ok")
        let failing = try layout(SampleRuns.failing()).drawing.labels.map(\.text)
        #expect(failing.first == "FAIL")
        #expect(
            failing.contains { $0.hasPrefix("no-blank  at 4.9") && $0.hasSuffix("(and 1 more)") })
        #expect(failing.contains("no-blank"))
        #expect(failing.contains { $0.contains("digest 9f3c…e1a0") && $0.contains("seed 42") })
    }

    @Test func vermilionIsForViolationsOnly() throws {
        func usesVermilion(_ layout: TimelineLayout) -> Bool {
            layout.drawing.shapes.contains {
                String(describing: $0).contains("red: 213, green: 94")
            }
        }
        #expect(try !usesVermilion(layout(SampleRuns.fastSwipe())))
        #expect(try usesVermilion(layout(SampleRuns.failing())))
    }

    @Test func foldsLanesInWhichNothingHappens() throws {
        let texts = try layout(SampleRuns.short()).drawing.labels.map(\.text)
        #expect(!texts.contains("Offset"))
        let left = try #require(texts.first { $0.hasPrefix("Left out") })
        for words in [
            "offset stays at page 0", "no zoom", "no dismissal", "allocations not counted",
        ] {
            #expect(left.contains(words))
        }
        let zoomed = try layout(SampleRuns.zoomAndDismiss()).drawing.labels.map(\.text)
        #expect(zoomed.contains("Zoom") && zoomed.contains("Dismissal"))
    }

    @Test func fadingInIsNoDismissal() throws {
        var run = SampleRuns.short()
        for index in 0..<5 {
            run.trace.frames[index].transition = .presenting
            run.trace.frames[index].backdropAlpha = Double(index) / 5
        }
        func showsDismissal() throws -> Bool {
            try layout(run).drawing.labels.contains { $0.text == "Dismissal" }
        }
        #expect(try !showsDismissal())
        // Closed by a tap: nothing is pulled.
        run.trace.frames[5].transition = .dismissing
        #expect(try showsDismissal())
        run.trace.frames[5].transition = .none
        run.trace.frames[5].dismissalProgress = 0.1
        #expect(try showsDismissal())
    }

    @Test func stayBelowASensibleSize() throws {
        #expect((900...1100).contains(try layout(SampleRuns.fastSwipe()).height))
        // Ten minutes without a pause: 72,000 frames, still a few points a pixel column.
        var run = RunBuilder("endless", items: 300)
        for _ in 0..<300 { run.swipe(settleFrames: 45) }
        let layout = try layout(run.result)
        for shape in layout.drawing.shapes {
            if case .line(let points, _, _, _) = shape { #expect(points.count < 4 * 1400) }
        }
    }
}

struct TraceReadingTests {
    @Test func findsStrokesAndCatches() {
        let reading = TraceReading(SampleRuns.fastSwipe())
        #expect(reading.strokes.count == 20)
        #expect(reading.strokes.count(where: \.isCatch) == 6)
        #expect(reading.strokes.allSatisfy { $0.samples.count == 12 })
    }

    @Test func findsPhasesWithoutGaps() {
        let reading = TraceReading(SampleRuns.fastSwipe())
        #expect(reading.phases.first?.start == reading.start)
        #expect(reading.phases.last?.end == reading.end)
        for (left, right) in zip(reading.phases, reading.phases.dropFirst()) {
            #expect(left.end == right.start)
            #expect(left.phase != right.phase)
        }
    }

    @Test func findsCellsWithTheirOrigin() {
        let bars = TraceReading(SampleRuns.fastSwipe()).cellBars
        #expect(bars.map(\.item) == Array(0...20))
        #expect(bars.prefix(3).allSatisfy { $0.origin == .made })
        #expect(bars.dropFirst(3).allSatisfy { $0.origin == .reused })
        // Images come three frames late.
        #expect(bars.allSatisfy { $0.contents.first?.shownItem == -1 })
        #expect(bars.allSatisfy { $0.contents.last?.shownItem == $0.item })
        #expect(bars.allSatisfy { $0.start < $0.end })
    }

    @Test func findsIdleTimeButNotAroundFailures() {
        let gaps = SampleRuns.gaps()
        let idle = TraceReading(gaps).idle
        #expect(idle.count == 3)
        #expect(idle[2].upperBound - idle[2].lowerBound > 60_000_000_000)
        // The frames before and after each stretch stay outside.
        for frame in gaps.trace.frames where frame.phase != .idle {
            #expect(idle.allSatisfy { !$0.contains(frame.timeNanoseconds) })
        }
        var run = RunBuilder("waits", items: 3)
        run.frames(240)
        let quiet = TraceReading(run.result)
        #expect(quiet.idle.count == 1)
        run.result.failures = [
            Failure(
                kind: .invariant, id: "x", timeNanoseconds: 1_000_000_000, frame: 120, message: "")
        ]
        let broken = TraceReading(run.result)
        #expect(broken.idle.count == 2)
        #expect(broken.idle.allSatisfy { !$0.contains(1_000_000_000) })
    }

    @Test func unwrapsTheReportedPage() {
        var run = RunBuilder("loop", items: 3, isLooping: true)
        run.swipe(by: -1)
        run.swipe(by: -1)
        let trace = run.result.trace
        let pages = OffsetLane.unwrappedPages(of: trace)
        #expect(trace.frames.last?.pageIndex == 1)
        #expect(pages.last == -2)
        for (page, frame) in zip(pages, trace.frames) {
            #expect(abs(page - frame.position) <= 1)
        }
    }
}

struct ReportedPageTests {
    /// The content goes on to page 6 of a loop of 8, and nobody is told.
    @Test func staysWhereNothingIsReported() {
        var run = RunBuilder("late", items: 8, isLooping: true)
        run.frames(2)
        run.phase = .decelerating
        for page in 1...6 {
            run.position = Double(page)
            run.frame()
        }
        for index in run.result.trace.frames.indices {
            run.result.trace.frames[index].pageIndex = 0
        }
        #expect(OffsetLane.unwrappedPages(of: run.result.trace).allSatisfy { $0 == 0 })
    }
}

struct StoryStripTests {
    @Test func aTurnedScreenLiesOnItsSide() {
        let room = CGRect(x: 10, y: 0, width: 69, height: 150)
        #expect(StoryStrip.fitted(CGSize(width: 393, height: 852), in: room) == room)
        let turned = StoryStrip.fitted(CGSize(width: 852, height: 393), in: room)
        // 69 × 393 / 852 = 31.8
        #expect(turned == CGRect(x: 10, y: 0, width: 69, height: 32))
    }
}

struct MomentsTests {
    private func choose(_ result: RunResult) -> [Moment] {
        let reading = TraceReading(result)
        let axis = TimeAxis(
            start: reading.start, end: reading.end, minX: 130, maxX: 1484, idle: reading.idle)
        return Moments.choose(from: result, reading: reading, axis: axis)
    }

    @Test func tellsTheRun() {
        let words = choose(SampleRuns.fastSwipe()).map(\.words)
        for expected in ["finger down", "half-way", "caught in flight", "loop re-centred"] {
            #expect(words.contains(expected))
        }
        #expect(words.last == "at rest, page\u{A0}20")
    }

    @Test func showsTheViolationAtItsWorst() throws {
        let result = SampleRuns.failing()
        let violation = choose(result).first { $0.isViolation }
        let moment = try #require(violation)
        let failure = result.failures[0]
        #expect((failure.frame...failure.lastFrame).contains(moment.frame))
        let uncovered = result.trace.frames.map(\.uncovered)
        #expect(
            uncovered[moment.frame] == uncovered[failure.frame...failure.lastFrame].max())
        #expect(moment.words.hasPrefix("no-blank: "))
    }

    @Test func anEmptyBrowserShowsNoPage() {
        var builder = RunBuilder("empty", items: 1)
        builder.frames(30)
        for index in builder.result.trace.frames.indices {
            builder.result.trace.frames[index].cells = 0..<0
        }
        #expect(choose(builder.result).contains { $0.words == "no page on screen" })
    }

    @Test func openingOnAPageIsNotHalfWay() {
        var builder = RunBuilder("open", start: 4)
        builder.frames(30)
        builder.result.trace.frames[0].hasBrowser = false
        builder.result.trace.frames[0].position = 0
        let moments = choose(builder.result)
        #expect(!moments.contains { $0.words == "half-way" }, "\(moments)")
    }

    @Test func hasNoMoreMomentsThanFrames() {
        var run = RunBuilder("blink", items: 1)
        run.frames(2)
        #expect(choose(run.result).count <= 2)
        #expect(choose(SampleRuns.empty()).isEmpty)
    }
}
