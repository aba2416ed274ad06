/// The hardware that a simulation stands for.
@_spi(Simulation)
public nonisolated struct SimulatedDevice: Equatable, Sendable {
    /// The device's name as a person knows it.
    public var name: String
    /// The screen's size in points.
    public var screenSize: CGSize
    /// Pixels a point.
    public var scale: Double
    /// Frames a second.
    public var refreshRate: Int
    /// The parts of the screen that bars, notch and corners take, points.
    public var safeAreaInsets: UIEdgeInsets
    /// The direction in which the language of the device runs.
    public var layoutDirection: UIUserInterfaceLayoutDirection
    /// How a person holds the device.
    public var orientation: UIDeviceOrientation
    /// The size of text that the person has chosen.
    public var contentSizeCategory = UIContentSizeCategory.large
    /// Whether the person has asked for less motion.
    public var isReduceMotionEnabled = false

    /// Makes a device of its parts; the default is a phone of 390 × 844 points at 60 Hz.
    public init(
        name: String = "phone", screenSize: CGSize = CGSize(width: 390, height: 844),
        scale: Double = 3, refreshRate: Int = 60, safeAreaInsets: UIEdgeInsets = .zero,
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        self.name = name
        self.screenSize = screenSize
        self.scale = scale
        self.refreshRate = refreshRate
        self.safeAreaInsets = safeAreaInsets
        self.layoutDirection = layoutDirection
        orientation = SimulatedDevice.orientation(of: screenSize, former: .portrait)
    }

    /// How a device with a screen of `size` is held, where it was held as `former` before: the same
    /// way if that fits.
    static func orientation(of size: CGSize, former: UIDeviceOrientation) -> UIDeviceOrientation {
        if size.width > size.height { return former.isLandscape ? former : .landscapeLeft }
        return former.isLandscape ? .portrait : former
    }
}
