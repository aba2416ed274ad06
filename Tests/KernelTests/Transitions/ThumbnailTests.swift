import Testing
@_spi(Simulation) @testable import UIKit

@testable import JXPhotoBrowser

/// Exactly the present page's thumbnail is hidden while a `.zoom` browser is up, none after.
struct ThumbnailTests {
    private func run(
        count: Int = 9, presents: Bool = true, sourceLocation: SourceLocation = #_sourceLocation,
        body: (BrowserFixture) -> Void
    ) {
        BrowserFixture.run(
            count: count, presents: presents,
            configure: {
                $0.browser.transitionType = .zoom
                $0.addThumbnails(0..<count)
            }, sourceLocation: sourceLocation
        ) { scene in
            if presents { scene.settle() }
            body(scene)
        }
    }

    /// A list that is filled anew shows its views again: the page's is hidden anew.
    @Test func shownByTheHostItIsHiddenAgain() {
        run { scene in
            scene.host.thumbnails[0]?.isHidden = false
            scene.browser.reloadData()
            scene.settle()
            #expect(scene.hiddenThumbnails == [0])
            scene.browser.dismissSelf()
            scene.settle()
            #expect(scene.hiddenThumbnails.isEmpty)
        }
    }

    @Test func followsThePage() {
        run { scene in
            #expect(scene.hiddenThumbnails == [0])
            scene.swipe(.left)
            #expect(scene.hiddenThumbnails == [1])
            scene.browser.scrollToPage(at: 7, animated: false)
            #expect(scene.hiddenThumbnails == [7])
            scene.browser.scrollToPage(at: 3, animated: true)
            scene.step(10)
            // It changes once, with the page.
            #expect(scene.hiddenThumbnails == [7])
            scene.settle()
            #expect(scene.hiddenThumbnails == [3])
            let log = scene.host.thumbnailLog
            #expect(
                log == [
                    "hide 0", "show 0", "hide 1", "show 1", "hide 7", "show 7", "hide 3",
                ])
        }
    }

    @Test func followsTheData() {
        run { scene in
            scene.browser.scrollToPage(at: 8, animated: false)
            scene.host.count = 4
            for page in 4..<9 { scene.host.thumbnails[page]?.removeFromSuperview() }
            scene.browser.reloadData()
            scene.step()
            #expect(scene.hiddenThumbnails.filter { $0 < 4 } == [3])
            scene.host.count = 0
            scene.browser.reloadData()
            scene.step()
            #expect(scene.hiddenThumbnails.filter { $0 < 4 }.isEmpty)
            scene.host.count = 4
            scene.browser.reloadData()
            scene.settle()
            #expect(scene.hiddenThumbnails.filter { $0 < 4 } == [0])
        }
    }

    /// The host's list puts its views to another use.
    @Test func aViewPutToAnotherUseShowsAgain() {
        run { scene in
            let view = scene.host.thumbnails[0]!
            #expect(view.isHidden)
            scene.host.thumbnails[0] = scene.host.thumbnails[5]
            scene.host.thumbnails[5] = view
            scene.browser.reloadData()
            scene.step()
            #expect(!view.isHidden)
            #expect(scene.hiddenThumbnails == [0])
        }
    }

    /// The host reveals the thumbnail only after it has heard of the page.
    @Test func aThumbnailThatComesALittleLateIsHidden() {
        run { scene in
            let late = scene.host.thumbnails.removeValue(forKey: 2)!
            scene.browser.scrollToPage(at: 2, animated: false)
            #expect(scene.hiddenThumbnails.isEmpty)
            scene.host.thumbnails[2] = late
            scene.step(3)
            #expect(scene.hiddenThumbnails == [2])
        }
    }

    @Test func followsTheTransitionType() {
        run { scene in
            scene.browser.transitionType = .fade
            #expect(scene.hiddenThumbnails.isEmpty)
            scene.browser.transitionType = .zoom
            #expect(scene.hiddenThumbnails == [0])
            scene.browser.transitionType = .none
            scene.browser.dismissSelf()
            #expect(scene.hiddenThumbnails.isEmpty)
        }
    }

    @Test func shownAgainHoweverTheBrowserGoes() {
        for way in ["own", "host", "at once", "root"] {
            run { scene in
                switch way {
                case "own": scene.browser.dismissSelf()
                case "host": scene.root.dismiss(animated: true)
                case "at once": scene.root.dismiss(animated: false)
                default: scene.window.rootViewController = UIViewController()
                }
                scene.settle()
                #expect(scene.hiddenThumbnails.isEmpty)
                #expect(scene.host.thumbnailLog == ["hide 0", "show 0"])
            }
        }
    }

    @Test func aHostThatHasGoneLeavesNothingHidden() {
        run { scene in
            let view = scene.host.thumbnails[0]!
            scene.browser.delegate = nil
            #expect(!view.isHidden)
            scene.browser.delegate = scene.host
            scene.step(2)
            #expect(view.isHidden)
        }
        Simulation.run(Simulation(device: SimulatedDevice(refreshRate: 120))) {
            let window = UIWindow()
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
            root.view.addSubview(view)
            let browser = JXPhotoBrowserViewController()
            browser.transitionType = .zoom
            do {
                let host = TestHost(count: 3)
                host.thumbnails[0] = view
                browser.delegate = host
                browser.present(from: root)
                for _ in 0..<40 { Simulation.current.step() }
                #expect(view.isHidden)
                withExtendedLifetime(host) {}
            }
            #expect(browser.delegate == nil)
            browser.dismissSelf()
            for _ in 0..<40 { Simulation.current.step() }
            #expect(!view.isHidden)
        }
    }

    /// Without a presentation there is nothing to hide.
    @Test func anEmbeddedBrowserHidesNothing() {
        run(presents: false) { scene in
            scene.root.addChild(scene.browser)
            scene.browser.view.frame = CGRect(x: 0, y: 500, width: 390, height: 300)
            scene.root.view.addSubview(scene.browser.view)
            scene.browser.didMove(toParent: scene.root)
            scene.settle()
            scene.browser.scrollToPage(at: 2, animated: false)
            scene.step(3)
            #expect(scene.host.thumbnailLog.isEmpty)
        }
    }

    @Test func theDefaultSetsIsHidden() {
        final class Plain: JXPhotoBrowserDelegate {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            func numberOfItems(in browser: JXPhotoBrowserViewController) -> Int { 1 }
            func photoBrowser(
                _ browser: JXPhotoBrowserViewController, cellForItemAt index: Int,
                at indexPath: IndexPath
            ) -> JXPhotoBrowserAnyCell {
                browser.dequeueReusableCell(
                    withReuseIdentifier: JXImageCell.reuseIdentifier, for: indexPath)
            }
            func photoBrowser(
                _ browser: JXPhotoBrowserViewController, thumbnailViewAt index: Int
            ) -> UIView? { view }
        }
        BrowserFixture.run(count: 1, presents: false) { scene in
            let host = Plain()
            scene.root.view.addSubview(host.view)
            scene.isWatching = false
            scene.browser.delegate = host
            scene.browser.transitionType = .zoom
            scene.browser.present(from: scene.root)
            scene.settle()
            #expect(host.view.isHidden)
            scene.browser.dismissSelf()
            scene.settle()
            #expect(!host.view.isHidden)
        }
    }
}
