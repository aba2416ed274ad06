import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct GestureActionTests {
    @Test func allTargetsInOrder() {
        GestureScene.run { scene in
            let first = Listener("first", scene)
            let second = Listener("second", scene)
            let tap = UITapGestureRecognizer(target: first, action: Listener.tapped)
            tap.addTarget(second, action: Listener.any)
            tap.addTarget(first, action: Listener.plain)
            scene.window.addGestureRecognizer(tap)
            scene.play("a: 0 down 100,100 | 8 up")
            #expect(scene.lines == ["2 first tapped", "2 second any ended", "2 first plain"])
            scene.clear()
            tap.removeTarget(first, action: nil)
            scene.play("a: 0 down 100,100 | 8 up")
            #expect(scene.lines.count == 1)
            tap.removeTarget(nil)
            scene.clear()
            scene.play("a: 0 down 100,100 | 8 up")
            #expect(scene.lines.isEmpty)
        }
    }

    @Test func targetIsHeldWeakly() {
        GestureScene.run { scene in
            var listener: Listener? = Listener("gone", scene)
            weak let reference = listener
            let pan = UIPanGestureRecognizer(target: listener, action: Listener.any)
            scene.window.addGestureRecognizer(pan)
            scene.play("a: 0 down 100,100 | 8 to 100,130 | 16 to 100,140 | 25 to 100,150 | 33 up")
            #expect(scene.lines.count == 3)
            listener = nil
            #expect(reference == nil)
            scene.clear()
            scene.play("a: 0 down 100,100 | 8 to 100,130 | 33 up")
            #expect(scene.lines.isEmpty)
        }
    }

    /// An overridden method is called in its overriding form, as with selectors.
    @Test func callsOverrides() {
        GestureScene.run { scene in
            let listener = LoudListener("loud", scene)
            let tap = UITapGestureRecognizer(target: listener, action: Listener.plain)
            scene.window.addGestureRecognizer(tap)
            scene.play("a: 0 down 100,100 | 8 up")
            #expect(scene.lines == ["2 loud PLAIN"])
        }
    }
}

private class Listener: NSObject {
    let name: String
    let scene: GestureScene

    init(_ name: String, _ scene: GestureScene) {
        self.name = name
        self.scene = scene
    }

    func tapped(_ recognizer: UITapGestureRecognizer) {
        scene.write("\(name) tapped")
    }

    func any(_ recognizer: UIGestureRecognizer) {
        scene.write("\(name) any \(recognizer.state)")
    }

    func plain() {
        scene.write("\(name) plain")
    }
}

private final class LoudListener: Listener {
    override func plain() {
        scene.write("\(name) PLAIN")
    }
}
