import Testing

@testable @_spi(Simulation) import UIKit

struct CAShapeLayerTests {
    @Test func theStrokeAnimatesByItself() {
        LayoutScene.run { scene in
            let layer = CAShapeLayer()
            layer.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
            layer.strokeEnd = 0
            scene.root.layer.addSublayer(layer)
            scene.simulation.step()
            scene.simulation.step()
            layer.strokeEnd = 1
            #expect(layer.strokeEnd == 1)
            for _ in 0..<7 { scene.simulation.step() }
            let shown = layer.presentation()?.strokeEnd ?? -1
            #expect(shown > 0 && shown < 1)
            #expect(layer.presentation()?.path == layer.path)
            for _ in 0..<20 { scene.simulation.step() }
            #expect(layer.presentation()?.strokeEnd == 1)
        }
    }

    @Test func anAnimationByHandShowsAndTheDefaultsAreCoreAnimations() {
        LayoutScene.run { scene in
            let layer = CAShapeLayer()
            #expect(layer.lineWidth == 1 && layer.strokeStart == 0 && layer.strokeEnd == 1)
            #expect(layer.strokeColor == nil && layer.fillColor == UIColor.black.cgColor)
            scene.root.layer.addSublayer(layer)
            let animation = CABasicAnimation(keyPath: "strokeEnd")
            animation.fromValue = 0
            animation.toValue = 1
            animation.duration = 1
            layer.add(animation, forKey: "grow")
            for _ in 0..<30 { scene.simulation.step() }
            let shown = layer.presentation()?.strokeEnd ?? -1
            #expect(shown > 0.3 && shown < 0.7)
        }
    }
}
