import Testing
@_spi(Simulation) @testable import UIKit

@testable import JXPhotoBrowser

/// Endless paging.
struct LoopingTests {
    /// The block of ten in which the pager is.
    private func block(_ scene: BrowserFixture) -> Int {
        Int((scene.offset.x / 390).rounded()) / scene.host.count
    }

    @Test(arguments: [(BrowserFixture.Way.left, 1), (.right, 2)])
    func settledSwipesGoOnForEver(way: BrowserFixture.Way, page: Int) {
        // Case L-A01: 16 swipes over three pages, each settled, and at rest in block 5.
        BrowserFixture.run(count: 3, looping: true) { scene in
            #expect(scene.slot == 15)
            for count in 1...16 {
                scene.swipe(way)
                let wanted = way == .left ? count % 3 : (48 - count) % 3
                #expect(scene.browser.pageIndex == wanted)
                #expect(scene.pageInPlace == wanted)
                #expect(block(scene) == 5)
            }
            #expect(scene.browser.pageIndex == page)
        }
    }

    @Test(arguments: [BrowserFixture.Way.left, .right], [2, 3, 10])
    func interruptedFlingsGoOnForEver(way: BrowserFixture.Way, count: Int) {
        // Case R-A1, R-A9: each finger comes down 0.1 s after the last lift.
        BrowserFixture.run(count: count, looping: true) { scene in
            var last = scene.offset.x
            for _ in 0..<30 {
                scene.fling(way)
                for _ in 0..<24 {
                    scene.step()
                    // A step within a frame, apart from whole rounds.
                    let round = CGFloat(count) * 390
                    var step = (scene.offset.x - last).truncatingRemainder(dividingBy: round)
                    if step > round / 2 { step -= round }
                    if step < -round / 2 { step += round }
                    #expect(abs(step) < 60)
                    last = scene.offset.x
                    // A page of room on both sides.
                    #expect(scene.offset.x >= 390)
                    #expect(scene.offset.x <= CGFloat(10 * count - 2) * 390)
                }
            }
            scene.settle()
            #expect(block(scene) == 5)
            #expect(scene.pageInPlace == scene.browser.pageIndex)
            let turned = scene.host.log.filter { $0.hasPrefix("will") }.count
            #expect(turned >= 15)
        }
    }

    @Test func twoPagesLoopBothWays() {
        // Case R-A5.
        BrowserFixture.run(count: 2, looping: true) { scene in
            for page in [1, 0] {
                scene.swipe(.left)
                #expect(scene.browser.pageIndex == page)
            }
            for page in [1, 0] {
                scene.swipe(.right)
                #expect(scene.browser.pageIndex == page)
            }
            for way in [-150.0, 150] {
                scene.drag(by: CGPoint(x: way, y: 0), duration: 0.4, lifts: false)
                scene.wait(0.5)
                let cells = scene.browser.collectionView.visibleCells
                #expect(cells.count == 2)
                #expect(Set(cells.map(ObjectIdentifier.init)).count == 2)
                #expect(Set(scene.visiblePages) == [0, 1])
                scene.lift(CGPoint(x: 195 + way, y: 422))
                scene.settle()
                #expect(scene.browser.pageIndex == 0)
            }
        }
    }

    enum Binding: CaseIterable {
        case atOnce
        case late
        case placeholderFirst
    }

    @Test(arguments: Binding.allCases)
    func recentringAtRestIsInvisible(binding: Binding) {
        // Case R-A10: from the last page to the first.
        BrowserFixture.run(count: 3, looping: true) {
            switch binding {
            case .atOnce: $0.host.loading = .atOnce
            case .late: $0.host.loading = .after(0.05)
            case .placeholderFirst: $0.host.loading = .placeholderThen(0.05)
            }
            $0.browser.initialIndex = 2
        } body: { scene in
            scene.wait(0.2)
            scene.fling(.left)
            // Until the next page is all but in place, and loaded.
            for _ in 0..<120 where scene.offset.x < 18 * 390 - 20 { scene.step() }
            #expect(scene.slot > 17.5)
            let before = scene.picture
            #expect(before.contains { $0.contains("testCard(item: 0)") })
            var isRecentred = false
            for _ in 0..<60 {
                scene.step()
                isRecentred = isRecentred || scene.slot == 15
                let picture = scene.picture
                #expect(picture.contains { $0.contains("testCard(item: 0)") })
                #expect(picture.allSatisfy { !$0.contains("placeholder") && !$0.contains("empty") })
            }
            #expect(isRecentred)
            #expect(scene.browser.pageIndex == 0)
        }
    }

