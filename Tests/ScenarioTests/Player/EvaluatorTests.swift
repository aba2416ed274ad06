import Foundation
import Testing

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

@Suite struct EvaluatorTests {
    /// A window with the image view of one cell, and an evaluator for a scenario with one check.
    private final class Stage {
        let simulation = Simulation(device: SimulatedDevice())
        let window: UIWindow
        let image: UIImageView
        let evaluator: Evaluator
        let expectation: Scenarios.Expectation

        init(_ check: String) throws {
            let scenario = try Played.scenario(
                #"{"present": {}}, {"mark": "m"}, {"expect": \#(check)}"#)
            guard case .expect(let expectation)? = scenario.timeline.last?.action else {
                preconditionFailure("The last step looks.")
            }
            self.expectation = expectation
            (window, image, evaluator) = Simulation.run(simulation) {
                let window = UIWindow()
                let image = UIImageView()
                window.addSubview(image)
                window.makeKeyAndVisible()
                let host = HostDriver(
                    scenario: scenario, host: SampleHost(scenario: scenario))
                let evaluator = Evaluator(scenario: scenario, host: host) { place in
                    place.resolved(in: CGSize(width: 393, height: 852)) { _ in nil }
                }
                return (window, image, evaluator)
            }
        }

        /// A frame in which the cell of `item` fills the window and shows `identity`'s image at
        /// `rect`.
        func frame(
            item: Int = 0, identity: Int = 0, isFull: Bool = true, image rect: CGRect
        ) -> FrameSnapshot {
            Simulation.run(simulation) { image.frame = rect }
            let frame = FrameSnapshot()
            frame.hasBrowser = true
            frame.cells = [
                CellSnapshot(
                    cell: 1, use: 0, item: item, shownIdentity: identity, showsFullImage: isFull,
                    expectedIdentity: item, frame: CGRect(x: 0, y: 0, width: 393, height: 852),
                    image: Unmanaged.passUnretained(image))
            ]
            return frame
        }

        func complaints(_ frame: FrameSnapshot) -> [String] {
            Simulation.run(simulation) { evaluator.complaints(expectation, frame) }
        }

        func mark(_ frame: FrameSnapshot) {
            Simulation.run(simulation) { evaluator.setMark("m", frame: frame) }
        }
    }

    private let rect = CGRect(x: 0, y: 300, width: 393, height: 262)

    @Test func theSamePointMayMoveByTheTolerance() throws {
        let stage = try Stage(#"{"content": {"at": [100, 400], "sameAs": "m", "within": 2}}"#)
        stage.mark(stage.frame(image: rect))
        #expect(stage.complaints(stage.frame(image: rect)).isEmpty)
        #expect(stage.complaints(stage.frame(image: rect.offsetBy(dx: 0, dy: 2))).isEmpty)
        #expect(
            stage.complaints(stage.frame(image: rect.offsetBy(dx: 3, dy: 4))) == [
                "content: expected the same point within 2 pt, found it 5 pt away"
            ])
    }

    @Test func theSamePointIsHeldThroughAZoom() throws {
        let stage = try Stage(#"{"content": {"at": [100, 400], "sameAs": "m"}}"#)
        stage.mark(stage.frame(image: rect))
        // Twice as large about (100, 400): that point of the image stays.
        let zoomed = CGRect(x: -100, y: 200, width: 786, height: 524)
        #expect(stage.complaints(stage.frame(image: zoomed)).isEmpty)
        let complaints = stage.complaints(stage.frame(image: zoomed.offsetBy(dx: 10, dy: 0)))
        #expect(
            complaints == ["content: expected the same point within 0.5 pt, found it 10 pt away"])
    }

    @Test func anotherItemOrNoneIsNotTheSame() throws {
        let stage = try Stage(#"{"content": {"at": [100, 400], "sameAs": "m"}}"#)
        stage.mark(stage.frame(image: rect))
        #expect(
            stage.complaints(stage.frame(item: 3, identity: 3, image: rect)) == [
                "content: expected item 0, found item 3"
            ])
        let away = stage.frame(image: rect.offsetBy(dx: 0, dy: 200))
        #expect(stage.complaints(away) == ["content: expected item 0, found no image"])
        stage.mark(away)
        #expect(stage.complaints(away).isEmpty)
        #expect(
            stage.complaints(stage.frame(image: rect)) == [
                "content: at the mark there was no image there"
            ])
    }

