import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct UICollectionViewScrollingTests {
    nonisolated private static let horizontal: [(UICollectionView.ScrollPosition, Double, Double)] =
        [
            // Item 4 of 100 points is at 440…540, the view 400 wide with insets of 10 and 30.
            (.left, 0, 430), (.centeredHorizontally, 0, 300), (.right, 0, 170),
            ([], 0, 170), ([], 500, 430), ([], 300, 300), (.top, 0, 170), ([], 171, 171),
        ]

    @Test(arguments: horizontal)
    func placesAlongAHorizontalLayout(
        position: UICollectionView.ScrollPosition, from: Double, to: Double
    ) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 760)
        CollectionFixture.run(counts: [40], layout: layout) { fixture in
            fixture.view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
            fixture.scroll(from)
            fixture.view.scrollToItem(
                at: IndexPath(item: 4, section: 0), at: position, animated: false)
            #expect(fixture.view.contentOffset == CGPoint(x: to, y: 0))
        }
    }

    nonisolated private static let vertical: [(UICollectionView.ScrollPosition, Int, Double)] = [
        // Two columns of 150 × 200, lines every 210; the view is 800 high, content 5 240.
        (.top, 20, 2_100), (.centeredVertically, 20, 1_800), (.bottom, 20, 1_500), (.top, 0, 0),
        (.bottom, 0, 0), (.top, 49, 4_440), (.centeredVertically, 49, 4_440), ([], 20, 1_500),
        ([.top, .left], 21, 2_100),
    ]

    @Test(arguments: vertical)
    func placesAlongAVerticalLayout(
        position: UICollectionView.ScrollPosition, item: Int, to: Double
    ) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 150, height: 200)
        CollectionFixture.run(counts: [50], layout: layout) { fixture in
            fixture.view.scrollToItem(
                at: IndexPath(item: item, section: 0), at: position, animated: false)
            #expect(fixture.view.contentOffset == CGPoint(x: 0, y: to))
        }
    }

    /// 6.13: cells for items passed over are made for frames that are shown.
    @Test func animatedScrollingShowsWhatItPasses() {
        CollectionFixture.runPager(10) { fixture in
            fixture.host.takeEvents()
            fixture.view.scrollToItem(
                at: IndexPath(item: 3, section: 0), at: .centeredHorizontally, animated: true)
            #expect(fixture.view.contentOffset.x == 0)
            var frames = 0
            while fixture.simulation.isMoving, frames < 200 {
                fixture.simulation.step()
                fixture.check(4)
                frames += 1
            }
            #expect(fixture.view.contentOffset.x == 1_200)
            let shown = fixture.host.takeEvents().split(separator: ", ").filter {
                $0.hasPrefix("show")
            }
            #expect(shown.map { $0.dropFirst(5).prefix(1) } == ["1", "2", "3"])
        }
    }
}
