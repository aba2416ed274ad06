/// The device's screen.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    private unowned let simulation: Simulation

    init(simulation: Simulation) {
        self.simulation = simulation
        super.init()
    }

    /// The screen of the current device.
    public static var main: UIScreen { Simulation.current.screen }

    /// The screen's rectangle in points, in its present orientation.
    public var bounds: CGRect { CGRect(origin: .zero, size: simulation.device.screenSize) }

    /// Pixels a point.
    public var scale: CGFloat { simulation.device.scale }

    /// Pixels a point of the panel itself.
    public var nativeScale: CGFloat { simulation.device.scale }

    /// The most frames a second that the screen shows.
    public var maximumFramesPerSecond: Int { simulation.device.refreshRate }
}
