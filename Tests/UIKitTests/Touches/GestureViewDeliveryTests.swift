import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

/// What views hear of touches (`GestureEnvironment+Views`).
@Suite struct GestureViewDeliveryTests {
    private let move = "a: 0 down 100,100 | 16 to 100,105 | 33 to 100,120 | 41 to 100,130 | 50 up"

    @Test func hitViewHearsEverything() {
        GestureScene.run { scene in
            let outer = scene.addView("outer", writes: true)
            scene.addView(
                "inner", CGRect(x: 50, y: 50, width: 200, height: 200), in: outer, writes: true)
            scene.play("a: 0 down 100,100 | 8 to 300,300 | 16 up")
            // The touch stays the inner view's wherever it goes, and passes along the chain.
            #expect(
                scene.timeline == """
                    2 inner began 100,100
                    2 outer began 100,100
                    2 inner moved 300,300
                    2 outer moved 300,300
                    3 inner ended 300,300
                    3 outer ended 300,300
                    """)
            #expect(scene.simulation.counters.hitTests == 1)
        }
    }

    @Test func cancelledByTheSystem() {
        GestureScene.run { scene in
            scene.addView("view", writes: true)
            scene.play("a: 0 down 100,100 | 16 cancel")
            #expect(scene.timeline == "2 view began 100,100\n3 view cancelled 100,100")
        }
    }

    /// Recognisers see a touch first; once one recognises, the view's touch is cancelled.
    @Test func recognitionCancelsTouchesInView() {
        GestureScene.run { scene in
            let view = scene.addView("view", writes: true)
            scene.add(UIPanGestureRecognizer(), "pan", to: view)
            scene.play(move)
            #expect(
                scene.timeline == """
                    2 view began 100,100
                    3 view moved 100,105
                    5 view cancelled 100,120
                    6 pan began 0,0
                    7 pan ended 0,0
                    """)
        }
    }

    @Test func recognitionWithoutCancelling() {
        GestureScene.run { scene in
            let view = scene.addView("view", writes: true)
            scene.add(UIPanGestureRecognizer(), "pan", to: view).cancelsTouchesInView = false
            scene.play(move)
            #expect(scene.lines.filter { $0.contains("view") }.last == "7 view ended 100,130")
            #expect(!scene.timeline.contains("cancelled"))
        }
    }

    /// An ignored touch is not cancelled.
    @Test func ignoredTouchIsNotCancelled() {
        GestureScene.run { scene in
            let view = scene.addView("view", writes: true)
            view.isMultipleTouchEnabled = true
            scene.add(UIPanGestureRecognizer(), "pan", to: view).maximumNumberOfTouches = 1
            scene.play("a: 0 down 100,100 | 8 to 100,120 | 200 up", "b: 50 down 300,300 | 100 up")
            let views = scene.lines.filter { $0.contains("view") }
            #expect(
                views == [
                    "2 view began 100,100", "2 view cancelled 100,120", "7 view began 300,300",
                    "13 view ended 300,300",
                ])
        }
    }

    /// A finger that joins a gesture under way is the gesture's alone.
    @Test func fingerOfAnActiveGestureStaysFromTheView() {
        GestureScene.run { scene in
            let view = scene.addView("view", writes: true)
            view.isMultipleTouchEnabled = true
            scene.add(UIPanGestureRecognizer(), "pan", to: view)
            scene.play("a: 0 down 100,100 | 8 to 100,120 | 200 up", "b: 50 down 300,300 | 100 up")
            #expect(scene.lines.filter { $0.contains("view") }.count == 2)
        }
    }

    @Test func oneFingerUnlessMultipleTouch() {
        for isMultiple in [false, true] {
            GestureScene.run { scene in
                scene.addView("view", writes: true).isMultipleTouchEnabled = isMultiple
                scene.play("a: 0 down 100,100 | 50 up", "b: 0 down 200,100 | 50 up")
                let both = "2 view began 100,100 200,100\n7 view ended 100,100 200,100"
                let one = "2 view began 100,100\n7 view ended 100,100"
                #expect(scene.timeline == (isMultiple ? both : one))
            }
        }
    }

    /// delaysTouchesBegan: held back while the recogniser decides, then told as it was, with its
    /// original timestamp, and one move that catches up.
    @Test func delayedBeganIsCaughtUp() {
        GestureScene.run { scene in
            let view = StampView(frame: scene.window.bounds)
            view.scene = scene
            scene.window.addSubview(view)
            let tap = scene.add(UITapGestureRecognizer(), "tap", to: view)
            tap.delaysTouchesBegan = true
            scene.play(
                "a: 0 down 100,100 | 16 to 100,120 | 33 to 100,140 | 50 to 100,200 | 58 to 100,210 | 66 up"
            )
            // The tap fails at 100 pt of movement, in frame 7.
            #expect(
                scene.timeline == """
                    7 began 100,100 at 8.333
                    7 moved 100,200 at 58.333
                    8 moved 100,210 at 66.333
                    9 ended 100,210 at 74.333
                    """)
        }
    }

    @Test func delayedTouchOfARecognizedGestureIsNeverTold() {
        GestureScene.run { scene in
            let view = scene.addView("view", writes: true)
            scene.add(UITapGestureRecognizer(), "tap", to: view).delaysTouchesBegan = true
            scene.play("a: 0 down 100,100 | 50 up")
            #expect(scene.timeline == "7 tap ended 100,100")
        }
    }

    /// delaysTouchesEnded (true by default): a double tap that may yet come holds the ended back.
    @Test func delayedEnded() {
        GestureScene.run { scene in
            let view = scene.addView("view", writes: true)
            let double = scene.add(UITapGestureRecognizer(), "double", to: view)
            double.numberOfTapsRequired = 2
            scene.play("a: 0 down 100,100 | 66 up")
            // 0.35 s after the lift, when the double tap has failed.
            #expect(scene.timeline == "2 view began 100,100\n51 view ended 100,100")
            scene.clear()
            double.delaysTouchesEnded = false
            let start = scene.simulation.tick
            scene.play("a: 0 down 100,100 | 66 up")
            #expect(
                scene.timeline
                    == "\(start + 1) view began 100,100\n\(start + 8) view ended 100,100")
        }
    }

    /// Apple's documentation of `delaysTouchesEnded`: began, began, cancelled, cancelled.
    @Test func doubleTapCancelsBothTouches() {
        GestureScene.run { scene in
            let view = scene.addView("view", writes: true)
            scene.add(UITapGestureRecognizer(), "double", to: view).numberOfTapsRequired = 2
            scene.play("a: 0 down 100,100 | 50 up | 100 down 101,100 | 150 up")
            #expect(
                scene.timeline == """
                    2 view began 100,100
                    13 view began 101,100
                    19 double ended 101,100
                    19 view cancelled 100,100
                    19 view cancelled 101,100
                    """)
        }
    }

    /// A scroll view's delay (0.15 s): a rest inside it, a tap shorter than it, a drag.
    @Test func touchDelay() {
        func timeline(_ samples: String) -> String {
            var result = ""
            GestureScene.run { scene in
                let content = scene.addView("view", writes: true)
                scene.add(TouchDelayGestureRecognizer(), "delay")
                scene.add(UIPanGestureRecognizer(), "pan")
                scene.play(samples)
                _ = content
                result = scene.timeline
            }
            return result
        }
        #expect(
            timeline("a: 0 down 100,100 | 100 to 100,104 | 300 up") == """
                19 view began 100,100
                19 view moved 100,104
                37 view ended 100,104
                """)
        #expect(
            timeline("a: 0 down 100,100 | 50 up") == "7 view began 100,100\n7 view ended 100,100")
        #expect(
            timeline("a: 0 down 100,100 | 50 to 100,130 | 75 up")
                == "8 pan began 0,0\n10 pan ended 0,0")
        // Later, the content has the touch, and loses it.
        #expect(
            timeline("a: 0 down 100,100 | 200 to 100,130 | 225 up") == """
                19 view began 100,100
                25 view cancelled 100,130
                26 pan began 0,0
                28 pan ended 0,0
                """)
    }
}

/// Writes down the timestamps, in milliseconds, with which it hears of touches.
private final class StampView: UIView {
    weak var scene: GestureScene?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("began", touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("moved", touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("ended", touches)
    }

    private func write(_ what: String, _ touches: Set<UITouch>) {
        let touch = touches.first!
        #expect(what == "\(touch.phase)")
        let stamp = GestureScene.number(touch.timestamp * 1000)
        scene?.write("\(what) \(GestureScene.list(touch.location(in: self))) at \(stamp)")
    }
}
