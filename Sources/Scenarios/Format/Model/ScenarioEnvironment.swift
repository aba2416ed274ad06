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

    /// The size of text, by UIKit's names.
    public enum TextSize: String, CaseIterable, Sendable {
        /// The smallest.
        case extraSmall
        /// Small.
        case small
        /// Medium.
        case medium
        /// As a device comes.
        case large
        /// One larger.
        case extraLarge
        /// Two larger.
        case extraExtraLarge
        /// The largest of the ordinary ones.
        case extraExtraExtraLarge
        /// The smallest of those for accessibility.
        case accessibilityMedium
        /// One larger.
        case accessibilityLarge
        /// Two larger.
        case accessibilityExtraLarge
        /// Three larger.
        case accessibilityExtraExtraLarge
        /// The largest.
        case accessibilityExtraExtraExtraLarge
    }

    /// Which way the language of the device runs.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The size of text.
    public var contentSizeCategory = TextSize.large
    /// Whether the person has asked for less motion.
    public var reducesMotion = false

    /// As a device comes.
    public init() {}
}
