/// How a presented controller is shown.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
    /// It fills the window; the presenter's view leaves the window once it is covered, and the
    /// presenter disappears.
    case fullScreen = 0
    /// It fills the window; what lies below stays and hears nothing.
    case overFullScreen = 5
}
