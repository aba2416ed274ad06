import UIKit

/// A browser of pages of one size, that pages, reuses cells, and loops; what the pages show and
/// where they come from is the host's.
///
/// Present it with `present(from:)`, or embed it as a child view controller. Any member may be used
/// at any time, also within a call to the delegate or an overlay, while a finger drags, and while
/// the pager moves.
open class JXPhotoBrowserViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate, UIGestureRecognizerDelegate, UIViewControllerTransitioningDelegate
{
    // MARK: Settings

    /// The host. Its pages are asked for when the browser opens, or in the next layout pass where
    /// it is set later.
    public weak var delegate: JXPhotoBrowserDelegate? {
        didSet {
            if delegate === oldValue { return }
            if data != nil { mark(.data) }
            refreshThumbnail()
        }
    }

    /// The page shown first each time the browser is opened. Out of range it is clamped, or wrapped
    /// when looping.
    public var initialIndex = 0 {
        didSet { if case .pending = opening { mark(.opening) } }
    }

    /// The axis of paging; horizontal by default. A change keeps the page.
    public var scrollDirection = JXPhotoBrowserScrollDirection.horizontal {
        didSet { if scrollDirection != oldValue { mark(.arrangement) } }
    }

    /// Whether the last page is followed by the first, without end; true by default. A single page
    /// does not loop. A change keeps the page.
    public var isLoopingEnabled = true {
        didSet { if isLoopingEnabled != oldValue { mark(.numbering) } }
    }

    /// How the browser comes and goes where it is presented; it fades by default. Read when that
    /// begins, and while the browser is up for which thumbnail is hidden.
    public var transitionType = JXPhotoBrowserTransitionType.fade {
        didSet {
            if transitionType == oldValue { return }
            isThumbnailOutdated = true
            followWithThumbnail()
        }
    }

    /// Whether a page can be pulled down to close the browser; true by default. Switched off while
    /// one is pulled, that returns.
    public var isDismissGestureEnabled = true {
        didSet { pullRecognizer.isEnabled = isDismissGestureEnabled }
    }

    /// The gap between pages, points; 0 by default. Negative and not finite become 0. A change
    /// keeps the page.
    public var itemSpacing: CGFloat = 0 {
        didSet {
            if !(itemSpacing >= 0 && itemSpacing.isFinite) { itemSpacing = 0 }
            if itemSpacing != oldValue { mark(.arrangement) }
        }
    }

    /// Whether pages turn by themselves; false by default.
    ///
    /// They do while the view is on screen, with more than one page, and nothing holds them: a
    /// finger anywhere on the browser, a zoomed page, another controller shown over the browser, a
    /// view out of sight, the app in the background. Whatever held, or moved the pager, is over
    /// for a whole interval before the next page comes. Without looping the last page stays.
    /// What neither holds nor moves a page does not delay the next one: data that are reloaded each
    /// second while the page is kept, or a change of size.
    public var isAutoPlayEnabled = false {
        didSet { if isAutoPlayEnabled != oldValue { refreshAutoPlay() } }
    }

    /// How long a page rests before the next one comes by itself, seconds; 3 by default. At least
    /// 0.5, which also stands in for what is not finite. A change takes effect from now.
    public var autoPlayInterval: TimeInterval = 3 {
        didSet {
            autoPlayInterval = AutoPlay.legalInterval(autoPlayInterval)
            if autoPlayInterval != oldValue { autoPlayIntervalDidChange() }
        }
    }

    // MARK: State

    /// The page at rest, 0 ..< the number of pages; 0 without pages. It changes once for each
    /// motion, when that ends, and when a jump lands.
    public internal(set) var pageIndex = 0

    /// The overlays, in the order in which they were added: the last is in front.
    public var overlays: [JXPhotoBrowserOverlay] { announcer.overlays }

    /// The view that pages: longer than the browser's own by one gap, along the axis.
    public private(set) lazy var collectionView: UICollectionView = makePager()

