import JXPhotoBrowser
@_spi(Simulation) @testable import UIKit

/// A browser of which everything is overridden that may be.
final class OpenBrowser: JXPhotoBrowserViewController {
    /// The names of what must be called when a browser is opened, used and closed.
    static let members = [
        "present", "dismissSelf", "scrollToPage", "reloadData", "visibleCell",
        "visibleZoomImageCell", "realIndex", "addOverlay", "removeOverlay", "firstPage", "setup",
        "config", "didLoad", "didLayout", "willAppear", "didAppear", "willDisappear",
        "didDisappear", "willTransition", "forPresented", "forDismissed", "mayBegin",
        "shouldReceive", "numberOfItems", "cellForItem", "willDisplay", "didEndDisplaying",
        "didScroll", "willDrag", "endDrag", "endDecelerating", "endAnimation",
    ]

    private(set) var called: Set<String> = []

    override func present(from presenter: UIViewController) {
        called.insert("present")
        super.present(from: presenter)
    }
    override func dismissSelf() {
        called.insert("dismissSelf")
        super.dismissSelf()
    }
    override func scrollToPage(at index: Int, animated: Bool) {
        called.insert("scrollToPage")
        super.scrollToPage(at: index, animated: animated)
    }
    override func reloadData(preservingCurrentPage: Bool = true) {
        called.insert("reloadData")
        super.reloadData(preservingCurrentPage: preservingCurrentPage)
    }
    override func visibleCell() -> JXPhotoBrowserCellProtocol? {
        called.insert("visibleCell")
        return super.visibleCell()
    }
    override func visibleZoomImageCell() -> JXZoomImageCell? {
        called.insert("visibleZoomImageCell")
        return super.visibleZoomImageCell()
    }
    override func realIndex(fromVirtual index: Int) -> Int {
        called.insert("realIndex")
        return super.realIndex(fromVirtual: index)
    }
    override func addOverlay(_ overlay: JXPhotoBrowserOverlay) {
        called.insert("addOverlay")
        super.addOverlay(overlay)
    }
    override func removeOverlay(_ overlay: JXPhotoBrowserOverlay) {
        called.insert("removeOverlay")
        super.removeOverlay(overlay)
    }
    override func scrollToInitialIndexIfNeeded() {
        called.insert("firstPage")
        super.scrollToInitialIndexIfNeeded()
    }
    override func setupCollectionView() {
        called.insert("setup")
        super.setupCollectionView()
    }
    override func applyCollectionViewConfig() {
        called.insert("config")
        super.applyCollectionViewConfig()
    }

    // MARK: Life

    override func viewDidLoad() {
        called.insert("didLoad")
        super.viewDidLoad()
    }
    override func viewDidLayoutSubviews() {
        called.insert("didLayout")
        super.viewDidLayoutSubviews()
    }
    override func viewWillAppear(_ animated: Bool) {
        called.insert("willAppear")
        super.viewWillAppear(animated)
    }
    override func viewDidAppear(_ animated: Bool) {
        called.insert("didAppear")
        super.viewDidAppear(animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
        called.insert("willDisappear")
        super.viewWillDisappear(animated)
    }
    override func viewDidDisappear(_ animated: Bool) {
        called.insert("didDisappear")
        super.viewDidDisappear(animated)
    }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        called.insert("willTransition")
        super.viewWillTransition(to: size, with: coordinator)
    }

    // MARK: Transitions

    override func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        called.insert("forPresented")
        return super.animationController(
            forPresented: presented, presenting: presenting, source: source)
    }
    override func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        called.insert("forDismissed")
        return super.animationController(forDismissed: dismissed)
    }
    override func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        super.interactionControllerForPresentation(using: animator)
    }
    override func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        super.interactionControllerForDismissal(using: animator)
    }

    // MARK: Recognisers

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        called.insert("mayBegin")
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        super.gestureRecognizer(
            gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }
    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        super.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }
    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        super.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }
    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        called.insert("shouldReceive")
        return super.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }

    // MARK: The collection view

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        called.insert("numberOfItems")
        return super.collectionView(collectionView, numberOfItemsInSection: section)
    }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        called.insert("cellForItem")
        return super.collectionView(collectionView, cellForItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        called.insert("willDisplay")
        super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        called.insert("didEndDisplaying")
        super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        called.insert("didScroll")
        super.scrollViewDidScroll(scrollView)
    }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        called.insert("willDrag")
        super.scrollViewWillBeginDragging(scrollView)
    }
    override func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {
        called.insert("endDrag")
        super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        called.insert("endDecelerating")
        super.scrollViewDidEndDecelerating(scrollView)
    }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        called.insert("endAnimation")
        super.scrollViewDidEndScrollingAnimation(scrollView)
    }
}
