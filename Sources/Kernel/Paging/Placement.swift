import UIKit

/// How a browser is shown.
nonisolated enum Placement {
    /// In another controller, or as a window's own.
    case embedded
    /// By another controller, over that.
    case presented
    /// As before, but a dismissal is under way.
    case closing
}
