import UIKit

/// How a browser is shown.
nonisolated enum Placement {
    /// In another controller, or as a window's own; or not at all.
    case embedded
    /// By another controller, over that; it is on its way in.
    case opening
    /// By another controller, over that.
    case presented
    /// As before, but it is on its way out.
    case closing
}