    @Test func recentringInADragIsInvisible() {
        BrowserFixture.run(count: 3, looping: true) {
            $0.host.loading = .after(0.02)
        } body: { scene in
            // Flings that are caught stray from the block without resting.
            for _ in 0..<3 {
                scene.fling(.left)
                scene.wait(0.25)
            }
            scene.fling(.left)
            var last = scene.offset.x
            var lastPicture = scene.picture
            var seams = 0
            for _ in 0..<60 {
                scene.step()
                if abs(scene.offset.x - last) > 390 {
                    seams += 1
                    // The same pictures, as far as the finger has moved them.
                    #expect(names(scene.picture) == names(lastPicture))
                }
                last = scene.offset.x
                lastPicture = scene.picture
            }
            #expect(seams >= 1)
        }
    }

    private func names(_ picture: [String]) -> [Substring] {
        picture.compactMap { $0.split(separator: " at ").first }
    }

    @Test func recentringReportsTheEndBeforeTheNewBeginning() {
        // The fixture's host counts by page and by cell; both must see page 0 on screen.
        BrowserFixture.run(count: 3, looping: true) {
            $0.browser.initialIndex = 2
        } body: { scene in
            scene.swipe(.left)
            let tail = scene.host.log.filter { $0 != "cell 1" }.suffix(3)
            #expect(Array(tail) == ["end 0", "cell 0", "will 0"])
            #expect(scene.host.pagesShown == [0])
        }
    }

    @Test func inFlightThePagerIsBroughtBackBeforeTheEnds() {
        // Two pages: 20 items. The offset is put near the end while a page settles.
        BrowserFixture.run(count: 2, looping: true) { scene in
            scene.fling(.left)
            scene.wait(0.2)
            let collection = scene.browser.collectionView
            #expect(collection.isDecelerating)
            let velocityBefore = scene.offset.x
            scene.step()
            let pace = scene.offset.x - velocityBefore
            scene.isWatching = false
            collection.contentOffset.x += 6 * 390
            scene.isWatching = true
            // Item 17 and more is beyond the last but two blocks: it is shifted by whole rounds.
            #expect(scene.slot < 13)
            let place = scene.offset.x
            scene.step()
            #expect(scene.offset.x > place)
            #expect(scene.offset.x - place <= pace)
            scene.settle()
            #expect(scene.browser.pageIndex == 1)
            #expect(block(scene) == 5)
        }
    }

    @Test func loopingMayChangeAndKeepsThePage() {
        BrowserFixture.run(count: 5, looping: false) {
            $0.browser.initialIndex = 4
        } body: { scene in
            scene.browser.isLoopingEnabled = true
            scene.step()
            #expect(scene.browser.pageIndex == 4)
            #expect(scene.slot == 29)
            #expect(scene.pageInPlace == 4)
            scene.swipe(.left)
            #expect(scene.browser.pageIndex == 0)
            scene.browser.isLoopingEnabled = false
            scene.step()
            #expect(scene.offset.x == 0)
            scene.swipe(.right)
            #expect(scene.browser.pageIndex == 0)
            // No reload has happened.
            #expect(scene.overlay.log == ["setup", "(5,4)", "0"])
            #expect(scene.host.log.filter { $0 == "count" }.count == 1)
        }
    }

    @Test func realIndexWrapsAnyItem() {
        BrowserFixture.run(count: 4, looping: true) { scene in
            let items = [20, 23, 24, -1, 41]
            #expect(items.map { scene.browser.realIndex(fromVirtual: $0) } == [0, 3, 0, 3, 1])
        }
    }
}
