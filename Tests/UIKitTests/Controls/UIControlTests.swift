import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UIControlTests {
    /// Writes each event of a control down.
    final class Listener {
        var lines: [String] = []
        private static let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "down again"),
            (.touchDragInside, "drag inside"), (.touchDragOutside, "drag outside"),
            (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
            (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
            (.touchCancel, "cancel"), (.valueChanged, "value"),
            (.primaryActionTriggered, "primary"),
        ]

        func listen(to control: UIControl) {
            for (event, name) in Listener.names {
                control.addAction(
                    UIAction { [unowned self, unowned control] _ in
                        lines.append(control.isHighlighted ? "\(name) *" : name)
                    }, for: event)
            }
        }
    }

    /// A control at (100, 100) of 50 × 50 points: samples in, events out, highlighted ones starred.
    @Test(arguments: [
        ("a: 0 down 110,110 | 40 up", "down *, up inside"),
        (
            "a: 0 down 110,110 | 20 to 120,120 | 40 to 130,130 | 60 up",
            "down *, drag inside *, drag inside *, up inside"
        ),
        // 70 points off the right edge at 150 still counts, 71 do not.
        ("a: 0 down 110,110 | 20 to 219,110 | 40 up", "down *, drag inside *, up inside"),
        (
            "a: 0 down 110,110 | 20 to 221,110 | 40 to 222,110 | 60 up",
            "down *, exit, drag outside, drag outside, up outside"
        ),
        (
            "a: 0 down 110,110 | 20 to 110,300 | 40 to 110,120 | 60 up",
            "down *, exit, drag outside, enter *, drag inside *, up inside"
        ),
        ("a: 0 down 110,110 | 20 cancel", "down *, cancel"),
        (
            "a: 0 down 110,110 | 30 up | 100 down 111,111 | 130 up",
            "down *, up inside, down *, down again *, up inside"
        ),
        ("a: 0 down 90,110 | 20 to 110,110 | 40 up", ""),
    ])
    func tellsWhatAFingerDoes(samples: String, expected: String) {
        GestureScene.run { scene in
            let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
            scene.window.addSubview(control)
            let listener = Listener()
            listener.listen(to: control)
            scene.play(samples)
            #expect(listener.lines.joined(separator: ", ") == expected)
            #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside)
        }
    }

    @Test func aDisabledControlSwallowsTouches() {
        GestureScene.run { scene in
            final class Below: UIView {
                var touched = false
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    touched = true
                }
            }
            let below = Below(frame: scene.window.bounds)
            let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
            scene.window.addSubview(below)
            below.addSubview(control)
            let listener = Listener()
            listener.listen(to: control)
            control.isEnabled = false
            #expect(control.state == .disabled)
            scene.play("a: 0 down 110,110 | 40 up")
            #expect(listener.lines.isEmpty)
            #expect(!below.touched)
            // Disabled while a finger is on it, it lets go.
            control.isEnabled = true
            scene.send("a: 0 down 110,110 | 200 up")
            scene.run(50)
            #expect(control.isTracking && control.state == .highlighted)
            control.isEnabled = false
            #expect(!control.isTracking)
            scene.run(500)
            #expect(listener.lines == ["down *"])
        }
    }

    @Test func followsOneFinger() {
        GestureScene.run { scene in
            let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
            control.isMultipleTouchEnabled = true
            scene.window.addSubview(control)
            let listener = Listener()
            listener.listen(to: control)
            scene.play(
                "a: 0 down 110,110 | 100 up", "b: 30 down 120,120 | 50 to 300,300 | 60 up")
            #expect(listener.lines == ["down *", "up inside"])
        }
    }

    // MARK: Targets

    final class Target {
        var calls: [String] = []
        func plain() { calls.append("plain") }
        func control(_ sender: UIControl) { calls.append("control \(sender.tag)") }
        func button(_ sender: UIPageControl) { calls.append("page \(sender.currentPage)") }
        func both(_ sender: UIControl, event: UIEvent?) {
            calls.append("both \(event == nil)")
        }
    }

    @Test func callsTargetsInOrderAndHoldsThemWeakly() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let control = UIPageControl()
            control.tag = 7
            var target: Target? = Target()
            control.addTarget(target!, action: Target.control, for: .valueChanged)
            control.addTarget(target!, action: Target.plain, for: [.valueChanged, .touchDown])
            control.addTarget(target!, action: Target.both, for: .valueChanged)
            control.addTarget(target!, action: Target.button, for: .touchDown)
            #expect(control.allControlEvents == [.valueChanged, .touchDown])
            control.sendActions(for: .valueChanged)
            #expect(target!.calls == ["control 7", "plain", "both true"])
            control.removeTarget(target!, action: nil, for: .valueChanged)
            control.sendActions(for: [.valueChanged, .touchDown])
            #expect(target!.calls == ["control 7", "plain", "both true", "plain", "page 0"])
            weak var gone = target
            target = nil
            #expect(gone == nil)
            control.sendActions(for: .touchDown)
        }
    }

    @Test func anActionOfTheSameIdentifierGivesWay() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let control = UIControl()
            var calls: [String] = []
            let first = UIAction(identifier: .init("close")) { action in
                calls.append("first \(action.sender === control)")
            }
            control.addAction(first, for: .touchUpInside)
            control.sendActions(for: .touchUpInside)
            #expect(first.sender == nil)
            control.addAction(
                UIAction(identifier: .init("close")) { _ in calls.append("second") },
                for: .touchUpInside)
            control.sendActions(for: .touchUpInside)
            control.removeAction(identifiedBy: .init("close"), for: .touchUpInside)
            control.sendActions(for: .touchUpInside)
            #expect(calls == ["first true", "second"])
        }
    }
}
