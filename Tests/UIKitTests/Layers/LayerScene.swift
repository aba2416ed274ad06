@_spi(Simulation) @testable import UIKit

/// A view in a window, at 60 frames a second.
@MainActor
struct LayerScene {
    let simulation: Simulation
    let window: UIWindow
    let view: UIView

    static func run(_ body: (LayerScene) -> Void) {
        let simulation = Simulation(device: SimulatedDevice(refreshRate: 60))
        Simulation.run(simulation) {
            let window = UIWindow()
            window.makeKeyAndVisible()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(view)
            simulation.step()
            body(LayerScene(simulation: simulation, window: window, view: view))
        }
    }

    func step(_ frames: Int) {
        for _ in 0..<frames { simulation.step() }
    }
}
