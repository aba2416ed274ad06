import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// `scrollToPage(at:animated:)`.
struct ScrollToPageTests {
    @Test func jumpLandsAtOnce() {
        BrowserFixture.run(count: 10) { scene in
            scene.browser.scrollToPage(at: 7, animated: false)
            #expect(scene.browser.pageIndex == 7)
            #expect(scene.slot == 7)
            #expect(scene.overlay.log.last == "7")
            #expect(scene.browser.visibleCell() != nil)
            #expect(scene.pageInPlace == 7)
            scene.step(5)
            #expect(scene.pageInPlace == 7)
        }
    }

    @Test func animationTakesItsTimeAndTellsAtTheEnd() {
        BrowserFixture.run(count: 10) { scene in
            scene.browser.scrollToPage(at: 1, animated: true)
            // Reference 4.1: 0.300 s.
            scene.step(35)
            #expect(scene.browser.pageIndex == 0)
            #expect(scene.offset.x > 380)
            scene.step(1)
            #expect(scene.browser.pageIndex == 1)
            #expect(scene.offset.x == 390)
            #expect(scene.overlay.log == ["setup", "(10,0)", "1"])
        }
    }

    @Test(arguments: [-1, 10, Int.min, Int.max], [true, false])
    func pagesThatDoNotExistAreIgnored(page: Int, animated: Bool) {
        BrowserFixture.run(count: 10, looping: true) { scene in
            scene.browser.scrollToPage(at: page, animated: animated)
            scene.settle()
            #expect(scene.browser.pageIndex == 0)
            #expect(scene.slot == 50)
            #expect(scene.overlay.log == ["setup", "(10,0)"])
        }
    }

    @Test func arrivesUnderAFingerThatLiesStill() {
        // No drag follows whose end would tell of the page: it is told when the animation is over.
        BrowserFixture.run(count: 10) { scene in
            scene.touchDown()
            scene.step(2)
            scene.browser.scrollToPage(at: 1, animated: true)
            scene.wait(0.5)
            #expect(scene.offset.x == 390)
            #expect(scene.browser.pageIndex == 1)
            scene.lift()
            scene.settle()
            #expect(scene.browser.pageIndex == 1)
            #expect(scene.overlay.log == ["setup", "(10,0)", "1"])
        }
    }

    @Test func jumpUnderADragTellsOfEachCellOnce() {
        // The way home and the jump, in one turn, lead back to a cell that is on screen already.
        for page in 0..<2 {
            BrowserFixture.run(count: 2, looping: true) { scene in
                for _ in 0..<3 {
                    scene.drag(by: CGPoint(x: 230, y: 0), duration: 0.4, lifts: false)
                    scene.wait(0.4)
                    scene.browser.scrollToPage(at: 1 - page, animated: true)
                    scene.browser.scrollToPage(at: page, animated: false)
                    scene.step(3)
                    #expect(scene.host.shown.contains { $0.page == page })
                    scene.lift()
                    scene.settle()
                    #expect(scene.host.pagesShown == scene.visiblePages)
                }
            }
        }
    }

    @Test func takesTheShortWayRound() {
        // Case R-A6: 29 → 28 is one page, and shows only these; 28 → 1 is three.
        BrowserFixture.run(count: 30, looping: true) { scene in
            scene.swipe(.right)
            #expect(scene.browser.pageIndex == 29)
            scene.host.clearLog()
            let start = scene.offset.x
            scene.browser.scrollToPage(at: 28, animated: true)
            scene.settle()
            #expect(scene.offset.x - start == -390)
            let shown = Set(scene.host.log.filter { $0.hasPrefix("will") })
            #expect(shown == ["will 28"])
            let second = scene.offset.x
            scene.browser.scrollToPage(at: 1, animated: true)
            scene.step(35)
            #expect(scene.offset.x - second > 2.9 * 390 && scene.offset.x - second < 3 * 390)
            scene.settle()
            #expect(scene.browser.pageIndex == 1)
            #expect(scene.slot == 151)
        }
    }

    @Test func seamIsCrossedByOnePage() {
        // Case L-A10.
        BrowserFixture.run(count: 5, looping: true) { scene in
            scene.browser.scrollToPage(at: 4, animated: true)
            scene.step(35)
            #expect(scene.slot > 24 && scene.slot < 25)
            scene.settle()
            #expect(scene.browser.pageIndex == 4)
            #expect(scene.slot == 29)
            scene.browser.scrollToPage(at: 0, animated: true)
            scene.step(35)
            #expect(scene.slot > 29 && scene.slot < 30)
            scene.settle()
            #expect(scene.slot == 25)
            #expect(scene.overlay.log == ["setup", "(5,0)", "4", "0"])
        }
        BrowserFixture.run(count: 4, looping: true) { scene in
            scene.browser.scrollToPage(at: 2, animated: true)
            scene.step(35)
            #expect(scene.slot < 19)
            scene.settle()
            #expect(scene.browser.pageIndex == 2)
        }
    }

    @Test(arguments: [true, false], [0.0, 20])
    func presentPageIsNoMotion(animated: Bool, spacing: CGFloat) {
        // Case L-A16: nothing waits for an end that never comes.
        BrowserFixture.run(count: 5, looping: true) {
            $0.browser.itemSpacing = spacing
        } body: { scene in
            let before = scene.offset
            scene.browser.scrollToPage(at: 0, animated: animated)
            scene.step(2)
            #expect(scene.offset == before)
            #expect(!scene.simulation.isMoving)
            scene.swipe(.left)
            #expect(scene.browser.pageIndex == 1)
        }
    }

