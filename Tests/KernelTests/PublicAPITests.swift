import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// A host's view of the library: every public member, and every one that may be overridden.
struct PublicAPITests {
    // MARK: Defaults

    @Test func defaults() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let browser = JXPhotoBrowserViewController()
            #expect(browser.delegate == nil)
            #expect(browser.pageIndex == 0)
            #expect(browser.initialIndex == 0)
            #expect(browser.scrollDirection == JXPhotoBrowserScrollDirection.horizontal)
            #expect(browser.isLoopingEnabled)
            #expect(browser.transitionType == JXPhotoBrowserTransitionType.fade)
            #expect(browser.itemSpacing == 0)
            #expect(browser.overlays.isEmpty)
            #expect(!browser.isAutoPlayEnabled)
            #expect(browser.autoPlayInterval == 3)
            #expect(browser.isDismissGestureEnabled)
            #expect(browser.visibleCell() == nil)
            #expect(browser.visibleZoomImageCell() == nil)
            #expect(browser.realIndex(fromVirtual: 7) == 0)
            #expect(browser.modalPresentationStyle == .overFullScreen)
        }
    }

    @Test func theLoadedBrowserIsItsOwnDelegate() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let browser = JXPhotoBrowserViewController()
            browser.loadViewIfNeeded()
            #expect(browser.collectionView.dataSource === browser)
            #expect(browser.collectionView.delegate === browser)
            #expect(browser.transitioningDelegate === browser)
            #expect(browser.collectionView.isPagingEnabled)
            #expect(browser.collectionView.superview === browser.view)
            let pulls = (browser.view.gestureRecognizers ?? []).filter {
                $0 is UIPanGestureRecognizer && $0.delegate === browser
            }
            #expect(pulls.count == 1 && pulls[0].isEnabled)
            browser.isDismissGestureEnabled = false
            #expect(!pulls[0].isEnabled)
        }
    }

    @Test func settingsAreReadBack() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let browser = JXPhotoBrowserViewController()
            browser.initialIndex = -4
            #expect(browser.initialIndex == -4)
            browser.scrollDirection = .vertical
            #expect(browser.scrollDirection == .vertical)
            for type: JXPhotoBrowserTransitionType in [.zoom, .none, .fade] {
                browser.transitionType = type
                #expect(browser.transitionType == type)
            }
            browser.itemSpacing = 12
            #expect(browser.itemSpacing == 12)
            for wrong: CGFloat in [-1, .nan, .infinity, -.infinity] {
                browser.itemSpacing = 5
                browser.itemSpacing = wrong
                #expect(browser.itemSpacing == 0)
            }
            browser.autoPlayInterval = 0.75
            #expect(browser.autoPlayInterval == 0.75)
            for wrong: TimeInterval in [0, 0.49, -3, .nan, .infinity, -.infinity] {
                browser.autoPlayInterval = 5
                browser.autoPlayInterval = wrong
                #expect(browser.autoPlayInterval == 0.5)
            }
        }
    }

    @Test func cellsAndTheirDefaults() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            #expect(JXZoomImageCell.reuseIdentifier == "JXZoomImageCell")
            let zoom = JXZoomImageCell(frame: .zero)
            #expect(zoom.browser == nil && zoom.transitionImageView === zoom.imageView)
            #expect(!zoom.scrollView.showsHorizontalScrollIndicator)
            #expect(!zoom.scrollView.showsVerticalScrollIndicator)
            #expect(JXImageCell.reuseIdentifier == "JXImageCell")
            let light = JXImageCell(frame: .zero)
            #expect(light.browser == nil && light.transitionImageView === light.imageView)
            #expect(light.isLoadingIndicatorEnabled && !light.loadingIndicator.isAnimating)
            light.startLoading()
            #expect(light.loadingIndicator.isAnimating)
            light.stopLoading()
            #expect(!light.loadingIndicator.isAnimating)
            light.isLoadingIndicatorEnabled = false
            light.startLoading()
            #expect(!light.loadingIndicator.isAnimating)
            let bare = BareCell(frame: .zero)
            #expect(bare.browser == nil && bare.transitionImageView == nil)
            bare.photoBrowserDismissInteractionDidChange(isInteracting: true)
        }
    }

    @Test func indicatorAndItsDefaults() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let indicator = JXPageIndicatorOverlay()
            #expect(indicator.position == .bottom(padding: 12))
            #expect(indicator.hidesForSinglePage)
            indicator.position = .top(padding: 3)
            #expect(indicator.position == .top(padding: 3))
            #expect(indicator.pageControl.superview === indicator)
        }
    }

    @Test func animatorsAndTheirDurations() {
        // 0.25 s but for none, and without a context as well.
        let timed: [(any UIViewControllerAnimatedTransitioning, TimeInterval)] = [
            (JXFadeAnimator(isPresenting: true), 0.25), (JXFadeAnimator(isPresenting: false), 0.25),
            (JXZoomPresentAnimator(), 0.25), (JXZoomDismissAnimator(), 0.25),
            (JXNoneAnimator(isPresenting: true), 0), (JXNoneAnimator(isPresenting: false), 0),
        ]
        for (animator, duration) in timed {
            #expect(animator.transitionDuration(using: nil) == duration)
        }
        #expect(JXFadeAnimator(isPresenting: true).isPresenting)
        #expect(!JXNoneAnimator(isPresenting: false).isPresenting)
    }

    // MARK: A host that implements what it must

    private final class BareCell: UICollectionViewCell, JXPhotoBrowserCellProtocol {}

    private final class LeastHost: JXPhotoBrowserDelegate {
        func numberOfItems(in browser: JXPhotoBrowserViewController) -> Int { 3 }
        func photoBrowser(
            _ browser: JXPhotoBrowserViewController, cellForItemAt index: Int,
            at indexPath: IndexPath
        ) -> JXPhotoBrowserAnyCell {
            browser.dequeueReusableCell(withReuseIdentifier: "Bare", for: indexPath)
        }
    }

    @Test func theLeastHost() {
        BrowserFixture.run(
            count: 3,
            configure: { scene in
                #expect(scene.browser.register(BareCell.self, forReuseIdentifier: "Bare"))
                #expect(!scene.browser.register(BareCell.self, forReuseIdentifier: " "))
                #expect(!scene.browser.register(UIView.self, forReuseIdentifier: "View"))
            },
            body: { scene in
                let host = LeastHost()
                scene.browser.delegate = host
                scene.step(2)
                #expect(scene.browser.visibleCell() is BareCell)
                #expect(scene.browser.visibleZoomImageCell() == nil)
                scene.browser.scrollToPage(at: 2, animated: true)
                scene.settle()
                #expect(scene.pageInPlace == 2)
                let asked = host as any JXPhotoBrowserDelegate
                #expect(asked.photoBrowser(scene.browser, thumbnailViewAt: 0) == nil)
                asked.photoBrowser(scene.browser, setThumbnailHidden: true, at: 0)
                scene.browser.transitionType = .zoom
                scene.browser.dismissSelf()
                scene.settle()
                #expect(scene.browser.presentingViewController == nil)
            })
    }

    private final class ThumbnailHost: JXPhotoBrowserDelegate {
        let thumbnail = UIView()
        func numberOfItems(in browser: JXPhotoBrowserViewController) -> Int { 1 }
        func photoBrowser(
            _ browser: JXPhotoBrowserViewController, cellForItemAt index: Int,
            at indexPath: IndexPath
        ) -> JXPhotoBrowserAnyCell {
            browser.dequeueReusableCell(
                withReuseIdentifier: JXZoomImageCell.reuseIdentifier, for: indexPath)
        }
        func photoBrowser(
            _ browser: JXPhotoBrowserViewController, thumbnailViewAt index: Int
        ) -> UIView? { thumbnail }
    }

    @Test func thumbnailsAreHiddenByDefault() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let host = ThumbnailHost()
            let browser = JXPhotoBrowserViewController()
            let asked = host as any JXPhotoBrowserDelegate
            asked.photoBrowser(browser, setThumbnailHidden: true, at: 0)
            #expect(host.thumbnail.isHidden)
            asked.photoBrowser(browser, setThumbnailHidden: false, at: 0)
            #expect(!host.thumbnail.isHidden)
        }
    }

    // MARK: Subclasses

    @Test func everythingOpenIsCalledThroughTheSubclass() {
        let browser = OpenBrowser()
        BrowserFixture.run(
            count: 4, browser: browser,
            configure: { scene in
                scene.host.identifier = "Open"
                scene.browser.transitionType = .zoom
                scene.browser.register(OpenZoomCell.self, forReuseIdentifier: "Open")
                scene.browser.addOverlay(OpenIndicator())
            },
            body: { scene in
                scene.isWatching = false
                scene.settle()
                scene.swipe(.left)
                scene.browser.scrollToPage(at: 3, animated: true)
                scene.settle()
                scene.browser.reloadData()
                _ = scene.browser.visibleZoomImageCell()
                _ = scene.browser.realIndex(fromVirtual: 0)
                let extra = OpenIndicator()
                scene.browser.addOverlay(extra)
                scene.browser.removeOverlay(extra)
                scene.simulation.resizeScreen(
                    to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
                scene.settle()
                // A pull that returns.
                let start = CGPoint(x: 422, y: 100)
                scene.drag(from: start, by: CGPoint(x: 0, y: 60), duration: 0.4, lifts: false)
                scene.wait(0.6)
                scene.lift(CGPoint(x: 422, y: 160))
                scene.settle()
                scene.browser.dismissSelf()
                scene.settle()
                let missing = OpenBrowser.members.filter { !browser.called.contains($0) }
                #expect(missing.isEmpty)
            })
    }

    @Test func everythingOpenOfAZoomedPageIsCalled() {
        OpenZoomCell.called = []
        BrowserFixture.run(
            count: 8,
            configure: { scene in
                scene.host.identifier = "Open"
                scene.browser.register(OpenZoomCell.self, forReuseIdentifier: "Open")
            },
            body: { scene in
                scene.browser.visibleZoomImageCell()?.doubleTapZoomScale = 2
                scene.doubleTap(CGPoint(x: 195, y: 422))
                scene.settle()
                scene.drag(by: CGPoint(x: 40, y: 0), duration: 0.1)
                scene.settle()
                scene.doubleTap(CGPoint(x: 195, y: 422))
                scene.settle()
                // A pull that returns.
                scene.lift(scene.pull(by: CGPoint(x: 0, y: 60)))
                scene.settle()
                for _ in 0..<6 { scene.swipe(.left) }
                scene.tap(CGPoint(x: 195, y: 422))
                scene.wait(0.5)
                scene.settle()
                #expect(scene.browser.presentingViewController == nil)
                let missing = OpenZoomCell.members.filter { !OpenZoomCell.called.contains($0) }
                #expect(missing.isEmpty)
            })
    }

    /// Answers with the animators that it was made with.
    private final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
        let coming: any UIViewControllerAnimatedTransitioning
        let going: any UIViewControllerAnimatedTransitioning

        init(
            _ coming: any UIViewControllerAnimatedTransitioning,
            _ going: any UIViewControllerAnimatedTransitioning
        ) {
            self.coming = coming
            self.going = going
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController,
            source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { coming }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { going }
    }

    @Test func animatorsOfAHostsOwnHearOfTheirEnd() {
        BrowserFixture.run(count: 3, presents: false) { scene in
            let (fadeIn, fadeOut) = (
                OpenFadeAnimator(isPresenting: true), OpenFadeAnimator(isPresenting: false)
            )
            let (come, go) = (
                OpenNoneAnimator(isPresenting: true), OpenNoneAnimator(isPresenting: false)
            )
            let (flyIn, flyOut) = (OpenZoomPresentAnimator(), OpenZoomDismissAnimator())
            for (coming, going) in [
                (fadeIn, fadeOut), (come, go), (flyIn, flyOut),
            ] as [(UIViewControllerAnimatedTransitioning, UIViewControllerAnimatedTransitioning)] {
                let transitions = Transitions(coming, going)
                scene.browser.modalPresentationStyle = .overFullScreen
                scene.browser.transitioningDelegate = transitions
                scene.root.present(scene.browser, animated: true)
                scene.settle()
                scene.root.dismiss(animated: true)
                scene.settle()
            }
            #expect(fadeIn.ends == [true] && fadeOut.ends == [true])
            #expect(come.ends == [true] && go.ends == [true])
            #expect(flyIn.ends == [true] && flyOut.ends == [true])
        }
    }
}
