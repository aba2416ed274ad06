import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// `reloadData(preservingCurrentPage:)`.
struct ReloadTests {
    @Test func deletingDownToNothingAndBack() {
        // Case L-A11.
        BrowserFixture.run(count: 5, looping: true) {
            $0.browser.initialIndex = 4
        } body: { scene in
            scene.host.count = 2
            scene.browser.reloadData()
            #expect(scene.browser.pageIndex == 1)
            scene.step()
            #expect(scene.slot == 11)
            #expect(scene.pageInPlace == 1)
            scene.host.count = 0
            scene.browser.reloadData()
            scene.step()
            #expect(scene.browser.pageIndex == 0)
            #expect(scene.browser.collectionView.visibleCells.isEmpty)
            #expect(scene.host.pagesShown.isEmpty)
            scene.host.count = 3
            scene.browser.reloadData()
            scene.step()
            #expect(scene.browser.pageIndex == 0)
            #expect(scene.slot == 15)
            #expect(scene.pageInPlace == 0)
            #expect(scene.overlay.log == ["setup", "(5,4)", "(2,1)", "(0,0)", "(3,0)"])
        }
    }

    @Test func deletingTheLastPageShowsTheOneBefore() {
        // Cases R-J1, R-J2.
        BrowserFixture.run(count: 5) {
            $0.browser.initialIndex = 4
        } body: { scene in
            for count in [4, 3, 2, 1] {
                scene.host.count = count
                scene.browser.reloadData()
                scene.step()
                #expect(scene.browser.pageIndex == count - 1)
                #expect(scene.slot == CGFloat(count - 1))
                #expect(scene.pageInPlace == count - 1)
            }
            scene.host.count = 0
            scene.browser.reloadData()
            scene.step()
            #expect(scene.browser.pageIndex == 0)
            let told = ["setup", "(5,4)", "(4,3)", "(3,2)", "(2,1)", "(1,0)", "(0,0)"]
            #expect(scene.overlay.log == told)
        }
    }

    @Test func endsAreThoseOfTheBeginnings() {
        // Case L-A12: page 2 of 5 (v = 27), then two pages: its end is still that of 2.
        BrowserFixture.run(count: 5, looping: true) {
            $0.browser.initialIndex = 2
        } body: { scene in
            scene.host.clearLog()
            scene.host.count = 2
            scene.browser.reloadData()
            scene.step()
            #expect(scene.host.log == ["count", "end 2", "cell 1", "will 1"])
        }
    }

    @Test func startingEmptyShowsTheInitialPageWhenThereIsOne() {
        // Case R-B5: v starts at 20.
        BrowserFixture.run(count: 0, looping: true) { scene in
            scene.host.count = 4
            scene.browser.reloadData()
            scene.step()
            #expect(scene.slot == 20)
            #expect(scene.pageInPlace == 0)
        }
        BrowserFixture.run(count: 0, looping: true) {
            $0.browser.initialIndex = 2
        } body: { scene in
            #expect(scene.browser.pageIndex == 0)
            scene.host.count = 4
            scene.browser.reloadData()
            scene.step()
            #expect(scene.pageInPlace == 2)
            #expect(scene.browser.pageIndex == 2)
        }
    }

    @Test func jumpRightAfterAReloadKnowsTheNewPages() {
        // Case R-J6.
        BrowserFixture.run(count: 0) { scene in
            scene.host.count = 6
            scene.browser.reloadData()
            scene.browser.scrollToPage(at: 5, animated: false)
            #expect(scene.browser.pageIndex == 5)
            scene.step()
            #expect(scene.pageInPlace == 5)
        }
    }

    @Test func withoutPreservingTheInitialPageIsShown() {
        BrowserFixture.run(count: 5, looping: true) {
            $0.browser.initialIndex = 1
        } body: { scene in
            scene.swipe(.left)
            scene.swipe(.left)
            scene.browser.initialIndex = 12
            scene.browser.reloadData(preservingCurrentPage: false)
            #expect(scene.browser.pageIndex == 2)
            scene.step()
            #expect(scene.pageInPlace == 2)
            #expect(scene.overlay.log.last == "(5,2)")
        }
    }

    @Test func cellsAreAskedForAnew() {
        BrowserFixture.run(count: 5) { scene in
            scene.host.clearLog()
            scene.browser.reloadData()
            scene.step()
            #expect(scene.host.log == ["count", "end 0", "cell 0", "will 0"])
        }
    }

    enum Moment: CaseIterable {
        case dragging
        case settling
        case animating
        case caught
    }

