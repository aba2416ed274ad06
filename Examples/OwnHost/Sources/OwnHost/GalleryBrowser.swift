import JXPhotoBrowser
import UIKit

/// The app's own make of the browser: it overrides every hook, calls `super`, and notes that it was
/// called.
final class GalleryBrowser: JXPhotoBrowserViewController {
    private let log: CallLog

    init(log: CallLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        log = CallLog()
        super.init(coder: coder)
    }

    // MARK: Calls

    override func present(from presenter: UIViewController) {
        log.note("present")
        super.present(from: presenter)
    }

    override func dismissSelf() {
        log.note("dismissSelf")
        super.dismissSelf()
    }

    override func scrollToPage(at index: Int, animated: Bool) {
        log.note("scrollToPage")
        super.scrollToPage(at: index, animated: animated)
    }

    override func reloadData(preservingCurrentPage: Bool = true) {
        log.note("reloadData")
        super.reloadData(preservingCurrentPage: preservingCurrentPage)
    }

    override func visibleCell() -> JXPhotoBrowserCellProtocol? {
        log.note("visibleCell")
        return super.visibleCell()
    }

    override func visibleZoomImageCell() -> JXZoomImageCell? {
        log.note("visibleZoomImageCell")
        return super.visibleZoomImageCell()
    }

    override func realIndex(fromVirtual index: Int) -> Int {
        log.note("realIndex")
        return super.realIndex(fromVirtual: index)
    }

    override func addOverlay(_ overlay: JXPhotoBrowserOverlay) {
        log.note("addOverlay")
        super.addOverlay(overlay)
    }

    override func removeOverlay(_ overlay: JXPhotoBrowserOverlay) {
        log.note("removeOverlay")
        super.removeOverlay(overlay)
    }

    // MARK: Hooks

    override func scrollToInitialIndexIfNeeded() {
        log.note("scrollToInitialIndexIfNeeded")
        super.scrollToInitialIndexIfNeeded()
    }

    override func setupCollectionView() {
        log.note("setupCollectionView")
        super.setupCollectionView()
    }

    override func applyCollectionViewConfig() {
        log.note("applyCollectionViewConfig")
        super.applyCollectionViewConfig()
    }

    // MARK: Life

    override func viewDidLoad() {
        log.note("viewDidLoad")
        super.viewDidLoad()
    }

    override func viewDidLayoutSubviews() {
        log.note("viewDidLayoutSubviews")
        super.viewDidLayoutSubviews()
    }

    override func viewWillAppear(_ animated: Bool) {
        log.note("viewWillAppear")
        super.viewWillAppear(animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        log.note("viewDidAppear")
        super.viewDidAppear(animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        log.note("viewWillDisappear")
        super.viewWillDisappear(animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        log.note("viewDidDisappear")
        super.viewDidDisappear(animated)
    }

    // MARK: Pages

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        log.note("numberOfItems")
        return super.collectionView(collectionView, numberOfItemsInSection: section)
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        log.note("cellForItem")
        return super.collectionView(collectionView, cellForItemAt: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        log.note("willDisplay")
        super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        log.note("didEndDisplaying")
        super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }

    // MARK: Scrolling

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        log.note("didScroll")
        super.scrollViewDidScroll(scrollView)
    }

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        log.note("willBeginDragging")
        super.scrollViewWillBeginDragging(scrollView)
    }

    override func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {
        log.note("didEndDragging")
        super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        log.note("didEndDecelerating")
        super.scrollViewDidEndDecelerating(scrollView)
    }

    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        log.note("didEndScrollingAnimation")
        super.scrollViewDidEndScrollingAnimation(scrollView)
    }

    // MARK: Coming and going

    override func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.note("animatorForPresented")
        return super.animationController(
            forPresented: presented, presenting: presenting, source: source)
    }

    override func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.note("animatorForDismissed")
        return super.animationController(forDismissed: dismissed)
    }

    override func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.note("interactionForPresentation")
        return super.interactionControllerForPresentation(using: animator)
    }

    override func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.note("interactionForDismissal")
        return super.interactionControllerForDismissal(using: animator)
    }

    // MARK: Pulls

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        log.note("shouldBegin")
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        log.note("shouldRecognizeSimultaneously")
        return super.gestureRecognizer(
            gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }

    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        log.note("shouldRequireFailure")
        return super.gestureRecognizer(
            gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }

    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        log.note("shouldBeRequiredToFail")
        return super.gestureRecognizer(
            gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }

    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        log.note("shouldReceive")
        return super.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }
}
