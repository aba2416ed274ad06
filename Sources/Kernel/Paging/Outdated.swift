import UIKit

/// What has changed since the pages were last laid out.
nonisolated struct Outdated: OptionSet {
    let rawValue: UInt8

    /// The host, so its pages.
    static let data = Outdated(rawValue: 1 << 0)
    /// Whether pages loop.
    static let numbering = Outdated(rawValue: 1 << 1)
    /// Axis or spacing.
    static let arrangement = Outdated(rawValue: 1 << 2)
    /// The first page.
    static let opening = Outdated(rawValue: 1 << 3)
}
