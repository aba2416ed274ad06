import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct SizeTransitionTests {
    final class Turning: UIViewController {
        let name: String
        let log: CallLog

        init(_ name: String, _ log: CallLog) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("\(name) will be \(Int(size.width)), is \(width)")
            coordinator.animate { [unowned self] context in
                log.append("\(name) alongside \(width) \(context.isAnimated)")
            } completion: { [unowned self] _ in
                log.append("\(name) after \(width)")
            }
        }

        override func viewDidLayoutSubviews() { log.append("\(name) layout \(width)") }

        private var width: Int { Int(view.bounds.width) }
    }

    @Test func blocksRunWithTheChangeOfSize() {
        let simulation = Simulation(device: SimulatedDevice())
        Simulation.run(simulation) {
            let log = CallLog()
            let root = Turning("root", log)
            let child = Turning("child", log)
            root.addChild(child)
            child.view.frame = root.view.bounds
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            let window = UIWindow()
            window.rootViewController = root
            window.makeKeyAndVisible()
            simulation.step()
            _ = log.take()
            simulation.resizeScreen(
                to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
            #expect(
                log.take() == """
                    child will be 844, is 390
                    root will be 844, is 390
                    root layout 844
                    child layout 844
                    child alongside 844 false
                    root alongside 844 false
                    child after 844
                    root after 844
                    """)
            #expect(root.transitionCoordinator == nil)
            simulation.step()
            // The same size again is no change.
            simulation.resizeScreen(
                to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
            simulation.step()
            #expect(!log.take().contains("will be"))
        }
    }
}
