import Foundation
@testable import Scenarios
import Testing

@testable import Visualize

/// Runs of real scenarios: what opens, closes and is held has its lane, and the story its screens.
struct BandLaneTests {
    private func scenario(_ timeline: String) throws -> Scenario {
        let text = """
            {"version": 1, "name": "test", "host": {"items": 4}, "timeline": [\(timeline)]}
            """
        return try ScenarioFile.parse(text: text, path: "test.json")[0]
    }

    private func words(_ drawing: Drawing) -> [String] { drawing.labels.map(\.text) }

    @Test func openingClosingAndPinchesAreNamed() throws {
        let scenario = try scenario(
            """
            {"present": {}}, {"settle": {}},
            {"pinch": {"scale": 2, "in": "300ms"}}, {"settle": {}},
            {"dismiss": {}}, {"settle": {}}
            """)
        let result = Player(scenario: scenario).run()
        let layout = try TimelineLayout(result, digest: "", measuredBy: FontBook())
        for word in ["Browser", "opening", "closing", "Gestures", "pinch"] {
            #expect(words(layout.drawing).contains(word), "\(word)")
        }
        let whole = CGRect(x: 0, y: 0, width: layout.width, height: layout.height)
        let boxes = layout.drawing.labels.map(\.box)
        for (index, box) in boxes.enumerated() {
            #expect(whole.contains(box))
            for other in boxes[..<index] {
                #expect(!box.insetBy(dx: 0.5, dy: 1.5).intersects(other.insetBy(dx: 0.5, dy: 1.5)))
            }
        }
    }

    @Test func whatDoesNotHappenHasNoLane() throws {
        let layout = try TimelineLayout(
            SampleRuns.fastSwipe(), digest: "", measuredBy: FontBook())
        #expect(!words(layout.drawing).contains("Gestures"))
        #expect(words(layout.drawing).contains { $0.contains("no pull or pinch") })
    }

    @Test func theStoryAsksForTheScreensThatItShows() throws {
        let scenario = try scenario(
            #"{"present": {}}, {"settle": {}}, {"swipe": {"direction": "left"}}, {"settle": {}}"#)
        let result = Player(scenario: scenario).run()
        var asked: [Int] = []
        let layout = try TimelineLayout(result, digest: "", measuredBy: FontBook()) { frames in
            asked += frames
            return Player(scenario: scenario).screens(ofFrames: frames).screens
        }
        let screens = layout.drawing.shapes.compactMap { shape -> ScreenSnapshot? in
            if case .screen(let snapshot, _) = shape { return snapshot }
            return nil
        }
        #expect(screens.count == asked.count && asked.count >= Moments.least)
        #expect(screens.allSatisfy { $0.image?.elements.isEmpty == false })
    }
}
