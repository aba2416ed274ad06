import JXPhotoBrowser

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

// Kernels that leave something behind, or turn pages when they should not.

/// Stops cutting off what lies outside the pager.
final class UnclippedBrowser: JXPhotoBrowserViewController {
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewDidEndDecelerating(scrollView)
        collectionView.clipsToBounds.toggle()
    }
}

/// Leaves the backdrop half transparent.
final class DimmedBrowser: JXPhotoBrowserViewController {
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewDidEndDecelerating(scrollView)
        view.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    }
}

/// Leaves an image where a finger had pulled it.
final class SlippedBrowser: JXPhotoBrowserViewController {
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewDidEndDecelerating(scrollView)
        visibleZoomImageCell()?.imageView.transform = CGAffineTransform(translationX: 0, y: 0.25)
    }
}

/// Puts an image off the middle of its page.
final class OffCentreBrowser: JXPhotoBrowserViewController {
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        (cell as? JXZoomImageCell)?.imageView.center.y += 12
    }
}

/// Brings pages on screen zoomed.
final class MagnifiedBrowser: JXPhotoBrowserViewController {
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        (cell as? JXZoomImageCell)?.imageView.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
}

/// Brings pages on screen filled by their images.
final class FilledBrowser: JXPhotoBrowserViewController {
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        guard let cell = cell as? JXZoomImageCell, let size = cell.imageView.image?.size else {
            return
        }
        cell.layoutIfNeeded()
        let height = cell.scrollView.bounds.height
        cell.imageView.bounds.size = CGSize(
            width: size.width * height / size.height, height: height)
    }
}

/// Turns pages by a timer of its own.
class TimedBrowser: JXPhotoBrowserViewController {
    /// How often, seconds.
    var period: Double { 1 }
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        isAutoPlayEnabled = true
        timer = Timer(timeInterval: period, repeats: true) { [weak self] _ in
            guard let self else { return }
            scrollToPage(at: (pageIndex + 1) % 5, animated: true)
        }
        RunLoop.main.add(timer!, forMode: .common)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
    }

    nonisolated deinit {}
}

/// Has a second timer.
final class TwoTimersBrowser: TimedBrowser {
    override var period: Double { 4 }
}

/// Turns pages whatever a finger does.
final class HeedlessBrowser: TimedBrowser {
    override var period: Double { 3.5 }
}
