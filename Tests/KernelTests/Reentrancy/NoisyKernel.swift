import JXPhotoBrowser
@_spi(Simulation) @testable import UIKit

/// A browser, its host, cells and overlay, all of which say when they are called.
final class NoisyBrowser: JXPhotoBrowserViewController {
    var reactor: Reactor?

    override func scrollToInitialIndexIfNeeded() {
        super.scrollToInitialIndexIfNeeded()
        reactor?.note(.firstPage)
    }
    override func applyCollectionViewConfig() {
        super.applyCollectionViewConfig()
        reactor?.note(.config)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        reactor?.note(.layout)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reactor?.note(.willAppear)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        reactor?.note(.didDisappear)
    }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        reactor?.note(.turns)
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        reactor?.note(.pullMayBegin)
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        reactor?.note(.fingerComes)
        return super.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }
    override func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        reactor?.note(.animator)
        if transitionType == .fade { return NoisyFade(isPresenting: true, reactor) }
        return super.animationController(
            forPresented: presented, presenting: presenting, source: source)
    }
    override func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        reactor?.note(.animator)
        if transitionType == .fade { return NoisyFade(isPresenting: false, reactor) }
        return super.animationController(forDismissed: dismissed)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        reactor?.note(.appears)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        reactor?.note(.disappears)
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        super.scrollViewDidScroll(scrollView)
        reactor?.note(.didScroll)
    }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        super.scrollViewWillBeginDragging(scrollView)
        reactor?.note(.dragBegins)
    }
    override func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {
        super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        reactor?.note(.dragEnds)
    }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewDidEndDecelerating(scrollView)
        reactor?.note(.settled)
    }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        super.scrollViewDidEndScrollingAnimation(scrollView)
        reactor?.note(.animated)
    }
}

/// See `NoisyBrowser`.
final class NoisyFade: NSObject, UIViewControllerAnimatedTransitioning {
    private let fade: JXFadeAnimator
    private let reactor: Reactor?

    init(isPresenting: Bool, _ reactor: Reactor?) {
        fade = JXFadeAnimator(isPresenting: isPresenting)
        self.reactor = reactor
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        fade.transitionDuration(using: transitionContext)
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        fade.animateTransition(using: transitionContext)
        reactor?.note(.transitionBegins)
    }
    func animationEnded(_ transitionCompleted: Bool) {
        reactor?.note(.transitionEnds)
    }
}

/// See `NoisyBrowser`.
final class NoisyCell: UICollectionViewCell, JXPhotoBrowserCellProtocol {
    static let noisyIdentifier = "NoisyCell"
    /// For cells that have no browser yet.
    static weak var reactor: Reactor?
    private let imageView = UIImageView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(imageView)
        NoisyCell.reactor?.note(.cellIsMade)
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
    weak var browser: JXPhotoBrowserViewController? {
        didSet { NoisyCell.reactor?.note(.cellGetsBrowser) }
    }
    var transitionImageView: UIImageView? {
        NoisyCell.reactor?.note(.cellShowsPicture)
        return imageView
    }
    func photoBrowserDismissInteractionDidChange(isInteracting: Bool) {
        NoisyCell.reactor?.note(.cellIsPulled)
    }
    override func prepareForReuse() {
        super.prepareForReuse()
        imageView.image = nil
        NoisyCell.reactor?.note(.cellIsEmptied)
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = contentView.bounds
        NoisyCell.reactor?.note(.cellIsLaidOut)
    }
}

/// See `NoisyBrowser`.
final class NoisyOverlay: UIView, JXPhotoBrowserOverlay {
    var reactor: Reactor?
    /// The pages that it knows of, and the one at rest.
    var told: (count: Int, page: Int)?

    func setup(with browser: JXPhotoBrowserViewController) {
        reactor?.note(.setup)
    }
    func reloadData(numberOfItems: Int, pageIndex: Int) {
        told = (numberOfItems, pageIndex)
        reactor?.note(.reload)
    }
    func didChangedPageIndex(_ index: Int) {
        told?.page = index
        reactor?.note(.pageChange)
    }
}

/// See `NoisyBrowser`. It checks what it is told.
final class NoisyHost: JXPhotoBrowserDelegate {
    let reactor: Reactor
    var items = 5
    /// Of the cells for its pages.
    var identifier = NoisyCell.noisyIdentifier
    private var answered = 0
    /// The views on the host's screen that stand for pages.
    var thumbnails: [UIView] = []
    /// The pages whose thumbnails it was told to hide.
    private(set) var hidden: Set<Int> = []
    private(set) var faults: [String] = []
    /// The cells on screen with their pages, as it was told.
    private(set) var shown: [(cell: UICollectionViewCell, page: Int)] = []

    init(reactor: Reactor) {
        self.reactor = reactor
    }

    func numberOfItems(in browser: JXPhotoBrowserViewController) -> Int {
        reactor.note(.count)
        answered = items
        return items
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, cellForItemAt index: Int, at indexPath: IndexPath
    ) -> JXPhotoBrowserAnyCell {
        if index < 0 || index >= answered { faults.append("cell \(index) of \(answered)") }
        let cell = browser.dequeueReusableCell(
            withReuseIdentifier: identifier, for: indexPath)
        reactor.note(.cell)
        return cell
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, willDisplay cell: JXPhotoBrowserAnyCell,
        at index: Int
    ) {
        if shown.contains(where: { $0.cell === cell }) {
            faults.append("will \(index) of a cell that is shown")
        }
        shown.append((cell, index))
        cell.transitionImageView?.image = UIImage(
            content: .testCard(item: index), size: CGSize(width: 300, height: 200))
        reactor.note(.willDisplay)
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, didEndDisplaying cell: JXPhotoBrowserAnyCell,
        at index: Int
    ) {
        if let place = shown.firstIndex(where: { $0.cell === cell && $0.page == index }) {
            shown.remove(at: place)
        } else {
            faults.append("end \(index) of a cell that does not show it")
        }
        reactor.note(.didEndDisplaying)
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, thumbnailViewAt index: Int
    ) -> UIView? {
        if index < 0 || index >= answered { faults.append("thumbnail \(index) of \(answered)") }
        reactor.note(.thumbnail)
        return index < thumbnails.count ? thumbnails[index] : nil
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, setThumbnailHidden hides: Bool, at index: Int
    ) {
        if hides { hidden.insert(index) } else { hidden.remove(index) }
        if index < thumbnails.count { thumbnails[index].isHidden = hides }
        reactor.note(.thumbnailHides)
    }
}
