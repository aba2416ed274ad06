/// How a presented controller is shown.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
    /// As the platform thinks best; here that is always full screen. On iOS it is a sheet, which
    /// does not exist here.
    case automatic = -2
    /// Not presented: what the coordinator of a change of size says.
    case none = -1
    /// It fills the window; the presenter's view leaves the window once it is covered, and the
    /// presenter disappears.
    case fullScreen = 0
    /// As the transitioning delegate's animators show it; what lies below stays and hears nothing.
    case custom = 4
    /// It fills the window; what lies below stays and hears nothing.
    case overFullScreen = 5
}
