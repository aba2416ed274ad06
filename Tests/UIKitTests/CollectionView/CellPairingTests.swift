import Testing

@_spi(Simulation) @testable import UIKit

/// Displays begin and end in pairs, and calls back into the view from any callback are harmless.
@Suite struct CellPairingTests {
    /// 6.7: cells are dropped at once; numbers, layout and cells are asked for in the next pass.
    @Test func reloadingDropsCellsAndAsksInTheNextPass() {
        CollectionFixture.runPager(10) { fixture in
            fixture.table([10, 20, 400, 410])
            fixture.view.reloadData()
            #expect(fixture.host.takeEvents() == "end 1 b, end 2 c")
            #expect(fixture.view.visibleCells.isEmpty)
            #expect(fixture.view.cellForItem(at: IndexPath(item: 1, section: 0)) == nil)
            #expect(fixture.step() == "reuse a, ask 1 a, show 1 a, reuse d, ask 2 d, show 2 d")
            #expect(fixture.view.contentOffset.x == 410)
            fixture.check(4)
        }
    }

    @Test func reloadingFewerItemsKeepsTheOffsetWithinTheContent() {
        CollectionFixture.runPager(10) { fixture in
            fixture.table([10, 20, 2_000])
            fixture.host.counts = [3]
            fixture.view.reloadData()
            #expect(fixture.view.numberOfItems(inSection: 0) == 3)
            fixture.step()
            #expect(fixture.view.contentOffset.x == 800)
            fixture.check(4)
            fixture.host.counts = [0]
            fixture.view.reloadData()
            fixture.step()
            #expect(fixture.view.contentOffset.x == 0)
            fixture.check(4)
        }
    }

    /// A drag past the end stays as far past the new end.
    @Test func reloadingInADragKeepsTheExposure() {
        CollectionFixture.runPager(10) { fixture in
            fixture.scroll(3_600)
            fixture.view.beginDrag(source: .finger)
            fixture.view.drag(to: CGPoint(x: -100, y: 0))
            fixture.step()
            let exposure = fixture.view.contentOffset.x - 3_600
            #expect(exposure > 40)
            fixture.host.counts = [3]
            fixture.view.reloadData()
            fixture.step()
            #expect(abs(fixture.view.contentOffset.x - 800 - exposure) < 0.34)
            fixture.check(4)
        }
    }

    /// The new numbers count at once: a jump right after a reload goes where it should.
    @Test func jumpingRightAfterAReload() {
        CollectionFixture.runPager(0) { fixture in
            fixture.host.counts = [6]
            fixture.view.reloadData()
            fixture.view.scrollToItem(
                at: IndexPath(item: 5, section: 0), at: .left, animated: false)
            #expect(fixture.view.contentOffset.x == 2_000)
            #expect(fixture.step() == "ask 5 a, show 5 a")
        }
    }

    @Test func leavingTheWindowEndsAndComingBackShowsWithoutAsking() {
        CollectionFixture.runPager(10) { fixture in
            fixture.table([10, 20])
            fixture.view.removeFromSuperview()
            #expect(fixture.host.takeEvents() == "end 0 a, end 1 b")
            fixture.view.setNeedsLayout()
            fixture.view.layoutIfNeeded()
            #expect(fixture.host.takeEvents() == "")
            fixture.window.addSubview(fixture.view)
            #expect(fixture.step() == "show 0 a, show 1 b")
            fixture.check(4)
            fixture.view.removeFromSuperview()
            fixture.host.takeEvents()
            fixture.view.contentOffset.x = 1_200
            fixture.window.addSubview(fixture.view)
            #expect(fixture.step() == "reuse a, ask 3 a, show 3 a")
            fixture.check(4)
        }
    }

