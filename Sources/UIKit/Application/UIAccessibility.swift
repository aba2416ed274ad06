/// What a person has asked of all apps so that they can be used more easily.
public nonisolated enum UIAccessibility {
    /// Whether to move less: fade where things would slide or zoom.
    @MainActor
    public static var isReduceMotionEnabled: Bool {
        Simulation.current.device.isReduceMotionEnabled
    }

    /// Posted when `isReduceMotionEnabled` has changed.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
