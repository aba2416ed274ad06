import Testing

@testable @_spi(Simulation) import UIKit

/// What the controller in front decides. Expected: the documentation of
/// `supportedInterfaceOrientations`, `prefersStatusBarHidden` and
/// `modalPresentationCapturesStatusBarAppearance`; whom they are asked of, rule `front`.
@Suite struct FrontControllerTests {
    final class Front: UIViewController {
        var mask = UIInterfaceOrientationMask.allButUpsideDown
        var turns = true
        var hidesStatusBar = false
        var style = UIStatusBarStyle.default

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override var shouldAutorotate: Bool { turns }
        override var prefersStatusBarHidden: Bool { hidesStatusBar }
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
    }

    private struct Scene {
        let simulation: Simulation
        let window: UIWindow
        let root: Front

        var app: UIApplication { simulation.application }
        var isSideways: Bool { window.bounds.width > window.bounds.height }

        func turn(_ orientation: UIDeviceOrientation) -> Bool {
            let size =
                orientation.isLandscape
                ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)
            return simulation.rotate(
                to: orientation, screenSize: size,
                safeAreaInsets: UIEdgeInsets(
                    top: orientation.isLandscape ? 0 : 47, left: 0, bottom: 0, right: 0))
        }

        func front(_ style: UIModalPresentationStyle) -> Front {
            let controller = Front()
            controller.modalPresentationStyle = style
            return controller
        }