    @Test(arguments: [true, false], [true, false])
    func jumpInFlightIsNotAddedTo(animated: Bool, looping: Bool) {
        // Case R-D7, under both readings of what an offset set by code does to a motion.
        for reading in PlatformModel.UnanimatedOffset.allCases {
            var model = PlatformModel()
            model.unanimatedOffset = reading
            BrowserFixture.run(count: 10, looping: looping, model: model) { scene in
                scene.fling(.left)
                scene.wait(0.2)
                scene.browser.scrollToPage(at: 7, animated: animated)
                if !animated { #expect(scene.browser.pageIndex == 7) }
                scene.settle()
                #expect(scene.browser.pageIndex == 7)
                #expect(scene.slot == CGFloat(looping ? 57 : 7))
                scene.wait(1)
                #expect(scene.pageInPlace == 7)
                #expect(scene.overlay.log == ["setup", "(10,0)", "7"])
                scene.swipe(.left)
                #expect(scene.browser.pageIndex == 8)
            }
        }
    }

    @Test func newAnimationReplacesTheLast() {
        BrowserFixture.run(count: 10) { scene in
            scene.browser.scrollToPage(at: 5, animated: true)
            scene.wait(0.1)
            scene.browser.scrollToPage(at: 2, animated: true)
            scene.settle()
            #expect(scene.browser.pageIndex == 2)
            #expect(scene.overlay.log == ["setup", "(10,0)", "2"])
        }
    }

    @Test func rapidNextRestsOnAPage() {
        // Case R-J9: next ×20 in a second with four pages.
        for looping in [true, false] {
            BrowserFixture.run(count: 4, looping: looping) { scene in
                for _ in 0..<20 {
                    scene.browser.scrollToPage(at: scene.browser.pageIndex + 1, animated: true)
                    scene.wait(0.05)
                }
                scene.settle()
                #expect(scene.pageInPlace == scene.browser.pageIndex)
                // An animation to the same page is left to run, so three fit into the second.
                #expect(scene.browser.pageIndex == 3)
                #expect(scene.overlay.log == ["setup", "(4,0)", "1", "2", "3"])
            }
        }
    }

    @Test func fingerGoesFirst() {
        BrowserFixture.run(count: 10) { scene in
            scene.drag(by: CGPoint(x: -60, y: 0), duration: 0.2, lifts: false)
            scene.wait(0.3)
            let held = scene.offset
            scene.browser.scrollToPage(at: 5, animated: true)
            scene.wait(0.5)
            #expect(scene.offset == held)
            #expect(scene.browser.pageIndex == 0)
            scene.lift(CGPoint(x: 135, y: 422))
            scene.settle()
            #expect(scene.pageInPlace == 5)
            #expect(scene.browser.pageIndex == 5)
        }
    }

    @Test func jumpUnderAFingerGoesOnFromThere() {
        BrowserFixture.run(count: 10) { scene in
            scene.drag(by: CGPoint(x: -60, y: 0), duration: 0.2, lifts: false)
            scene.wait(0.3)
            scene.browser.scrollToPage(at: 5, animated: false)
            #expect(scene.browser.pageIndex == 5)
            scene.step(2)
            #expect(scene.browser.collectionView.isDragging)
            scene.lift(CGPoint(x: 135, y: 422))
            scene.settle()
            #expect(scene.pageInPlace == 5)
        }
    }

    @Test func fingerThatStopsAnAnimationSettlesIt() {
        for reading in PlatformModel.InterruptedOffset.allCases {
            var model = PlatformModel()
            model.interruptedOffset = reading
            BrowserFixture.run(count: 10, model: model) { scene in
                scene.browser.scrollToPage(at: 1, animated: true)
                scene.wait(0.1)
                scene.touchDown()
                scene.wait(0.2)
                #expect(scene.browser.pageIndex == 0)
                scene.lift()
                scene.settle()
                // A quarter of the way: back.
                #expect(scene.pageInPlace == 0)
                #expect(scene.browser.pageIndex == 0)
                #expect(scene.overlay.log == ["setup", "(10,0)"])
                scene.swipe(.left)
                #expect(scene.browser.pageIndex == 1)
            }
        }
    }

    @Test func caughtFlingsUnderEitherReading() {
        for reading in PlatformModel.CaughtDeceleration.allCases {
            var model = PlatformModel()
            model.caughtDeceleration = reading
            BrowserFixture.run(count: 10, looping: true, model: model) { scene in
                for _ in 0..<6 {
                    scene.fling(.left)
                    scene.wait(0.22)
                    #expect(scene.browser.collectionView.isDecelerating)
                }
                scene.settle()
                #expect(scene.pageInPlace == scene.browser.pageIndex)
                #expect(scene.browser.pageIndex >= 4)
            }
        }
    }

    @Test func pageAskedForBeforeTheViewIsThereIsShownFirst() {
        BrowserFixture.run(count: 10, looping: true) {
            $0.browser.scrollToPage(at: 6, animated: true)
            #expect($0.browser.pageIndex == 6)
        } body: { scene in
            #expect(scene.pageInPlace == 6)
            #expect(scene.overlay.log == ["setup", "(10,6)"])
        }
    }

    @Test func hostMayScrollTheCollectionViewItself() {
        BrowserFixture.run(count: 10) { scene in
            let collection = scene.browser.collectionView
            let path = IndexPath(item: 4, section: 0)
            collection.scrollToItem(at: path, at: .left, animated: true)
            scene.settle()
            #expect(scene.browser.pageIndex == 4)
            collection.contentOffset = CGPoint(x: 2 * 390, y: 0)
            scene.step()
            #expect(scene.browser.pageIndex == 2)
            #expect(scene.pageInPlace == 2)
        }
    }
}