    /// Brings the pager into motion from page 2, towards 3 or, animated, 4.
    private func begin(_ moment: Moment, _ scene: BrowserFixture) {
        switch moment {
        case .dragging:
            scene.drag(by: CGPoint(x: -120, y: 0), duration: 0.2, lifts: false)
            scene.wait(0.15)
        case .settling:
            scene.fling(.left)
            scene.wait(0.17)
        case .animating:
            scene.browser.scrollToPage(at: 4, animated: true)
            scene.wait(0.12)
        case .caught:
            scene.fling(.left)
            scene.wait(0.17)
            scene.touchDown(finger: 1)
            scene.step(2)
        }
    }

    private func end(_ moment: Moment, _ scene: BrowserFixture) {
        if moment == .dragging {
            scene.wait(0.1)
            scene.lift(CGPoint(x: 75, y: 422))
        }
        if moment == .caught { scene.lift(finger: 1) }
        scene.settle()
    }

    @Test(arguments: Moment.allCases, [true, false])
    func reloadInMotionLetsItGoOn(moment: Moment, looping: Bool) {
        BrowserFixture.run(count: 6, looping: looping) {
            $0.browser.initialIndex = 2
        } body: { scene in
            begin(moment, scene)
            let before = scene.offset
            scene.browser.reloadData()
            #expect(scene.offset == before)
            #expect(scene.browser.pageIndex == 2)
            scene.step()
            #expect(abs(scene.offset.x - before.x) < 70)
            end(moment, scene)
            #expect(scene.pageInPlace == scene.browser.pageIndex)
            switch moment {
            case .dragging: #expect(scene.browser.pageIndex == 2)
            case .settling: #expect(scene.browser.pageIndex == 3)
            case .animating: #expect(scene.browser.pageIndex == 4)
            case .caught: #expect([2, 3].contains(scene.browser.pageIndex))
            }
            #expect(scene.overlay.log.prefix(3) == ["setup", "(6,2)", "(6,2)"])
        }
    }

    @Test(arguments: Moment.allCases, [true, false])
    func reloadInMotionWithOtherCounts(moment: Moment, looping: Bool) {
        for count in [0, 1, 2, 3, 4, 5, 7, 40] {
            BrowserFixture.run(count: 6, looping: looping) {
                $0.browser.initialIndex = 2
            } body: { scene in
                begin(moment, scene)
                let before = scene.offset.x
                scene.host.count = count
                scene.browser.reloadData()
                #expect(scene.browser.pageIndex < max(1, count))
                if count > 5 {
                    // The pages in view are there still: apart from whole pages nothing moves.
                    let moved = (scene.offset.x - before).truncatingRemainder(dividingBy: 390)
                    #expect(abs(moved) < 0.01)
                }
                scene.step(3)
                end(moment, scene)
                if count == 0 {
                    #expect(scene.browser.visibleCell() == nil)
                } else {
                    #expect(scene.pageInPlace == scene.browser.pageIndex)
                }
                if count > 5 && moment == .settling { #expect(scene.browser.pageIndex == 3) }
                if count >= 5 && moment == .animating { #expect(scene.browser.pageIndex == 4) }
                #expect(scene.overlay.log.filter { $0.hasPrefix("(") }.count == 2)
                // Nothing is stuck.
                if count > 1 {
                    let page = scene.browser.pageIndex
                    scene.swipe(page == count - 1 && !looping ? .right : .left)
                    #expect(scene.browser.pageIndex != page)
                }
            }
        }
    }

    @Test(arguments: Moment.allCases)
    func reloadFromTheStartEndsAMotion(moment: Moment) {
        BrowserFixture.run(count: 6, looping: true) {
            $0.browser.initialIndex = 2
        } body: { scene in
            begin(moment, scene)
            scene.browser.initialIndex = 0
            scene.browser.reloadData(preservingCurrentPage: false)
            #expect(scene.browser.pageIndex == 0)
            scene.step(2)
            end(moment, scene)
            #expect(scene.pageInPlace == scene.browser.pageIndex)
            if moment == .settling || moment == .animating {
                #expect(scene.browser.pageIndex == 0)
            }
        }
    }

    @Test func countsThroughZeroInARow() {
        // Case R-B4, without autoplay.
        BrowserFixture.run(count: 3, looping: true) { scene in
            for count in [3, 0, 0, 5, 0, 2] {
                scene.host.count = count
                scene.browser.reloadData()
                scene.wait(0.3)
            }
            #expect(scene.pageInPlace == 0)
            scene.swipe(.left)
            #expect(scene.browser.pageIndex == 1)
        }
    }
}
