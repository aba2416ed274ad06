import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UITouchTests {
    /// One object from beginning to end, updated in place.
    @Test func livesThroughItsSequence() {
        GestureScene.run { scene in
            let view = scene.addView("view", CGRect(x: 10, y: 20, width: 300, height: 300))
            let probe = scene.add(Probe(), "probe", to: view)
            var seen: [String] = []
            probe.body = { touch, _ in
                let place = GestureScene.list(touch.location(in: view))
                let previous = GestureScene.list(touch.previousLocation(in: view))
                seen.append("\(touch.phase) \(place) from \(previous) \(touch.tapCount)")
                #expect(touch.view === view)
                #expect(touch.window === scene.window)
                #expect(touch.gestureRecognizers?.contains(probe) == true)
            }
            scene.play("a: 0 down 100,100 | 16 to 110,100 | 25 to 120,100 | 33 up")
            #expect(
                seen == [
                    "began 90,80 from 90,80 1", "moved 100,80 from 90,80 1",
                    "moved 110,80 from 100,80 1", "ended 110,80 from 110,80 1",
                ])
        }
    }

    @Test func restingFingersAreStationary() {
        GestureScene.run { scene in
            let probe = scene.add(Probe(), "probe")
            var seen: [String] = []
            probe.body = { _, event in
                seen.append(event.touches.map { "\($0.phase)" }.joined(separator: " "))
                #expect(event.allTouches?.count == event.touches.count)
                #expect(event.touches(for: scene.window as UIView)?.count == event.touches.count)
                #expect(event.touches(for: scene.window)?.count == event.touches.count)
                #expect(event.touches(for: probe)?.count == event.touches.count)
            }
            scene.play("a: 0 down 100,100 | 50 up", "b: 16 down 200,100 | 33 to 200,110 | 66 up")
            #expect(
                seen == [
                    "began", "stationary began", "stationary moved", "ended stationary", "ended",
                ])
        }
    }

    /// Taps within 0.35 s and 45 pt count up.
    @Test func tapCount() {
        GestureScene.run { scene in
            let probe = scene.add(Probe(), "probe")
            var counts: [Int] = []
            probe.body = { touch, _ in if touch.phase == .began { counts.append(touch.tapCount) } }
            scene.play(
                """
                a: 0 down 100,100 | 50 up | 400 down 100,100 | 450 up | 700 down 100,140 | 750 up \
                | 1101 down 100,140 | 1150 up | 1200 down 200,140 | 1250 to 290,140 | 1300 up \
                | 1400 down 290,140 | 1450 up
                """)
            #expect(counts == [1, 2, 3, 1, 1, 1])
        }
    }

    /// Sets of touches have one order in all runs, that of their numbers where there are few.
    @Test func setsAreOrderedByNumber() {
        let touches = (0..<6).map { serial in
            UITouch(
                serial: serial, finger: serial, bit: 1 << UInt64(serial),
                at: TouchPoint(time: .zero, location: .zero))
        }
        var one: Set<UITouch> = []
        for touch in touches { one.insert(touch) }
        var other: Set<UITouch> = []
        for touch in touches.reversed() { other.insert(touch) }
        #expect(one.map(\.serial) == other.map(\.serial))
        #expect(one == other)
        #expect(one.count == 6)
    }

    /// Coalesced touches are the samples of the frame; the last is the newest.
    @Test func coalescedTouches() {
        GestureScene.run(refreshRate: 60) { scene in
            let probe = scene.add(Probe(), "probe")
            var seen: [String] = []
            probe.body = { touch, event in
                let all = event.coalescedTouches(for: touch)!
                seen.append(
                    all.map {
                        GestureScene.list($0.location(in: nil)) + "<"
                            + GestureScene.list($0.previousLocation(in: nil))
                    }.joined(separator: " "))
                #expect(all.last?.timestamp == touch.timestamp)
                #expect(touch.previousLocation(in: nil) == all[0].previousLocation(in: nil))
            }
            scene.play(
                "a: 0 down 100,100 | 20 to 101,100 | 24 to 102,100 | 32 to 104,100 | 40 to 105,100")
            #expect(
                seen == [
                    "100,100<100,100", "101,100<100,100 102,100<101,100 104,100<102,100",
                    "105,100<104,100",
                ])
        }
    }
}

/// Calls a closure for each touch that it hears of.
private final class Probe: UIGestureRecognizer {
    var body: (UITouch, UIEvent) -> Void = { _, _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        tell(touches, event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        tell(touches, event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        tell(touches, event)
    }

    private func tell(_ touches: Set<UITouch>, _ event: UIEvent) {
        for touch in touches { body(touch, event) }
    }
}
