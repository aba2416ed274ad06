import Testing

@_spi(Simulation) @testable import UIKit

/// The life of cells as decided: what is visible, one prefetched in the direction of motion, one
/// that has left kept; the next one that leaves sends it to the reuse queue (rule "cell-life").
@Suite struct CellLifeTests {
    @Test func pagingForwardLivesOnFourCells() {
        CollectionFixture.runPager(10) { fixture in
            #expect(fixture.host.takeEvents() == "ask 0 a, show 0 a")
            let table = fixture.table([
                0, 10, 20, 30, 399, 400, 400, 410, 420, 800, 810, 820, 1_200, 1_210, 1_220,
            ])
            #expect(
                table == """
                    10: ask 1 b, show 1 b
                    20: ask 2 c
                    400: end 0 a
                    410: show 2 c, ask 3 d
                    800: end 1 b
                    810: show 3 d, reuse a, ask 4 a
                    1200: end 2 c
                    1210: show 4 a, reuse b, ask 5 b
                    """)
            fixture.check(4)
            #expect(fixture.view.liveCells.map(\.serialNumber) == [0, 1, 2, 3])
            #expect(fixture.view.liveCells.map(\.useCount) == [1, 1, 0, 0])
            #expect(fixture.simulation.counters.cellsMade == 4)
            #expect(fixture.simulation.counters.cellsReused == 2)
            #expect(fixture.simulation.counters.cellsEnqueued == 2)
            #expect(fixture.simulation.model.used.contains(.cellLife))
        }
    }

    /// 6.4: the first load asks for nothing ahead.
    @Test func nothingIsPrefetchedAtRest() {
        CollectionFixture.runPager(10) { fixture in
            for _ in 0..<5 { fixture.simulation.step() }
            #expect(fixture.host.takeEvents() == "ask 0 a, show 0 a")
            #expect(fixture.view.preparedCell == nil)
        }
    }

    /// 6.1: scrolled back soon, a cell shows again without another question.
    @Test func aKeptCellComesBackWithoutReuse() {
        CollectionFixture.runPager(10) { fixture in
            fixture.table([10, 20, 400])
            #expect(fixture.view.keptCell?.position.item == 0)
            #expect(fixture.table([390, 380]) == "390: show 0 a")
            #expect(fixture.table([1, 0]) == "0: end 1 b")
            fixture.check(4)
        }
    }

    /// Turned round, the cells ahead and behind change their parts: nobody is asked again.
    @Test func turningRoundSwapsAheadAndBehind() {
        CollectionFixture.runPager(10) { fixture in
            fixture.table([10, 20, 400, 410, 420, 800, 810, 820])
            #expect(fixture.view.preparedCell?.position.item == 4)
            #expect(fixture.view.keptCell?.position.item == 1)
            #expect(fixture.table([815, 810, 812, 811, 815]) == "")
            #expect(fixture.view.preparedCell?.position.item == 4)
            #expect(
                fixture.table([810, 800, 790, 780])
                    == "800: end 3 d\n790: show 1 b, reuse a, ask 0 a")
            fixture.check(4)
        }
    }

    /// A cell that only touches the edge of the bounds is not visible.
    @Test func touchingTheEdgeIsNotVisible() {
        CollectionFixture.runPager(10) { fixture in
            fixture.scroll(400)
            #expect(fixture.view.visibleCells.map(\.position.item) == [1])
            // One device pixel on either side is.
            fixture.scroll(400 - 1.0 / 3)
            #expect(fixture.view.visibleCells.map(\.position.item) == [0, 1])
            fixture.scroll(400 + 1.0 / 3)
            #expect(fixture.view.visibleCells.map(\.position.item) == [1, 2])
        }
    }

    @Test func aJumpEndsWhatWasVisibleBeforeItAsks() {
        CollectionFixture.runPager(100) { fixture in
            fixture.table([10, 20, 400, 410, 420])
            #expect(
                fixture.table([20_000])
                    == "20000: end 1 b, end 2 c, reuse b, ask 50 b, show 50 b")
            fixture.check(4)
            #expect(
                fixture.table([20_010, 20_020])
                    == "20010: reuse a, ask 51 a, show 51 a\n20020: reuse c, ask 52 c")
            fixture.check(4)
        }
    }

    /// A jump by whole viewports does not count as motion: the direction stays what it was.
    @Test func aJumpBackWithinAMotionKeepsItsDirection() {
        CollectionFixture.runPager(100) { fixture in
            fixture.table([20_000, 20_010, 20_020])
            fixture.view.contentOffset.x = 20_030 - 16_000
            fixture.step()
            #expect(fixture.view.travel == .forward)
            fixture.scroll(4_040)
            #expect(fixture.view.preparedCell?.position.item == 12)
            fixture.check(4)
        }
    }

    @Test func withoutPrefetchingNothingIsAskedAhead() {
        CollectionFixture.runPager(10) { fixture in
            fixture.view.isPrefetchingEnabled = false
            fixture.host.takeEvents()
            #expect(
                fixture.table([10, 20, 400, 410, 800])
                    == "10: ask 1 b, show 1 b\n400: end 0 a\n410: ask 2 c, show 2 c\n800: end 1 b")
            fixture.check(3)
        }
    }

    @Test func switchingPrefetchingOffPutsThePreparedCellBack() {
        CollectionFixture.runPager(10) { fixture in
            fixture.table([10, 20])
            #expect(fixture.view.preparedCell != nil)
            fixture.view.isPrefetchingEnabled = false
            #expect(fixture.view.preparedCell == nil)
            #expect(fixture.view.reuseQueueCount(for: "cell") == 1)
            fixture.check(4)
        }
    }

    /// At most four cells, all in place, whatever the way the content takes.
    @Test func aLongWanderKeepsEveryRule() {
        CollectionFixture.runPager(30) { fixture in
            var state: UInt32 = 7
            func next(_ bound: UInt32) -> CGFloat {
                state = state &* 1_664_525 &+ 1_013_904_223
                return CGFloat((state >> 16) % bound)
            }
            var x: CGFloat = 0
            for _ in 0..<1_500 {
                switch next(12) {
                case 0: x = next(29) * 400
                case 1: fixture.view.reloadData()
                case 2...6: x += next(390)
                default: x -= next(390)
                }
                x = min(max(x, -100), 11_700)
                fixture.scroll(x)
                fixture.check(4)
            }
        }
    }

    @Test func tenMillionItemsCostWhatTenDo() {
        func work(_ count: Int) -> (Counters, String, Int) {
            var result = (Counters(), "", 0)
            CollectionFixture.runPager(count) { fixture in
                let table = fixture.table(Array(stride(from: 0, through: 2_800, by: 35)))
                result = (fixture.simulation.counters, table, fixture.view.liveCells.count)
            }
            return result
        }
        let (ten, million, hundred) = (work(10), work(10_000_000), work(100_000_000))
        #expect(ten == million)
        #expect(ten == hundred)
        #expect(ten.2 == 4)
    }

    /// At the far end of a hundred million pages everything is still in its place.
    @Test func theLastOfAHundredMillionPagesIsExact() {
        CollectionFixture.runPager(100_000_000) { fixture in
            let path = IndexPath(item: 99_999_999, section: 0)
            fixture.view.scrollToItem(at: path, at: .left, animated: false)
            fixture.step()
            #expect(fixture.view.contentOffset.x == CGFloat(39_999_999_600))
            #expect(fixture.view.visibleCells.map(\.position.item) == [99_999_999])
            fixture.scroll(fixture.view.contentOffset.x - 1.0 / 3)
            #expect(
                fixture.view.visibleCells.map(\.position.item) == [99_999_998, 99_999_999])
        }
    }

    @Test(arguments: [CGSize.zero, CGSize(width: 400, height: 0), CGSize(width: 0, height: 800)])
    func aViewWithoutAreaShowsNothing(size: CGSize) {
        CollectionFixture.run(
            counts: [5], layout: CollectionFixture.pages(),
            frame: CGRect(origin: .zero, size: size)
        ) { fixture in
            #expect(fixture.host.takeEvents() == "")
            fixture.view.frame.size = CGSize(width: 400, height: 800)
            #expect(fixture.step() == "ask 0 a, show 0 a")
            fixture.view.frame.size = size
            #expect(fixture.step() == "end 0 a")
        }
    }

    @Test(arguments: [[], [0], [0, 0], [-3]])
    func noItemsAreFine(counts: [Int]) {
        CollectionFixture.run(counts: counts, layout: CollectionFixture.pages()) { fixture in
            fixture.scroll(50)
            #expect(fixture.host.takeEvents() == "")
            #expect(fixture.view.visibleCells.isEmpty)
            #expect(fixture.view.indexPathForItem(at: CGPoint(x: 5, y: 5)) == nil)
        }
    }

    /// A steady frame asks the layout and the host nothing.
    @Test func anUnchangedFrameIsAComparison() {
        CollectionFixture.runPager(10) { fixture in
            fixture.table([10, 20, 30])
            let version = fixture.view.layoutVersion
            for x in stride(from: CGFloat(31), to: 399, by: 1) {
                fixture.view.contentOffset.x = x
                #expect(fixture.view.isSettledForBounds())
                fixture.simulation.step()
            }
            #expect(fixture.host.takeEvents() == "")
            #expect(fixture.view.layoutVersion == version)
        }
    }

    @Test func deinitLetsEverythingGo() {
        weak var view: UICollectionView?
        weak var cell: UICollectionViewCell?
        CollectionFixture.runPager(10) { fixture in
            fixture.table([10, 20, 400])
            view = fixture.view
            cell = fixture.view.liveCells[0]
            #expect(view != nil && cell != nil)
            fixture.view.removeFromSuperview()
            fixture.step()
        }
        #expect(view == nil)
        #expect(cell == nil)
    }
}
