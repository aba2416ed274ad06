import Testing

@_spi(Simulation) @testable import UIKit

private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
}

@Suite struct CALayerHierarchyTests {
    private func names(_ layer: CALayer) -> [String] {
        (layer.sublayers ?? []).map { $0.name ?? "?" }
    }

    private func view(_ name: String) -> UIView {
        let view = UIView()
        view.layer.name = name
        return view
    }

    private func layer(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    @Test func layersLieAmongSubviews() {
        let root = UIView()
        let (a, b) = (view("A"), view("B"))
        root.addSubview(a)
        let (one, two) = (layer("1"), layer("2"))
        root.layer.addSublayer(one)
        root.addSubview(b)
        root.layer.insertSublayer(two, at: 0)
        #expect(names(root.layer) == ["2", "A", "1", "B"])
        root.bringSubviewToFront(a)
        #expect(names(root.layer) == ["2", "1", "B", "A"])
        b.removeFromSuperview()
        #expect(names(root.layer) == ["2", "1", "A"])
        root.insertSubview(b, at: 0)
        root.layer.insertSublayer(two, above: a.layer)
        #expect(names(root.layer) == ["1", "B", "A", "2"])
        root.layer.insertSublayer(two, below: one)
        #expect(names(root.layer) == ["2", "1", "B", "A"])
        root.layer.replaceSublayer(one, with: layer("3"))
        #expect(names(root.layer) == ["2", "3", "B", "A"])
        #expect(one.superlayer == nil)
        #expect(two.superlayer === root.layer)
        #expect(a.layer.superlayer === root.layer)
        root.layer.sublayers = nil
        #expect(names(root.layer) == ["B", "A"])
        root.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
        #expect(root.subviews.isEmpty)
    }

    @Test func aLayerKeepsThoseInItAndNotTheOneAround() {
        weak var goneRoot: CALayer?
        let inner = CALayer()
        do {
            let root = CALayer()
            root.addSublayer(inner)
            goneRoot = root
        }
        #expect(goneRoot == nil)
        #expect(inner.superlayer == nil)
    }

    @Test func pointsAreConverted() {
        let root = UIView(frame: CGRect(x: 5, y: 5, width: 200, height: 200))
        let outer = CALayer()
        outer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
        outer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        let inner = CALayer()
        inner.frame = CGRect(x: 30, y: 0, width: 10, height: 10)
        root.layer.addSublayer(outer)
        outer.addSublayer(inner)
        // The middle (60, 70) stays; the corner of the inner one is 20 left and 50 above it, doubled.
        #expect(inner.convert(CGPoint.zero, to: root.layer) == CGPoint(x: 20, y: -30))
        #expect(inner.convert(CGPoint(x: 20, y: -30), from: root.layer) == .zero)
        #expect(
            root.layer.convert(CGRect(x: 0, y: 0, width: 10, height: 10), from: inner)
                == CGRect(x: 20, y: -30, width: 20, height: 20))
        #expect(root.layer.hitTest(CGPoint(x: 5 + 25, y: 5 - 25)) === inner)
        #expect(root.layer.hitTest(CGPoint(x: 500, y: 0)) == nil)
    }

    @Test func aViewHasTheLayerOfItsClass() {
        let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let layer = view.layer as? CAGradientLayer
        layer?.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        layer?.locations = [0, 0.5]
        let gradient = ViewSnapshot(of: view).gradient
        #expect(gradient?.colors == [.black, .clear])
        #expect(gradient?.locations == [0, 0.5])
        #expect(gradient?.start == CGPoint(x: 0.5, y: 0))
        #expect(layer?.frame == view.frame)
    }

    @Test func aSnapshotHasTheLook() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.cornerRadius = 4
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor.red.cgColor
        view.layer.shadowOpacity = 0.5
        view.layer.shadowOffset = CGSize(width: 0, height: 1)
        let (low, high) = (CALayer(), CALayer())
        low.backgroundColor = UIColor.blue.cgColor
        low.zPosition = 1
        high.isHidden = true
        view.layer.addSublayer(low)
        view.layer.addSublayer(high)
        view.addSubview(UIView())
        let snapshot = ViewSnapshot(of: view)
        #expect(snapshot.cornerRadius == 4)
        #expect(snapshot.maskedCorners == [.layerMinXMinYCorner])
        #expect(snapshot.borderWidth == 2)
        #expect(snapshot.borderColor == .red)
        #expect(
            snapshot.shadow
                == .init(
                    opacity: 0.5, radius: 3, offset: CGSize(width: 0, height: 1), color: .black))
        // The layer lies over the subview, which came later: it is higher.
        #expect(snapshot.subviews.map(\.backgroundColor) == [nil, .blue])
    }

    @Test func transformsStayInThePlane() {
        let view = UIView()
        view.layer.transform = CATransform3DScale(
            CATransform3DMakeTranslation(3, 4, 0), 2, 2, 1)
        #expect(view.transform == CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 2))
        let turned = CATransform3DMakeRotation(.pi / 3, 0, 0, 1)
        #expect(CATransform3DIsAffine(turned))
        let map = CATransform3DGetAffineTransform(turned)
        let expected = CGAffineTransform(rotationAngle: .pi / 3)
        #expect(abs(map.a - expected.a) < 1e-15 && abs(map.b - expected.b) < 1e-15)
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
        #expect(
            CATransform3DIsIdentity(view.layer.sublayers?.first?.transform ?? CATransform3DIdentity)
        )
        #expect(
            CATransform3DConcat(turned, CATransform3DMakeTranslation(1, 0, 0)).m41 == 1)
    }

    @Test func aLayerIsDrawnIntoAnImage() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let view = UIView(frame: CGRect(x: 7, y: 7, width: 10, height: 10))
            view.backgroundColor = .green
            let image = UIGraphicsImageRenderer(size: view.bounds.size).image { context in
                view.layer.render(in: context.cgContext)
            }
            #expect(
                image.content
                    == .drawing(
                        ImageDrawing(
                            bounds: view.bounds,
                            elements: [.view(ViewSnapshot(ofModel: view), view.bounds)])))
        }
    }
}
