import Testing

@testable @_spi(Simulation) import UIKit

/// Apple's documentation of `layoutMargins`: 8 points by default, the safe area besides, the
/// controller's minimum for its root view.
struct UIViewMarginsTests {
    @Test func eightPointsAndTheSafeArea() {
        let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        LayoutScene.run(device: SimulatedDevice(safeAreaInsets: insets)) { scene in
            let view = UIView(frame: scene.root.bounds)
            scene.root.addSubview(view)
            #expect(view.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
            view.insetsLayoutMarginsFromSafeArea = false
            #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        }
    }

    @Test func theGuideFollowsTheMargins() {
        LayoutScene.run { scene in
            scene.root.insetsLayoutMarginsFromSafeArea = false
            let view = scene.view()
            let guide = scene.root.layoutMarginsGuide
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: guide.topAnchor),
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
            scene.simulation.step()
            #expect(view.frame == scene.root.bounds.insetBy(dx: 8, dy: 8))
            scene.root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            scene.simulation.step()
            #expect(view.frame == guide.layoutFrame)
            #expect(view.frame.origin == CGPoint(x: 2, y: 1))
        }
    }

    @Test func theSuperviewsMarginsWhereTheyAreKept() {
        LayoutScene.run { scene in
            scene.root.insetsLayoutMarginsFromSafeArea = false
            scene.root.layoutMargins.left = 30
            let view = UIView(frame: scene.root.bounds.insetBy(dx: 10, dy: 0))
            view.insetsLayoutMarginsFromSafeArea = false
            scene.root.addSubview(view)
            #expect(view.layoutMargins.left == 8)
            view.preservesSuperviewLayoutMargins = true
            #expect(view.layoutMargins.left == 20)
        }
    }

    @Test func theRootViewOfAControllerHasAMinimum() {
        LayoutScene.run { scene in
            let controller = UIViewController()
            scene.window.rootViewController = controller
            let side: CGFloat = scene.window.bounds.width >= 414 ? 20 : 16
            controller.view.layoutMargins.left = 3
            #expect(controller.view.layoutMargins.left == side)
            controller.viewRespectsSystemMinimumLayoutMargins = false
            #expect(controller.view.layoutMargins.left == 3)
        }
    }
}
