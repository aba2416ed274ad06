@testable import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// What holds pages that turn by themselves, and that they go on a whole interval later.
struct AutoPlayHoldTests {
    @Test func fingerThatDragsHolds() {
        // Case R-C3.
        BannerFixture.run(count: 5, interval: 1) { banner in
            banner.run(until: 0.5)
            let rest = banner.browser.collectionView.contentOffset.x
            banner.drag(by: CGPoint(x: -60, y: 0), duration: 0.2, lifts: false)
            banner.run(until: 0.9)
            let held = banner.browser.collectionView.contentOffset.x
            // Less the pan's threshold of 10 points, within one sample's travel.
            #expect(abs(held - rest - 50) <= 3)
            while banner.now < 5.9 {
                banner.step()
                #expect(banner.browser.collectionView.contentOffset.x == held)
            }
            banner.scene.lift(CGPoint(x: banner.middle.x - 60, y: banner.middle.y))
            while banner.browser.collectionView.contentOffset.x != rest { banner.step() }
            banner.step()
            let settled = banner.now
            #expect(banner.browser.pageIndex == 0)
            banner.run(until: settled + 1.2)
            #expect(abs((banner.flips.last ?? 0) - settled - 1) <= 2.01 / 120)
        }
    }

    @Test func fingerThatOnlyRestsHolds() {
        BannerFixture.run(count: 5, interval: 1) { banner in
            banner.run(until: 0.5)
            banner.scene.touchDown(banner.middle)
            banner.run(until: 4)
            #expect(banner.browser.pageIndex == 0)
            banner.expectFlips([])
            banner.scene.lift(banner.middle)
            banner.run(until: 5.2)
            banner.expectFlips([5])
        }
    }

    private final class Button: UIView, JXPhotoBrowserOverlay {
        func setup(with browser: JXPhotoBrowserViewController) {
            frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        }
        func reloadData(numberOfItems: Int, pageIndex: Int) {}
        func didChangedPageIndex(_ index: Int) {}
    }

    @Test func fingerOnAnOverlayHolds() {
        BannerFixture.run(
            count: 5, interval: 1, configure: { $0.browser.addOverlay(Button()) }
        ) { banner in
            banner.run(until: 0.5)
            banner.scene.touchDown(banner.browser.view.convert(CGPoint(x: 20, y: 20), to: nil))
            banner.run(until: 4)
            banner.expectFlips([])
            // Another one beside it, and the first goes: still held.
            banner.scene.touchDown(banner.middle, finger: 1)
            banner.step()
            banner.scene.lift(banner.middle, finger: 0)
            banner.run(until: 6)
            banner.expectFlips([])
            banner.scene.simulation.touches.cancelAll()
            banner.run(until: 7.2)
            banner.expectFlips([7])
        }
    }

    @Test func aPullThatReturnsHolds() {
        BrowserFixture.run(count: 5, looping: true) { scene in
            scene.browser.autoPlayInterval = 1
            scene.browser.isAutoPlayEnabled = true
            scene.wait(0.5)
            let rest = scene.offset
            let place = scene.pull(by: CGPoint(x: 0, y: 100))
            #expect(scene.browser.isPulling)
            scene.hold(place)
            scene.wait(3)
            #expect(scene.offset == rest && scene.browser.isPulling)
            scene.lift(place)
            let lifted = scene.simulation.now
            while scene.browser.isPulling { scene.step() }
            // The way back takes 0.25 s.
            let returned = scene.simulation.now
            #expect(abs(returned.seconds(since: lifted) - 0.25) <= 2.01 / 120)
            while scene.offset == rest, scene.simulation.now.seconds(since: returned) < 2 {
                scene.step()
            }
            // A flip begins, and is seen a frame later.
            let flip = scene.simulation.now.seconds(since: returned)
            #expect(abs(flip - 1) <= 2.01 / 120)
            scene.settle()
            #expect(scene.browser.pageIndex == 1)
            scene.expectNothingLeft()
        }
    }

    @Test func fingerElsewhereDoesNotHold() {
        BannerFixture.run(count: 5, interval: 1) { banner in
            banner.run(until: 0.5)
            banner.scene.touchDown(CGPoint(x: 195, y: 700))
            banner.run(until: 1.5)
            #expect(banner.browser.pageIndex == 1)
        }
    }

