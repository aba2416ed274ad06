/// How the status bar's text stands out from what is below it.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
    /// As the interface's style asks for: dark text on light.
    case `default` = 0
    /// Light text.
    case lightContent = 1
    /// Dark text.
    case darkContent = 3
}
