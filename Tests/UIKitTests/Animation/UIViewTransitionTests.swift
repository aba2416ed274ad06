import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct UIViewTransitionTests {
    @Test func itLastsAndTellsItsEnd() {
        LayerScene.run { scene in
            var log: [String] = []
            UIView.transition(
                with: scene.view, duration: 0.5, options: .transitionCrossDissolve,
                animations: {
                    scene.view.alpha = 0.5
                    log.append("changed")
                }, completion: { log.append("\($0) \(scene.simulation.tick)") })
            // Properties change at once; touches go elsewhere while it lasts.
            #expect(scene.view.presentedAlpha == 0.5)
            let middle = CGPoint(x: 50, y: 50)
            #expect(scene.window.hitTest(middle, with: nil) === scene.window)
            let start = scene.simulation.tick
            scene.step(40)
            #expect(log == ["changed", "true \(start + 30)"])
            #expect(scene.window.hitTest(middle, with: nil) === scene.view)
        }
    }

    @Test func itsContentIsAnimatedOnRequest() {
        LayerScene.run { scene in
            UIView.transition(
                with: scene.view, duration: 1,
                options: [.allowAnimatedContent, .curveLinear, .allowUserInteraction],
                animations: { scene.view.alpha = 0 })
            #expect(scene.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === scene.window)
            scene.step(30)
            #expect(abs(scene.view.presentedAlpha - 0.5) < 1e-9)
        }
    }

    @Test func oneViewTakesThePlaceOfAnother() {
        LayerScene.run { scene in
            let (other, third) = (UIView(), UIView())
            scene.window.addSubview(third)
            var ends: [Bool] = []
            UIView.transition(from: scene.view, to: other, duration: 0.1) { ends.append($0) }
            #expect(scene.window.subviews == [other, third])
            scene.step(10)
            UIView.transition(
                from: other, to: third, duration: 0.1, options: .showHideTransitionViews
            ) { ends.append($0) }
            #expect(scene.window.subviews == [other, third])
            #expect(other.isHidden && !third.isHidden)
            scene.step(10)
            #expect(ends == [true, true])
        }
    }

    @Test func aViewThatLeavesEndsIt() {
        LayerScene.run { scene in
            var ends: [Bool] = []
            UIView.transition(with: scene.view, duration: 1, animations: nil) { ends.append($0) }
            scene.step(3)
            scene.view.removeFromSuperview()
            #expect(ends == [false])
        }
    }
}
