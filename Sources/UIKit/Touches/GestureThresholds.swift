/// Distances and times at which gestures are told apart, as far as they are known. Those that are
/// guesses stand in `PlatformModel`.
nonisolated enum GestureThresholds {
    /// How far the fingers must travel before a pan begins, points. Apple (WWDC 2018, session 803);
    /// measured on a device: 9.667 did not begin, 10.0 did.
    static let panHysteresis: CGFloat = 10

    /// How far the distance of two fingers must change before a pinch begins, points. Measured on a
    /// simulator: the dead zone of the system's own zoom dismissal.
    static let pinchHysteresis: CGFloat = 8.7

    /// How long a long press lasts, seconds. Apple's documentation of `minimumPressDuration`.
    static let longPressDuration = 0.5

    /// How far the fingers may move before a long press is recognised, points. Apple's documentation
    /// of `allowableMovement`.
    static let longPressMovement: CGFloat = 10

    /// How near an edge of the screen a finger must come down to be drawn in from it, and how far it
    /// must then travel, points. Measured on a simulator: the pop gesture of a navigation controller.
    static let edgeZone: CGFloat = 20
    static let edgePanHysteresis: CGFloat = 12

    /// Distances this much short of a threshold count as having reached it, points: sums of
    /// coordinates are not exact in binary.
    static let tolerance: CGFloat = 1e-6
}
