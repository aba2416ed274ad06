import Foundation

/// What the user of the device has set, and the app finds.
public nonisolated struct ScenarioEnvironment: Equatable, Sendable {
    /// Which way the language of the device runs.
    public enum LayoutDirection: String, CaseIterable, Sendable {
        /// From left to right.
        case leftToRight
        /// From right to left.
        case rightToLeft
    }

    /// Which way the language of the device runs.
    public var layoutDirection = LayoutDirection.leftToRight

    /// As a device comes.
    public init() {}
}
