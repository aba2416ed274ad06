import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct UICollectionViewUpdatesTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func grid() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 400, height: 250)
        layout.minimumLineSpacing = 0
        return layout
    }

    private func run(_ count: Int, _ body: (CollectionFixture) -> Void) {
        CollectionFixture.run(counts: [count], layout: grid()) { fixture in
            fixture.host.takeEvents()
            body(fixture)
        }
    }

    /// Cells move to their new places and keep the index path of their `willDisplay` until they
    /// end; the new item's cell comes up.
    @Test func insertingMovesCellsAndAsksForNewOnes() {
        run(10) { fixture in
            fixture.host.counts = [11]
            fixture.view.insertItems(at: [path(1)])
            #expect(fixture.host.takeEvents() == "end 3 d, ask 1 e, show 1 e")
            #expect(fixture.view.visibleCells.map(\.position.item) == [0, 1, 2, 3])
            #expect(fixture.view.visibleCells.map(\.serialNumber) == [0, 4, 1, 2])
            let moved = fixture.view.visibleCells[2]
            #expect(moved.frame.minY == 500)
            #expect(moved.presentedGeometry.frame.minY == 250)
            #expect(fixture.view.visibleCells[1].presentedAlpha == 0)
            #expect(fixture.view.indexPath(for: moved) == path(2))
            for _ in 0..<60 { fixture.simulation.step() }
            #expect(moved.presentedGeometry.frame.minY == 500)
            #expect(fixture.view.visibleCells[1].presentedAlpha == 1)
            fixture.check()
        }
    }

    /// A deleted item's cell fades out; then its display ends and it is free.
    @Test func deletingFadesOutThenEnds() {
        run(10) { fixture in
            fixture.host.counts = [8]
            var finished: Bool?
            fixture.view.performBatchUpdates {
                fixture.view.deleteItems(at: [path(2), path(0)])
            } completion: {
                finished = $0
            }
            #expect(fixture.view.visibleCells.map(\.serialNumber) == [1, 3, 4, 5])
            #expect(fixture.host.takeEvents() == "ask 2 e, show 2 e, ask 3 f, show 3 f")
            #expect(fixture.host.showing.count == 6)
            #expect(finished == nil)
            for _ in 0..<60 { fixture.simulation.step() }
            #expect(fixture.host.takeEvents() == "end 0 a, end 2 c")
            #expect(finished == true)
            fixture.check()
        }
    }

    @Test func leavingTheWindowEndsWhatFades() {
        run(10) { fixture in
            fixture.host.counts = [9]
            fixture.view.deleteItems(at: [path(0)])
            fixture.host.takeEvents()
            fixture.view.removeFromSuperview()
            #expect(fixture.host.showing.isEmpty)
            #expect(fixture.host.takeEvents().hasPrefix("end 0 a"))
        }
    }

    @Test func reloadingAnItemAsksForAnotherCell() {
        run(10) { fixture in
            fixture.view.reloadItems(at: [path(1)])
            #expect(fixture.host.takeEvents() == "ask 1 e, show 1 e")
            for _ in 0..<60 { fixture.simulation.step() }
            #expect(fixture.host.takeEvents() == "end 1 b")
            fixture.check()
        }
    }

    @Test func movingAnItemMovesItsCell() {
        run(10) { fixture in
            fixture.view.moveItem(at: path(0), to: path(2))
            #expect(fixture.host.takeEvents() == "")
            #expect(fixture.view.visibleCells.map(\.serialNumber) == [1, 2, 0, 3])
            for _ in 0..<60 { fixture.simulation.step() }
            fixture.check()
        }
    }

    /// An update within an update is part of it; both completions come.
    @Test func nestedUpdatesAreOne() {
        run(10) { fixture in
            var completions: [String] = []
            fixture.view.performBatchUpdates {
                fixture.host.counts[0] += 1
                fixture.view.insertItems(at: [path(0)])
                fixture.view.performBatchUpdates {
                    fixture.host.counts[0] -= 2
                    fixture.view.deleteItems(at: [path(0), path(1)])
                } completion: { _ in
                    completions.append("inner")
                }
            } completion: { _ in
                completions.append("outer")
            }
            #expect(fixture.view.numberOfItems(inSection: 0) == 9)
            for _ in 0..<60 { fixture.simulation.step() }
            #expect(completions == ["outer", "inner"])
            fixture.check()
        }
    }

    @Test func reloadingWithinAnUpdateWins() {
        run(10) { fixture in
            fixture.view.performBatchUpdates {
                fixture.host.counts = [3]
                fixture.view.deleteItems(at: [path(0)])
                fixture.view.reloadData()
            }
            for _ in 0..<60 { fixture.simulation.step() }
            #expect(fixture.view.visibleCells.count == 3)
            fixture.check()
        }
    }

    @Test func deletingTheEndKeepsTheOffsetWithinTheContent() {
        run(10) { fixture in
            fixture.view.contentOffset.y = 1_700
            fixture.step()
            fixture.host.counts = [5]
            fixture.view.deleteItems(at: (5..<10).map(path))
            #expect(fixture.view.contentOffset.y == 450)
            for _ in 0..<60 { fixture.simulation.step() }
            fixture.check()
        }
    }

    @Test func updatesAskWhereTheContentShallLie() {
        run(10) { fixture in
            fixture.host.targetOffset = CGPoint(x: 0, y: 250)
            fixture.host.counts = [11]
            fixture.view.insertItems(at: [path(0)])
            #expect(fixture.view.contentOffset.y == 250)
        }
    }

    @Test func selectionFollowsItsItems() {
        run(10) { fixture in
            fixture.view.allowsMultipleSelection = true
            for item in [0, 2] {
                fixture.view.selectItem(at: path(item), animated: false, scrollPosition: [])
            }
            fixture.host.counts = [10]
            fixture.view.performBatchUpdates {
                fixture.view.deleteItems(at: [path(0)])
                fixture.view.insertItems(at: [path(0)])
            }
            #expect(fixture.view.indexPathsForSelectedItems == [path(2)])
            #expect(fixture.view.visibleCells.map(\.isSelected) == [false, false, true, false])
        }
    }

    @Test func updatesWithoutAnimationEndAtOnce() {
        run(10) { fixture in
            UIView.performWithoutAnimation {
                fixture.host.counts = [11]
                fixture.view.insertItems(at: [path(0)])
            }
            #expect(fixture.view.visibleCells[1].frame.minY == 250)
        }
    }
}
