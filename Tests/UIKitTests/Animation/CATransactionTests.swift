import Testing

@testable @_spi(Simulation) import UIKit

/// Expected: the documentation of `CATransaction`. The block of a transaction is called as soon as
/// all animations added after it was set have completed, and at once where there are none.
@Suite struct CATransactionTests {
    private final class Scene {
        let simulation = Simulation(device: SimulatedDevice(refreshRate: 100))
        let log = CallLog()
        let window: UIWindow
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

        init() {
            window = Simulation.run(simulation) { UIWindow() }
        }

        func fade(to alpha: CGFloat, _ seconds: Double, _ name: String) {
            UIView.animate(withDuration: seconds) {
                self.view.alpha = alpha
            } completion: {
                self.log.append("\(name) \($0)")
            }
        }

        /// Frames until the log has a line that is wanted.
        func frames(until line: String) -> Int? {
            for count in 0...500 {
                if log.lines.contains(line) { return count }
                simulation.step()
            }
            return nil
        }
    }

    private func scene(_ body: (Scene) -> Void) {
        let scene = Scene()
        Simulation.run(scene.simulation) {
            scene.window.addSubview(scene.view)
            scene.window.makeKeyAndVisible()
            for _ in 0..<3 { scene.simulation.step() }
            #expect(!scene.simulation.isActive)
            body(scene)
        }
    }

    @Test func theBlockFollowsTheAnimations() {
        scene { scene in
            scene.fade(to: 0.9, 3, "before")
            CATransaction.begin()
            CATransaction.setCompletionBlock { scene.log.append("block") }
            scene.fade(to: 0.5, 0.2, "short")
            scene.fade(to: 0.2, 0.5, "long")
            CATransaction.commit()
            scene.fade(to: 0.8, 2, "after")
            #expect(scene.frames(until: "block") == 50)
            #expect(scene.log.lines == ["short true", "long true", "block"])
        }
    }

    @Test func withoutAnimationsItIsCalledAtOnce() {
        scene { scene in
            CATransaction.begin()
            CATransaction.setCompletionBlock { scene.log.append("block") }
            scene.view.alpha = 0.3
            // What changes nothing animates nothing.
            UIView.animate(withDuration: 1) { scene.view.alpha = 0.3 }
            #expect(scene.log.lines.isEmpty)
            CATransaction.commit()
            #expect(scene.log.lines == ["block"])
        }
    }

    @Test func theImplicitTransactionEndsWithTheFrame() {
        scene { scene in
            CATransaction.setCompletionBlock { scene.log.append("block") }
            #expect(CATransaction.completionBlock() != nil)
            #expect(scene.simulation.isActive)
            scene.fade(to: 0.5, 0.1, "fade")
            scene.simulation.step()
            #expect(CATransaction.completionBlock() == nil)
            #expect(scene.frames(until: "block") == 9)
            #expect(scene.log.lines == ["fade true", "block"])
            CATransaction.setCompletionBlock { scene.log.append("none") }
            #expect(scene.frames(until: "none") == 1)
            for _ in 0..<2 { scene.simulation.step() }
            #expect(!scene.simulation.isActive)
        }
    }

    @Test func anotherBlockClosesTheFormer() {
        scene { scene in
            CATransaction.begin()
            CATransaction.setCompletionBlock { scene.log.append("first") }
            scene.fade(to: 0.5, 0.1, "a")
            CATransaction.setCompletionBlock { scene.log.append("second") }
            scene.fade(to: 0.1, 0.3, "b")
            CATransaction.setCompletionBlock(nil)
            scene.fade(to: 0.2, 0.6, "c")
            CATransaction.commit()
            #expect(scene.frames(until: "c true") == 60)
            #expect(scene.log.lines == ["a true", "first", "b true", "second", "c true"])
        }
    }

