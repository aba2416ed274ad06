import Foundation
@testable import Scenarios
import Testing

@testable import Visualize

struct TimelinePictureTests {
    /// Draws all samples; with `BENCH_PICTURES` set to a folder they are kept there for a person
    /// to look at.
    @Test func drawsEverySample() throws {
        for (name, result) in SampleRuns.all() {
            let png = try TimelinePicture.render(result: result, digest: "9f3c…e1a0")
            let canvas = try Canvas(decoding: png, format: .png, path: name)
            #expect(canvas.width == 1600)
            #expect((150...1200).contains(canvas.height), "\(name): \(canvas.height)")
            if let folder = ProcessInfo.processInfo.environment["BENCH_PICTURES"] {
                try PictureFile.write(png, to: "\(folder)/\(name).png")
            }
        }
    }

    private func picture(_ result: RunResult) throws -> (canvas: Canvas, layout: TimelineLayout) {
        let fonts = try FontBook()
        return (
            try TimelinePicture.canvas(result: result, digest: "", fonts: fonts),
            try TimelineLayout(result, digest: "", measuredBy: fonts)
        )
    }

    /// How many pixels of a rectangle have a colour.
    private func count(_ color: Color, in rect: CGRect, of canvas: Canvas) -> Int {
        var count = 0
        for y in Int(rect.minY)..<Int(rect.maxY) {
            for x in Int(rect.minX)..<Int(rect.maxX) where canvas.pixel(x: x, y: y) == color {
                count += 1
            }
        }
        return count
    }

    @Test func verdictBoxHasItsColour() throws {
        let box = CGRect(x: 16, y: 14, width: 40, height: 36)
        let passed = try picture(SampleRuns.short()).canvas
        #expect(count(.well, in: box, of: passed) > 700)
        let failed = try picture(SampleRuns.failing()).canvas
        #expect(count(.violation, in: box, of: failed) > 700)
        #expect(count(.well, in: box, of: failed) == 0)
    }

    /// The line of the offset passes through the pixel that the frame's time and position give.
    @Test func offsetLineIsWhereTheTraceSays() throws {
        let result = SampleRuns.vertical()
        let (canvas, layout) = try picture(result)
        let line = layout.drawing.shapes.compactMap { shape -> [CGPoint]? in
            if case .line(let points, .content, width: 3, dash: .solid) = shape { return points }
            return nil
        }.max { $0.count < $1.count }
        let points = try #require(line)
        let reading = TraceReading(result)
        let axis = TimeAxis(
            start: reading.start, end: reading.end, minX: TimelineMetrics.plotMinX,
            maxX: TimelineMetrics.plotMaxX, idle: reading.idle)
        let top = try #require(points.map(\.y).min())
        let bottom = try #require(points.map(\.y).max())
        for index in stride(from: 5, to: result.trace.frames.count, by: 17) {
            let frame = result.trace.frames[index]
            let x = axis.x(at: frame.timeNanoseconds)
            // Pages 0 to 4 between the line's lowest and highest point.
            let y = Double(bottom) - frame.position / 4 * Double(bottom - top)
            let around = CGRect(x: x - 2, y: y - 2, width: 4, height: 4)
            #expect(count(.content, in: around, of: canvas) > 0, "frame \(index)")
        }
    }

    @Test func storyScreenShowsGapAndFinger() throws {
        let fonts = try FontBook()
        let result = SampleRuns.failing()
        let failure = result.failures[0]
        let snapshot = ScreenSnapshot(
            frame: failure.lastFrame, of: result.trace, isViolation: true)
        #expect(snapshot.gaps.count == 1)
        let canvas = try ScreenPicture.canvas(
            of: snapshot, width: 69, height: 150, fonts: fonts)
        let gap = snapshot.gaps[0]
        let left = Int(Double(gap.minX) * 69 / 393) + 2
        let rect = CGRect(x: left, y: 20, width: 64 - left, height: 100)
        #expect(count(TestCard.tint(of: 11), in: rect, of: canvas) == 0)
        #expect(count(.violation, in: rect, of: canvas) > 0)
        let whole = CGRect(x: 0, y: 0, width: 69, height: 150)
        #expect(count(.touch, in: whole, of: canvas) > 30)
        #expect(count(TestCard.tint(of: 11), in: whole, of: canvas) > 1000)
    }

    @Test func missingImageIsHatchedAndWrongOneIsFramed() throws {
        let fonts = try FontBook()
        var snapshot = ScreenSnapshot()
        snapshot.hasBrowser = true
        let frame = CGRect(origin: .zero, size: snapshot.size)
        snapshot.cards = [ScreenSnapshot.Card(frame: frame, item: 3, shownItem: -1)]
        let bare = try ScreenPicture.canvas(of: snapshot, width: 70, height: 150, fonts: fonts)
        let whole = CGRect(x: 0, y: 0, width: 70, height: 150)
        #expect(count(TestCard.tint(of: 3), in: whole, of: bare) == 0)
        #expect(count(.panel, in: whole, of: bare) > 1000)
        snapshot.cards[0].shownItem = 4
        let wrong = try ScreenPicture.canvas(of: snapshot, width: 70, height: 150, fonts: fonts)
        #expect(count(TestCard.tint(of: 4), in: whole, of: wrong) > 1000)
        #expect(count(.violation, in: whole, of: wrong) > 300)
    }

    @Test func neighbouringCardsDifferInGrey() {
        for item in 0..<20 {
            let (one, next) = (TestCard.tint(of: item), TestCard.tint(of: item + 1))
            #expect(abs(one.lightness - next.lightness) > 0.08, "\(item)")
        }
        #expect(TestCard.tint(of: -1) == TestCard.tint(of: 6))
    }

    @Test func sameRunGivesSameBytes() throws {
        let result = SampleRuns.failing()
        #expect(
            try TimelinePicture.render(result: result, digest: "d")
                == TimelinePicture.render(result: result, digest: "d"))
    }
}
