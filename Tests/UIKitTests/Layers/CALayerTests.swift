import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct CALayerTests {
    @Test func itIsAWindowOntoTheView() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let layer = view.layer
        #expect(view.layer === layer)
        layer.position = CGPoint(x: 100, y: 200)
        layer.bounds = CGRect(x: 1, y: 2, width: 50, height: 60)
        layer.opacity = 0.5
        layer.masksToBounds = true
        #expect(view.center == CGPoint(x: 100, y: 200))
        #expect(view.bounds == CGRect(x: 1, y: 2, width: 50, height: 60))
        #expect(view.alpha == 0.5)
        #expect(view.clipsToBounds)
        view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        #expect(layer.frame == CGRect(x: 0, y: 0, width: 8, height: 8))
    }

    @Test func keptLongerThanItsViewItKeepsTheValues() {
        weak var gone: UIView?
        var kept: CALayer?
        do {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            view.alpha = 0.25
            view.clipsToBounds = true
            view.bounds.origin.x = 7
            view.layer.cornerRadius = 5
            kept = view.layer
            gone = view
        }
        #expect(gone == nil)
        guard let kept else { return }
        #expect(kept.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(kept.bounds == CGRect(x: 7, y: 0, width: 30, height: 40))
        #expect(kept.position == CGPoint(x: 25, y: 40))
        #expect(kept.opacity == 0.25)
        #expect(kept.masksToBounds)
        #expect(kept.cornerRadius == 5)
        kept.removeAllAnimations()
        kept.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        #expect(kept.position == CGPoint(x: 50, y: 100))
        kept.position.x = 60
        kept.bounds.size.width = 20
        #expect(kept.frame == CGRect(x: 50, y: 0, width: 20, height: 200))
        kept.opacity = 3
        #expect(kept.opacity == 1)
        kept.opacity = .nan
        #expect(kept.opacity == 0)
        kept.masksToBounds = false
        #expect(!kept.masksToBounds)
    }

    /// The layer of a subclass whose geometry is its own business.
    @Test func aScrollViewsLayerOutlivesItToo() {
        var kept: CALayer?
        do {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
            view.contentSize = CGSize(width: 300, height: 40)
            view.contentOffset.x = 12
            kept = view.layer
        }
        #expect(kept?.bounds == CGRect(x: 12, y: 0, width: 30, height: 40))
    }
}
