@testable @_spi(Simulation) import UIKit

/// A phone of 390 × 844 points, 60 Hz, safe area 47 and 34, whose window shows a navigation
/// controller with the page `a`.
final class NavigationFixture {
    let simulation: Simulation
    let log = CallLog()
    let window: UIWindow
    let navigation: UINavigationController
    let a: RecordingController

    init(direction: UIUserInterfaceLayoutDirection = .leftToRight) {
        let simulation = Simulation(
            device: SimulatedDevice(
                safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
                layoutDirection: direction))
        self.simulation = simulation
        let log = log
        (window, a, navigation) = Simulation.run(simulation) {
            let a = RecordingController("a", log)
            return (UIWindow(), a, UINavigationController(rootViewController: a))
        }
    }

    func page(_ name: String) -> RecordingController {
        RecordingController(name, log)
    }

    /// What was heard since the last time, but for layout.
    func heard() -> String {
        log.take().split(separator: "\n").filter { !$0.hasSuffix("Layout") }
            .joined(separator: "\n")
    }

    /// Runs `body` after the navigation controller has come on screen.
    static func run(
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        _ body: (NavigationFixture) throws -> Void
    ) rethrows {
        let fixture = NavigationFixture(direction: direction)
        try Simulation.run(fixture.simulation) {
            fixture.window.rootViewController = fixture.navigation
            fixture.window.makeKeyAndVisible()
            fixture.simulation.step()
            _ = fixture.log.take()
            try body(fixture)
        }
    }

    /// Makes frames until nothing is under way, at most a virtual minute.
    func settle() {
        for _ in 0..<3600 where simulation.isActive { simulation.step() }
    }

    /// A finger down and up at a point of the window, and frames until all is still.
    func tap(_ point: CGPoint) {
        let now = simulation.now
        for (delay, phase) in [(0.01, TouchSample.Phase.began), (0.06, .ended)] {
            simulation.touches.enqueue(
                TouchSample(
                    finger: 1, timestamp: now.advanced(bySeconds: delay), location: point,
                    phase: phase))
        }
        for _ in 0..<10 { simulation.step() }
        settle()
    }
}
