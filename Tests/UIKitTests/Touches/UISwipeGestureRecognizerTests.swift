import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UISwipeGestureRecognizerTests {
    private func play(
        _ direction: UISwipeGestureRecognizer.Direction, fingers: Int = 1, _ texts: [String]
    ) -> [String] {
        var lines: [String] = []
        GestureScene.run { scene in
            let swipe = scene.add(UISwipeGestureRecognizer(), "swipe")
            swipe.direction = direction
            swipe.numberOfTouchesRequired = fingers
            for text in texts { scene.send(text) }
            while scene.simulation.touches.pendingCount > 0 { scene.simulation.step() }
            scene.run(500)
            lines = scene.lines
        }
        return lines
    }

    /// 10 points within 0.1 s and 20° of the direction: tan 20° = 0.364.
    @Test(arguments: [
        ("a: 0 down 100,100 | 50 to 110,100 | 60 up", true),
        ("a: 0 down 100,100 | 50 to 109.9,100 | 60 up", false),
        ("a: 0 down 100,100 | 50 to 120,107.2 | 60 up", true),
        ("a: 0 down 100,100 | 50 to 120,107.4 | 60 up", false),
        ("a: 0 down 100,100 | 50 to 80,100 | 60 up", false),
        ("a: 0 down 100,100 | 100 to 120,100 | 130 up", true),
        ("a: 0 down 100,100 | 110 to 120,100 | 130 up", false),
        ("a: 0 down 100,100 | 50 cancel", false),
    ])
    func isAShortQuickStroke(_ text: String, isSwipe: Bool) {
        #expect(play(.right, [text]).count == (isSwipe ? 1 : 0))
    }

    @Test(arguments: [
        (UISwipeGestureRecognizer.Direction.left, "80,100"), (.up, "100,80"), (.down, "100,120"),
        (UISwipeGestureRecognizer.Direction([.left, .right]), "120,100"),
    ])
    func goesInItsDirections(_ direction: UISwipeGestureRecognizer.Direction, _ end: String) {
        let lines = play(direction, ["a: 0 down 100,100 | 50 to \(end) | 60 up"])
        #expect(lines.count == 1)
        #expect(lines.first?.contains("swipe ended") == true)
    }

    @Test func wantsItsNumberOfFingers() {
        let two = [
            "a: 0 down 100,100 | 60 to 130,100 | 70 up",
            "b: 10 down 100,200 | 60 to 130,200 | 70 up",
        ]
        #expect(play(.right, fingers: 2, two).count == 1)
        #expect(play(.right, fingers: 2, [two[0]]).isEmpty)
        #expect(play(.right, fingers: 1, two).isEmpty)
    }
}