    /// The host's pages and how they are numbered; nil until the host has been asked.
    var data: PageNumbering?
    /// Where pages lie.
    var geometry = PageGeometry.unknown
    /// What moves the pager.
    var motion = PagerMotion()
    /// Has a page follow the finger that pulls it down.
    private(set) lazy var pull = PullInteraction(self)
    /// Sees a finger that pulls a page down.
    private(set) lazy var pullRecognizer = makePullRecognizer()
    /// Which thumbnail is hidden.
    let thumbnails = ThumbnailKeeper()
    /// Whether the page or the pages have changed since thumbnails were last seen to.
    var isThumbnailOutdated = false
    /// The image's flight while the browser opens or closes.
    var flight: ImageFlight?
    /// Whether the browser was to be closed while it was not open yet.
    var closesOnceOpen = false
    /// Whether the first page has been shown.
    var opening = Opening.pending(page: nil)
    /// How the browser is shown.
    var placement = Placement.embedded
    /// What is out of date until the next layout pass, or the next call that needs it.
    var outdated: Outdated = []
    /// Which cell shows which page.
    var ledger = DisplayLedger()
    /// Cells that have lost their pages, of which the host has not been told yet.
    var departures: [DisplayLedger.Entry] = []
    /// Cells whose pages go over to others in the next layout pass; the host hears of them then.
    var handedOver: [DisplayLedger.Entry] = []
    /// What pages look like that go over to other cells in the next layout pass.
    var looks: [PageLook] = []
    /// What the overlays are told.
    let announcer = OverlayAnnouncer()
    /// When pages turn by themselves.
    var autoPlay = AutoPlay()
    /// Ticks for it.
    let autoPlayTimer = AutoPlayTimer()
    /// Notices fingers anywhere on the browser.
    let fingerWatch = FingerWatch()
    /// Whether the pager has been put to rest at a page since autoplay was last brought up to date.
    var hasComeToRest = false
    /// Where the view is on its way on screen and off it.
    var presence = Presence.settled
    /// Calls out to the host that have not come back. The host may do anything meanwhile.
    var calls = OpenCalls()
    /// Counts how often pages were numbered anew, to see whether a call to the host did it.
    var edition = 0
    /// Between these positions, points along the axis, a motion has room on both sides.
    var roomStart = -CGFloat.infinity
    var roomEnd = CGFloat.infinity

    // MARK: Making