    @Test func contentIsAnItemOrNothing() throws {
        let item = try Stage(#"{"content": {"at": [100, 400], "item": 2}}"#)
        #expect(item.complaints(item.frame(item: 2, identity: 2, image: rect)).isEmpty)
        #expect(
            item.complaints(item.frame(image: rect)) == ["content: expected item 2, found item 0"])
        let nothing = try Stage(#"{"content": {"at": [100, 100], "nothing": {}}}"#)
        #expect(nothing.complaints(nothing.frame(image: rect)).isEmpty)
        #expect(
            nothing.complaints(nothing.frame(image: rect.offsetBy(dx: 0, dy: -250))) == [
                "content: expected no image, found item 0"
            ])
    }

    @Test func visiblePagesHaveTheirPlacesAndImages() throws {
        let check = #"{"visible": [{"item": 0, "frame": [0, 0, 393, 852], "shows": "full"}]}"#
        let stage = try Stage(check)
        let right = stage.frame(image: rect)
        #expect(stage.complaints(right).isEmpty)
        #expect(
            stage.complaints(stage.frame(isFull: false, image: rect)) == [
                "visible: item 0 expected to show full, shows placeholder"
            ])
        right.cells[0].frame.origin.x = 3
        #expect(
            stage.complaints(right) == [
                "visible: item 0 expected at [0, 0, 393, 852], found at [3, 0, 393, 852]"
            ])
        #expect(
            stage.complaints(stage.frame(item: 1, image: rect)) == [
                "visible: expected items [0], found [1]"
            ])
    }

    @Test func visiblePagesComeInOrderAlongTheAxis() throws {
        let stage = try Stage(#"{"visible": [4, 5]}"#)
        let frame = stage.frame(item: 5, identity: 5, image: rect)
        frame.cells[0].frame.origin.x = 200
        var before = frame.cells[0]
        (before.item, before.frame.origin.x) = (4, -193)
        frame.cells.append(before)
        #expect(stage.complaints(frame).isEmpty)
        frame.isVertical = true
        (frame.cells[0].frame.origin.y, frame.cells[1].frame.origin.y) = (-400, 452)
        #expect(stage.complaints(frame) == ["visible: expected items [4, 5], found [5, 4]"])
    }

    @Test func pageChangesCountFromAMark() throws {
        let stage = try Stage(#"{"pageChanges": {"equals": [2, 3], "since": "m"}}"#)
        stage.evaluator.pageDidChange(to: 1)
        let frame = stage.frame(image: rect)
        stage.mark(frame)
        stage.evaluator.pageDidChange(to: 2)
        #expect(stage.complaints(frame) == ["pageChanges: expected [2, 3], found [2]"])
        stage.evaluator.pageDidChange(to: 3)
        #expect(stage.complaints(frame).isEmpty)
    }

    @Test func everyPartOfAConditionMustHold() throws {
        let stage = try Stage(#"{"page": 0}"#)
        let frame = stage.frame(image: rect)
        (frame.phase, frame.pageIndex, frame.position) = (.dragging, 2, 2.25)
        func holds(_ parts: [ScenarioCondition.Part]) -> Bool {
            stage.evaluator.holds(
                ScenarioCondition(parts: parts), frame, pageChangesBefore: 0)
        }
        #expect(holds([.phase([.idle, .dragging]), .page(.equals(2, within: 0))]))
        #expect(!holds([.phase([.idle]), .page(.equals(2, within: 0))]))
        #expect(holds([.position(.range(min: 2.2, max: nil)), .isVisible(item: 0)]))
        #expect(!holds([.position(.range(min: 2.3, max: nil))]))
        #expect(holds([.shows(item: 0)]))
        frame.cells[0].showsFullImage = false
        #expect(!holds([.shows(item: 0)]))
        #expect(!holds([.mark("m")]))
        stage.mark(frame)
        #expect(holds([.mark("m")]))
        #expect(!holds([.pageChanges(.equals(1, within: 0))]))
        stage.evaluator.pageDidChange(to: 1)
        #expect(holds([.pageChanges(.equals(1, within: 0))]))
    }
}
