extension UIApplication {
    /// The scenes of the app: one.
    public var connectedScenes: Set<UIScene> { [windowScene] }

    /// Whether the app may have several scenes at a time. It has one.
    public var supportsMultipleScenes: Bool { false }

    /// Where the status bar is, points: at the top, as high as what the device's shape takes there;
    /// empty while it is away.
    public var statusBarFrame: CGRect {
        if isStatusBarHidden { return .zero }
        return CGRect(
            x: 0, y: 0, width: UIScreen.main.bounds.width,
            height: Simulation.current.device.safeAreaInsets.top)
    }

    /// Which way the interface is turned.
    public var statusBarOrientation: UIInterfaceOrientation { interfaceOrientation }

    /// Which way the interface is turned: sideways where the screen is wider than high; which of the
    /// two ways then, and whether it is upside down, goes by how the device is held.
    var interfaceOrientation: UIInterfaceOrientation {
        let device = Simulation.current.device
        let held = UIInterfaceOrientation(device.orientation)
        if device.screenSize.width > device.screenSize.height {
            return held.isLandscape ? held : .landscapeRight
        }
        return held.isPortrait ? held : .portrait
    }
}
