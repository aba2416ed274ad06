import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// Overlays: told of every page change and reload, once each, in order.
struct OverlayTests {
    @Test func addedBeforeAndAfterTheViewHasLoaded() {
        BrowserFixture.run(count: 4) { scene in
            #expect(scene.overlay.superview === scene.browser.view)
            scene.swipe(.left)
            let late = TestOverlay()
            scene.browser.addOverlay(late)
            #expect(late.log == ["setup", "(4,1)"])
            #expect(
                scene.browser.overlays.map(ObjectIdentifier.init)
                    == [ObjectIdentifier(scene.overlay), ObjectIdentifier(late)])
            #expect(scene.browser.view.subviews.last === late)
            scene.swipe(.left)
            scene.browser.reloadData()
            #expect(late.log == ["setup", "(4,1)", "2", "(4,2)"])
            #expect(scene.overlay.log == ["setup", "(4,0)", "1", "2", "(4,2)"])
        }
    }

    @Test func oneInstanceIsInstalledOnce() {
        BrowserFixture.run(count: 4) {
            $0.browser.addOverlay($0.overlay)
        } body: { scene in
            scene.browser.addOverlay(scene.overlay)
            #expect(scene.browser.overlays.count == 1)
            #expect(scene.overlay.log == ["setup", "(4,0)"])
        }
    }

    /// A browser that adds an overlay while its view loads.
    private final class DecoratedBrowser: JXPhotoBrowserViewController {
        let early = TestOverlay()
        let earliest = TestOverlay()

        override func viewDidLoad() {
            addOverlay(earliest)
            super.viewDidLoad()
        }

        override func setupCollectionView() {
            addOverlay(early)
            super.setupCollectionView()
        }

        nonisolated deinit {}
    }

    @Test func addedWhileTheViewLoadsItIsSetUpOnce() {
        let browser = DecoratedBrowser()
        BrowserFixture.run(count: 4, browser: browser) { scene in
            for overlay in [browser.earliest, browser.early, scene.overlay] {
                #expect(overlay.log == ["setup", "(4,0)"])
            }
            let wanted = [scene.overlay, browser.earliest, browser.early]
            #expect(
                browser.overlays.map(ObjectIdentifier.init) == wanted.map(ObjectIdentifier.init))
            // The last that was added is in front, and all of them in front of the pages.
            #expect(Array(browser.view.subviews.suffix(3)) == wanted)
        }
    }

    @Test func oneThatAnothersSetupRemovesIsNotPutIn() {
        let second = TestOverlay()
        BrowserFixture.run(count: 4) { scene in
            scene.browser.addOverlay(second)
            scene.overlay.reaction = { [browser = scene.browser] line in
                if line == "setup" { browser.removeOverlay(second) }
            }
        } body: { scene in
            #expect(second.log == [])
            #expect(second.superview == nil)
            #expect(scene.browser.overlays.count == 1)
        }
    }

    @Test func removedOneHearsNothingMore() {
        BrowserFixture.run(count: 4) { scene in
            scene.browser.removeOverlay(scene.overlay)
            #expect(scene.overlay.superview == nil)
            #expect(scene.browser.overlays.isEmpty)
            scene.swipe(.left)
            #expect(scene.overlay.log == ["setup", "(4,0)"])
            scene.browser.removeOverlay(scene.overlay)
            scene.browser.addOverlay(scene.overlay)
            #expect(scene.overlay.log == ["setup", "(4,0)", "setup", "(4,1)"])
        }
    }

    @Test func addingToAnotherBrowserTakesIt() {
        BrowserFixture.run(count: 4) { scene in
            // Loaded or not, the first loses it.
            let second = JXPhotoBrowserViewController()
            second.addOverlay(scene.overlay)
            #expect(scene.browser.overlays.isEmpty)
            #expect(scene.overlay.superview == nil)
            let third = JXPhotoBrowserViewController()
            third.addOverlay(scene.overlay)
            #expect(second.overlays.isEmpty)
            second.loadViewIfNeeded()
            #expect(scene.overlay.superview == nil)
            third.loadViewIfNeeded()
            #expect(scene.overlay.superview === third.view)
            #expect(third.overlays.count == 1)
        }
    }

    @Test func newsCausedByAnOverlayWaitsForTheOthers() {
        BrowserFixture.run(count: 6) { scene in
            let second = TestOverlay()
            scene.browser.addOverlay(second)
            scene.overlay.reaction = { line in
                if line == "1" { scene.browser.scrollToPage(at: 4, animated: false) }
                if line == "4" { scene.browser.reloadData() }
            }
            scene.swipe(.left)
            #expect(scene.overlay.log == ["setup", "(6,0)", "1", "4", "(6,4)"])
            #expect(second.log == ["setup", "(6,0)", "1", "4", "(6,4)"])
            #expect(scene.pageInPlace == 4)
        }
    }

    @Test func overlayAddedWhileOthersAreToldHearsOnlyWhatIsNew() {
        BrowserFixture.run(count: 6) { scene in
            let late = TestOverlay()
            scene.overlay.reaction = { line in
                if line == "1" { scene.browser.addOverlay(late) }
            }
            scene.swipe(.left)
            scene.swipe(.left)
            #expect(late.log == ["setup", "(6,1)", "2"])
        }
    }

    @Test func overlayThatRemovesAnotherWhileToldSilencesIt() {
        BrowserFixture.run(count: 6) { scene in
            let second = TestOverlay()
            scene.browser.addOverlay(second)
            scene.overlay.reaction = { line in
                if line == "1" { scene.browser.removeOverlay(second) }
            }
            scene.swipe(.left)
            #expect(second.log == ["setup", "(6,0)"])
        }
    }
}
