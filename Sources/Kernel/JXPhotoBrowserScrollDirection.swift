import UIKit

/// The axis along which a browser pages.
public nonisolated enum JXPhotoBrowserScrollDirection: Sendable {
    /// The next page lies beside the present one.
    case horizontal
    /// The next page lies below the present one.
    case vertical
}
