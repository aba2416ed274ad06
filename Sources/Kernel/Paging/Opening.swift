import UIKit

/// Whether a browser has shown its first page since it was opened.
nonisolated enum Opening: Equatable {
    /// Not yet: there was no page or no room so far. `page` was asked for meanwhile; nil stands for
    /// the initial one.
    case pending(page: Int?)
    /// It has.
    case done
}
