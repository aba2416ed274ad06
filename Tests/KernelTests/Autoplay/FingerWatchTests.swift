@testable import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// Fingers are noticed, and nothing else changes.
struct FingerWatchTests {
    private final class Recorder: UIView {
        var log: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.append("began")
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.append("ended")
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.append("cancelled")
        }
    }

    private final class Stage {
        let simulation: Simulation
        let window = UIWindow()
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let inner = Recorder(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let watch = FingerWatch()
        var changes: [Int] = []

        init(_ simulation: Simulation) {
            self.simulation = simulation
            window.makeKeyAndVisible()
            window.addSubview(outer)
            outer.addSubview(inner)
            outer.addGestureRecognizer(watch)
            watch.presenceDidChange = { [unowned self] in
                self.changes.append(self.watch.fingerCount)
            }
        }

        func touch(_ finger: Int, _ phase: TouchSample.Phase, _ place: CGPoint) {
            simulation.touches.enqueue(
                TouchSample(
                    finger: finger, timestamp: simulation.now, location: place, phase: phase))
            simulation.step()
        }

        static func run(_ body: (Stage) -> Void) {
            let simulation = Simulation(device: SimulatedDevice())
            Simulation.run(simulation) { body(Stage(simulation)) }
        }
    }

    private let place = CGPoint(x: 100, y: 100)

    @Test func restingFingersAreCounted() {
        Stage.run { stage in
            stage.touch(0, .began, place)
            #expect(stage.watch.fingerCount == 1)
            for _ in 0..<100 { stage.simulation.step() }
            stage.touch(1, .began, CGPoint(x: 100, y: 500))
            #expect(stage.watch.fingerCount == 2)
            stage.touch(0, .ended, place)
            #expect(stage.watch.fingerCount == 1)
            stage.touch(1, .ended, CGPoint(x: 100, y: 500))
            #expect(stage.watch.fingerCount == 0)
            #expect(stage.changes == [1, 0])
            #expect(stage.simulation.gestures.participantCount == 0)
            #expect(stage.inner.log == ["began", "ended"])
        }
    }

    @Test func oneThatFollowsAtOnceIsNoticed() {
        Stage.run { stage in
            stage.touch(0, .began, place)
            let now = stage.simulation.now
            for (finger, phase) in [(0, TouchSample.Phase.ended), (1, .began)] {
                stage.simulation.touches.enqueue(
                    TouchSample(finger: finger, timestamp: now, location: place, phase: phase))
            }
            stage.simulation.step()
            stage.simulation.step()
            #expect(stage.watch.fingerCount == 1)
        }
    }

    @Test func touchesElsewhereAreNone() {
        Stage.run { stage in
            stage.touch(0, .began, CGPoint(x: 350, y: 700))
            #expect(stage.watch.fingerCount == 0)
        }
    }

    @Test func systemTakesTouchesAway() {
        Stage.run { stage in
            stage.touch(0, .began, place)
            stage.simulation.touches.cancelAll()
            stage.simulation.step()
            #expect(stage.watch.fingerCount == 0)
            #expect(stage.inner.log == ["began", "cancelled"])
        }
    }

    @Test func viewThatLeavesForgetsItsFingers() {
        Stage.run { stage in
            stage.touch(0, .began, place)
            stage.outer.removeFromSuperview()
            stage.simulation.step()
            #expect(stage.watch.fingerCount == 0)
            stage.window.addSubview(stage.outer)
            stage.touch(0, .ended, place)
            stage.touch(0, .began, place)
            #expect(stage.watch.fingerCount == 1)
        }
    }

    private final class Taps {
        var count = 0
        func tap() { count += 1 }
    }

    @Test func othersRecogniseAsBefore() {
        Stage.run { stage in
            let taps = Taps()
            stage.outer.addGestureRecognizer(
                UITapGestureRecognizer(target: taps, action: Taps.tap))
            let pans = Taps()
            stage.inner.addGestureRecognizer(
                UIPanGestureRecognizer(target: pans, action: Taps.tap))
            stage.touch(0, .began, place)
            stage.touch(0, .ended, place)
            #expect(taps.count == 1)
            stage.touch(0, .began, place)
            stage.touch(0, .moved, CGPoint(x: 150, y: 100))
            stage.simulation.step()
            #expect(pans.count == 1)
            // The pan has taken the touch from the view, not from the watch.
            #expect(stage.inner.log.last == "cancelled")
            #expect(stage.watch.fingerCount == 1)
            stage.touch(0, .ended, CGPoint(x: 150, y: 100))
            #expect(stage.watch.fingerCount == 0)
        }
    }
}
