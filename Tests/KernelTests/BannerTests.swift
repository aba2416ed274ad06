import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// A browser as a part of a screen, without a presentation.
struct BannerTests {
    @Test func verticalDragsAreTheLists() {
        BannerFixture.run(count: 5, plays: false) { banner in
            banner.step(2)
            let rest = banner.browser.collectionView.contentOffset
            banner.drag(by: CGPoint(x: 20, y: -150), duration: 0.3)
            banner.scene.settle()
            #expect(banner.list.contentOffset.y > 130)
            #expect(banner.browser.collectionView.contentOffset == rest)
            #expect(banner.browser.pageIndex == 0)
        }
    }

    @Test func horizontalDragsAreTheBanners() {
        BannerFixture.run(count: 5, plays: false) { banner in
            banner.step(2)
            banner.drag(by: CGPoint(x: -200, y: 60), duration: 0.15)
            banner.scene.settle()
            #expect(banner.list.contentOffset.y == 0)
            #expect(banner.browser.pageIndex == 1)
            #expect(banner.scene.pageInPlace == 1)
        }
    }

    @Test func aVerticalBannerTakesVerticalDrags() {
        BannerFixture.run(
            count: 5, plays: false, configure: { $0.browser.scrollDirection = .vertical }
        ) { banner in
            banner.step(2)
            banner.drag(by: CGPoint(x: 0, y: -120), duration: 0.1)
            banner.scene.settle()
            #expect(banner.browser.pageIndex == 1)
            #expect(banner.list.contentOffset.y == 0)
            banner.drag(by: CGPoint(x: -120, y: 0), duration: 0.1)
            banner.scene.settle()
            #expect(banner.browser.pageIndex == 1)
        }
    }

    @Test func swipeThatCatchesTheListInFlight() {
        BannerFixture.run(count: 5, plays: false) { banner in
            banner.step(2)
            banner.scene.drag(
                from: CGPoint(x: 195, y: 600), by: CGPoint(x: 0, y: -60), duration: 0.1)
            banner.scene.wait(0.15)
            #expect(banner.list.isDecelerating)
            banner.drag(by: CGPoint(x: -200, y: 0), duration: 0.12)
            banner.scene.settle()
            // Whoever gets it: both rest where they may.
            #expect(banner.scene.pageInPlace == banner.browser.pageIndex)
            #expect(!banner.list.isDecelerating && !banner.list.isTracking)
        }
    }

    @Test(arguments: [false, true])
    func changeOfBoundsKeepsThePageAndItsAlignment(looping: Bool) {
        BannerFixture.run(count: 5, looping: looping, plays: false) { banner in
            banner.step(2)
            banner.browser.scrollToPage(at: 3, animated: false)
            banner.step()
            banner.scene.overlay.log = []
            banner.scene.host.clearLog()
            // Also where a page is not a whole number of pixels.
            for size in [(300.0, 120.0), (390, 90), (201.5, 333), (200.1, 90), (390, 200)] {
                banner.box.frame.size = CGSize(width: size.0, height: size.1)
                banner.step()
                #expect(banner.scene.pageInPlace == 3)
                #expect(banner.browser.pageIndex == 3)
                #expect(banner.scene.host.pagesShown == [3])
            }
            #expect(banner.scene.overlay.log.isEmpty)
            // A neighbour may be made ready, but nothing comes or goes.
            let shown = banner.scene.host.log.filter { !$0.hasPrefix("cell") }
            #expect(shown.isEmpty)
        }
    }

    @Test func boundsThatChangeInEachFrame() {
        // A header that stretches while the list is pulled.
        BannerFixture.run(count: 5, plays: false) { banner in
            banner.step(2)
            banner.browser.scrollToPage(at: 2, animated: false)
            for frame in 0..<60 {
                banner.box.frame.size.width = 390 - CGFloat(frame)
                banner.step()
                #expect(banner.scene.pageInPlace == 2)
            }
        }
    }

    @Test func scrolledOutOfSightAndBack() {
        BannerFixture.run(count: 5, plays: false) { banner in
            banner.step(2)
            banner.browser.scrollToPage(at: 2, animated: false)
            banner.step()
            banner.scene.host.clearLog()
            for _ in 0..<3 {
                banner.list.contentOffset.y = 900
                banner.step(5)
                banner.list.contentOffset.y = 0
                banner.step(5)
                #expect(banner.scene.pageInPlace == 2)
            }
            #expect(banner.scene.host.log.isEmpty)
        }
    }

