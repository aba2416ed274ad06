import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

/// Five fingers that do anything at all: nothing traps, nothing is left behind, and the promises of
/// the environment hold.
@Suite struct TouchFuzzTests {
    /// A small generator of our own: the same sequence everywhere.
    private struct Chance {
        var state: UInt64

        mutating func next(_ limit: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(limit))
        }
    }

    @Test(arguments: 1...40)
    func anything(seed: Int) {
        let first = timeline(seed: seed)
        #expect(first == timeline(seed: seed), "seed \(seed) differs from run to run")
    }

    private func timeline(seed: Int) -> String {
        var result = ""
        GestureScene.run(refreshRate: seed % 2 == 0 ? 60 : 120) { scene in
            var chance = Chance(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
            let ledger = Ledger()
            scene.simulation.gestures.observer = ledger
            populate(scene, &chance)
            for _ in 0..<600 {
                send(scene, &chance)
                disturb(scene, &chance)
                if chance.next(3) == 0 { scene.simulation.step() }
            }
            for finger in 0..<5 {
                scene.simulation.touches.enqueue(
                    TouchSample(
                        finger: finger, timestamp: scene.simulation.now.advanced(bySeconds: 0.1),
                        location: CGPoint(x: 10, y: 10), phase: .ended))
            }
            scene.run(2_000)
            #expect(scene.simulation.gestures.participantCount == 0, "seed \(seed)")
            #expect(scene.simulation.gestures.lingering.isEmpty, "seed \(seed)")
            #expect(scene.simulation.scheduledTaskCount == 0, "seed \(seed)")
            #expect(scene.simulation.nextActiveTick == nil, "seed \(seed)")
            #expect(ledger.complaints == [], "seed \(seed)")
            checkActions(scene, seed: seed)
            result = scene.timeline
        }
        return result
    }

    private func populate(_ scene: GestureScene, _ chance: inout Chance) {
        let outer = scene.addView("outer", writes: true)
        let left = scene.addView(
            "left", CGRect(x: 0, y: 0, width: 200, height: 800), in: outer, writes: true)
        let right = scene.addView(
            "right", CGRect(x: 200, y: 0, width: 200, height: 800), in: outer, writes: true)
        left.isMultipleTouchEnabled = chance.next(2) == 0
        let makers: [() -> UIGestureRecognizer] = [
            { UIPanGestureRecognizer() }, { UIPinchGestureRecognizer() },
            { UITapGestureRecognizer() }, { UILongPressGestureRecognizer() },
            { TouchDelayGestureRecognizer() },
            {
                let tap = UITapGestureRecognizer()
                tap.numberOfTapsRequired = 2
                return tap
            },
            {
                let tap = UITapGestureRecognizer()
                tap.numberOfTouchesRequired = 2
                return tap
            },
        ]
        var recognizers: [UIGestureRecognizer] = []
        for index in 0..<9 {
            let maker = makers[chance.next(makers.count)]
            let view = [outer, left, right][chance.next(3)]
            let recognizer = scene.add(maker(), "r\(index)", to: view)
            recognizer.delaysTouchesBegan = chance.next(3) == 0
            recognizer.delaysTouchesEnded = chance.next(3) != 0
            recognizer.cancelsTouchesInView = chance.next(3) != 0
            if chance.next(3) == 0, let other = recognizers.last {
                recognizer.require(toFail: other)
            }
            recognizers.append(recognizer)
        }
        // A circle now and then.
        if chance.next(3) == 0 { recognizers[0].require(toFail: recognizers[8]) }
    }

    private func send(_ scene: GestureScene, _ chance: inout Chance) {
        let phases: [TouchSample.Phase] = [.began, .moved, .moved, .moved, .ended, .cancelled]
        let phase = phases[chance.next(10) == 0 ? 5 : chance.next(5)]
        scene.simulation.touches.enqueue(
            TouchSample(
                finger: chance.next(5),
                timestamp: scene.simulation.now.advanced(bySeconds: Double(chance.next(30)) / 1000),
                location: CGPoint(x: chance.next(420) - 10, y: chance.next(820) - 10), phase: phase)
        )
    }

    private func disturb(_ scene: GestureScene, _ chance: inout Chance) {
        switch chance.next(60) {
        case 0: scene.simulation.touches.cancelAll()
        case 1:
            let recognizer = scene.window.subviews[0].subviews[chance.next(2)].gestureRecognizers?
                .last
            recognizer?.isEnabled.toggle()
        case 2:
            let outer = scene.window.subviews[0]
            outer.addSubview(outer.subviews[0])
        case 3:
            let outer = scene.window.subviews[0]
            let view = outer.subviews[chance.next(2)]
            view.removeFromSuperview()
            outer.addSubview(view)
        default: break
        }
    }

    /// Every `began` is followed by one `ended` or `cancelled`, with only `changed` in between.
    private func checkActions(_ scene: GestureScene, seed: Int) {
        var open: [String: Bool] = [:]
        for line in scene.lines {
            let words = line.split(separator: " ").map(String.init)
            guard words[1].hasPrefix("r"), words[1] != "right" else { continue }
            let isOpen = open[words[1]] ?? false
            switch words[2] {
            case "began":
                #expect(!isOpen, "seed \(seed): \(line)")
                open[words[1]] = true
            case "changed":
                #expect(isOpen, "seed \(seed): \(line)")
            case "cancelled":
                #expect(isOpen, "seed \(seed): \(line)")
                open[words[1]] = false
            default:
                open[words[1]] = false
            }
        }
        #expect(open.values.allSatisfy { !$0 }, "seed \(seed)")
    }
}

/// Checks each state change against the table.
private final class Ledger: GestureObserver {
    var complaints: [String] = []

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, didChangeFrom former: UIGestureRecognizer.State
    ) {
        if recognizer.state == .possible {
            if former == .began || former == .changed { complaints.append("\(former) > possible") }
            return
        }
        switch GestureTransition.verdict(from: former, to: recognizer.state) {
        case .claim(let state), .become(let state):
            if state != recognizer.state { complaints.append("\(former) > \(recognizer.state)") }
        case .ignored, .illegal:
            complaints.append("\(former) > \(recognizer.state)")
        }
    }
}
