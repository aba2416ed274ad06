@testable import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// When pages turn by themselves, to the frame. A flip takes 0.3 s.
struct AutoPlayTimeTests {
    @Test func defaults() {
        let browser = JXPhotoBrowserViewController()
        #expect(!browser.isAutoPlayEnabled)
        #expect(browser.autoPlayInterval == 3)
    }

    @Test func offByDefault() {
        BannerFixture.run(count: 5, plays: false) { banner in
            banner.run(until: 10)
            banner.expectFlips([])
            #expect(banner.scene.simulation.scheduledTaskCount == 0)
        }
    }

    @Test func turnsEachIntervalFromRest() {
        BannerFixture.run(count: 3) { banner in
            banner.run(until: 10.5)
            banner.expectFlips([3, 6.3, 9.6])
            #expect(banner.scene.overlay.log == ["setup", "(3,0)", "1", "2", "0"])
            #expect(banner.scene.simulation.scheduledTaskCount == 1)
        }
    }

    @Test func endlessSetNeverEnds() {
        // Case L-A01: the 15th flip must happen, and all after it.
        BannerFixture.run(count: 3) { banner in
            banner.run(until: 60)
            banner.expectFlips((0..<18).map { 3 + 3.3 * Double($0) })
            #expect(banner.browser.pageIndex == 0)
        }
    }

    @Test func twoPagesGoForwardOnly() {
        BannerFixture.run(count: 2, interval: 1) { banner in
            var last = banner.browser.collectionView.contentOffset.x
            var forward: CGFloat = 0
            for _ in 0..<1200 {
                banner.step()
                let x = banner.browser.collectionView.contentOffset.x
                // Ten blocks of two pages: more than that is the way home, not a motion.
                if abs(x - last) < 390 {
                    #expect(x >= last)
                    forward += x - last
                }
                last = x
            }
            #expect(forward >= 7 * 380)
        }
    }

    @Test func twoPagesGoForwardOnlyAlsoAcrossAReload() {
        BannerFixture.run(count: 2, interval: 1) { banner in
            banner.run(until: 1.05)
            let before = banner.browser.collectionView.contentOffset.x
            banner.browser.reloadData()
            banner.step(3)
            #expect(banner.browser.collectionView.contentOffset.x > before)
            banner.run(until: 1.6)
            #expect(banner.browser.pageIndex == 1)
        }
    }

    @Test func oneItemDoesNotTurn() {
        // Case R-B1.
        BannerFixture.run(count: 1, interval: 1) { banner in
            banner.run(until: 1)
            banner.drag(by: CGPoint(x: -200, y: 0), duration: 0.15)
            banner.run(until: 2.5)
            let rest = banner.browser.collectionView.contentOffset
            let log = banner.scene.host.log
            banner.run(until: 12)
            #expect(banner.browser.collectionView.contentOffset == rest)
            #expect(rest == .zero)
            #expect(banner.scene.host.log == log)
            #expect(log.filter { $0.hasPrefix("will") } == ["will 0"])
        }
    }

    @Test func countThroughZero() {
        // Case R-B4.
        BannerFixture.run(count: 3, interval: 0.5) { banner in
            for (index, count) in [3, 0, 0, 5, 0, 2].enumerated() {
                banner.run(until: 0.3 * Double(index + 1))
                banner.scene.host.count = count
                banner.browser.reloadData()
            }
            // Before there were no pages, the first page had rested for an interval.
            banner.expectFlips([0.5])
            #expect(banner.browser.pageIndex == 0)
            banner.run(until: 2.2)
            banner.expectFlips([0.5])
            banner.run(until: 2.7)
            banner.expectFlips([0.5, 1.8 + 0.5])
        }
    }

    @Test func reloadsThatKeepThePageDelayNothing() {
        // News each second, pages each three. A flip takes 0.3 s, a reload lies in its middle.
        BannerFixture.run(count: 5, interval: 3) { banner in
            for second in 1...12 {
                banner.run(until: Double(second))
                banner.scene.host.count = 5 + second % 2
                banner.browser.reloadData()
            }
            banner.run(until: 13.4)
            banner.expectFlips([3, 6.3, 9.6, 12.9])
            #expect(banner.browser.pageIndex == 4)
        }
    }

    @Test func reloadsThatChangeThePageBeginTheIntervalAnew() {
        BannerFixture.run(count: 5, interval: 3) { banner in
            banner.browser.scrollToPage(at: 4, animated: false)
            banner.run(until: 2)
            banner.scene.host.count = 3
            banner.browser.reloadData()
            #expect(banner.browser.pageIndex == 2)
            banner.run(until: 5.2)
            banner.expectFlips([5])
            // Back to the start.
            banner.run(until: 7)
            banner.browser.reloadData(preservingCurrentPage: false)
            banner.run(until: 10.2)
            banner.expectFlips([5, 10])
        }
    }

