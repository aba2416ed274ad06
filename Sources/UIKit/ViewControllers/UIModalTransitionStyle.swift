/// How a presented controller moves where no transitioning delegate gives an animator.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
    /// It slides up from below the screen's lower edge, and down again.
    case coverVertical = 0
    /// It fades in, and out again.
    case crossDissolve = 2
}
