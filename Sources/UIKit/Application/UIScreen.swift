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

    /// The screen's rectangle in pixels, upright.
    public var nativeBounds: CGRect {
        let size = simulation.device.screenSize
        return CGRect(
            x: 0, y: 0, width: min(size.width, size.height) * nativeScale,
            height: max(size.width, size.height) * nativeScale)
    }

    /// Pixels a point.
    public var scale: CGFloat { simulation.device.scale }

    /// Pixels a point of the panel itself.
    public var nativeScale: CGFloat { simulation.device.scale }

    /// The most frames a second that the screen shows.
    public var maximumFramesPerSecond: Int { simulation.device.refreshRate }

    /// The traits of the screen.
    public var traitCollection: UITraitCollection { simulation.traits }
}
