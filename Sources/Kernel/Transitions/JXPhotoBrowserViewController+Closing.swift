import UIKit

extension JXPhotoBrowserViewController {
    /// The controller that makes up the whole screen with the browser in it: the topmost of those
    /// that contain it, or the browser itself.
    var screen: UIViewController {
        var controller: UIViewController = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// Whether there is something that `dismissSelf` could close.
    var canClose: Bool {
        if isOnTopOfOthers { return true }
        guard presentingViewController != nil else { return false }
        return parent == nil || fillsScreen
    }

    /// Whether the controller that contains the browser is on its way in, which must not be closed
    /// before it is there. What a browser can be popped from need not be.
    var comesWithContainer: Bool {
        parent != nil && !isOnTopOfOthers && screen.isBeingPresented
    }

    /// Closes the browser when the container is there, unless it turns out to be a part of that.
    func closeOnceContainerIsThere() {
        if let coordinator = screen.transitionCoordinator {
            coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.dismissSelf() }
        } else {
            // Right before the transition, or among the callbacks after it.
            DispatchQueue.main.async { [weak self] in self?.dismissSelf() }
        }
    }

    /// Whether the browser was pushed onto other controllers, to which it can go back.
    var isOnTopOfOthers: Bool {
        guard let navigation = navigationController, parent === navigation else { return false }
        return navigation.topViewController === self && navigation.viewControllers.count > 1
    }

    /// Whether the browser is all that its screen shows, bars left out.
    private var fillsScreen: Bool {
        guard let view = viewIfLoaded, let whole = screen.viewIfLoaded, view.window != nil else {
            return false
        }
        let needed = whole.bounds.inset(by: whole.safeAreaInsets)
        return whole.convert(view.bounds, from: view).insetBy(dx: -1, dy: -1).contains(needed)
    }

    /// The browser is not presented any more, and begins anew when it is opened again.
    func becomeClosed() {
        placement = .embedded
        endFlight()
        prepareForNextOpening()
    }

    /// A browser that something covers has disappeared already, and hears nothing more when it is
    /// closed together with that.
    func endUnseen() {
        guard placement == .presented, presentingViewController == nil,
            viewIfLoaded?.window == nil
        else { return }
        closesOnceOpen = false
        becomeClosed()
        refreshThumbnail()
        callOut()
    }

    /// Whether the browser, where it leaves its window, is not to come back as it is.
    var leavesForGood: Bool { placement == .closing || isMovingFromParent }

    /// Takes the page in the centre out of the hands of fingers that pull, zoom or scroll it.
    func dropFingers() {
        dropPullingFinger()
        guard isShowingPages, let cell = centralCell() else { return }
        for view in PulledPage.scrollViews(around: cell.transitionImageView, in: cell) {
            if view.isZooming { view.pinchGestureRecognizer?.drop() }
            if view.isDragging { view.panGestureRecognizer.drop() }
        }
    }

    /// The transition of what the browser presents, or what covers its screen; nil while there is
    /// none.
    var coveringTransition: (any UIViewControllerTransitionCoordinator)? {
        guard let cover = presentedViewController,
            cover.isBeingPresented || cover.isBeingDismissed
        else { return nil }
        return cover.transitionCoordinator
    }

    /// Makes the page in the centre of a pager that moves the one at rest, of which everybody hears.
    ///
    /// - Parameter animated: whether the pager is seen on its way there. It scrolls, so that what
    ///   leaves is on screen until it has left.
    func settle(animated: Bool) {
        guard !motion.isResting, isShowingPages else { return }
        endDrag()
        recentre()
        let virtual = nearestVirtual
        let page = numbering.page(atVirtual: virtual)
        if !animated {
            settlePager(at: page)
        } else if collectionView.isDragging {
            // Its recogniser is told only later that the finger has lost its hold, and an offset
            // that is set until then is there at once: the page comes after the finger.
            motion.dragBegan()
            _ = motion.scrollRequested(to: page)
        } else {
            motion.stopped()
            calls.toCollectionView += 1
            collectionView.setContentOffset(offset(ofVirtual: virtual), animated: true)
            calls.toCollectionView -= 1
        }
        becomePage(page)
        callOut()
    }
}
