/// The device that the app runs on.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    private unowned let simulation: Simulation

    init(simulation: Simulation) {
        self.simulation = simulation
        super.init()
    }

    /// The device of the current simulation.
    public static var current: UIDevice { Simulation.current.deviceFacts }

    /// "iPhone" or "iPad": the model's name, as iOS gives it since version 16.
    public var name: String { model }

    /// "iPhone" or "iPad".
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// The same as `model`: everything here is in English.
    public var localizedModel: String { model }

    /// Whether it is a phone or a tablet: a tablet where the shorter side of the screen has at least
    /// 700 points. The widest iPhone has 440, the narrowest iPad 744.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { simulation.device.idiom }

    // MARK: Orientation

    /// Posted when the device is held another way, between `beginGenerating…` and `endGenerating…`.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// How the device is held; unknown unless somebody has asked for notifications of it.
    public var orientation: UIDeviceOrientation {
        isGeneratingDeviceOrientationNotifications ? simulation.device.orientation : .unknown
    }

    /// Whether notifications of the orientation are posted.
    public var isGeneratingDeviceOrientationNotifications: Bool {
        simulation.orientationObserverCount > 0
    }

    /// Has notifications of the orientation posted, until as many calls of
    /// `endGeneratingDeviceOrientationNotifications` as of this.
    public func beginGeneratingDeviceOrientationNotifications() {
        simulation.orientationObserverCount += 1
    }

    /// Takes one call of `beginGeneratingDeviceOrientationNotifications` back; one that is too many
    /// does nothing.
    public func endGeneratingDeviceOrientationNotifications() {
        simulation.orientationObserverCount = max(0, simulation.orientationObserverCount - 1)
    }
}

/// How a device is held.
public nonisolated enum UIDeviceOrientation: Int, Sendable {
    /// It cannot be told.
    case unknown
    /// Upright, the home indicator below.
    case portrait
    /// Upright, the home indicator above.
    case portraitUpsideDown
    /// Sideways, the home indicator at the right.
    case landscapeLeft
    /// Sideways, the home indicator at the left.
    case landscapeRight
    /// Flat, the screen above.
    case faceUp
    /// Flat, the screen below.
    case faceDown

    /// Whether it is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is sideways.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it is flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can be turned that way.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The kind of device that an interface is for.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
}
