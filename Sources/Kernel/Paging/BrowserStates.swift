import UIKit

/// Whether a browser has shown its first page since it was opened.
nonisolated enum Opening: Equatable {
    /// Not yet: there was no page or no room so far. `page` was asked for meanwhile; nil stands for
    /// the initial one.
    case pending(page: Int?)
    /// It has.
    case done
}

/// How a browser is shown.
nonisolated enum Placement {
    /// In another controller, or as a window's own.
    case embedded
    /// By another controller, over that.
    case presented
    /// As before, but a dismissal is under way.
    case closing
}

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

/// Calls that are under way, counted, since they nest.
nonisolated struct OpenCalls {
    /// From the collection view, in the middle of its layout.
    var fromCollectionView = 0
    /// To the host for the number of pages.
    var forCount = 0
    /// To the collection view, which reports back what the browser does itself.
    var toCollectionView = 0
}
