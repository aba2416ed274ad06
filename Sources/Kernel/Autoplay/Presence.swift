import UIKit

/// Where a browser's view is on its way on screen and off it.
nonisolated enum Presence {
    /// On its way in or out, or away.
    case unsettled
    /// In place, or never told of a way in: a container need not pass on what it hears.
    case settled
}
