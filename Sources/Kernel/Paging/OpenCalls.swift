import UIKit

/// Calls that are under way, counted, since they nest.
nonisolated struct OpenCalls {
    /// From the collection view, in the middle of its layout.
    var fromCollectionView = 0
    /// To the host for the number of pages.
    var forCount = 0
    /// To the collection view, which reports back what the browser does itself.
    var toCollectionView = 0
}