    @Test func turnsOnWhileTheListAroundItScrolls() {
        // The banner stays in sight, and nobody touches it: a person sees it go on.
        BannerFixture.run(count: 5, interval: 1) { banner in
            banner.run(until: 0.5)
            banner.scene.drag(
                from: CGPoint(x: 195, y: 700), by: CGPoint(x: 0, y: -50), duration: 0.4,
                lifts: false)
            banner.run(until: 1.4)
            #expect(banner.scene.simulation.isTracking)
            #expect(banner.browser.pageIndex == 1)
        }
    }

    @Test func scrolledOutOfSightHolds() {
        BannerFixture.run(count: 5, interval: 1) { banner in
            banner.run(until: 0.5)
            banner.list.contentOffset.y = 400
            let log = banner.scene.host.log
            banner.run(until: 6)
            banner.expectFlips([])
            #expect(banner.scene.host.log == log)
            banner.list.contentOffset.y = 0
            banner.run(until: 7.3)
            // It is looked for every 0.1 s.
            #expect(banner.flips.count == 1)
            #expect((banner.flips.first ?? 0) >= 7 && (banner.flips.first ?? 9) <= 7.12)
            #expect(banner.scene.pageInPlace == nil || banner.browser.pageIndex == 1)
        }
    }

    @Test func hiddenHolds() {
        BannerFixture.run(count: 5, interval: 1) { banner in
            banner.run(until: 0.5)
            banner.box.isHidden = true
            banner.run(until: 6)
            banner.expectFlips([])
            banner.box.isHidden = false
            banner.run(until: 7.3)
            #expect((banner.flips.first ?? 0) >= 7 && (banner.flips.first ?? 9) <= 7.12)
        }
    }

    @Test func leavingTheWindowHolds() {
        // Case R-C6.
        BannerFixture.run(count: 5) { banner in
            banner.run(until: 4)
            let page = banner.browser.pageIndex
            banner.remove()
            banner.scene.overlay.log = []
            let log = banner.scene.host.log
            #expect(banner.scene.simulation.scheduledTaskCount == 0)
            banner.run(until: 20)
            #expect(banner.scene.overlay.log.isEmpty)
            #expect(banner.scene.host.log == log || banner.scene.host.log.last == "end \(page)")
            banner.add()
            #expect(banner.browser.pageIndex == page)
            banner.run(until: 23.2)
            banner.expectFlips([3, 23])
        }
    }

    @Test func leavingDuringAFlip() {
        // Case R-D1.
        BannerFixture.run(count: 5) { banner in
            banner.run(until: 3.15)
            banner.remove()
            banner.run(until: 5)
            banner.add()
            banner.step()
            let x = banner.browser.collectionView.contentOffset.x
            #expect(x.truncatingRemainder(dividingBy: 390) == 0)
            #expect(banner.browser.pageIndex <= 1)
            #expect(Int(x / 390) % 5 == banner.browser.pageIndex)
            banner.run(until: 8.2)
            banner.expectFlips([3, 8])
        }
    }

    @Test func backgroundHolds() {
        BannerFixture.run(count: 5, interval: 1) { banner in
            banner.run(until: 0.9)
            UIApplication.shared.enterBackground()
            #expect(banner.scene.simulation.scheduledTaskCount == 0)
            banner.run(until: 5)
            banner.expectFlips([])
            UIApplication.shared.enterForeground()
            banner.run(until: 6.2)
            banner.expectFlips([6])
        }
    }

    @Test func backgroundDuringAFlipAndAfterADrag() {
        BannerFixture.run(count: 5, interval: 1) { banner in
            banner.run(until: 1.1)
            UIApplication.shared.enterBackground()
            banner.run(until: 3)
            #expect(banner.browser.pageIndex == 1)
            UIApplication.shared.enterForeground()
            banner.run(until: 3.5)
            banner.drag(by: CGPoint(x: -60, y: 0), duration: 0.2, lifts: false)
            banner.run(until: 3.8)
            UIApplication.shared.enterBackground()
            banner.run(until: 6)
            UIApplication.shared.enterForeground()
            banner.run(until: 7.2)
            #expect(abs((banner.flips.last ?? 0) - 7) <= 1.01 / 120)
        }
    }