    /// Makes a browser as from a nib; it loads none.
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        modalPresentationStyle = .overFullScreen
        transitioningDelegate = self
    }

    /// Makes a browser as from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .overFullScreen
        transitioningDelegate = self
    }

    nonisolated deinit {}

    // MARK: Opening and closing

    /// Shows the browser over `presenter`, at `initialIndex`, with pages asked for anew, as
    /// `transitionType` says. Does nothing where it is on screen already, or on its way in or out.
    open func present(from presenter: UIViewController) {
        guard presentingViewController == nil, parent == nil else { return }
        presenter.present(self, animated: transitionType != .none)
    }

    /// Closes the browser, as `transitionType` says. Each may be called at any time:
    ///
    /// - A browser on its way in closes as soon as it is there, by itself or in a container.
    /// - One that was pushed onto other controllers is popped.
    /// - One that fills a container, and that one the screen, has that closed where it was
    ///   presented. One that is only a part of a screen, such as a banner, stays.
    /// - One that is not open, or on its way out, is left alone.
    ///
    /// Where something that covers the browser is on its way in or out, it closes after that.
    open func dismissSelf() {
        if comesWithContainer { return closeOnceContainerIsThere() }
        guard canClose, placement != .closing else { return }
        if placement == .opening || placement == .embedded && isBeingPresented {
            closesOnceOpen = true
        } else if isOnTopOfOthers {
            _ = navigationController?.popViewController(animated: transitionType != .none)
        } else if let coordinator = coveringTransition {
            coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.dismissSelf() }
        } else {
            presentingViewController?.dismiss(animated: transitionType != .none) { [weak self] in
                self?.endUnseen()
            }
            endUnseen()
        }
    }

    // MARK: Pages

    /// Goes to a page; out of range is ignored. When looping it takes the nearest way round, of two
    /// as near the one backwards.
    ///
    /// Without animation, or where nothing could be seen of it, the page is at rest at once. An
    /// animation replaces a motion that is under way; a finger that drags goes first.
    open func scrollToPage(at index: Int, animated: Bool) {
        bringUpToDate()
        go(to: index, animated: animated)
        callOut()
    }

    /// Asks the host for its pages again.
    ///
    /// - Parameter preservingCurrentPage: whether the page is kept, or the last one taken where it
    ///   is gone; otherwise `initialIndex` is shown.
    ///
    /// A motion that goes on to make sense goes on; it ends here where its target is gone.
    open func reloadData(preservingCurrentPage: Bool = true) {
        reload(keepsPage: preservingCurrentPage)
        callOut()
    }

    /// The cell nearest to the middle of the view; nil where there is none.
    open func visibleCell() -> JXPhotoBrowserCellProtocol? {
        bringUpToDate()
        callOut()
        return centralCell()
    }

    /// `visibleCell()` where that is one with zoom.
    open func visibleZoomImageCell() -> JXZoomImageCell? {
        visibleCell() as? JXZoomImageCell
    }

    /// The page that an item of the collection view shows. Any item has one, also outside the
    /// collection view's range, by wrapping when looping and clamping otherwise; 0 without pages.
    open func realIndex(fromVirtual index: Int) -> Int {
        numbering.page(atVirtual: index)
    }

    // MARK: Overlays

    /// Puts an overlay in front of the others. One that is in already stays where it is; one that
    /// is in another browser leaves that.
    open func addOverlay(_ overlay: JXPhotoBrowserOverlay) {
        if announcer.contains(overlay) { return }
        OverlayOwners.claim(overlay, for: self)
        announcer.add(overlay)
        if isViewLoaded { install(overlay) }
        announcer.deliver()
    }

    /// Takes an overlay away; one that is not in is ignored.
    open func removeOverlay(_ overlay: JXPhotoBrowserOverlay) {
        guard announcer.contains(overlay) else { return }
        announcer.remove(overlay)
        OverlayOwners.release(overlay)
        if overlay.superview === viewIfLoaded { overlay.removeFromSuperview() }
    }

    // MARK: Cells

    /// Has cells of a class made for an identifier.
    ///
    /// - Returns: false, with nothing registered, for a blank identifier and for a class that is no
    ///   `JXPhotoBrowserAnyCell`.
    @discardableResult
    public func register(_ cellClass: AnyClass, forReuseIdentifier identifier: String) -> Bool {
        let isBlank = identifier.allSatisfy(\.isWhitespace)
        guard !isBlank, cellClass is any JXPhotoBrowserAnyCell.Type else { return false }
        collectionView.register(cellClass, forCellWithReuseIdentifier: identifier)
        return true
    }

    /// A cell for `photoBrowser(_:cellForItemAt:at:)` to return, an old one where there is one.
    ///
    /// Stops where the identifier was not registered, or not with a browser's cell.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> JXPhotoBrowserAnyCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: identifier, for: indexPath)
        guard let cell = cell as? JXPhotoBrowserAnyCell else {
            fatalError(
                """
                The cell class registered for "\(identifier)" is no JXPhotoBrowserAnyCell. \
                Register one with register(_:forReuseIdentifier:).
                """)
        }
        (cell as? JXZoomImageCell)?.noteOwnSettings()
        return cell
    }

    // MARK: Hooks for subclasses

    /// Shows the first page as soon as there are pages and room for them; afterwards it does
    /// nothing until the browser is opened again. Called in each layout pass.
    open func scrollToInitialIndexIfNeeded() {
        showFirstPageIfPossible()
    }

    /// Puts the collection view into the browser's view. Called once, when that has loaded.
    open func setupCollectionView() {
        registerOwnCells()
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.backgroundColor = .clear
        collectionView.isPagingEnabled = true
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.showsVerticalScrollIndicator = false
        collectionView.contentInsetAdjustmentBehavior = .never
        view.addSubview(collectionView)
        applyCollectionViewConfig()
    }

    /// Fits the collection view and its layout to the browser's size, axis and spacing. Called
    /// whenever one of these has changed.
    open func applyCollectionViewConfig() {
        arrangeCollectionView()
    }

    // MARK: Life

    /// Makes the collection view and takes the overlays in.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.clipsToBounds = true
        setupCollectionView()
        view.addGestureRecognizer(pullRecognizer)
        prepareAutoPlay()
        installOverlays()
        if delegate != nil { loadDataIfNeeded() }
        callOut()
    }

    /// Fits the pages to the view's size.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        bringUpToDate()
        followForeignScroll()
        pull.adoptIfLost()
        callOut()
    }

    /// Notes how the browser is shown.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presence = .unsettled
        guard placement == .embedded else { return }
        if parent == nil && presentingViewController != nil { placement = .opening }
    }

    /// Begins to turn pages, where they turn by themselves; sees to thumbnails; and closes the
    /// browser where that was wanted before it was open.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presence = .settled
        if placement != .embedded { placement = .presented }
        pull.browserStays()
        isThumbnailOutdated = true
        callOut()
        if closesOnceOpen {
            closesOnceOpen = false
            dismissSelf()
        }
    }

    /// Notes that the browser is being closed: the pager settles on the page in its centre.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        presence = .unsettled
        refreshAutoPlay()
        let isClosing = screen.isBeingDismissed || placement == .opening
        if isClosing && placement != .embedded { placement = .closing }
        if isClosing || isMovingFromParent { pull.browserBeginsToClose() }
        // Somebody else moves the view: what fingers hold in it would run away from them.
        if placement != .closing { dropFingers() }
        if isClosing || motion.isDragged { settle(animated: animated) }
    }

    /// Ends whatever moved the pager at a page. A presented browser that is closed begins anew when
    /// it is opened again.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        pull.end()
        stopBetweenPages()
        closesOnceOpen = false
        if leavesForGood { forgetLooks() }
        if placement == .closing || placement != .embedded && presentingViewController == nil {
            becomeClosed()
        }
        refreshThumbnail()
        abandonHandover()
        callOut()
    }

    /// Takes a flying image along to where its place is after the change.
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { [weak self] _ in
            self?.redirectFlight()
        } completion: { [weak self] _ in
            self?.refreshThumbnail()
        }
    }

    // MARK: Transitions

    /// The animator that opens the browser, after `transitionType`.
    open func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch transitionType {
        case .fade: JXFadeAnimator(isPresenting: true)
        case .zoom: JXZoomPresentAnimator()
        case .none: JXNoneAnimator(isPresenting: true)
        }
    }

    /// The animator that closes the browser, after `transitionType`.
    open func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch transitionType {
        case .fade: JXFadeAnimator(isPresenting: false)
        case .zoom: JXZoomDismissAnimator()
        case .none: JXNoneAnimator(isPresenting: false)
        }
    }

    /// Nil: nothing but time drives the opening.
    open func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        nil
    }

    /// Nil: nothing but time drives the closing. A pull closes when the finger lifts.
    open func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        nil
    }

    // MARK: Recognisers

    /// Whether the pull may begin: downward, more than sideways, over a page that can be pulled.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === pullRecognizer ? pullMayBegin() : true
    }

    /// False: the pull goes with no other gesture.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        false
    }

    /// False: the pull waits for no other gesture.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        false
    }

    /// Whether the other gesture waits for the pull: the scrolling of content that is at its top.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === pullRecognizer && pullGoesBefore(otherGestureRecognizer)
    }

    /// True: the pull may see any finger on the browser.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        true
    }

    // MARK: Collection view

    /// The number of virtual items.
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        numbering.virtualCount
    }

    /// The host's cell for a virtual item.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        makeCell(at: indexPath)
    }

    /// Tells the host.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        cellWillShow(cell)
    }

    /// Tells the host.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        cellDidHide(cell, at: indexPath)
    }

    // MARK: Scrolling

    /// Keeps an endless set from ending, while it moves.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView === collectionView else { return }
        if geometry.gap > 0 { returnPagesInGaps() }
        if motion.isResting {
            noteForeignScroll()
            return
        }
        // What the browser itself has just moved is not moved on.
        guard calls.toCollectionView == 0 else { return }
        if isOutOfRoom {
            recentre()
            callOut()
        }
    }

    /// A finger takes hold.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        guard scrollView === collectionView else { return }
        motion.dragBegan()
        recentre()
        callOut()
    }

    /// A finger lets go.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    {
        guard scrollView === collectionView else { return }
        perform(motion.dragEnded(willSettle: decelerate))
    }

    /// A page has settled.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        // What UIKit says while the browser itself sets the offset is no news.
        guard scrollView === collectionView, calls.toCollectionView == 0 else { return }
        perform(motion.settlingEnded(isCaught: isCaughtBetweenPages))
    }

    /// An animated scroll is over.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        guard scrollView === collectionView, calls.toCollectionView == 0 else { return }
        perform(motion.animationEnded(isCaught: isCaughtBetweenPages))
    }
}
