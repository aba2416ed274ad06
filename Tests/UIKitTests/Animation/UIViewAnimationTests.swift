import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct UIViewAnimationTests {
    private func simulate(_ body: (Simulation, UIView) -> Void) {
        let simulation = Simulation(device: SimulatedDevice(refreshRate: 120))
        Simulation.run(simulation) {
            let window = UIWindow()
            window.makeKeyAndVisible()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(view)
            simulation.step()
            body(simulation, view)
        }
    }

    @Test func modelChangesAtOnceAndTheScreenFollows() {
        simulate { simulation, view in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
            #expect(view.alpha == 0)
            #expect(view.presentedAlpha == 1)
            for _ in 0..<60 { simulation.step() }
            #expect(abs(view.presentedAlpha - 0.5) < 1e-9)
            for _ in 0..<60 { simulation.step() }
            #expect(view.presentedAlpha == 0)
            #expect(!view.hasRunningAnimations)
        }
    }

    @Test func easeInOutFollowsTheReferenceCurve() {
        // Reference table 8: easeInOut at .25 is .1292, at .75 is .8708 (fitted, ±5e-5).
        simulate { simulation, view in
            UIView.animate(withDuration: 1) { view.center.x = 150 }
            for _ in 0..<30 { simulation.step() }
            #expect(abs((view.presentedCenter.x - 50) / 100 - 0.1292) < 5e-5)
            for _ in 0..<60 { simulation.step() }
            #expect(abs((view.presentedCenter.x - 50) / 100 - 0.8708) < 5e-5)
        }
    }

    @Test func aSecondAnimationAddsToTheFirstWithoutAJump() {
        // [additive]
        simulate { simulation, view in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = 150
            }
            for _ in 0..<60 { simulation.step() }
            let before = view.presentedCenter.x
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = 50
            }
            #expect(abs(view.presentedCenter.x - before) < 1e-9)
            for _ in 0..<30 { simulation.step() }
            // The first still adds 25 % of −100, the second 75 % of +100, to the model value 50.
            #expect(abs(view.presentedCenter.x - (50 - 25 + 75)) < 1e-9)
            #expect(simulation.model.used.identifiers.contains("additive"))
        }
    }

    @Test func beginFromCurrentStateReplacesTheFirst() {
        simulate { simulation, view in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = 150
            }
            for _ in 0..<60 { simulation.step() }
            UIView.animate(
                withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]
            ) { view.center.x = 50 }
            for _ in 0..<60 { simulation.step() }
            #expect(abs(view.presentedCenter.x - 75) < 1e-9)
        }
    }

    @Test func completionsRunInOrderOfStartAtTheFirstTickAfterTheEnd() {
        simulate { simulation, view in
            var log: [String] = []
            let start = simulation.tick
            @MainActor
            func animate(_ name: String, _ seconds: Double, _ change: @escaping () -> Void) {
                UIView.animate(withDuration: seconds, animations: change) { finished in
                    log.append("\(name) \(finished) \(simulation.tick - start)")
                }
            }
            animate("a", 0.1) { view.alpha = 0.5 }
            animate("b", 0.05) { view.center.x = 0 }
            animate("nothing", 1) {}
            animate("c", 0.1) { view.center.y = 0 }
            for _ in 0..<20 { simulation.step() }
            #expect(log == ["nothing true 1", "b true 6", "a true 12", "c true 12"])
        }
    }

    @Test func leavingTheWindowEndsAnimationsUnfinished() {
        simulate { simulation, view in
            var finished: [Bool] = []
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { finished.append($0) }
            simulation.step()
            view.removeFromSuperview()
            #expect(finished == [false])
            #expect(view.presentedAlpha == 0)
            simulation.step()
            simulation.step()
            #expect(simulation.nextActiveTick == nil)
        }
    }

    @Test func animatedViewsAreDeafUnlessAllowed() {
        // [deaf]
        simulate { simulation, view in
            let point = CGPoint(x: 10, y: 10)
            UIView.animate(withDuration: 1) { view.alpha = 0.9 }
            #expect(view.hitTest(point, with: nil) == nil)
            view.layer.removeAllAnimations()
            #expect(view.hitTest(point, with: nil) === view)
            UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
                view.alpha = 0.8
            }
            #expect(view.hitTest(point, with: nil) === view)
        }
    }

    @Test func presentedFrameInWindowFollowsAncestors() {
        simulate { simulation, view in
            let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            view.addSubview(child)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.transform = CGAffineTransform(scaleX: 3, y: 3)
            }
            for _ in 0..<60 { simulation.step() }
            // Half-way the view is scaled by 2 about its centre (50, 50).
            let frame = child.presentedFrameInWindow
            #expect(abs(frame.minX - (50 - 80)) < 1e-9)
            #expect(abs(frame.width - 40) < 1e-9)
        }
    }

    @Test func whatTakesNoTimeIsThereAtOnce() {
        simulate { simulation, view in
            var finished: [Bool] = []
            UIView.animate(withDuration: 0, animations: { view.alpha = 0.25 }) {
                finished.append($0)
            }
            #expect(view.presentedAlpha == 0.25)
            simulation.step()
            #expect(finished == [true])
            // After a delay it comes then.
            UIView.animate(withDuration: 0, delay: 0.1) { view.alpha = 1 }
            for _ in 0..<11 { simulation.step() }
            #expect(view.presentedAlpha == 0.25)
            simulation.step()
            #expect(view.presentedAlpha == 1)
        }
    }

    @Test func animationsCanBeSwitchedOff() {
        simulate { _, view in
            UIView.setAnimationsEnabled(false)
            #expect(!UIView.areAnimationsEnabled)
            UIView.animate(withDuration: 1) { view.alpha = 0 }
            #expect(!view.hasRunningAnimations)
            UIView.setAnimationsEnabled(true)
            UIView.performWithoutAnimation {
                UIView.animate(withDuration: 1) { view.center.x = 300 }
            }
            #expect(!view.hasRunningAnimations)
            UIView.animate(withDuration: 1) { view.alpha = 1 }
            #expect(view.hasRunningAnimations)
        }
    }

    @Test func subviewsAreLaidOutWithinTheAnimationWhereAsked() {
        final class Container: UIView {
            let child = UIView()
            override func layoutSubviews() { child.frame = bounds }
        }
        simulate { simulation, view in
            let containers = [UIView.AnimationOptions.layoutSubviews, []].map { options in
                let container = Container(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                container.addSubview(container.child)
                view.addSubview(container)
                simulation.step()
                UIView.animate(withDuration: 1, delay: 0, options: options) {
                    container.bounds.size.width = 300
                }
                simulation.step()
                return container
            }
            #expect(containers[0].child.presentedBounds.width < 110)
            #expect(containers[1].child.presentedBounds.width == 300)
        }
    }
}
