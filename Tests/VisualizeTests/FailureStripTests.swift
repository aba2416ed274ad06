import Foundation
@testable import Scenarios
import Testing

@testable import Visualize

struct FailureStripTests {
    @Test func showsTheFailingFrameBetweenItsNeighbours() throws {
        let result = SampleRuns.failing()
        let strip = try #require(try FailureStrip.drawing(of: result, measuredBy: FontBook()))
        let screens = strip.drawing.shapes.compactMap { shape -> ScreenSnapshot? in
            if case .screen(let snapshot, _) = shape { return snapshot }
            return nil
        }
        let failures = result.failures.filter { $0.kind != .sometimes && $0.frame >= 0 }
        #expect(screens.count(where: \.isViolation) == min(failures.count, FailureStrip.mostRows))
        #expect(screens.count > 3 * screens.count(where: \.isViolation))
        let first = try #require(failures.first)
        let seconds = Double(result.trace.frames[first.frame].timeNanoseconds) / 1e9
        let time = String(format: "%.3f s", seconds)
        #expect(strip.drawing.labels.contains { $0.text == time && $0.color == .violation })
        #expect(strip.drawing.labels.contains { $0.text.hasPrefix(first.id) })
        for label in strip.drawing.labels {
            #expect(label.box.minX >= 0 && Int(label.box.maxX) <= strip.width)
        }
    }

    @Test func isAFileThatCanBeRead() throws {
        let png = try #require(try FailureStrip.render(result: SampleRuns.failing()))
        let canvas = try Canvas(decoding: png, format: .png, path: "strip")
        #expect(canvas.width >= 720 && canvas.height > 300)
    }

    @Test func thereIsNoneWithoutAFailure() throws {
        #expect(try FailureStrip.render(result: SampleRuns.short()) == nil)
        #expect(try FailureStrip.render(result: SampleRuns.empty()) == nil)
    }
}
