import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UIViewControllerTests {
    @Test func loadsItsViewOnceWhenAskedForIt() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let log = CallLog()
            let controller = RecordingController("a", log)
            #expect(!controller.isViewLoaded)
            #expect(controller.viewIfLoaded == nil)
            #expect(log.lines.isEmpty)
            let view = controller.view
            #expect(controller.isViewLoaded)
            #expect(controller.viewIfLoaded === view)
            #expect(view?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
            controller.loadViewIfNeeded()
            #expect(log.take() == "a didLoad")
        }
    }

    @Test func takesTheViewThatLoadViewMakes() {
        final class Custom: UIViewController {
            let made = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            override func loadView() { view = made }
        }
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let controller = Custom()
            #expect(controller.view === controller.made)
            controller.view = nil
            #expect(!controller.isViewLoaded)
            #expect(controller.made.next == nil)
        }
    }

    @Test func appearsWithItsWindowAndIsLaidOutBeforeItHasAppeared() {
        let fixture = ControllerFixture()
        Simulation.run(fixture.simulation) {
            fixture.window.rootViewController = fixture.root
            #expect(fixture.log.take() == "")
            fixture.window.makeKeyAndVisible()
            #expect(
                fixture.log.take() == """
                    root didLoad
                    root willAppear
                    root isAppearing
                    """)
            fixture.simulation.step()
            #expect(
                fixture.log.take() == """
                    root willLayout
                    root didLayout
                    root didAppear
                    """)
            fixture.simulation.step()
            #expect(fixture.log.take() == "")
            #expect(!fixture.simulation.isActive)
        }
    }

    @Test func leavesAndComesBackWithTheWindow() {
        ControllerFixture.run { fixture in
            fixture.window.isHidden = true
            #expect(fixture.log.take() == "root willDisappear\nroot didDisappear")
            fixture.window.isHidden = false
            fixture.simulation.step()
            #expect(
                fixture.log.take()
                    == """
                    root willAppear
                    root isAppearing
                    root didAppear
                    """)
        }
    }

    @Test func aReplacedRootLeavesWithWhatItPresents() {
        ControllerFixture.run { fixture in
            let presented = fixture.controller("p")
            presented.modalPresentationStyle = .overFullScreen
            fixture.root.present(presented, animated: false)
            _ = fixture.log.take()
            fixture.window.rootViewController = fixture.controller("new")
            fixture.simulation.step()
            #expect(
                fixture.log.take() == """
                    p willDisappear
                    p didDisappear
                    root willDisappear
                    root didDisappear
                    new didLoad
                    new willAppear
                    new isAppearing
                    new willLayout
                    new didLayout
                    new didAppear
                    """)
            #expect(fixture.window.subviews.count == 1)
            #expect(presented.view.window == nil)
            #expect(fixture.root.presentedViewController == nil)
        }
    }

    @Test func theResponderChainRunsThroughControllers() {
        ControllerFixture.run { fixture in
            let child = fixture.controller("c")
            let middle = UIView()
            fixture.root.view.addSubview(middle)
            fixture.root.addChild(child)
            middle.addSubview(child.view)
            let leaf = UIView()
            child.view.addSubview(leaf)
            var chain: [UIResponder] = []
            var responder: UIResponder? = leaf
            while let current = responder {
                chain.append(current)
                responder = current.next
            }
            let expected: [UIResponder] = [
                leaf, child.view, child, middle, fixture.root.view, fixture.root, fixture.window,
                fixture.simulation.application,
            ]
            #expect(chain == expected)
        }
    }

    @Test func aNibIsRefused() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                _ = UIViewController(nibName: "Main", bundle: nil)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("There are no nib files here, so \"Main\" cannot be loaded."))
    }

    @Test func goesAwayWithItsView() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let view = UIView()
            weak var gone: UIViewController?
            do {
                let controller = UIViewController()
                controller.view = view
                gone = controller
                #expect(view.next === controller)
            }
            #expect(gone == nil)
            #expect(view.next == nil)
        }
    }

    @Test func hearsOfItsSafeAreaBeforeTheLayoutThatFollows() {
        final class Safe: UIViewController {
            var calls: [String] = []
            override func viewSafeAreaInsetsDidChange() {
                calls.append("top \(view.safeAreaInsets.top)")
            }
            override func viewDidLayoutSubviews() { calls.append("layout") }
        }
        let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let simulation = Simulation(device: SimulatedDevice(safeAreaInsets: insets))
        Simulation.run(simulation) {
            let window = UIWindow()
            let controller = Safe()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            simulation.step()
            #expect(controller.calls == ["top 47.0", "layout"])
            simulation.resizeScreen(
                to: CGSize(width: 390, height: 844),
                safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
            simulation.step()
            #expect(controller.calls == ["top 47.0", "layout", "top 20.0", "layout"])
        }
    }
}
