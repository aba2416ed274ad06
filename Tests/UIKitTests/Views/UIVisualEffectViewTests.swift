import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct UIVisualEffectViewTests {
    @Test func contentFillsItAndTheEffectFades() {
        LayerScene.run { scene in
            let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
            view.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
            scene.window.addSubview(view)
            #expect(view.contentView.frame == view.bounds)
            let look = ViewSnapshot(of: view)
            #expect(look.subviews.map(\.backgroundColor) == [UIColor(white: 0.1, alpha: 0.7), nil])
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
            scene.step(30)
            let alpha = ViewSnapshot(of: view).subviews.first?.backgroundColor?.components[3]
            #expect(abs((alpha ?? 0) - 0.35) < 1e-9)
            scene.step(31)
            #expect(view.effect == nil)
            #expect(scene.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view.contentView)
        }
    }
}
