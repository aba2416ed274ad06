import UIKit

/// Places pages from right to left in an interface that runs that way.
///
/// Used there alone: UIKit places the items of a plain flow layout more cheaply.
final class RightToLeftFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    nonisolated deinit {}
}
