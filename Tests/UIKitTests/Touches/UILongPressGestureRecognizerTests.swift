import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UILongPressGestureRecognizerTests {
    /// 0.5 s (Apple): 60 frames after tick 1; then it follows the finger however far.
    @Test func beginsAfterHalfASecondAndFollows() {
        GestureScene.run { scene in
            scene.add(UILongPressGestureRecognizer(), "press")
            scene.play("a: 0 down 100,100 | 100 to 106,108 | 600 to 100,300 | 700 up")
            #expect(
                scene.timeline == """
                    61 press began 106,108
                    73 press changed 100,300
                    85 press ended 100,300
                    """)
        }
    }

    /// 10 pt before recognition (Apple). A lift that comes before the time, at the very moment
    /// (touches are delivered before timers), and after it but in the same frame.
    @Test(arguments: [
        ("100 to 107,108 | 600 up", ""), ("502 up", ""), ("503 up", ""),
        ("503.1 up", "62 began|62 ended"),
    ])
    func failsOnMovementAndEarlyLift(rest: String, expected: String) {
        GestureScene.run { scene in
            let press = scene.add(UILongPressGestureRecognizer(), "press")
            scene.play("a: 3 down 100,100 | \(rest)")
            let found = scene.lines.map {
                $0.split(separator: " ").prefix(3).filter { $0 != "press" }.joined(separator: " ")
            }
            #expect(found.joined(separator: "|") == expected)
            #expect(press.state == .possible)
            #expect(scene.simulation.scheduledTaskCount == 0)
        }
    }

    @Test func twoFingersAndATapBefore() {
        GestureScene.run { scene in
            let press = scene.add(UILongPressGestureRecognizer(), "press")
            press.numberOfTouchesRequired = 2
            scene.play("a: 0 down 100,100 | 800 up", "b: 100 down 200,100 | 700 up")
            #expect(
                scene.lines.map { String($0.prefix(14)) } == ["73 press began", "85 press ended"])
        }
        GestureScene.run { scene in
            let press = scene.add(UILongPressGestureRecognizer(), "press")
            press.numberOfTapsRequired = 1
            press.minimumPressDuration = 0.2
            scene.play("a: 0 down 100,100 | 400 up")
            #expect(scene.timeline == "")
            scene.clear()
            let start = scene.simulation.tick
            scene.play("a: 0 down 100,100 | 50 up | 100 down 100,100 | 400 up")
            #expect(
                scene.timeline == """
                    \(start + 36) press began 100,100
                    \(start + 48) press ended 100,100
                    """)
        }
    }
}