        func settle() {
            for _ in 0..<600 where simulation.isActive { simulation.step() }
        }
    }

    private func scene(_ body: (Scene) -> Void) {
        let simulation = Simulation(device: SimulatedDevice())
        Simulation.run(simulation) {
            let scene = Scene(simulation: simulation, window: UIWindow(), root: Front())
            scene.window.rootViewController = scene.root
            scene.window.makeKeyAndVisible()
            simulation.step()
            #expect(!simulation.isActive)
            body(scene)
        }
    }

    // MARK: Turning

    @Test func theScreenFollowsWhereTheFrontSupportsIt() {
        scene { scene in
            #expect(scene.turn(.landscapeLeft))
            #expect(scene.window.bounds.size == CGSize(width: 844, height: 390))
            #expect(scene.simulation.device.orientation == .landscapeLeft)
            #expect(!scene.turn(.portraitUpsideDown))
            #expect(scene.isSideways)
            #expect(scene.simulation.device.orientation == .portraitUpsideDown)
            #expect(!scene.turn(.faceUp))
            #expect(scene.isSideways)
            scene.root.mask = .all
            #expect(scene.turn(.portraitUpsideDown))
            #expect(!scene.isSideways)
            #expect(scene.simulation.device.safeAreaInsets.top == 47)
            #expect(scene.simulation.model.used.contains(.front))
        }
    }

    /// Device and interface turn opposite ways: the values of `UIInterfaceOrientation`.
    @Test func sidesAreToldApart() {
        scene { scene in
            scene.root.mask = [.portrait, .landscapeRight]
            #expect(!scene.turn(.landscapeRight))
            #expect(scene.turn(.landscapeLeft))
            scene.root.mask = .landscapeLeft
            #expect(scene.turn(.landscapeRight))
            #expect(!scene.turn(.portrait))
        }
    }

    @Test func aTurnIsMadeUpForOnceItIsSupported() {
        scene { scene in
            scene.root.mask = .portrait
            #expect(!scene.turn(.landscapeLeft))
            scene.settle()
            #expect(!scene.isSideways)
            scene.root.mask = .landscape
            scene.settle()
            #expect(!scene.isSideways)
            scene.root.setNeedsUpdateOfSupportedInterfaceOrientations()
            #expect(scene.simulation.isActive)
            scene.settle()
            #expect(scene.isSideways)
        }
    }

    @Test func aTurnBackLeavesNothingToMakeUpFor() {
        scene { scene in
            scene.root.turns = false
            #expect(!scene.turn(.landscapeLeft))
            scene.root.turns = true
            #expect(scene.turn(.portrait))
            scene.root.setNeedsUpdateOfSupportedInterfaceOrientations()
            scene.settle()
            #expect(!scene.isSideways)
        }
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
    func theTopmostPresentedDecides(style: UIModalPresentationStyle) {
        scene { scene in
            scene.root.mask = .portrait
            let presented = scene.front(style)
            scene.root.present(presented, animated: false)
            scene.settle()
            #expect(scene.turn(.landscapeLeft))
            #expect(presented.view.bounds.width == 844)
            presented.mask = .landscape
            // Held upright while the front wants to lie: it turns once the root is back.
            #expect(!scene.turn(.portrait))
            presented.dismiss(animated: true)
            #expect(scene.isSideways)
            scene.settle()
            #expect(!scene.isSideways)
            #expect(scene.root.view.bounds.width == 390)
        }
    }

    @Test func aScreenThatChangesOfItselfAsksNobody() {
        scene { scene in
            scene.root.mask = .portrait
            #expect(!scene.turn(.landscapeLeft))
            scene.simulation.resizeScreen(
                to: CGSize(width: 700, height: 300), safeAreaInsets: .zero)
            #expect(scene.isSideways)
            // It leaves nothing to make up for.
            scene.root.mask = .all
            scene.root.setNeedsUpdateOfSupportedInterfaceOrientations()
            scene.settle()
            #expect(scene.window.bounds.width == 700)
        }
    }

    // MARK: Status bar

    @Test func theRootSaysHowTheStatusBarLooks() {
        scene { scene in
            #expect(!scene.app.isStatusBarHidden)
            #expect(scene.app.statusBarStyle == .default)
            scene.root.hidesStatusBar = true
            scene.root.style = .lightContent
            scene.simulation.step()
            #expect(!scene.app.isStatusBarHidden)
            scene.root.setNeedsStatusBarAppearanceUpdate()
            #expect(scene.simulation.isActive)
            scene.simulation.step()
            #expect(scene.app.isStatusBarHidden)
            #expect(scene.app.statusBarStyle == .lightContent)
            #expect(!scene.simulation.isActive)
        }
    }

    @Test(
        arguments: [
            (.fullScreen, false, true), (.overFullScreen, false, false),
            (.overFullScreen, true, true), (.custom, false, false), (.custom, true, true),
        ] as [(UIModalPresentationStyle, Bool, Bool)])
    func presentedControllersCaptureIt(
        style: UIModalPresentationStyle, captures: Bool, decides: Bool
    ) {
        scene { scene in
            let presented = scene.front(style)
            presented.hidesStatusBar = true
            presented.modalPresentationCapturesStatusBarAppearance = captures
            scene.root.present(presented, animated: true)
            scene.simulation.step()
            #expect(scene.app.isStatusBarHidden == decides)
            scene.settle()
            #expect(scene.app.isStatusBarHidden == decides)
            presented.modalPresentationCapturesStatusBarAppearance = true
            scene.simulation.step()
            #expect(scene.app.isStatusBarHidden)
            presented.dismiss(animated: true)
            scene.simulation.step()
            #expect(!scene.app.isStatusBarHidden)
            #expect(scene.window.cancelTransition())
            scene.settle()
            #expect(scene.app.isStatusBarHidden)
            presented.dismiss(animated: false)
            scene.settle()
            #expect(!scene.app.isStatusBarHidden)
        }
    }

    /// Documentation of `prefersStatusBarHidden`: true where the room is vertically compact.
    @Test func aPhoneHeldSidewaysShowsNone() {
        scene { scene in
            let plain = UIViewController()
            scene.window.rootViewController = plain
            scene.simulation.step()
            #expect(!scene.app.isStatusBarHidden)
            #expect(plain.supportedInterfaceOrientations == .allButUpsideDown)
            #expect(scene.turn(.landscapeRight))
            scene.simulation.step()
            #expect(scene.app.isStatusBarHidden)
            #expect(scene.turn(.portrait))
            scene.simulation.step()
            #expect(!scene.app.isStatusBarHidden)
        }
    }

    @Test func aNavigationControllerAsksItsTop() {
        scene { scene in
            let first = Front()
            let second = Front()
            second.hidesStatusBar = true
            second.style = .lightContent
            let navigation = UINavigationController(rootViewController: first)
            scene.window.rootViewController = navigation
            scene.settle()
            #expect(!scene.app.isStatusBarHidden)
            navigation.pushViewController(second, animated: true)
            scene.settle()
            #expect(scene.app.isStatusBarHidden)
            // Below the bar the page has no say about the style.
            #expect(scene.app.statusBarStyle == .default)
            navigation.isNavigationBarHidden = true
            scene.settle()
            #expect(scene.app.statusBarStyle == .lightContent)
            navigation.popViewController(animated: false)
            scene.settle()
            #expect(!scene.app.isStatusBarHidden)
        }
    }
}
