import Testing

@_spi(Simulation) @testable import UIKit

/// Layers without a view animate their changes of themselves.
@Suite struct CALayerImplicitTests {
    private func layer(in scene: LayerScene) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        scene.view.layer.addSublayer(layer)
        return layer
    }

    @Test func aChangeTakesAQuarterOfASecond() {
        LayerScene.run { scene in
            let layer = layer(in: scene)
            // Still in the frame in which it came: nothing has been shown yet.
            layer.opacity = 0.5
            #expect(layer.presentation()?.opacity == 0.5)
            scene.step(1)
            layer.opacity = 1
            layer.cornerRadius = 5
            #expect(layer.opacity == 1)
            #expect(layer.presentation()?.opacity == 0.5)
            #expect(layer.presentation()?.cornerRadius == 0)
            // 14 of the 15 frames that 0.25 s are.
            scene.step(14)
            let late = layer.presentation()?.opacity ?? 0
            #expect(late > 0.95 && late < 1)
            scene.step(1)
            #expect(layer.presentation()?.opacity == 1)
            #expect(layer.presentation()?.cornerRadius == 5)
        }
    }

    @Test func transactionsSayHowLongAndWhetherAtAll() {
        LayerScene.run { scene in
            let layer = layer(in: scene)
            scene.step(1)
            var log: [Int] = []
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            CATransaction.setCompletionBlock { log.append(scene.simulation.tick) }
            layer.position.x += 100
            CATransaction.commit()
            let start = scene.simulation.tick
            scene.step(30)
            #expect(abs((layer.presentation()?.position.x ?? 0) - 55) < 1e-6)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.opacity = 0
            CATransaction.commit()
            #expect(layer.presentation()?.opacity == 0)
            scene.step(31)
            #expect(log == [start + 60])
        }
    }

    @Test func withinAnAnimationOfViewsItGoesAlong() {
        LayerScene.run { scene in
            let layer = layer(in: scene)
            scene.step(1)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                layer.opacity = 0
                scene.view.layer.cornerRadius = 10
            }
            scene.step(30)
            #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
            #expect(abs((scene.view.layer.presentation()?.cornerRadius ?? 0) - 5) < 1e-9)
            #expect(abs(ViewSnapshot(of: scene.view).cornerRadius - 5) < 1e-9)
            layer.removeFromSuperlayer()
            #expect(layer.presentation() == nil)
        }
    }

    @Test func aViewsLayerChangesAtOnce() {
        LayerScene.run { scene in
            scene.view.layer.opacity = 0.5
            scene.view.layer.cornerRadius = 5
            #expect(scene.view.layer.presentation()?.opacity == 0.5)
            #expect(scene.view.layer.presentation()?.cornerRadius == 5)
            #expect(CALayer().presentation() == nil)
        }
    }
}