    @Test func theOuterTransactionWaitsForTheInner() {
        scene { scene in
            CATransaction.begin()
            CATransaction.setCompletionBlock { scene.log.append("outer") }
            CATransaction.begin()
            CATransaction.setCompletionBlock { scene.log.append("inner") }
            scene.fade(to: 0.5, 0.4, "fade")
            CATransaction.commit()
            CATransaction.begin()
            scene.fade(to: 0.6, 0.5, "plain")
            CATransaction.commit()
            CATransaction.commit()
            #expect(scene.frames(until: "outer") == 50)
            #expect(scene.log.lines == ["fade true", "inner", "plain true", "outer"])
        }
    }

    @Test func animationsThatAreTakenOffCountAsOver() {
        scene { scene in
            CATransaction.begin()
            CATransaction.setCompletionBlock { scene.log.append("block") }
            scene.fade(to: 0.5, 5, "fade")
            CATransaction.commit()
            scene.simulation.step()
            scene.view.layer.removeAllAnimations()
            #expect(scene.log.lines == ["fade false", "block"])
        }
    }

    @Test func disabledActionsMakeChangesAtOnce() {
        scene { scene in
            #expect(!CATransaction.disableActions())
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            CATransaction.setCompletionBlock { scene.log.append("block") }
            scene.fade(to: 0.5, 1, "fade")
            #expect(scene.view.presentedAlpha == 0.5)
            CATransaction.begin()
            #expect(CATransaction.disableActions())
            CATransaction.setDisableActions(false)
            scene.fade(to: 1, 1, "inner")
            #expect(scene.view.presentedAlpha == 0.5)
            CATransaction.commit()
            #expect(CATransaction.disableActions())
            CATransaction.commit()
            #expect(!CATransaction.disableActions())
            #expect(scene.view.hasRunningAnimations)
            #expect(scene.frames(until: "inner true") == 100)
        }
    }

    @Test func settingsAreInheritedAndLeftWithTheTransaction() {
        scene { scene in
            #expect(CATransaction.animationDuration() == 0.25)
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.begin()
            #expect(CATransaction.animationDuration() == 2)
            CATransaction.setAnimationDuration(3)
            #expect(CATransaction.animationDuration() == 3)
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 2)
            CATransaction.setAnimationDuration(.nan)
            #expect(CATransaction.animationDuration() == 0)
            CATransaction.setAnimationDuration(-1)
            #expect(CATransaction.animationDuration() == 0)
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 0.25)
        }
    }

    @Test func flushEndsTheImplicitTransactionAndLaysOut() {
        final class Counting: UIView {
            var layouts = 0
            var flushes = false
            override func layoutSubviews() {
                layouts += 1
                if flushes { CATransaction.flush() }
            }
        }
        scene { scene in
            let view = Counting(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
            scene.window.addSubview(view)
            CATransaction.setCompletionBlock { scene.log.append("block") }
            CATransaction.flush()
            #expect(view.layouts == 1)
            #expect(scene.log.lines == ["block"])
            // In a layout nothing is laid out.
            view.flushes = true
            view.setNeedsLayout()
            scene.simulation.step()
            #expect(view.layouts == 2)
        }
    }

    @Test func blocksMayUseTransactionsThemselves() {
        scene { scene in
            CATransaction.begin()
            CATransaction.setCompletionBlock {
                scene.log.append("first")
                CATransaction.begin()
                CATransaction.setCompletionBlock { scene.log.append("second") }
                scene.fade(to: 0.1, 0.1, "again")
                CATransaction.commit()
            }
            CATransaction.commit()
            #expect(scene.log.lines == ["first"])
            #expect(scene.frames(until: "second") == 10)
        }
    }

    @Test func theBlockIsLetGoOf() {
        scene { scene in
            final class Token {}
            weak var gone: Token?
            do {
                let token = Token()
                gone = token
                CATransaction.begin()
                CATransaction.setCompletionBlock { withExtendedLifetime(token) {} }
                scene.fade(to: 0.1, 0.1, "fade")
                CATransaction.commit()
            }
            #expect(gone != nil)
            for _ in 0..<12 { scene.simulation.step() }
            #expect(gone == nil)
        }
    }
}