    @Test(arguments: [false, true])
    func removedAndPutBack(looping: Bool) {
        BannerFixture.run(count: 5, looping: looping, plays: false) { banner in
            banner.step(2)
            banner.browser.scrollToPage(at: 2, animated: false)
            banner.step()
            for _ in 0..<3 {
                banner.remove()
                banner.step(3)
                #expect(banner.scene.host.pagesShown.isEmpty)
                banner.add()
                banner.step()
                #expect(banner.scene.pageInPlace == 2)
                #expect(banner.scene.host.pagesShown == [2])
                #expect(banner.scene.overlay.log == ["setup", "(5,0)", "2"])
            }
        }
    }

    @Test func putIntoAnotherBoxOfTheSameWindow() {
        BannerFixture.run(count: 5, plays: false) { banner in
            banner.step(2)
            banner.browser.scrollToPage(at: 2, animated: true)
            banner.step(15)
            let other = UIView(frame: CGRect(x: 0, y: 500, width: 350, height: 100))
            banner.scene.root.view.addSubview(other)
            banner.fill(other)
            banner.scene.settle()
            #expect(banner.scene.pageInPlace == 2)
            #expect(banner.browser.pageIndex == 2)
            #expect(banner.scene.host.pagesShown == [2])
        }
    }

    /// A container that shows one child at a time, as a navigation controller does.
    private final class Switcher: UIViewController {
        func show(_ controller: UIViewController) {
            let former = children.first
            former?.willMove(toParent: nil)
            addChild(controller)
            controller.view.frame = view.bounds
            former?.view.removeFromSuperview()
            view.addSubview(controller.view)
            former?.removeFromParent()
            controller.didMove(toParent: self)
        }
    }

    @Test func inAContainerThatSwitches() {
        // Cases R-C6 and R-D1, by the container's own doing.
        BrowserFixture.run(count: 5, looping: true, presents: false) { scene in
            let switcher = Switcher()
            scene.window.rootViewController = switcher
            scene.step()
            scene.browser.isAutoPlayEnabled = true
            scene.browser.autoPlayInterval = 1
            switcher.show(scene.browser)
            scene.step()
            let start = scene.simulation.now
            #expect(scene.pageInPlace == 0)
            scene.wait(1.15)
            scene.isWatching = false
            switcher.show(UIViewController())
            scene.step()
            #expect(scene.simulation.scheduledTaskCount == 0)
            let page = scene.browser.pageIndex
            scene.overlay.log = []
            scene.wait(4)
            #expect(scene.overlay.log.isEmpty && scene.host.pagesShown.isEmpty)
            switcher.show(scene.browser)
            scene.isWatching = true
            scene.step()
            #expect(scene.pageInPlace == page)
            scene.wait(0.95)
            #expect(scene.pageInPlace == page)
            scene.wait(0.4)
            #expect(scene.pageInPlace == page + 1)
            #expect(scene.simulation.now > start)
        }
    }

    @Test func twoBannersInOneList() {
        BannerFixture.run(count: 3, interval: 1) { banner in
            let second = JXPhotoBrowserViewController()
            let host = TestHost(count: 4)
            host.identifier = JXImageCell.reuseIdentifier
            second.delegate = host
            second.autoPlayInterval = 1
            second.isAutoPlayEnabled = true
            let box = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
            banner.list.addSubview(box)
            banner.scene.root.addChild(second)
            second.view.frame = box.bounds
            box.addSubview(second.view)
            second.didMove(toParent: banner.scene.root)
            banner.run(until: 0.5)
            // A finger on one holds that one alone.
            banner.scene.touchDown(CGPoint(x: 195, y: 500))
            banner.run(until: 1.5)
            #expect(banner.browser.pageIndex == 1)
            #expect(second.pageIndex == 0)
            #expect(host.faults.isEmpty)
        }
    }

    @Test func nothingIsLeftWhenTheScreenGoes() {
        weak var gone: JXPhotoBrowserViewController?
        Simulation.run(Simulation(device: SimulatedDevice(refreshRate: 120))) {
            let simulation = Simulation.current
            let window = UIWindow()
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            let host = TestHost(count: 5)
            do {
                let screen = UIViewController()
                let browser = JXPhotoBrowserViewController()
                gone = browser
                browser.delegate = host
                browser.isAutoPlayEnabled = true
                browser.addOverlay(JXPageIndicatorOverlay())
                screen.addChild(browser)
                screen.view.addSubview(browser.view)
                browser.didMove(toParent: screen)
                window.rootViewController = screen
                for _ in 0..<375 { simulation.step() }
                // In the middle of a flip.
                #expect(browser.collectionView.contentOffset.x != 0)
            }
            window.rootViewController = UIViewController()
            for _ in 0..<3 { simulation.step() }
            #expect(gone == nil)
            #expect(simulation.scheduledTaskCount == 0)
            #expect(!simulation.isMoving)
        }
    }
}