    @Test func changesOfSizeDelayNothing() {
        BannerFixture.run(count: 5, interval: 3) { banner in
            for (index, width) in [380, 300.5, 390].enumerated() {
                banner.run(until: 0.8 * Double(index + 1))
                banner.box.frame.size.width = width
            }
            banner.run(until: 3.2)
            banner.expectFlips([3])
        }
    }

    @Test func emptyThenFilled() {
        // Case R-B5.
        BannerFixture.run(count: 0) { banner in
            banner.run(until: 2)
            banner.scene.host.count = 4
            banner.browser.reloadData()
            banner.step()
            #expect(banner.browser.collectionView.contentOffset.x == CGFloat(20 * 390))
            banner.run(until: 5.5)
            banner.expectFlips([5])
            #expect(banner.browser.pageIndex == 1)
        }
    }

    @Test func oneTimerWhateverHappens() {
        // Case R-C2.
        BannerFixture.run(count: 5, interval: 2) { banner in
            banner.step(2)
            for _ in 0..<10 {
                banner.browser.autoPlayInterval = 2
                banner.browser.isAutoPlayEnabled = true
                banner.browser.reloadData()
                banner.drag(by: CGPoint(x: -60, y: 0), duration: 0.3)
                let end = banner.now + 1
                banner.run(until: end)
                #expect(banner.scene.simulation.scheduledTaskCount <= 1)
            }
            let idle = banner.flips.count
            banner.run(until: banner.now + 20)
            let starts = banner.flips.dropFirst(idle)
            #expect(starts.count == 8 || starts.count == 9)
            for (one, next) in zip(starts, starts.dropFirst()) {
                #expect(abs(next - one - 2.3) <= 1.01 / 120)
            }
        }
    }

    @Test func callAndSwipeBeginTheIntervalAnew() {
        // Case R-C4.
        BannerFixture.run(count: 5) { banner in
            banner.run(until: 2.8)
            banner.browser.scrollToPage(at: 1, animated: true)
            banner.run(until: 6.5)
            // The first is the call itself.
            banner.expectFlips([2.8, 6.1])
            #expect(banner.browser.pageIndex == 2)
        }
        BannerFixture.run(count: 5) { banner in
            banner.run(until: 2.8)
            banner.drag(by: CGPoint(x: -200, y: 0), duration: 0.15)
            while banner.browser.pageIndex == 0 { banner.step() }
            let settled = banner.now
            banner.run(until: settled + 3.2)
            banner.expectFlips([settled + 3])
            #expect(settled < 3.5)
        }
    }

    @Test func jumpBeginsTheIntervalAnew() {
        BannerFixture.run(count: 5) { banner in
            banner.run(until: 2.9)
            banner.browser.scrollToPage(at: 3, animated: false)
            banner.run(until: 6.2)
            banner.expectFlips([5.9])
            #expect(banner.browser.pageIndex == 4)
        }
    }

    @Test func comesBackAfterASwipe() {
        // Case R-C8.
        BannerFixture.run(count: 5) { banner in
            banner.run(until: 1)
            banner.drag(by: CGPoint(x: -200, y: 0), duration: 0.15)
            while banner.browser.pageIndex == 0 { banner.step() }
            let settled = banner.now
            banner.run(until: settled + 3.31)
            banner.expectFlips([settled + 3])
            banner.step()
            #expect(banner.browser.pageIndex == 2)
        }
    }

    @Test(arguments: [false, true], [0, 20])
    func jumpToTheSamePageBeginsTheIntervalAnew(animated: Bool, spacing: CGFloat) {
        // Case L-A16.
        BannerFixture.run(count: 5, configure: { $0.browser.itemSpacing = spacing }) { banner in
            banner.run(until: 1)
            banner.browser.scrollToPage(at: 0, animated: animated)
            banner.run(until: 4.2)
            banner.expectFlips([4])
        }
    }

    @Test(arguments: [false, true])
    func lastPageStays(animated: Bool) {
        // Case L-A16, second part.
        BannerFixture.run(count: 3, looping: false, interval: 1) { banner in
            banner.run(until: 6)
            banner.expectFlips([1, 2.3])
            #expect(banner.browser.pageIndex == 2)
            #expect(banner.scene.simulation.scheduledTaskCount == 0)
            banner.browser.scrollToPage(at: 2, animated: animated)
            banner.run(until: 8)
            banner.expectFlips([1, 2.3])
            // Back: it goes on.
            banner.drag(by: CGPoint(x: 200, y: 0), duration: 0.15)
            while banner.browser.pageIndex == 2 { banner.step() }
            let settled = banner.now
            banner.run(until: settled + 1.2)
            banner.expectFlips([1, 2.3, settled + 1])
        }
    }

