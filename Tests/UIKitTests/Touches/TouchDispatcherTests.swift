import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct TouchDispatcherTests {
    @Test func deliversAtTheFirstFrameAtOrAfterTheSample() {
        GestureScene.run { scene in
            scene.addView("view", writes: true)
            scene.send("a: 16.666 down 100,100 | 16.667 to 100,101 | 25.1 to 100,102")
            let due = SimulatedTime(nanoseconds: 8_333_333 + 16_666_000)
            #expect(scene.simulation.touches.nextEventTime == due)
            scene.simulation.step()
            #expect(scene.simulation.nextActiveTick == 3)
            scene.run(100)
            #expect(
                scene.timeline == """
                    3 view began 100,100
                    4 view moved 100,101
                    5 view moved 100,102
                    """)
        }
    }

    /// What makes no sense is dropped; a second touch-down of a finger ends its first touch.
    @Test func senselessSamples() {
        GestureScene.run { scene in
            scene.addView("view", writes: true)
            scene.play("a: 0 to 100,100 | 8 up | 16 cancel")
            #expect(scene.timeline == "")
            scene.play("a: 0 down 100,100 | 8 down 200,100 | 16 up | 25 up")
            let names = scene.lines.map {
                $0.split(separator: " ").dropFirst().joined(separator: " ")
            }
            #expect(
                names == [
                    "view began 100,100", "view cancelled 200,100", "view began 200,100",
                    "view ended 200,100",
                ])
            #expect(scene.simulation.touches.activeTouches.isEmpty)
        }
    }

    /// A recogniser must not take the finger that comes down for one of the gesture that is over.
    @Test func aLiftAndATouchDownOfOneFrameAreTwoEvents() {
        GestureScene.run { scene in
            scene.addView("view", writes: true)
            scene.play("a: 0 down 100,100 | 18 up", "b: 20 down 200,100 | 40 up")
            let names = scene.lines.map {
                $0.split(separator: " ").dropFirst().joined(separator: " ")
            }
            #expect(
                names == [
                    "view began 100,100", "view ended 100,100", "view began 200,100",
                    "view ended 200,100",
                ])
        }
    }

    /// A view that wants to be alone takes no touch beside another's, and lets no other view have one.
    @Test(arguments: [
        (true, false, "left began 50,50 left ended 50,50"),
        (false, true, "left began 50,50 left ended 50,50"),
        (false, false, "left began 50,50 right began 250,50 left ended 50,50 right ended 250,50"),
    ])
    func exclusiveViewsAreAlone(left: Bool, right: Bool, expected: String) {
        GestureScene.run { scene in
            let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            scene.addView("left", frame, writes: true).isExclusiveTouch = left
            scene.addView("right", frame.offsetBy(dx: 200, dy: 0), writes: true)
                .isExclusiveTouch = right
            scene.play("a: 0 down 50,50 | 40 up", "b: 20 down 250,50 | 60 up")
            let names = scene.lines.map {
                $0.split(separator: " ").dropFirst().joined(separator: " ")
            }
            #expect(names.joined(separator: " ") == expected)
        }
    }

    @Test func frontmostWindowTakesTheTouch() {
        GestureScene.run { scene in
            scene.addView("back", writes: true)
            let front = UIWindow(frame: CGRect(x: 0, y: 300, width: 400, height: 100))
            front.makeKeyAndVisible()
            scene.addView(
                "front", CGRect(x: 0, y: 0, width: 400, height: 100), in: front, writes: true)
            scene.play("a: 0 down 100,350 | 8 up", "b: 100 down 100,250 | 110 up")
            // Locations are in points of the touch's own window.
            #expect(
                scene.timeline == """
                    2 front began 100,50
                    2 front ended 100,50
                    13 back began 100,250
                    15 back ended 100,250
                    """)
            #expect(scene.simulation.counters.hitTests == 3)
        }
    }

    @Test func touchOutsideAllViewsIsHarmless() {
        GestureScene.run { scene in
            scene.window.isUserInteractionEnabled = false
            scene.add(UITapGestureRecognizer(), "tap")
            scene.play("a: 0 down 100,100 | 8 to 100,150 | 16 up")
            #expect(scene.timeline == "")
        }
    }

    /// [deaf]: a view that is animated without `.allowUserInteraction`, and those in it.
    @Test func animatedViewsAreDeaf() {
        GestureScene.run { scene in
            let moving = scene.addView("moving", CGRect(x: 0, y: 0, width: 400, height: 400))
            scene.add(UITapGestureRecognizer(), "tap", to: scene.addView("inside", in: moving))
            UIView.animate(withDuration: 0.3) { moving.alpha = 0.5 }
            scene.play("a: 100 down 100,100 | 150 up", "b: 400 down 100,100 | 450 up")
            #expect(scene.lines.count == 1)
            #expect(scene.simulation.model.used.contains(.deaf))
        }
    }

    @Test func droppedTouchesStayDropped() {
        GestureScene.run { scene in
            scene.add(UITapGestureRecognizer(), "tap")
            scene.simulation.touches.beginDroppingTouches()
            scene.send("a: 0 down 100,100 | 50 up")
            scene.run(20)
            scene.simulation.touches.endDroppingTouches()
            scene.run(500)
            #expect(scene.timeline == "")
            scene.play("a: 0 down 100,100 | 50 up")
            #expect(scene.lines.count == 1)
        }
    }

    /// Cancelled from within a touch's own delivery.
    @Test func cancelAllInsideAnAction() {
        GestureScene.run { scene in
            scene.add(UIPanGestureRecognizer(), "pan")
            scene.reaction = { text in
                if text == "pan changed 0,10" { scene.simulation.touches.cancelAll() }
            }
            scene.play(
                "a: 0 down 100,100 | 8 to 100,120 | 16 to 100,120 | 25 to 100,130 | 25 up | 50 to 100,200 | 60 up"
            )
            #expect(
                scene.timeline == """
                    3 pan began 0,0
                    4 pan changed 0,10
                    4 pan cancelled 0,10
                    """)
        }
    }

    @Test func pendingSamplesCanBeTakenBack() {
        GestureScene.run { scene in
            scene.add(UITapGestureRecognizer(), "tap")
            scene.send("a: 100 down 100,100 | 150 up")
            scene.simulation.touches.removePending()
            #expect(scene.simulation.nextActiveTick == nil)
            scene.run(300)
            #expect(scene.timeline == "")
        }
    }

    /// More fingers than a screen tells apart.
    @Test func fingersBeyondTheLimitAreNotSensed() {
        GestureScene.run { scene in
            for finger in 0..<70 {
                scene.simulation.touches.enqueue(
                    TouchSample(
                        finger: finger, timestamp: scene.simulation.now,
                        location: CGPoint(x: 10 + finger, y: 100), phase: .began))
            }
            scene.run(50)
            #expect(scene.simulation.touches.activeTouches.count == TouchDispatcher.fingerLimit)
        }
    }
}
