import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UIPinchGestureRecognizerTests {
    /// 8.7 pt of distance (simulator); the scale counts from the distance when `began` is told.
    @Test func beginsAfterItsDeadZone() {
        GestureScene.run { scene in
            scene.add(UIPinchGestureRecognizer(), "pinch")
            scene.play(
                "a: 0 down 200,400 | 50 up",
                "b: 0 down 300,400 | 8 to 308.6,400 | 16 to 308.7,400 | 25 to 320,400 | 33 to 380,400 | 50 up"
            )
            #expect(
                scene.timeline == """
                    4 pinch began 1
                    5 pinch changed 1.5
                    7 pinch ended 1.5
                    """)
        }
    }

    /// One finger lifts: the scale stays; a new second finger goes on from it.
    @Test func scaleDoesNotJumpWhenFingersChange() {
        GestureScene.run { scene in
            scene.add(UIPinchGestureRecognizer(), "pinch")
            scene.play(
                "a: 0 down 200,400 | 66 to 210,400 | 100 up",
                "b: 0 down 300,400 | 8 to 320,400 | 16 to 300,400 | 25 to 350,400 | 33 up",
                "c: 75 down 260,400 | 83 to 310,400 | 91 up")
            #expect(
                scene.timeline == """
                    3 pinch began 1
                    4 pinch changed 1.5
                    9 pinch changed 1.5
                    11 pinch changed 3
                    13 pinch ended 3
                    """)
        }
    }

    /// The second finger lifts and a third comes down in one frame: it takes the other's place.
    @Test func aFingerMakesRoomForAnotherWithinAFrame() {
        GestureScene.run { scene in
            scene.add(UIPinchGestureRecognizer(), "pinch")
            scene.play(
                "a: 0 down 200,400 | 100 up",
                "b: 0 down 300,400 | 8 to 320,400 | 16 to 300,400 | 25 to 350,400 | 50 up",
                "c: 50 down 260,400 | 58 to 290,400 | 91 up")
            #expect(
                scene.timeline == """
                    3 pinch began 1
                    4 pinch changed 1.5
                    8 pinch changed 2.25
                    13 pinch ended 2.25
                    """)
        }
    }

    @Test func scaleCanBeSetAndVelocityIsTheScales() {
        GestureScene.run { scene in
            let pinch = scene.add(UIPinchGestureRecognizer(), "pinch")
            scene.send("a: 0 down 200,400")
            scene.send(
                "b: 0 down 300,400 | 10 to 320,400 | 20 to 300,400 | 30 to 310,400 | 40 to 320,400 | 50 to 330,400"
            )
            scene.run(45)
            #expect(abs(pinch.scale - 1.1) < 1e-9 || abs(pinch.scale - 1.2) < 1e-9)
            pinch.scale = 1
            scene.run(10)
            #expect(pinch.scale > 1)
            #expect(pinch.scale < 1.2)
            #expect(pinch.velocity > 8)
            #expect(pinch.velocity < 11)
        }
    }

    @Test func fingersOnOneSpotGiveAFiniteScale() {
        GestureScene.run { scene in
            let pinch = scene.add(UIPinchGestureRecognizer(), "pinch")
            scene.send("a: 0 down 200,400")
            scene.send("b: 0 down 200,400 | 10 to 220,400 | 20 to 200,400 | 30 to 200,500")
            scene.run(40)
            #expect(pinch.scale.isFinite)
            #expect(pinch.scale == 100)
        }
    }

    @Test func oneFingerIsNoPinchAndAThirdIsIgnored() {
        GestureScene.run { scene in
            let pinch = scene.add(UIPinchGestureRecognizer(), "pinch")
            scene.play("a: 0 down 200,400 | 8 to 200,600 | 20 up")
            #expect(scene.timeline == "")
            scene.send("a: 0 down 200,400")
            scene.send("b: 0 down 300,400 | 25 to 320,400")
            scene.send("c: 8 down 200,200 | 40 to 200,10")
            scene.run(60)
            #expect(pinch.numberOfTouches == 2)
            #expect(pinch.scale == 1)
        }
    }
}
