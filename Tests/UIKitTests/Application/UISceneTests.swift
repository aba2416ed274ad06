import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct UISceneTests {
    private func run(_ body: (Simulation, UIWindow) -> Void) {
        let device = SimulatedDevice(
            safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        let simulation = Simulation(device: device)
        Simulation.run(simulation) {
            let window = UIWindow()
            window.makeKeyAndVisible()
            body(simulation, window)
        }
    }

    @Test func theAppHasOneSceneWithItsWindows() {
        run { _, window in
            let scenes = UIApplication.shared.connectedScenes
            #expect(scenes.count == 1)
            let scene = scenes.first as? UIWindowScene
            #expect(scene?.windows == [window])
            #expect(scene?.keyWindow === window)
            #expect(window.windowScene === scene)
            #expect(scene?.activationState == .foregroundActive)
            #expect(scene?.next === UIApplication.shared)
            #expect(scene?.screen.bounds == window.bounds)
            guard let scene else { return }
            let other = UIWindow(windowScene: scene)
            #expect(other.frame == window.frame)
            #expect(other.isHidden)
            other.windowScene = nil
            other.isHidden = false
            #expect(scene.windows == [window])
            other.windowScene = scene
            #expect(scene.windows == [window, other])
        }
    }

    @Test func scenesComeAndGoWithTheApp() {
        run { simulation, _ in
            var log: [String] = []
            let scene = UIApplication.shared.connectedScenes.first
            for name in [
                UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
                UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
            ] {
                _ = NotificationCenter.default.addObserver(
                    forName: name, object: scene, queue: nil
                ) { notification in
                    let state = (scene?.activationState ?? .unattached).rawValue
                    log.append("\(notification.name.rawValue) \(state)")
                }
            }
            simulation.application.enterBackground()
            simulation.application.enterForeground()
            #expect(
                log == [
                    "UISceneWillDeactivateNotification 1",
                    "UISceneDidEnterBackgroundNotification 2",
                    "UISceneWillEnterForegroundNotification 1", "UISceneDidActivateNotification 0",
                ])
        }
    }

    @Test func higherWindowsLieInFront() {
        run { _, window in
            let alert = UIWindow()
            alert.windowLevel = .alert
            alert.isHidden = false
            let plain = UIWindow()
            plain.isHidden = false
            #expect(UIApplication.shared.windows == [window, plain, alert])
            plain.windowLevel = .alert + 1
            #expect(UIApplication.shared.windows == [window, alert, plain])
            window.makeKeyAndVisible()
            #expect(UIApplication.shared.windows == [window, alert, plain])
        }
    }

    @Test func keyWindowsHearOfIt() {
        final class Window: UIWindow {
            var log: [String] = []
            override func becomeKey() { log.append("become") }
            override func resignKey() { log.append("resign") }
        }
        run { _, window in
            let other = Window()
            var posted = 0
            _ = NotificationCenter.default.addObserver(
                forName: UIWindow.didResignKeyNotification, object: other, queue: nil
            ) { _ in posted += 1 }
            other.makeKeyAndVisible()
            other.makeKey()
            window.makeKey()
            #expect(other.log == ["become", "resign"])
            #expect(posted == 1)
        }
    }

    @Test func theStatusBarIsWhereTheDeviceHasIt() {
        run { simulation, window in
            let manager = window.windowScene?.statusBarManager
            #expect(manager?.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
            #expect(window.windowScene?.interfaceOrientation == .portrait)
            simulation.resizeScreen(
                to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
            // The device is held to the left: the interface is turned to the right.
            #expect(window.windowScene?.interfaceOrientation == .landscapeRight)
            #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
        }
    }

    @Test func whatTheControllerInFrontPrefersIsAsked() {
        final class Quiet: UIViewController {
            override var prefersHomeIndicatorAutoHidden: Bool { true }
            override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
            override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
            override var prefersStatusBarHidden: Bool { true }
        }
        run { simulation, window in
            window.rootViewController = UIViewController()
            simulation.step()
            #expect(!simulation.application.isHomeIndicatorHidden)
            #expect(simulation.application.deferredEdges == [])
            window.rootViewController = Quiet()
            window.rootViewController?.setNeedsUpdateOfHomeIndicatorAutoHidden()
            simulation.step()
            #expect(simulation.application.isHomeIndicatorHidden)
            #expect(simulation.application.deferredEdges == .bottom)
            #expect(simulation.application.statusBarAnimation == .slide)
            #expect(window.windowScene?.statusBarManager?.statusBarFrame == .zero)
            let child = window.rootViewController
            final class Container: UIViewController {
                override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
            }
            let container = Container()
            window.rootViewController = container
            guard let child else { return }
            container.addChild(child)
            container.setNeedsUpdateOfHomeIndicatorAutoHidden()
            simulation.step()
            #expect(simulation.application.isHomeIndicatorHidden)
            #expect(simulation.application.deferredEdges == [])
        }
    }

    @Test func feedbackIsKept() {
        run { simulation, _ in
            let generator = UIImpactFeedbackGenerator(style: .rigid)
            generator.prepare()
            #expect(simulation.haptics.count == 0)
            generator.impactOccurred(intensity: 4)
            #expect(simulation.haptics.latest == .impact(.rigid, intensity: 1))
            UIImpactFeedbackGenerator().impactOccurred()
            #expect(simulation.haptics.latest == .impact(.medium, intensity: 1))
            UISelectionFeedbackGenerator().selectionChanged()
            #expect(simulation.haptics.latest == .selection)
            UINotificationFeedbackGenerator().notificationOccurred(.error)
            #expect(simulation.haptics.latest == .notification(.error))
            #expect(simulation.haptics.count == 4)
        }
    }
}
