import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UIPanGestureRecognizerTests {
    /// 9.667 pt did not begin, 10 did (device); the action for `began` a frame later, its
    /// translation zero where the finger is then, and no `changed` in that frame.
    @Test func beginsAfterTenPointsAndActsAFrameLater() {
        GestureScene.run { scene in
            scene.add(UIPanGestureRecognizer(), "pan")
            scene.play(
                """
                a: 0 down 100,100 | 8.3 to 100,109.667 | 16.6 to 100,110 | 25 to 100,115 \
                | 33.3 to 100,121 | 41.6 to 100,122 | 50 up
                """)
            #expect(
                scene.timeline == """
                    4 pan began 0,0
                    5 pan changed 0,6
                    6 pan changed 0,7
                    7 pan ended 0,7
                    """)
            #expect(scene.simulation.model.used.contains(.began))
        }
    }

    @Test func failsWhenLiftedBefore() {
        GestureScene.run { scene in
            let pan = scene.add(UIPanGestureRecognizer(), "pan")
            scene.play("a: 0 down 100,100 | 8.3 to 100,109.667 | 16.6 up")
            #expect(scene.timeline == "")
            #expect(pan.state == .possible)
            // possible → failed → possible
            #expect(scene.simulation.counters.recognizerTransitions == 2)
        }
    }

    /// The recording `iphone-flick-one-move`: the only move and the lift in one frame. `began` and
    /// `ended` come together, a frame later, without any translation.
    @Test func beginsAndEndsInOneFrame() {
        GestureScene.run { scene in
            scene.add(UIPanGestureRecognizer(), "pan")
            scene.play("a: 0 down 214,602 | 83 to 214,598 | 91 to 214,482 | 91 up")
            #expect(
                scene.timeline == """
                    13 pan began 0,0
                    13 pan ended 0,0
                    """)
        }
    }

    /// The lift comes in the very frame in which the action for `began` is due.
    @Test func liftInTheFrameOfBegan() {
        GestureScene.run { scene in
            scene.add(UIPanGestureRecognizer(), "pan")
            scene.play("a: 0 down 100,100 | 8.3 to 100,120 | 16.6 to 100,130 | 16.6 up")
            #expect(
                scene.timeline == """
                    3 pan began 0,0
                    3 pan ended 0,0
                    """)
        }
    }

    @Test func velocityIsTheTrackersAndDoesNotFade() {
        GestureScene.run { scene in
            let pan = scene.add(UIPanGestureRecognizer(), "pan")
            // Segments of −400, −1606, 0 pt/s along y as in the device's worked example, which gives
            // −400, −641.217, −1284.87 (its segments are rounded): the velocity is 0.8 of the last
            // but one and 0.2 of the last.
            scene.send(
                "a: 0 down 100,400 | 8 to 100,396.8 | 16.66 to 100,382.89204 | 16.68 to 100,382.8")
            scene.run(8.4)
            #expect(abs(pan.velocity(in: nil).y + 400) < 1e-6)
            scene.run(8.4)
            #expect(abs(pan.velocity(in: nil).y + 641.2) < 1e-6)
            scene.run(8.4)
            #expect(abs(pan.velocity(in: nil).y + 1284.8) < 1e-6)
            scene.run(400)
            #expect(abs(pan.velocity(in: nil).y + 1284.8) < 1e-6)
            scene.send("a: 0 up")
            scene.run(8.4)
            #expect(abs(pan.velocity(in: nil).y + 1284.8) < 1e-6)
        }
    }

    /// On a 60 Hz display two samples make one `changed`; velocity sees both.
    @Test func slowDisplayCoalescesSamples() {
        GestureScene.run(refreshRate: 60) { scene in
            let pan = scene.add(UIPanGestureRecognizer(), "pan")
            scene.send(
                """
                a: 0 down 100,100 | 8.333 to 100,108 | 16.666 to 100,116 | 25 to 100,120 \
                | 33.333 to 100,130 | 41.666 to 100,132 | 50 to 100,134
                """)
            scene.run(50)
            #expect(
                scene.timeline == """
                    3 pan began 0,0
                    4 pan changed 0,4
                    """)
            #expect(abs(pan.velocity(in: nil).y - 240) < 0.1)
            #expect(scene.simulation.model.used.contains(.samples))
        }
    }

    @Test func translationCountsFromTouchDownUntilItBegins() {
        GestureScene.run { scene in
            let pan = scene.add(UIPanGestureRecognizer(), "pan")
            scene.send("a: 0 down 100,100 | 8.3 to 103,104 | 16.6 to 100,112")
            scene.run(8.4)
            #expect(pan.translation(in: nil) == CGPoint(x: 3, y: 4))
            scene.run(8.4)
            #expect(pan.state == .began)
            #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 12))
            scene.run(8.4)
            #expect(pan.translation(in: nil) == .zero)
        }
    }

    @Test func translationAndVelocityInAScaledView() {
        GestureScene.run { scene in
            let view = scene.addView("view")
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            let pan = scene.add(UIPanGestureRecognizer(), "pan", to: view)
            // The threshold is one of the screen: 10 pt there are 5 in the view.
            scene.send(
                "a: 0 down 100,100 | 8.3 to 100,109 | 16.6 to 100,110 | 25 to 100,110 | 33 to 100,130"
            )
            scene.run(9)
            #expect(pan.state == .possible)
            scene.run(34)
            #expect(abs(pan.translation(in: view).y - 10) < 1e-9)
            #expect(pan.translation(in: scene.window).y == 20)
            #expect(abs(pan.velocity(in: view).y * 2 - pan.velocity(in: nil).y) < 1e-9)
            pan.setTranslation(CGPoint(x: 0, y: 3), in: view)
            #expect(abs(pan.translation(in: view).y - 3) < 1e-9)
            #expect(abs(pan.translation(in: nil).y - 6) < 1e-9)
        }
    }

    /// A second finger moves the middle, its coming and going do not move the translation.
    @Test func fingersComeAndGoWithoutAJump() {
        GestureScene.run { scene in
            scene.add(UIPanGestureRecognizer(), "pan")
            scene.play(
                "a: 0 down 100,100 | 8 to 100,120 | 16 to 100,120 | 25 to 100,130 | 75 to 100,150 | 100 up",
                "b: 33 down 300,300 | 41 to 300,310 | 50 to 300,320 | 58 up")
            #expect(
                scene.timeline == """
                    3 pan began 0,0
                    4 pan changed 0,10
                    6 pan changed 0,15
                    7 pan changed 0,20
                    10 pan changed 0,40
                    13 pan ended 0,40
                    """)
        }
    }

    /// A finger comes down in the frame in which another moves: the move counts, with the share of
    /// one of two, and the coming does not.
    @Test func fingerComesWhileAnotherMoves() {
        GestureScene.run { scene in
            let pan = scene.add(UIPanGestureRecognizer(), "pan")
            scene.send(
                "a: 0 down 100,100 | 8 to 100,120 | 16 to 100,120 | 25 to 100,130 | 33 to 100,140")
            scene.send("b: 32 down 300,500")
            scene.run(34)
            #expect(
                scene.timeline == """
                    3 pan began 0,0
                    4 pan changed 0,10
                    5 pan changed 0,15
                    """)
            #expect(abs(pan.velocity(in: nil).y - (0.8 * 10 / 0.009 + 0.2 * 5 / 0.008)) < 1e-6)
        }
    }

    @Test func fewestAndMostFingers() {
        GestureScene.run { scene in
            let one = scene.addView("one", CGRect(x: 0, y: 0, width: 400, height: 400))
            let two = scene.addView("two", CGRect(x: 0, y: 400, width: 400, height: 400))
            scene.add(UIPanGestureRecognizer(), "one", to: one).maximumNumberOfTouches = 1
            scene.add(UIPanGestureRecognizer(), "two", to: two).minimumNumberOfTouches = 2
            // Two fingers are too many for the one, one finger is too few for the other.
            scene.play(
                "a: 0 down 100,100 | 16 to 100,130 | 24 up",
                "b: 8 down 200,100 | 16 to 200,130 | 24 up",
                "c: 0 down 100,500 | 16 to 100,530 | 24 up")
            #expect(scene.timeline == "")
            // Later ones are ignored; two are enough.
            scene.play(
                "a: 0 down 100,100 | 8 to 100,130 | 16 to 100,130 | 33 to 100,140 | 41 up",
                "b: 25 down 200,100 | 33 to 200,180 | 50 up")
            scene.play(
                "c: 0 down 100,500 | 8 to 100,510 | 16 to 100,520 | 25 to 100,530 | 33 up",
                "d: 0 down 200,500 | 8 to 200,510 | 16 to 200,520 | 25 to 200,530 | 41 up")
            let names = scene.lines.map {
                $0.split(separator: " ").dropFirst().joined(separator: " ")
            }
            #expect(
                names == [
                    "one began 0,0", "one changed 0,10", "one ended 0,10",
                    "two began 0,0", "two changed 0,10", "two ended 0,10",
                ])
        }
    }

    /// A recording knows when its `began` action ran: after the n-th sample.
    @Test(arguments: [(4, "0,28"), (5, "0,20"), (6, "0,10")])
    func momentOfBeganCanBeGiven(samples: Int, last: String) {
        GestureScene.run { scene in
            scene.simulation.touches.beganOverride = samples
            scene.add(UIPanGestureRecognizer(), "pan")
            scene.play(
                """
                a: 0 down 100,100 | 8 to 100,110 | 16 to 100,112 | 25 to 100,112 | 33 to 100,120 \
                | 41 to 100,130 | 50 to 100,140 | 58 up
                """)
            #expect(scene.lines.first == "\(samples) pan began 0,0")
            #expect(scene.lines.last == "8 pan ended \(last)")
        }
    }

    /// Samples that share a frame are told apart at the given moment.
    @Test func givenMomentOfBeganWithinAFrame() {
        GestureScene.run(refreshRate: 60) { scene in
            scene.simulation.touches.beganOverride = 4
            scene.add(UIPanGestureRecognizer(), "pan")
            scene.play(
                "a: 0 down 100,100 | 16 to 100,120 | 24 to 100,125 | 26 to 100,130 | 32 to 100,150 | 50 up"
            )
            #expect(
                scene.timeline == """
                    3 pan began 0,0
                    3 pan changed 0,20
                    4 pan ended 0,20
                    """)
        }
    }

    @Test func cancelledBySystem() {
        GestureScene.run { scene in
            scene.add(UIPanGestureRecognizer(), "pan")
            scene.send(
                "a: 0 down 100,100 | 8 to 100,120 | 16 to 100,120 | 25 to 100,130 | 200 to 100,400")
            scene.run(30)
            scene.simulation.touches.cancelAll()
            scene.run(500)
            #expect(
                scene.timeline == """
                    3 pan began 0,0
                    4 pan changed 0,10
                    4 pan cancelled 0,10
                    """)
            #expect(scene.simulation.model.used.contains(.cancel))
            #expect(scene.simulation.nextActiveTick == nil)
        }
    }
}