    /// Laid out before it is in a window, the view shows its cells, and not once more in the window.
    @Test func layingOutOutsideAWindowShowsOnce() {
        let simulation = Simulation(device: SimulatedDevice())
        Simulation.run(simulation) {
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 400, height: 800),
                collectionViewLayout: CollectionFixture.pages())
            let host = CollectionHost()
            host.counts = [3]
            view.register(FixtureCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = host
            view.delegate = host
            view.layoutIfNeeded()
            #expect(host.takeEvents() == "ask 0 a, show 0 a")
            let window = UIWindow()
            window.addSubview(view)
            window.makeKeyAndVisible()
            simulation.step()
            #expect(host.takeEvents() == "")
        }
    }

    // MARK: Calls from callbacks

    nonisolated enum Act: String, CaseIterable, Sendable {
        case reload, reloadFewer, reloadNone, jump, jumpByOffset, layOut, insert, delete
        case invalidate, leaveWindow, query

        @MainActor func perform(_ fixture: CollectionFixture) {
            let view = fixture.view
            switch self {
            case .reload:
                view.reloadData()
            case .reloadFewer:
                fixture.host.counts = [2]
                view.reloadData()
            case .reloadNone:
                fixture.host.counts = [0]
                view.reloadData()
            case .jump:
                guard view.numberOfItems(inSection: 0) > 7 else { return }
                view.scrollToItem(at: IndexPath(item: 7, section: 0), at: .left, animated: false)
            case .jumpByOffset:
                view.contentOffset.x = 1_650
            case .layOut:
                view.setNeedsLayout()
                view.layoutIfNeeded()
            case .insert:
                view.performBatchUpdates {
                    fixture.host.counts[0] += 1
                    view.insertItems(at: [IndexPath(item: 0, section: 0)])
                }
            case .delete:
                guard fixture.host.counts[0] > 0 else { return }
                view.performBatchUpdates {
                    fixture.host.counts[0] -= 1
                    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
                }
            case .invalidate:
                view.collectionViewLayout.invalidateLayout()
            case .leaveWindow:
                view.removeFromSuperview()
            case .query:
                _ = view.cellForItem(at: IndexPath(item: 1, section: 0))
                _ = view.indexPathsForVisibleItems
                _ = view.indexPathForItem(at: CGPoint(x: 10, y: 10))
                view.collectionViewLayout.invalidateLayout()
                _ = view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
            }
        }
    }

    /// Each act within each kind of callback, at each time it comes: nothing traps, and one frame
    /// later everything is in order.
    @Test(arguments: Act.allCases, ["ask", "show", "end", "reuse"])
    func actsWithinCallbacks(act: Act, callback: String) {
        var moment = 0
        while true {
            var count = 0
            CollectionFixture.runPager(10) { fixture in
                fixture.host.reaction = { [unowned fixture] text in
                    guard text.hasPrefix(callback) else { return }
                    count += 1
                    if count == moment + 1 { act.perform(fixture) }
                }
                fixture.view.reloadData()
                fixture.table([0, 10, 20, 400, 410, 420, 800, 810, 820, 790, 780, 2_400, 2_410])
                fixture.view.reloadData()
                fixture.table([2_420, 2_430])
                fixture.host.reaction = nil
                if fixture.view.superview == nil { fixture.window.addSubview(fixture.view) }
                for _ in 0..<60 { fixture.step() }
                // One cell more: it may have been on its way out while the next was asked for.
                fixture.check(5)
            }
            moment += 1
            if count < moment { break }
        }
        #expect(moment > 2)
    }

    /// Acts on the offset from `scrollViewDidScroll`.
    @Test func settingTheOffsetWhileItIsSet() {
        CollectionFixture.runPager(10) { fixture in
            for x in stride(from: CGFloat(0), to: 4_000, by: 130) {
                fixture.scroll(x)
                fixture.check(4)
                #expect(fixture.view.contentOffset.x <= 3_600 + 400)
            }
        }
        CollectionFixture.runPager(10) { fixture in
            fixture.host.didScroll = { view in
                if view.contentOffset.x > 1_000 { view.contentOffset.x -= 800 }
            }
            for x in stride(from: CGFloat(0), to: 1_800, by: 130) {
                fixture.scroll(x)
                fixture.check(4)
                #expect(fixture.view.contentOffset.x <= 1_000)
            }
        }
    }
}
