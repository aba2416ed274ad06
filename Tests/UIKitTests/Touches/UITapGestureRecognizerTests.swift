import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UITapGestureRecognizerTests {
    private func timeline(
        model: PlatformModel = PlatformModel(), _ samples: String...,
        configure: (UITapGestureRecognizer) -> Void = { _ in }
    ) -> String {
        var result = ""
        GestureScene.run(model: model) { scene in
            configure(scene.add(UITapGestureRecognizer(), "tap"))
            for text in samples { scene.send(text) }
            scene.play()
            result = scene.timeline
            #expect(scene.simulation.gestures.participantCount == 0)
            #expect(scene.simulation.scheduledTaskCount == 0)
        }
        return result
    }

    @Test func tapIsToldOnTheLift() {
        #expect(timeline("a: 0 down 100,100 | 60 up") == "9 tap ended 100,100")
    }

    /// [tap]: at most 0.75 s.
    @Test(arguments: [("750", "91 tap ended 100,100"), ("750.1", "")])
    func longestPress(lift: String, expected: String) {
        #expect(timeline("a: 0 down 100,100 | \(lift) up") == expected)
    }

    /// [tap]: at most 45 pt, in the alternative 10.
    @Test func farthestMovement() {
        #expect(timeline("a: 0 down 100,100 | 8 to 100,145 | 16 up") == "3 tap ended 100,145")
        #expect(timeline("a: 0 down 100,100 | 8 to 100,146 | 16 to 100,100 | 25 up") == "")
        var narrow = PlatformModel()
        narrow.tapMovement = .narrow
        #expect(
            timeline(model: narrow, "a: 0 down 100,100 | 8 to 110,100 | 16 up")
                == "3 tap ended 110,100")
        #expect(timeline(model: narrow, "a: 0 down 100,100 | 8 to 111,100 | 16 up") == "")
    }

    /// [tap]: 0.35 s from the lift to the next touch-down, 45 pt.
    @Test(arguments: [
        ("450 down 100,100 | 500 up", "61 tap ended 100,100"),
        ("450.1 down 100,100 | 500 up", ""),
        ("200 down 145,100 | 250 up", "31 tap ended 145,100"),
        ("200 down 146,100 | 250 up", ""),
    ])
    func doubleTap(second: String, expected: String) {
        let found = timeline("a: 0 down 100,100 | 100 up | \(second)") {
            $0.numberOfTapsRequired = 2
        }
        #expect(found == expected)
    }

    @Test func tripleTap() {
        let taps =
            "a: 0 down 100,100 | 50 up | 100 down 100,100 | 150 up | 200 down 100,100 | 250 up"
        #expect(timeline(taps) { $0.numberOfTapsRequired = 3 } == "31 tap ended 100,100")
    }

    /// A tap that comes just too late for the double tap starts another attempt.
    @Test func lateSecondTapCountsAsFirst() {
        let taps =
            "a: 0 down 100,100 | 100 up | 455 down 100,100 | 500 up | 600 down 100,100 | 650 up"
        #expect(timeline(taps) { $0.numberOfTapsRequired = 2 } == "79 tap ended 100,100")
    }

    @Test func twoFingers() {
        let both = { (tap: UITapGestureRecognizer) in tap.numberOfTouchesRequired = 2 }
        #expect(
            timeline("a: 0 down 100,100 | 50 up", "b: 20 down 200,100 | 60 up", configure: both)
                == "9 tap ended 150,100")
        #expect(timeline("a: 0 down 100,100 | 50 up", configure: both) == "")
        // The second finger comes when the first has lifted; three fingers; one finger's tap.
        #expect(
            timeline("a: 0 down 100,100 | 50 up", "b: 60 down 200,100 | 90 up", configure: both)
                == "")
        #expect(
            timeline(
                "a: 0 down 100,100 | 50 up", "b: 0 down 200,100 | 50 up",
                "c: 0 down 300,100 | 50 up", configure: both) == "")
        #expect(timeline("a: 0 down 100,100 | 50 up", "b: 20 down 200,100 | 60 up") == "")
    }

    @Test func locationAndTouchesStayAfterTheLift() {
        GestureScene.run { scene in
            let view = scene.addView("view", CGRect(x: 50, y: 20, width: 200, height: 200))
            let tap = scene.add(UITapGestureRecognizer(), "tap", to: view)
            scene.reaction = { _ in
                #expect(tap.numberOfTouches == 1)
                #expect(tap.location(in: view) == CGPoint(x: 50, y: 80))
                #expect(tap.location(ofTouch: 0, in: view) == CGPoint(x: 50, y: 80))
            }
            scene.play("a: 0 down 100,100 | 50 up")
            #expect(scene.lines.count == 1)
        }
    }

    /// require(toFail:): the single tap fires 0.35 s after the lift (tick 9 + 42 frames).
    @Test func singleTapWaitsForDoubleTap() {
        GestureScene.run { scene in
            let double = scene.add(UITapGestureRecognizer(), "double")
            double.numberOfTapsRequired = 2
            let single = scene.add(UITapGestureRecognizer(), "single")
            single.require(toFail: double)
            scene.play("a: 0 down 100,100 | 66.6 up")
            #expect(scene.timeline == "51 single ended 100,100")
            scene.clear()
            scene.play("a: 0 down 100,100 | 50 up | 150 down 100,100 | 200 up")
            #expect(scene.lines.count == 1)
            #expect(scene.lines[0].contains("double ended"))
            #expect(scene.simulation.gestures.participantCount == 0)
        }
    }

    /// 5c.7: without a requirement the first tap is a single one; the second belongs to the double
    /// tap, whichever was added first.
    @Test(arguments: [true, false])
    func moreTapsAreNotBlockedByFewer(doubleFirst: Bool) {
        GestureScene.run { scene in
            let double = UITapGestureRecognizer()
            double.numberOfTapsRequired = 2
            if doubleFirst { scene.add(double, "double") }
            scene.add(UITapGestureRecognizer(), "single")
            if !doubleFirst { scene.add(double, "double") }
            scene.play("a: 0 down 100,100 | 50 up | 150 down 100,100 | 200 up")
            #expect(
                scene.timeline == """
                    7 single ended 100,100
                    25 double ended 100,100
                    """)
        }
    }

    /// The same with the single tap in a deeper view, which is asked first among equals.
    @Test func moreTapsFurtherUpAreNotBlockedEither() {
        GestureScene.run { scene in
            let inner = scene.addView("inner")
            scene.add(UITapGestureRecognizer(), "single", to: inner)
            scene.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
            scene.play("a: 0 down 100,100 | 50 up | 150 down 100,100 | 200 up")
            #expect(
                scene.timeline == """
                    7 single ended 100,100
                    25 double ended 100,100
                    """)
        }
    }
}
