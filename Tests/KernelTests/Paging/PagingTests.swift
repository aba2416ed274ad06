import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// Paging and reuse.
struct PagingTests {
    @Test func opensAtTheInitialPage() {
        BrowserFixture.run(count: 10) {
            $0.browser.initialIndex = 3
        } body: { scene in
            #expect(scene.browser.pageIndex == 3)
            #expect(scene.offset == CGPoint(x: 3 * 390, y: 0))
            #expect(scene.pageInPlace == 3)
            #expect(scene.host.log == ["count", "cell 3", "will 3"])
            #expect(scene.overlay.log == ["setup", "(10,3)"])
        }
    }

    @Test func swipesTurnPagesBothWays() {
        BrowserFixture.run(count: 5) { scene in
            for page in 1...4 {
                scene.swipe(.left)
                #expect(scene.browser.pageIndex == page)
                #expect(scene.pageInPlace == page)
            }
            for page in [3, 2, 1, 0] {
                scene.swipe(.right)
                #expect(scene.browser.pageIndex == page)
                #expect(scene.pageInPlace == page)
            }
            #expect(
                scene.overlay.log == ["setup", "(5,0)", "1", "2", "3", "4", "3", "2", "1", "0"])
        }
    }

    @Test func endsBounceWithoutTurning() {
        // Case R-J9: over-swiping gives nobody an index of −1 or n.
        BrowserFixture.run(count: 3) { scene in
            for _ in 0..<3 { scene.swipe(.right) }
            #expect(scene.browser.pageIndex == 0)
            #expect(scene.offset == .zero)
            for _ in 0..<6 { scene.swipe(.left) }
            #expect(scene.browser.pageIndex == 2)
            #expect(scene.offset.x == 780)
            #expect(scene.overlay.log == ["setup", "(3,0)", "1", "2"])
        }
    }

    @Test func pageIndexChangesOnceAndOnlyAtTheEnd() {
        BrowserFixture.run(count: 5) { scene in
            scene.fling(.left)
            var changes: [Int] = []
            for _ in 0..<120 {
                let before = scene.browser.pageIndex
                scene.step()
                if scene.browser.pageIndex != before {
                    changes.append(scene.browser.pageIndex)
                    #expect(scene.offset.x == 390)
                }
            }
            #expect(changes == [1])
        }
    }

    @Test func slowDragBackChangesNothing() {
        BrowserFixture.run(count: 5) { scene in
            scene.drag(by: CGPoint(x: -100, y: 0), duration: 1)
            scene.settle()
            #expect(scene.browser.pageIndex == 0)
            #expect(scene.offset == .zero)
            #expect(scene.overlay.log == ["setup", "(5,0)"])
        }
    }

    @Test func flingsThatCatchTheLastOneEachTurnAPage() {
        // Case R-J10: two flings 0.15 s apart rest on 2, told in order.
        BrowserFixture.run(count: 5) { scene in
            scene.fling(.left)
            scene.wait(0.25)
            scene.fling(.left)
            scene.settle()
            #expect(scene.browser.pageIndex == 2)
            #expect(scene.overlay.log.last == "2")
            #expect([["1", "2"], ["2"]].contains(Array(scene.overlay.log.dropFirst(2))))
        }
    }

    @Test func tapOnAMovingPagerLetsItSettle() {
        // Case R-D4.
        BrowserFixture.run(count: 5) { scene in
            scene.fling(.left)
            scene.wait(0.2)
            #expect(scene.browser.collectionView.isDecelerating)
            scene.touchDown()
            scene.wait(0.05)
            scene.lift()
            scene.settle()
            #expect(scene.offset.x.truncatingRemainder(dividingBy: 390) == 0)
            #expect(scene.pageInPlace == scene.browser.pageIndex)
            let before = scene.browser.pageIndex
            scene.swipe(.left)
            #expect(scene.browser.pageIndex == before + 1)
        }
    }

    @Test func onePageBounces() {
        // Case R-B1: looping, but one item does not page.
        BrowserFixture.run(count: 1, looping: true) { scene in
            scene.drag(by: CGPoint(x: -150, y: 0), duration: 0.3)
            scene.wait(0.3)
            #expect(scene.offset.x > 20)
            scene.settle()
            scene.swipe(.right)
            #expect(scene.offset == .zero)
            #expect(scene.browser.pageIndex == 0)
            #expect(scene.host.log == ["count", "cell 0", "will 0"])
        }
    }

    @Test func noPagesShowNothing() {
        BrowserFixture.run(count: 0, looping: true) { scene in
            scene.swipe(.left)
            scene.swipe(.right)
            scene.browser.scrollToPage(at: 0, animated: true)
            #expect(scene.browser.visibleCell() == nil)
            #expect(scene.browser.visibleZoomImageCell() == nil)
            #expect(scene.browser.pageIndex == 0)
            #expect(scene.browser.realIndex(fromVirtual: 7) == 0)
            #expect(scene.browser.collectionView.visibleCells.isEmpty)
            #expect(scene.host.log == ["count"])
            #expect(scene.overlay.log == ["setup", "(0,0)"])
        }
    }

    @Test func negativeCountsAreNone() {
        BrowserFixture.run(count: -4, looping: true) { scene in
            scene.browser.reloadData()
            scene.step()
            #expect(scene.overlay.log == ["setup", "(0,0)", "(0,0)"])
        }
    }

    @Test func browserWithoutHostIsEmpty() {
        BrowserFixture.run(count: 3) {
            $0.browser.delegate = nil
            $0.isWatching = false
        } body: { scene in
            scene.swipe(.left)
            #expect(scene.browser.collectionView.visibleCells.isEmpty)
            // A host that comes late is asked in the next layout pass.
            scene.browser.delegate = scene.host
            scene.isWatching = true
            scene.step()
            #expect(scene.pageInPlace == 0)
        }
    }

    @Test func hostThatHasGoneLeavesBlankPages() {
        BrowserFixture.run(count: 3) { scene in
            let other = TestHost(count: 5)
            weak var gone: TestHost?
            do {
                let brief = TestHost(count: 5)
                gone = brief
                scene.browser.delegate = brief
                scene.host.count = 5
                scene.step()
            }
            #expect(gone == nil)
            scene.swipe(.left)
            scene.swipe(.left)
            #expect(scene.browser.pageIndex == 2)
            scene.browser.delegate = other
            scene.step()
            #expect(scene.pageInPlace == 2)
        }
    }

    @Test(arguments: [10, 1_000, 10_000_000])
    func cellsAndWorkAreTheSameForAnyCount(count: Int) {
        BrowserFixture.run(count: count, looping: true) { scene in
            let before = scene.simulation.counters
            for _ in 0..<8 { scene.swipe(.left) }
            let work = scene.simulation.counters.since(before)
            #expect(scene.browser.pageIndex == 8)
            // Four at most (rule cell-life); the fourth is made within the first swipes.
            #expect(scene.browser.collectionView.liveCells.count <= 4)
            #expect(work.cellsMade <= 3)
        }
    }

    @Test func cellsComeBackEmpty() {
        BrowserFixture.run(count: 8) { scene in
            // The host itself complains about a cell that is not (`TestHost`).
            for _ in 0..<7 { scene.swipe(.left) }
            #expect(scene.simulation.counters.cellsReused > 0)
        }
    }

    @Test func cellKeptForAMomentShowsItsPageAgain() {
        BrowserFixture.run(count: 5) { scene in
            scene.swipe(.left)
            scene.host.clearLog()
            scene.swipe(.right)
            // Without being asked for again (rule cell-life), and still told.
            #expect(scene.host.log.contains("will 0"))
            #expect(!scene.host.log.contains("cell 0"))
            #expect(scene.host.pagesShown == [0])
        }
    }

    @Test func lateImagesGoToTheRightPages() {
        // Case R-K2; the fixture looks at each frame.
        BrowserFixture.run(count: 12) {
            $0.host.loading = .after(1)
        } body: { scene in
            for _ in 0..<6 {
                scene.fling(.left)
                scene.wait(0.2)
            }
            scene.settle()
            scene.wait(1.5)
            #expect(scene.picture.first?.contains("item: \(scene.browser.pageIndex)") == true)
        }
    }

    @Test(arguments: [JXPhotoBrowserScrollDirection.horizontal, .vertical])
    func spacingKeepsPagesOnTheGrid(direction: JXPhotoBrowserScrollDirection) {
        // Cases R-L1, L-D01.
        BrowserFixture.run(count: 30) {
            $0.browser.itemSpacing = 20
            $0.browser.scrollDirection = direction
        } body: { scene in
            let isHorizontal = direction == .horizontal
            let pitch: CGFloat = isHorizontal ? 410 : 864
            for page in 1..<30 {
                scene.swipe(isHorizontal ? .left : .up)
                let position = isHorizontal ? scene.offset.x : scene.offset.y
                #expect(position == pitch * CGFloat(page))
                #expect(scene.pageInPlace == page)
            }
            scene.swipe(isHorizontal ? .left : .up)
            #expect(scene.pageInPlace == 29)
        }
    }

    @Test func spacingThatMakesNoSenseIsNone() {
        let browser = JXPhotoBrowserViewController()
        for spacing in [-5, CGFloat.nan, CGFloat.infinity, -CGFloat.infinity] {
            browser.itemSpacing = 7
            browser.itemSpacing = spacing
            #expect(browser.itemSpacing == 0)
        }
    }
}
