import UIKit

/// Lets a page follow a finger down, and brings everything back, or has the browser closed.
///
/// Whatever happens in between, each change that it makes is taken back in `end`, and in `letGo`
/// where the page's cell goes.
final class PullInteraction {
    private unowned let browser: JXPhotoBrowserViewController
    private var gesture = PullGesture()
    /// What is pulled; nil while its cell has gone and the next layout pass is to bring another.
    private var page: PulledPage?
    /// What a cell showed that has gone.
    private var lostImage: UIImage?
    private let clips = ClipChain()
    private let lock = ScrollLock()
    private let backdrop = Backdrop()
    private lazy var clock = PullClock(self)

    /// Makes an interaction for a browser, which owns it.
    init(_ browser: JXPhotoBrowserViewController) {
        self.browser = browser
    }

    /// Whether a page is pulled, returns, or leaves with the browser.
    var isActive: Bool { gesture.isActive }

    /// Whether a finger may take hold now.
    var isFree: Bool { !gesture.isActive || gesture.isReturning }

    // MARK: The finger

    /// A finger takes hold of `page`.
    func begin(_ page: PulledPage, at finger: CGPoint) {
        if self.page?.imageView !== page.imageView { end() }
        clock.stop()
        gesture.begin(at: finger, center: page.center(in: browser.view))
        if let caught = self.page { lockScrolling(of: caught) } else { hold(page) }
    }

    /// The finger has moved.
    func follow(_ finger: CGPoint) {
        guard gesture.isFollowing else { return }
        adoptIfLost()
        guard let page, gesture.isFollowing else { return }
        let view = browser.view!
        gesture.follow(finger, center: page.center(in: view), height: view.bounds.height)
        show()
    }

    /// The finger has lifted at `speed` downwards, points a second.
    func release(speed: CGFloat) {
        switch gesture.release(speed: speed, height: browser.view.bounds.height) {
        case .none: break
        case .giveBack: startReturn()
        case .close:
            browser.dismissSelf()
            // Somebody has thought better of it.
            if gesture.isFollowing, gesture.cancel() == .giveBack { startReturn() }
        }
    }

    /// The finger is gone, or what it holds may not be pulled any more: everything returns.
    func cancel() {
        if gesture.cancel() == .giveBack { startReturn() }
    }

    // MARK: The browser

    /// A frame of the way back.
    func frame(at time: Double) {
        guard gesture.isReturning else { return clock.stop() }
        gesture.advance(to: time)
        if gesture.isActive { show() } else { restore() }
    }

    /// The browser begins to close: the image stays where it is until that is over.
    func browserBeginsToClose() {
        gesture.closingBegan()
        clock.stop()
    }

    /// The browser does not close after all.
    func browserStays() {
        if gesture.closingFailed() == .giveBack { startReturn() }
    }

    /// A cell is about to show something else, or nothing. Where it is the pulled one, another may
    /// take its place in the next layout pass.
    func cellGoes(_ cell: UICollectionViewCell) {
        guard let page, page.cell === cell else { return }
        lostImage = page.image
        letGo(page)
        browser.viewIfLoaded?.setNeedsLayout()
    }

    /// All cells are about to go.
    func cellsGo() {
        if let page { cellGoes(page.cell) }
    }

    /// Cells are in place: takes the one that shows what a lost one did. Without such a one the pull
    /// is over.
    func adoptIfLost() {
        guard gesture.isActive, page == nil, let image = lostImage else { return }
        lostImage = nil
        if let heir = browser.pageToPull(), heir.image === image {
            hold(heir)
            show()
        } else {
            cancel()
        }
    }

    /// Takes back at once whatever is changed.
    func end() {
        guard gesture.isActive else { return }
        gesture.end()
        restore()
    }

    private func restore() {
        clock.stop()
        lostImage = nil
        backdrop.restore(browser.viewIfLoaded)
        if let page { letGo(page) }
        browser.refreshAutoPlay()
    }

    // MARK: Changes

    private func hold(_ page: PulledPage) {
        self.page = page
        clips.open(from: page.imageView, to: browser.collectionView)
        if gesture.isFollowing { lockScrolling(of: page) }
        page.cell.photoBrowserDismissInteractionDidChange(isInteracting: true)
    }

    private func lockScrolling(of page: PulledPage) {
        lock.hold(browser.collectionView)
        for view in PulledPage.scrollViews(around: page.imageView, in: page.cell) {
            lock.hold(view)
        }
    }

    private func letGo(_ page: PulledPage) {
        self.page = nil
        page.rest()
        clips.close()
        lock.release()
        page.cell.photoBrowserDismissInteractionDidChange(isInteracting: false)
    }

    private func show() {
        guard let view = browser.viewIfLoaded else { return }
        if var moved = page {
            // Laid out, a cell may call anything.
            moved.take(gesture.pose, in: view)
            if page?.imageView === moved.imageView { page = moved } else { moved.rest() }
        }
        backdrop.fade(view, to: gesture.pose.backdropAlpha)
    }

    private func startReturn() {
        lock.releaseScrolling()
        browser.dropPullingFinger()
        if browser.viewIfLoaded?.window == nil { end() } else { clock.start() }
    }
}
