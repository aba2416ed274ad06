import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// A host as the library's own description has it, as far as paging goes.
struct SeedTests {
    final class MediaCell: UICollectionViewCell, JXPhotoBrowserCellProtocol {
        static let reuseIdentifier = "MediaCell"
        weak var browser: JXPhotoBrowserViewController?
        let imageView = UIImageView()
        var transitionImageView: UIImageView? { imageView }

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(imageView)
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            contentView.addSubview(imageView)
        }
    }

    final class ViewController: UIViewController, JXPhotoBrowserDelegate {
        var items = Array(0..<5)
        var displayed: [Int] = []

        func open(at indexPath: IndexPath) -> JXPhotoBrowserViewController {
            let browser = JXPhotoBrowserViewController()
            browser.delegate = self
            browser.initialIndex = indexPath.item
            browser.isLoopingEnabled = true
            browser.addOverlay(JXPageIndicatorOverlay())
            browser.register(MediaCell.self, forReuseIdentifier: MediaCell.reuseIdentifier)
            browser.present(from: self)
            return browser
        }

        func numberOfItems(in browser: JXPhotoBrowserViewController) -> Int {
            items.count
        }

        func photoBrowser(
            _ browser: JXPhotoBrowserViewController,
            cellForItemAt index: Int,
            at indexPath: IndexPath
        ) -> JXPhotoBrowserAnyCell {
            browser.dequeueReusableCell(
                withReuseIdentifier: JXZoomImageCell.reuseIdentifier,
                for: indexPath
            )
        }

        func photoBrowser(
            _ browser: JXPhotoBrowserViewController,
            willDisplay cell: JXPhotoBrowserAnyCell,
            at index: Int
        ) {
            guard let cell = cell as? JXZoomImageCell else { return }
            cell.imageView.image = nil
            displayed.append(index)
        }
    }

    /// Overrides every open member and adds to each.
    final class EveryOverride: JXPhotoBrowserViewController {
        var calls: Set<String> = []

        override func present(from presenter: UIViewController) {
            calls.insert("present")
            super.present(from: presenter)
        }
        override func dismissSelf() {
            calls.insert("dismissSelf")
            super.dismissSelf()
        }
        override func scrollToPage(at index: Int, animated: Bool) {
            calls.insert("scrollToPage")
            super.scrollToPage(at: index, animated: animated)
        }
        override func reloadData(preservingCurrentPage: Bool = true) {
            calls.insert("reloadData")
            super.reloadData(preservingCurrentPage: preservingCurrentPage)
        }
        override func visibleCell() -> JXPhotoBrowserCellProtocol? {
            calls.insert("visibleCell")
            return super.visibleCell()
        }
        override func visibleZoomImageCell() -> JXZoomImageCell? {
            calls.insert("visibleZoomImageCell")
            return super.visibleZoomImageCell()
        }
        override func realIndex(fromVirtual index: Int) -> Int {
            calls.insert("realIndex")
            return super.realIndex(fromVirtual: index)
        }
        override func addOverlay(_ overlay: JXPhotoBrowserOverlay) {
            calls.insert("addOverlay")
            super.addOverlay(overlay)
        }
        override func removeOverlay(_ overlay: JXPhotoBrowserOverlay) {
            calls.insert("removeOverlay")
            super.removeOverlay(overlay)
        }
        override func scrollToInitialIndexIfNeeded() {
            calls.insert("scrollToInitialIndexIfNeeded")
            super.scrollToInitialIndexIfNeeded()
        }
        override func setupCollectionView() {
            calls.insert("setupCollectionView")
            super.setupCollectionView()
        }
        override func applyCollectionViewConfig() {
            calls.insert("applyCollectionViewConfig")
            super.applyCollectionViewConfig()
            collectionView.bounces = false
        }
        override func viewDidLoad() {
            calls.insert("viewDidLoad")
            super.viewDidLoad()
        }
        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int {
            calls.insert("numberOfItemsInSection")
            return super.collectionView(collectionView, numberOfItemsInSection: section)
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            calls.insert("cellForItemAt")
            return super.collectionView(collectionView, cellForItemAt: indexPath)
        }
        override func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            calls.insert("willDisplay")
            super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        }
        override func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            calls.insert("didEndDisplaying")
            super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        }
        override func scrollViewDidScroll(_ scrollView: UIScrollView) {
            calls.insert("didScroll")
            super.scrollViewDidScroll(scrollView)
        }
        override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
            calls.insert("willBeginDragging")
            super.scrollViewWillBeginDragging(scrollView)
        }
        override func scrollViewDidEndDragging(
            _ scrollView: UIScrollView, willDecelerate decelerate: Bool
        ) {
            calls.insert("didEndDragging")
            super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        }
        override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
            calls.insert("didEndDecelerating")
            super.scrollViewDidEndDecelerating(scrollView)
        }
        override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
            calls.insert("didEndScrollingAnimation")
            super.scrollViewDidEndScrollingAnimation(scrollView)
        }
    }

    @Test func hostAsDescribedWorks() {
        Simulation.run(Simulation(device: SimulatedDevice(refreshRate: 120))) {
            let window = UIWindow()
            let host = ViewController()
            window.rootViewController = host
            window.makeKeyAndVisible()
            let browser = host.open(at: IndexPath(item: 3, section: 0))
            for _ in 0..<3 { Simulation.current.step() }
            #expect(browser.pageIndex == 3)
            #expect(host.displayed == [3])
            #expect(browser.visibleZoomImageCell() != nil)
        }
    }

    @Test func everyOpenMemberIsCalledThroughItsOverride() {
        let browser = EveryOverride()
        BrowserFixture.run(count: 5, looping: true, browser: browser) { scene in
            scene.swipe(.left)
            browser.scrollToPage(at: 3, animated: true)
            scene.settle()
            browser.reloadData()
            _ = browser.visibleZoomImageCell()
            _ = browser.realIndex(fromVirtual: 3)
            #expect(!browser.collectionView.bounces)
            browser.removeOverlay(scene.overlay)
            browser.dismissSelf()
            scene.step(2)
            let all: Set = [
                "present", "dismissSelf", "scrollToPage", "reloadData", "visibleCell",
                "visibleZoomImageCell", "realIndex", "addOverlay", "removeOverlay",
                "scrollToInitialIndexIfNeeded", "setupCollectionView",
                "applyCollectionViewConfig", "viewDidLoad", "numberOfItemsInSection",
                "cellForItemAt", "willDisplay", "didEndDisplaying", "didScroll",
                "willBeginDragging", "didEndDragging", "didEndDecelerating",
                "didEndScrollingAnimation",
            ]
            #expect(browser.calls == all)
        }
    }
}