    @Test func nothingIsStartedInTheBackground() {
        BannerFixture.run(count: 5, interval: 1) { banner in
            banner.run(until: 0.2)
            UIApplication.shared.enterBackground()
            banner.browser.isAutoPlayEnabled = false
            banner.browser.isAutoPlayEnabled = true
            banner.browser.autoPlayInterval = 2
            banner.browser.reloadData()
            banner.browser.scrollToPage(at: 3, animated: false)
            banner.run(until: 4)
            #expect(banner.browser.pageIndex == 3)
            #expect(banner.scene.simulation.scheduledTaskCount == 0)
        }
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen], [false, true])
    func coverHolds(style: UIModalPresentationStyle, animated: Bool) {
        BannerFixture.run(count: 5, interval: 1) { banner in
            banner.run(until: 0.9)
            let cover = UIViewController()
            cover.modalPresentationStyle = style
            banner.scene.root.present(cover, animated: animated)
            banner.run(until: 5)
            banner.expectFlips([])
            var gone: Double?
            banner.scene.root.dismiss(animated: animated) { gone = banner.now }
            while gone == nil { banner.step() }
            let end = gone ?? 0
            banner.run(until: end + 1.2)
            banner.expectFlips([end + 1])
        }
    }

    @Test func coverWithinAnIntervalBeginsItAnew() {
        BannerFixture.run(count: 5) { banner in
            banner.run(until: 1)
            let cover = UIViewController()
            cover.modalPresentationStyle = .overFullScreen
            banner.browser.present(cover, animated: false)
            banner.run(until: 1.6)
            banner.browser.dismiss(animated: false)
            banner.run(until: 4.8)
            banner.expectFlips([4.6])
        }
    }

    @Test func presentedBrowserTurnsAndEnds() {
        BrowserFixture.run(count: 5, looping: true) { scene in
            scene.host.identifier = JXImageCell.reuseIdentifier
            scene.browser.isAutoPlayEnabled = true
            scene.wait(3.4)
            #expect(scene.browser.pageIndex == 1)
            scene.browser.dismissSelf()
            scene.settle()
            #expect(scene.simulation.scheduledTaskCount == 0)
            scene.wait(5)
            #expect(scene.browser.pageIndex <= 1)
        }
    }

    @Test func timerDoesNotKeepTheBrowserAlive() {
        // Case R-N1.
        Simulation.run(Simulation(device: SimulatedDevice(refreshRate: 120))) {
            let simulation = Simulation.current
            let window = UIWindow()
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            simulation.step()
            let host = TestHost(count: 5)
            weak var gone: JXPhotoBrowserViewController?
            do {
                let browser = JXPhotoBrowserViewController()
                gone = browser
                browser.delegate = host
                browser.isAutoPlayEnabled = true
                // Without containment: nothing but the view tree and this reference hold it.
                window.addSubview(browser.view)
                for _ in 0..<120 { simulation.step() }
                #expect(simulation.scheduledTaskCount == 1)
                browser.view.removeFromSuperview()
            }
            #expect(gone == nil)
            #expect(simulation.scheduledTaskCount == 0)
            for _ in 0..<300 { simulation.step() }
        }
    }

    @Test func timerEndsWithTheBrowserAlsoWhileItCounts() {
        Simulation.run(Simulation(device: SimulatedDevice(refreshRate: 120))) {
            let simulation = Simulation.current
            do {
                let timer = AutoPlayTimer()
                timer.start(period: 1) {}
                timer.start(period: 1) {}
                #expect(simulation.scheduledTaskCount == 1)
            }
            #expect(simulation.scheduledTaskCount == 0)
        }
    }

    @Test func hostThatStopsItFromACallback() {
        // From the very call that a flip makes.
        BannerFixture.run(count: 5, interval: 1) { banner in
            banner.scene.overlay.reaction = { line in
                if line == "2" { banner.browser.isAutoPlayEnabled = false }
            }
            banner.run(until: 6)
            banner.expectFlips([1, 2.3])
            #expect(banner.browser.pageIndex == 2)
            #expect(banner.scene.simulation.scheduledTaskCount == 0)
        }
    }

    @Test func pendingReloadAtTheMomentOfAFlip() {
        // The new host is asked when the page would turn; its first page rests for an interval.
        BannerFixture.run(count: 5, interval: 1) { banner in
            let other = TestHost(count: 3)
            other.identifier = JXImageCell.reuseIdentifier
            banner.scene.isWatching = false
            banner.run(until: 1)
            banner.browser.delegate = nil
            banner.browser.delegate = other
            banner.run(until: 1.5)
            #expect(banner.browser.pageIndex <= 1)
            banner.scene.host.count = 3
        }
    }
}
