/// How the status bar comes and goes.
public nonisolated enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none
    /// By fading.
    case fade
    /// By sliding.
    case slide
}
