import Testing

@testable @_spi(Simulation) import UIKit

/// Views hear of their safe area when they move with an ancestor. The insets are the part of the
/// device's that overlaps (documentation of `safeAreaInsets`).
@Suite struct MovedViewsTests {
    final class Told: UIView {
        var tops: [CGFloat] = []
        var layouts = 0

        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            tops.append(safeAreaInsets.top)
        }
        override func layoutSubviews() { layouts += 1 }
    }

    private struct Scene {
        let simulation: Simulation
        let outer: UIView
        let inner: Told
    }

    /// `inner` lies 10 pt below the top of `outer`, which lies at the top of the window, below a bar
    /// of 47 pt.
    private func scene(_ body: (Scene) -> Void) {
        let device = SimulatedDevice(
            safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
        let simulation = Simulation(device: device)
        Simulation.run(simulation) {
            let window = UIWindow()
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
            let inner = Told(frame: CGRect(x: 0, y: 10, width: 100, height: 200))
            let middle = UIView(frame: outer.bounds)
            outer.addSubview(middle)
            middle.addSubview(inner)
            window.addSubview(outer)
            window.makeKeyAndVisible()
            simulation.step()
            #expect(inner.tops == [37])
            #expect(!simulation.isActive)
            inner.tops = []
            inner.layouts = 0
            body(Scene(simulation: simulation, outer: outer, inner: inner))
        }
    }

    @Test func byItsFrame() {
        scene { scene in
            scene.outer.frame.origin.y = 30
            #expect(scene.inner.tops.isEmpty)
            #expect(scene.simulation.isActive)
            scene.simulation.step()
            #expect(scene.inner.tops == [7])
            #expect(scene.inner.layouts == 1)
            scene.simulation.step()
            #expect(scene.inner.tops == [7])
            #expect(!scene.simulation.isActive)
        }
    }

    @Test func byItsTransform() {
        scene { scene in
            scene.outer.transform = CGAffineTransform(translationX: 0, y: 20)
            scene.simulation.step()
            #expect(scene.inner.tops == [17])
        }
    }

    @Test func toAnotherSuperview() {
        scene { scene in
            let lower = UIView(frame: CGRect(x: 0, y: 25, width: 100, height: 300))
            scene.outer.addSubview(lower)
            scene.simulation.step()
            lower.addSubview(scene.inner.superview!)
            scene.simulation.step()
            #expect(scene.inner.tops == [12])
        }
    }

    @Test func inALayout() {
        final class Placing: UIView {
            var y: CGFloat = 0
            override func layoutSubviews() { subviews.first?.frame.origin.y = y }
        }
        scene { scene in
            let placing = Placing(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
            scene.outer.superview!.addSubview(placing)
            placing.addSubview(scene.outer)
            scene.simulation.step()
            scene.inner.tops = []
            placing.y = 40
            placing.setNeedsLayout()
            scene.simulation.step()
            #expect(scene.inner.tops == [0])
        }
    }

    @Test func aMoveThatChangesNothingLaysNothingOut() {
        scene { scene in
            scene.outer.frame.origin.x = 30
            scene.simulation.step()
            // There and back within a frame is no change either.
            scene.outer.frame.origin.y = 30
            scene.outer.frame.origin.y = 0
            scene.simulation.step()
            #expect(scene.inner.tops.isEmpty)
            #expect(scene.inner.layouts == 0)
        }
    }

    @Test func aViewThatHasLeftHearsNothing() {
        scene { scene in
            scene.outer.frame.origin.y = 30
            scene.outer.removeFromSuperview()
            scene.simulation.step()
            #expect(scene.inner.tops.isEmpty)
            #expect(!scene.outer.hasMoved)
        }
    }
}
