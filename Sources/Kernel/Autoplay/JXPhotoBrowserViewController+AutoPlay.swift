import UIKit

// What holds is worked out from the state of things whenever that may have changed, rather than
// counted up and down: no event can be missed for good.
extension JXPhotoBrowserViewController {
    // MARK: News

    /// Something may have changed that holds the pages.
    func refreshAutoPlay() {
        // What follows cannot matter to one that is off, which is most.
        if !isAutoPlayEnabled && autoPlay.phase == .idle { return }
        perform(autoPlay.holdsChanged(to: autoPlayHolds))
    }

    /// The same, after a call that may have put the pager to rest at a page.
    func updateAutoPlay() {
        let rests = hasComeToRest
        hasComeToRest = false
        if !isAutoPlayEnabled && autoPlay.phase == .idle { return }
        let holds = autoPlayHolds
        perform(rests ? autoPlay.rested(holds) : autoPlay.holdsChanged(to: holds))
    }

    /// A page's zoom is at rest on screen, whatever it is.
    func zoomDidEnd(in cell: JXPhotoBrowserAnyCell) {
        if !isAutoPlayEnabled || cell !== restingCell { return }
        perform(autoPlay.rested(autoPlayHolds))
    }

    /// The host has chosen another interval.
    func autoPlayIntervalDidChange() {
        perform(autoPlay.intervalChanged(to: autoPlayInterval, autoPlayHolds))
    }

    /// The app has left the screen, or is in front again.
    func applicationStateDidChange(_ notification: Notification) {
        refreshAutoPlay()
    }

    // MARK: Setting up

    /// Notices fingers, and the app's coming and going.
    func prepareAutoPlay() {
        fingerWatch.presenceDidChange = { [weak self] in self?.refreshAutoPlay() }
        view.addGestureRecognizer(fingerWatch)
        for name in [
            UIApplication.didEnterBackgroundNotification,
            UIApplication.didBecomeActiveNotification,
        ] {
            NotificationCenter.default.addObserver(
                self, selector: JXPhotoBrowserViewController.applicationStateDidChange,
                name: name, object: nil)
        }
    }

    // MARK: What holds

    private var autoPlayHolds: AutoPlayHolds {
        if !isAutoPlayEnabled { return .disabled }
        var holds: AutoPlayHolds = []
        if !isPlaced { holds.insert(.notPlaced) }
        if UIApplication.shared.applicationState == .background { holds.insert(.inBackground) }
        if pageAhead == nil { holds.insert(.nowhereToGo) }
        if !motion.isResting || isPulling { holds.insert(.moving) }
        if fingerWatch.fingerCount > 0 { holds.insert(.finger) }
        // The rest is dearer to find out, and changes nothing.
        if !holds.isEmpty { return holds }
        if presentedViewController != nil { holds.insert(.covered) }
        if !view.isInSight { holds.insert(.outOfSight) }
        if isPageZoomed { holds.insert(.zoomed) }
        return holds
    }

    /// Whether the page at rest is magnified; one that only fills the view is not.
    private var isPageZoomed: Bool {
        guard let cell = restingCell, let imageView = cell.transitionImageView else { return false }
        return PulledPage.scrollViews(around: imageView, in: cell).contains {
            PageZoom(of: $0, in: cell).isMagnified
        }
    }

    /// The cell of the page at rest.
    private var restingCell: JXPhotoBrowserAnyCell? {
        let path = IndexPath(item: numbering.resting(at: pageIndex), section: 0)
        return collectionView.cellForItem(at: path) as? JXPhotoBrowserAnyCell
    }

    /// Whether the view is in a window, with pages, and neither on its way in nor out.
    private var isPlaced: Bool {
        isShowingPages && presence == .settled && viewIfLoaded?.window != nil
    }

    /// The page after the one at rest; nil where there is none.
    private var pageAhead: Int? {
        let next = pageIndex + 1
        if next < numbering.count { return next }
        return numbering.isEndless ? 0 : nil
    }

    // MARK: What follows

    private func perform(_ effect: AutoPlay.Effect) {
        switch effect {
        case .none:
            break
        case .start(let period):
            autoPlayTimer.start(period: period) { [weak self] in self?.autoPlayTimerDidTick() }
        case .stop:
            autoPlayTimer.stop()
        case .flip:
            autoPlayTimer.stop()
            flip()
        }
    }

    private func flip() {
        bringUpToDate()
        // What was out of date may have put the pager somewhere else, for another interval.
        if !hasComeToRest, autoPlayHolds.isEmpty, let page = pageAhead { turn(to: page) }
        callOut()
    }

    private func autoPlayTimerDidTick() {
        perform(autoPlay.ticked(autoPlayHolds))
    }
}
