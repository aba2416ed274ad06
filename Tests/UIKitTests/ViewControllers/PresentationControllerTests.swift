import Testing

@testable @_spi(Simulation) import UIKit

private final class HalfScreen: UIPresentationController {
    var heard: [String] = []
    let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView!.bounds
        return CGRect(
            x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
        heard.append("will present")
        dimming.frame = containerView!.bounds
        dimming.alpha = 0
        containerView!.insertSubview(dimming, at: 0)
        presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 1 }
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        heard.append("presented \(completed)")
    }
    override func dismissalTransitionWillBegin() {
        heard.append("will dismiss")
        presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        heard.append("dismissed \(completed)")
    }
    override func containerViewWillLayoutSubviews() {
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}

private final class HalfScreenTransitioning: NSObject, UIViewControllerTransitioningDelegate {
    weak var made: HalfScreen?

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        let controller = HalfScreen(presentedViewController: presented, presenting: presenting)
        made = controller
        return controller
    }
}

struct PresentationControllerTests {
    @Test func itPlacesTheViewAndHearsOfTheTransitions() throws {
        try LayoutScene.run { scene in
            let root = UIViewController()
            scene.window.rootViewController = root
            scene.simulation.step()
            let transitioning = HalfScreenTransitioning()
            let presented = UIViewController()
            presented.modalPresentationStyle = .custom
            presented.transitioningDelegate = transitioning
            root.present(presented, animated: true)
            let controller = try #require(transitioning.made)
            #expect(presented.presentationController === controller)
            #expect(controller.presentingViewController === root)
            #expect(controller.heard == ["will present"])
            #expect(controller.dimming.alpha == 1)
            for _ in 0..<40 { scene.simulation.step() }
            #expect(controller.heard == ["will present", "presented true"])
            let bounds = scene.window.bounds
            #expect(
                presented.view.frame
                    == CGRect(
                        x: 0, y: bounds.height / 2, width: bounds.width,
                        height: bounds.height / 2))
            #expect(root.view.window != nil)
            presented.dismiss(animated: true)
            #expect(controller.dimming.alpha == 0)
            for _ in 0..<40 { scene.simulation.step() }
            #expect(controller.heard.suffix(2) == ["will dismiss", "dismissed true"])
            #expect(controller.containerView == nil)
            #expect(presented.presentationController == nil)
            #expect(presented.viewIfLoaded?.window == nil)
        }
    }

    @Test func itGoesWithThePresentation() {
        LayoutScene.run { scene in
            let root = UIViewController()
            scene.window.rootViewController = root
            let transitioning = HalfScreenTransitioning()
            let presented = UIViewController()
            presented.modalPresentationStyle = .custom
            presented.transitioningDelegate = transitioning
            root.present(presented, animated: false)
            scene.simulation.step()
            #expect(transitioning.made?.heard == ["will present", "presented true"])
            presented.dismiss(animated: false)
            scene.simulation.step()
            #expect(transitioning.made == nil)
        }
    }
}