    @Test func loopingAndMorePagesReArmTheLastPage() {
        BannerFixture.run(count: 2, looping: false, interval: 1) { banner in
            banner.run(until: 4)
            banner.expectFlips([1])
            banner.browser.isLoopingEnabled = true
            banner.run(until: 5.2)
            banner.expectFlips([1, 5])
            banner.run(until: 5.8)
            banner.browser.isLoopingEnabled = false
            banner.browser.scrollToPage(at: 1, animated: false)
            banner.run(until: 8)
            banner.scene.host.count = 3
            banner.browser.reloadData()
            banner.run(until: 9.2)
            #expect(abs((banner.flips.last ?? 0) - 9) <= 1.01 / 120)
        }
    }

    @Test func newIntervalBeginsNow() {
        // Case L-A18.
        BannerFixture.run(count: 5) { banner in
            banner.run(until: 1)
            banner.browser.autoPlayInterval = 1
            banner.run(until: 3.5)
            banner.expectFlips([2, 3.3])
        }
        for value in [0, -5, Double.nan, Double.infinity, -Double.infinity] {
            BannerFixture.run(count: 5) { banner in
                banner.run(until: 1)
                banner.browser.autoPlayInterval = value
                #expect(banner.browser.autoPlayInterval == 0.5)
                banner.run(until: 2.5)
                banner.expectFlips([1.5, 2.3])
            }
        }
    }

    @Test func flagTakesEffectAtOnce() {
        BannerFixture.run(count: 5, interval: 1) { banner in
            banner.run(until: 0.9)
            banner.browser.isAutoPlayEnabled = false
            #expect(banner.scene.simulation.scheduledTaskCount == 0)
            banner.run(until: 2)
            banner.browser.isAutoPlayEnabled = true
            banner.run(until: 3.1)
            banner.expectFlips([3])
            // In the middle of a flip: it is the last.
            banner.browser.isAutoPlayEnabled = false
            banner.run(until: 6)
            banner.expectFlips([3])
            #expect(banner.browser.pageIndex == 1)
        }
    }

    @Test func sameValuesChangeNothing() {
        BannerFixture.run(count: 5, interval: 1) { banner in
            for _ in 0..<5 {
                banner.run(until: banner.now + 0.2)
                banner.browser.autoPlayInterval = 1
                banner.browser.isAutoPlayEnabled = true
            }
            banner.run(until: 1.2)
            banner.expectFlips([1])
        }
    }

    @Test func jumpInMotionReArms() {
        // Case R-D7.
        for animated in [false, true] {
            BannerFixture.run(count: 10, looping: false) { banner in
                banner.step(2)
                banner.drag(by: CGPoint(x: -230, y: 0), duration: 0.1)
                banner.run(until: 0.22)
                banner.browser.scrollToPage(at: 7, animated: animated)
                while banner.browser.pageIndex != 7 { banner.step() }
                let landed = banner.now
                #expect(banner.browser.collectionView.contentOffset.x == CGFloat(7 * 390))
                banner.run(until: landed + 2.9)
                #expect(banner.browser.collectionView.contentOffset.x == CGFloat(7 * 390))
                banner.run(until: landed + 3.2)
                #expect(abs((banner.flips.last ?? 0) - landed - 3) <= 1.01 / 120)
            }
        }
    }

    @Test func verticalPagesTurnUpwards() {
        BannerFixture.run(
            count: 3, interval: 1, configure: { $0.browser.scrollDirection = .vertical }
        ) { banner in
            banner.run(until: 1.5)
            banner.expectFlips([1])
            #expect(banner.browser.pageIndex == 1)
            #expect(banner.browser.collectionView.contentOffset.y == CGFloat(16 * 200))
        }
    }

    @Test func runningFrameByFrameOrInLeapsIsTheSame() {
        BannerFixture.run(count: 3) { banner in
            banner.scene.isWatching = false
            banner.step(2)
            let simulation = banner.scene.simulation
            var frames = 0
            while simulation.now.seconds < 10, let next = simulation.nextActiveTick {
                simulation.step(to: next)
                frames += 1
            }
            #expect(banner.browser.pageIndex == 0)
            // Three flips of 0.3 s at 120 Hz, and a few frames around each: the rest is leapt over.
            #expect(frames < 3 * 36 + 100)
        }
    }
}
