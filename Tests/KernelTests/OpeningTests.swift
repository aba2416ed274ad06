import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// Opening, closing, embedding, life and death.
struct OpeningTests {
    @Test(arguments: [(99, 9, 9), (-1, 0, 9), (12, 9, 2), (Int.min, 0, 2)])
    func initialIndexIsClampedOrWrapped(initial: Int, clamped: Int, wrapped: Int) {
        for looping in [false, true] {
            BrowserFixture.run(count: 10, looping: looping) {
                $0.browser.initialIndex = initial
            } body: { scene in
                #expect(scene.browser.pageIndex == (looping ? wrapped : clamped))
                #expect(scene.pageInPlace == (looping ? wrapped : clamped))
            }
        }
    }

    @Test func initialIndexSetLateIsNoJump() {
        BrowserFixture.run(count: 10) { scene in
            scene.browser.initialIndex = 4
            scene.step()
            #expect(scene.browser.pageIndex == 0)
        }
    }

    @Test func presentedOverTheWholeScreenAtOnce() {
        BrowserFixture.run(count: 10, presents: false) { scene in
            #expect(!scene.browser.isViewLoaded)
            scene.browser.present(from: scene.root)
            #expect(scene.browser.presentingViewController === scene.root)
            #expect(scene.browser.modalPresentationStyle == .overFullScreen)
            #expect(scene.root.view.window != nil)
            scene.step()
            #expect(scene.browser.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
            #expect(scene.pageInPlace == 0)
            // Twice is once.
            scene.browser.present(from: scene.root)
            scene.step()
            #expect(scene.root.presentedViewController === scene.browser)
        }
    }

    @Test func closesOnce() {
        // Case R-H8: two triggers close once; the host's own screen stays.
        BrowserFixture.run(count: 10, presents: false) { scene in
            let middle = UIViewController()
            middle.modalPresentationStyle = .overFullScreen
            scene.root.present(middle, animated: false)
            scene.step()
            scene.browser.present(from: middle)
            scene.step()
            scene.browser.dismissSelf()
            scene.browser.dismissSelf()
            scene.step(3)
            #expect(scene.browser.presentingViewController == nil)
            #expect(scene.root.presentedViewController === middle)
            scene.browser.dismissSelf()
            scene.step()
            #expect(scene.root.presentedViewController === middle)
        }
    }

    @Test(arguments: [true, false])
    func secondOpeningBeginsAnew(bySelf: Bool) {
        // Case R-J12: open 0, page to 3, close, initialIndex 1, open: page 1, overlay (n,1) at once.
        BrowserFixture.run(count: 10, looping: true) { scene in
            scene.browser.scrollToPage(at: 3, animated: false)
            scene.step()
            if bySelf {
                scene.browser.dismissSelf()
            } else {
                scene.root.dismiss(animated: false)
            }
            scene.step(3)
            #expect(scene.host.pagesShown.isEmpty)
            scene.browser.initialIndex = 1
            scene.host.count = 8
            scene.overlay.log = []
            if bySelf {
                scene.browser.present(from: scene.root)
            } else {
                scene.root.present(scene.browser, animated: false)
            }
            scene.step()
            #expect(scene.browser.pageIndex == 1)
            #expect(scene.pageInPlace == 1)
            #expect(scene.overlay.log == ["(8,1)"])
            scene.swipe(.left)
            #expect(scene.browser.pageIndex == 2)
        }
    }

    @Test func nothingIsLeftAfterClosing() {
        // Cases R-N1, R-N2, without autoplay.
        weak var browser: JXPhotoBrowserViewController?
        weak var cell: UICollectionViewCell?
        let device = SimulatedDevice(refreshRate: 120)
        Simulation.run(Simulation(device: device)) {
            let window = UIWindow()
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            let host = TestHost(count: 5)
            do {
                let brief = JXPhotoBrowserViewController()
                brief.delegate = host
                brief.addOverlay(TestOverlay())
                brief.present(from: root)
                browser = brief
            }
            for _ in 0..<33 { Simulation.current.step() }
            browser?.scrollToPage(at: 2, animated: true)
            for _ in 0..<10 { Simulation.current.step() }
            cell = browser?.collectionView.visibleCells.first
            #expect(cell != nil)
            browser?.dismissSelf()
            // 0.25 s are 30 frames.
            for _ in 0..<33 { Simulation.current.step() }
            #expect(browser == nil)
            #expect(cell == nil || host.shown.contains { $0.cell === cell })
            #expect(!Simulation.current.isMoving)
            #expect(Simulation.current.scheduledTaskCount == 0)
        }
    }

    @Test func leavingInMotionRestsOnAPage() {
        // Case R-D1.
        BrowserFixture.run(count: 5, presents: false) { scene in
            let banner = Banner(scene)
            scene.isWatching = true
            scene.browser.scrollToPage(at: 1, animated: true)
            scene.wait(0.15)
            banner.remove()
            scene.wait(0.5)
            #expect(scene.browser.pageIndex == 1)
            banner.add()
            scene.step()
            #expect(scene.pageInPlace == 1)
            scene.browser.scrollToPage(at: 2, animated: true)
            scene.settle()
            #expect(scene.browser.pageIndex == 2)
        }
    }

    /// The browser as a child, in a box of 300 × 150 points.
    private final class Banner {
        let scene: BrowserFixture
        let box = UIView(frame: CGRect(x: 45, y: 100, width: 300, height: 150))

        init(_ scene: BrowserFixture) {
            self.scene = scene
            scene.root.view.addSubview(box)
            add()
            scene.step()
        }

        func add() {
            scene.root.addChild(scene.browser)
            scene.browser.view.frame = box.bounds
            box.addSubview(scene.browser.view)
            scene.browser.didMove(toParent: scene.root)
        }

        func remove() {
            scene.browser.willMove(toParent: nil)
            scene.browser.view.removeFromSuperview()
            scene.browser.removeFromParent()
        }
    }

    @Test func bannerPagesInItsBox() {
        BrowserFixture.run(count: 4, looping: true, presents: false) {
            $0.host.identifier = JXZoomImageCell.reuseIdentifier
            $0.browser.itemSpacing = 10
        } body: { scene in
            let banner = Banner(scene)
            #expect(scene.offset.x == 6_200)
            #expect(scene.pageInPlace == 0)
            scene.drag(
                from: CGPoint(x: 195, y: 170), by: CGPoint(x: -200, y: 0), duration: 0.15)
            scene.settle()
            #expect(scene.pageInPlace == 1)
            // A change of bounds keeps the page and its alignment.
            banner.box.frame.size = CGSize(width: 200, height: 100)
            scene.browser.view.frame = banner.box.bounds
            scene.step()
            #expect(scene.offset.x == 4_410)
            #expect(scene.pageInPlace == 1)
            // A child has nothing to dismiss.
            scene.browser.dismissSelf()
            scene.step()
            #expect(scene.browser.parent === scene.root)
            banner.remove()
            scene.step()
            #expect(scene.host.pagesShown.isEmpty)
            banner.add()
            scene.step()
            #expect(scene.pageInPlace == 1)
        }
    }

    @Test func presentingAnEmbeddedBrowserDoesNothing() {
        BrowserFixture.run(count: 4, presents: false) { scene in
            _ = Banner(scene)
            scene.browser.present(from: scene.root)
            #expect(scene.root.presentedViewController == nil)
        }
    }
}
