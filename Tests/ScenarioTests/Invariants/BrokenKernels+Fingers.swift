import JXPhotoBrowser

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

// Kernels that follow a pull or a pinch wrongly.

/// Hears of each step of a pull after the kernel.
class PulledBrowser: JXPhotoBrowserViewController {
    private(set) var steps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        for case let pan as UIPanGestureRecognizer in view.gestureRecognizers ?? [] {
            pan.addTarget(self, action: PulledBrowser.pullDidChange)
        }
    }

    nonisolated deinit {}

    private func pullDidChange(_ pan: UIPanGestureRecognizer) {
        steps += 1
        spoil(pan)
    }

    /// What the pull does wrong.
    func spoil(_ pan: UIPanGestureRecognizer) {}

    /// Does something when a pull has come back, which takes 0.25 s.
    func afterReturn(_ action: @escaping () -> Void) {
        let marker = UIView()
        view.addSubview(marker)
        UIView.animate(withDuration: 0.4) {
            marker.alpha = 0.5
        } completion: { _ in
            marker.removeFromSuperview()
            action()
        }
    }

    /// The image that is pulled.
    var image: UIImageView? { visibleZoomImageCell()?.imageView }
}

/// Lets the image fall behind the finger that pulls it.
final class LaggingBrowser: PulledBrowser {
    override func spoil(_ pan: UIPanGestureRecognizer) {
        if pan.state == .changed { image?.transform.ty -= pan.translation(in: view).y / 10 }
    }
}

/// Jerks a pulled image once.
final class TwitchingBrowser: PulledBrowser {
    override func spoil(_ pan: UIPanGestureRecognizer) {
        if steps == 8 { image?.transform.ty += 90 }
    }
}

/// Locks paging when a pull has come back.
final class PullLockedBrowser: PulledBrowser {
    override func spoil(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .ended else { return }
        afterReturn { [weak self] in self?.collectionView.isScrollEnabled = false }
    }
}

/// Leaves a page where the finger let go of it.
final class StrandedBrowser: PulledBrowser {
    override func spoil(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .ended else { return }
        afterReturn { [weak self] in
            self?.image?.transform = CGAffineTransform(translationX: 0, y: 40)
        }
    }
}

/// Hears of each step of a pinch after the kernel.
class PinchedBrowser: JXPhotoBrowserViewController {
    private(set) var steps = 0

    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        let pinch = (cell as? JXZoomImageCell)?.scrollView.pinchGestureRecognizer
        pinch?.addTarget(self, action: PinchedBrowser.pinchDidChange)
    }

    nonisolated deinit {}

    private func pinchDidChange(_ pinch: UIPinchGestureRecognizer) {
        steps += 1
        guard pinch.state == .changed, let view = pinch.view as? UIScrollView else { return }
        spoil(view)
    }

    /// What the pinch does wrong.
    func spoil(_ scrollView: UIScrollView) {}
}

/// Zooms about another point than that between the fingers.
final class SlippingBrowser: PinchedBrowser {
    override func spoil(_ scrollView: UIScrollView) {
        scrollView.contentOffset.y += 3
    }
}

/// Jerks a pinched image once.
final class JoltingBrowser: PinchedBrowser {
    override func spoil(_ scrollView: UIScrollView) {
        if steps == 12 { scrollView.contentOffset.y += 200 }
    }
}
