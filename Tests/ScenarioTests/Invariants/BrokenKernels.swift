import JXPhotoBrowser

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

// Kernels that break one promise each. What they override, a fork of the kernel could get wrong.

/// Tells the host of a page past the last, as a wrap that is off by a loop does.
final class OffByALoopBrowser: JXPhotoBrowserViewController {
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        guard let cell = cell as? JXPhotoBrowserAnyCell else { return }
        delegate?.photoBrowser(self, didEndDisplaying: cell, at: indexPath.item)
    }
}

/// Leaves room for the neighbour that it never shows.
final class HalfPageBrowser: JXPhotoBrowserViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout
        else { return }
        layout.itemSize = CGSize(width: view.bounds.width / 2, height: view.bounds.height)
        layout.minimumLineSpacing = view.bounds.width / 2
    }
}

/// Shows another photo in each cell.
final class WrongPhotoBrowser: JXPhotoBrowserViewController {
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        let wrong = UIImage(content: .testCard(item: 77), size: CGSize(width: 300, height: 200))
        (cell as? JXZoomImageCell)?.imageView.image = wrong
    }
}

/// Says that cells have gone while they show.
final class HastyBrowser: JXPhotoBrowserViewController {
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        guard let cell = cell as? JXPhotoBrowserAnyCell else { return }
        delegate?.photoBrowser(
            self, didEndDisplaying: cell, at: realIndex(fromVirtual: indexPath.item))
    }
}

/// Says that cells have gone only when they are used again.
final class TardyBrowser: JXPhotoBrowserViewController {
    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
}

/// Says twice that a cell will show.
final class EagerBrowser: JXPhotoBrowserViewController {
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        guard let cell = cell as? JXPhotoBrowserAnyCell else { return }
        delegate?.photoBrowser(
            self, willDisplay: cell, at: realIndex(fromVirtual: indexPath.item))
    }
}

/// Does not take note of the page that has come.
final class InattentiveBrowser: JXPhotoBrowserViewController {
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// Jerks the content once in the middle of a drag or snap.
final class JerkyBrowser: JXPhotoBrowserViewController {
    private var scrolls = 0

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        super.scrollViewDidScroll(scrollView)
        scrolls += 1
        if scrolls == 25 { scrollView.contentOffset.x += 13 }
    }
}

/// Lets the content fall behind the finger.
final class SluggishBrowser: JXPhotoBrowserViewController {
    private var last: CGFloat?

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        super.scrollViewDidScroll(scrollView)
        let offset = scrollView.contentOffset.x
        defer { last = scrollView.contentOffset.x }
        guard scrollView.isDragging, let last, abs(offset - last) > 2, abs(offset - last) < 60
        else { return }
        scrollView.contentOffset.x = last + (offset - last) / 2
    }
}

/// Loses a photo's geometry.
final class NotANumberBrowser: JXPhotoBrowserViewController {
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        (cell as? JXZoomImageCell)?.imageView.center.x = .nan
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        visibleZoomImageCell()?.imageView.center.x = .nan
    }
}

/// Tells overlays of each page twice.
final class StutteringBrowser: JXPhotoBrowserViewController {
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewDidEndDecelerating(scrollView)
        for overlay in overlays { overlay.didChangedPageIndex(pageIndex) }
    }
}

/// Takes a second cell for each page and drops it.
final class WastefulBrowser: JXPhotoBrowserViewController {
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        for _ in 0..<3 {
            _ = super.collectionView(collectionView, cellForItemAt: indexPath)
        }
        return super.collectionView(collectionView, cellForItemAt: indexPath)
    }
}

/// Hears that it appears, twice.
final class ReappearingBrowser: JXPhotoBrowserViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        viewWillAppear(animated)
    }
}

/// Marks its view for layout whenever it has been laid out.
final class RestlessBrowser: JXPhotoBrowserViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.setNeedsLayout()
    }
}

/// Locks paging when a page has come to rest.
final class LockedBrowser: JXPhotoBrowserViewController {
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewDidEndDecelerating(scrollView)
        scrollView.isScrollEnabled = false
    }
}

/// Keeps itself alive.
final class ImmortalBrowser: JXPhotoBrowserViewController {
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in
            _ = self.pageIndex
        }
    }
}

/// Loses the place of a whole page.
final class LostPageBrowser: JXPhotoBrowserViewController {
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        cell.center.x = .nan
    }
}

/// Leaves a cell to somebody who outlives it.
final class HoardingBrowser: JXPhotoBrowserViewController {
    static var hoard: [UICollectionViewCell] = []

    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        if HoardingBrowser.hoard.isEmpty { HoardingBrowser.hoard.append(cell) }
    }
}

/// Starts a display link and forgets it when it goes.
final class TickingBrowser: JXPhotoBrowserViewController {
    /// Where the link goes on.
    private final class Metronome {
        func tick(_ link: CADisplayLink) {}
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        CADisplayLink(target: Metronome(), selector: Metronome.tick).add(
            to: .main, forMode: .common)
    }
}

/// Shows nothing for a moment where a page gets another cell.
final class FlashingBrowser: JXPhotoBrowserViewController {
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewDidEndDecelerating(scrollView)
        visibleZoomImageCell()?.imageView.image = nil
    }
}
