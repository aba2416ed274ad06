import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UIApplicationTests {
    private nonisolated final class Log: @unchecked Sendable { var lines: [String] = [] }

    /// iOS's order of the life cycle's notifications (Apple, "Managing your app's life cycle").
    @Test func goesAwayAndComesBack() {
        let simulation = Simulation(device: SimulatedDevice())
        Simulation.run(simulation) {
            let log = Log()
            let names = [
                UIApplication.willResignActiveNotification,
                UIApplication.didEnterBackgroundNotification,
                UIApplication.willEnterForegroundNotification,
                UIApplication.didBecomeActiveNotification,
            ]
            let tokens = names.map { name in
                NotificationCenter.default.addObserver(
                    forName: name, object: UIApplication.shared, queue: nil
                ) { log.lines.append($0.name.rawValue) }
            }
            defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
            UIApplication.shared.enterForeground()
            UIApplication.shared.enterBackground()
            UIApplication.shared.enterBackground()
            #expect(UIApplication.shared.applicationState == .background)
            UIApplication.shared.enterForeground()
            #expect(log.lines == names.map(\.rawValue))
        }
    }

    @Test func aMemoryWarningReachesControllersThenObservers() {
        final class Controller: UIViewController {
            var log: Log?
            override func didReceiveMemoryWarning() {
                super.didReceiveMemoryWarning()
                log?.lines.append(title ?? "")
            }
        }
        func controller(_ title: String, _ log: Log) -> Controller {
            let controller = Controller()
            controller.title = title
            controller.log = log
            return controller
        }
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let log = Log()
            let window = UIWindow()
            let root = controller("root", log)
            root.addChild(controller("child", log))
            window.rootViewController = root
            window.makeKeyAndVisible()
            root.present(controller("presented", log), animated: false)
            let token = NotificationCenter.default.addObserver(
                forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
            ) { _ in log.lines.append("notification") }
            defer { NotificationCenter.default.removeObserver(token) }
            UIApplication.shared.receiveMemoryWarning()
            #expect(log.lines == ["root", "child", "presented", "notification"])
        }
    }

    @Test func knowsItsKeyWindow() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let first = UIWindow()
            let second = UIWindow()
            #expect(UIApplication.shared.keyWindow == nil)
            first.makeKeyAndVisible()
            second.isHidden = false
            #expect(UIApplication.shared.keyWindow === first)
            #expect(first.isKeyWindow && !second.isKeyWindow)
            second.makeKey()
            #expect(UIApplication.shared.keyWindow === second)
            second.isHidden = true
            #expect(UIApplication.shared.keyWindow == nil)
            #expect(UIApplication.shared.windows == [first])
        }
    }

    @Test func knowsItsScreen() {
        let device = SimulatedDevice(
            screenSize: CGSize(width: 844, height: 390), scale: 3, refreshRate: 120)
        Simulation.run(Simulation(device: device)) {
            #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
            #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1170, height: 2532))
            #expect(UIScreen.main.maximumFramesPerSecond == 120)
        }
    }
}
