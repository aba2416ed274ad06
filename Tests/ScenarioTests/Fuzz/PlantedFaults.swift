import JXPhotoBrowser

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

// Kernels with a fault that only shows when several things come together, as real ones do.

/// Locks paging for good where a drag ends without going on: one that stopped before it lifted.
final class StuckAfterStopBrowser: JXPhotoBrowserViewController {
    override func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {
        super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        if !decelerate { scrollView.isScrollEnabled = false }
    }
}

/// Comes to lie 7 pt beside the page once the screen is wider than high.
final class CrookedWhenTurnedBrowser: JXPhotoBrowserViewController {
    private var isNudged = false

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard view.bounds.width > view.bounds.height, !isNudged else { return }
        isNudged = true
        collectionView.contentOffset.x += 7
        collectionView.contentOffset.y += 7
    }
}

/// Takes another photo for the third page and those behind it.
final class ForgetfulFarOutBrowser: JXPhotoBrowserViewController {
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        guard realIndex(fromVirtual: indexPath.item) > 1 else { return }
        let wrong = UIImage(content: .testCard(item: 12_345), size: CGSize(width: 300, height: 200))
        KernelPort.imageView(of: cell)?.image = wrong
    }
}

/// Tells overlays twice of a reload that comes while the pager moves.
final class EchoingReloadBrowser: JXPhotoBrowserViewController {
    override func reloadData(preservingCurrentPage: Bool) {
        let isMoving = isViewLoaded && (collectionView.isDragging || collectionView.isDecelerating)
        super.reloadData(preservingCurrentPage: preservingCurrentPage)
        guard isMoving else { return }
        for overlay in overlays { overlay.didChangedPageIndex(pageIndex) }
    }
}

/// Keeps itself alive when it is closed while a page is in flight.
final class LingeringBrowser: JXPhotoBrowserViewController {
    private var itself: LingeringBrowser?

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if collectionView.isDecelerating || collectionView.isDragging { itself = self }
    }
}
