import CoreGraphics
import UIKit

extension JXPhotoBrowserViewController: UICollectionViewDataSource {
    public func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        return isLooping ? itemCount * loopRounds : itemCount
    }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let index = realIndex(fromVirtual: indexPath.item)
        guard let delegate = delegate else {
            return dequeueReusableCell(
                withReuseIdentifier: JXZoomImageCell.reuseIdentifier, for: indexPath)
        }
        let cell = delegate.photoBrowser(self, cellForItemAt: index, at: indexPath)
        cell.browser = self
        return cell
    }
}

extension JXPhotoBrowserViewController: UICollectionViewDelegate {
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        guard let cell = cell as? JXPhotoBrowserAnyCell else { return }
        delegate?.photoBrowser(self, willDisplay: cell, at: realIndex(fromVirtual: indexPath.item))
    }

    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        guard let cell = cell as? JXPhotoBrowserAnyCell else { return }
        delegate?.photoBrowser(
            self, didEndDisplaying: cell, at: realIndex(fromVirtual: indexPath.item))
    }

    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        stopTimer()
    }

    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    {
        if !decelerate { settle() }
    }

    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        settle()
    }

    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        settle()
    }
}

extension JXPhotoBrowserViewController: UIGestureRecognizerDelegate {
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === panGesture, !isVertical else {
            return gestureRecognizer !== panGesture
        }
        let velocity = panGesture.velocity(in: view)
        guard velocity.y > 0, velocity.y > abs(velocity.x) else { return false }
        guard !collectionView.isDragging, !collectionView.isDecelerating else { return false }
        guard let cell = visibleCell(), cell.transitionImageView?.image != nil else { return false }
        if let zoomed = cell as? JXZoomImageCell {
            let scrollView = zoomed.scrollView
            return scrollView.zoomScale <= scrollView.minimumZoomScale
                && scrollView.contentOffset.y <= 0
        }
        return true
    }

    /// Pulls the image of the page down, and closes the browser or puts it back.
    @objc func handlePan(_ gesture: UIPanGestureRecognizer) {
        switch gesture.state {
        case .began:
            interactiveCell = visibleCell()
            interactiveCell?.photoBrowserDismissInteractionDidChange(isInteracting: true)
            collectionView.isScrollEnabled = false
        case .changed:
            let translation = gesture.translation(in: view)
            let progress = max(0, translation.y) / max(view.bounds.height, 1)
            let scale = max(0.5, 1 - progress)
            interactiveCell?.transitionImageView?.transform = CGAffineTransform(
                translationX: translation.x, y: translation.y
            ).scaledBy(x: scale, y: scale)
            view.backgroundColor = UIColor.black.withAlphaComponent(max(0, 1 - progress * 1.5))
        case .ended, .cancelled, .failed:
            let isFar = gesture.translation(in: view).y > view.bounds.height / 4
            let speed = gesture.velocity(in: view).y
            let closes = gesture.state == .ended && speed >= 0 && (isFar || speed > 500)
            collectionView.isScrollEnabled = true
            closes ? dismissSelf() : putBack()
        default:
            break
        }
    }

    private func putBack() {
        let cell = interactiveCell
        interactiveCell = nil
        cell?.photoBrowserDismissInteractionDidChange(isInteracting: false)
        UIView.animate(
            withDuration: 0.25,
            animations: {
                cell?.transitionImageView?.transform = .identity
                self.view.backgroundColor = .black
            }, completion: nil)
    }
}

extension JXPhotoBrowserViewController: UIViewControllerTransitioningDelegate {
    open func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return transitionType == .none ? nil : JXFadeAnimator(isPresenting: true)
    }

    open func animationController(
        forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return transitionType == .none ? nil : JXFadeAnimator(isPresenting: false)
    }
}

/// Shows and hides the browser softly.
public class JXFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    @objc public init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    public func transitionDuration(
        using transitionContext: UIViewControllerContextTransitioning?
    ) -> TimeInterval {
        return 0.25
    }

    public func animateTransition(using context: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = isPresenting ? .to : .from
        guard let view = context.view(forKey: key) else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        if isPresenting {
            if let controller = context.viewController(forKey: .to) {
                view.frame = context.finalFrame(for: controller)
            }
            context.containerView.addSubview(view)
            view.alpha = 0
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut,
            animations: { view.alpha = self.isPresenting ? 1 : 0 },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}
