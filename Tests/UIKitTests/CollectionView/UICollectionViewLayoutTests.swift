import Testing

@_spi(Simulation) @testable import UIKit

/// Layouts of one's own, and mirrored ones.
@Suite struct UICollectionViewLayoutTests {
    /// Items in a ring about the middle, in no order, one of them hidden.
    private final class Ring: UICollectionViewLayout {
        var calls: [String] = []

        override func prepare() { calls.append("prepare") }

        override var collectionViewContentSize: CGSize {
            calls.append("size")
            return CGSize(width: 2_000, height: 2_000)
        }

        override func layoutAttributesForElements(
            in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
            calls.append("elements")
            return (0..<8).reversed().compactMap {
                layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
            } + [UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 99, section: 7))]
        }

        override func layoutAttributesForItem(
            at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            let column = indexPath.item % 4
            attributes.frame = CGRect(
                x: column * 300, y: indexPath.item / 4 * 900, width: 200, height: 200)
            attributes.alpha = 0.5
            attributes.zIndex = -indexPath.item
            attributes.isHidden = indexPath.item == 1
            return attributes
        }

        override func invalidateLayout() {
            calls.append("invalidate")
            super.invalidateLayout()
        }
    }

    /// 6.11, and what a layout says is put on the cells.
    @Test func aCustomLayoutIsAskedInOrderAndObeyed() {
        let layout = Ring()
        CollectionFixture.run(counts: [8], layout: layout) { fixture in
            #expect(layout.calls.suffix(3) == ["prepare", "size", "elements"])
            #expect(fixture.host.takeEvents() == "ask 0 a, show 0 a")
            let cell = fixture.view.visibleCells[0]
            #expect(cell.alpha == 0.5)
            layout.calls = []
            fixture.view.contentOffset = CGPoint(x: 250, y: 0)
            #expect(fixture.step() == "end 0 a, ask 2 b, show 2 b")
            fixture.view.contentOffset = CGPoint(x: 250, y: 500)
            #expect(fixture.step().contains("show 5"))
            #expect(!layout.calls.contains("prepare"))
            layout.calls = []
            layout.invalidateLayout()
            fixture.step()
            #expect(layout.calls == ["invalidate", "prepare", "size", "elements"])
        }
    }

    /// Cells of a lower `zIndex` lie behind the others, whenever they came.
    @Test func cellsAreStackedByDepth() {
        let layout = Ring()
        CollectionFixture.run(counts: [8], layout: layout) { fixture in
            fixture.view.contentOffset = CGPoint(x: 450, y: 0)
            fixture.step()
            fixture.view.contentOffset = CGPoint(x: 450, y: 150)
            fixture.step()
            let order = fixture.view.subviews.compactMap { ($0 as? FixtureCell)?.position.item }
            #expect(order == [6, 5, 2])
        }
    }

    /// A carousel: the attributes of each item follow the offset.
    private final class Carousel: UICollectionViewFlowLayout {
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

        override func layoutAttributesForElements(
            in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
            let middle = collectionView?.bounds.midX ?? 0
            return super.layoutAttributesForElements(in: rect)?.map { attributes in
                guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
                    return attributes
                }
                let distance = abs(copy.center.x - middle)
                copy.alpha = max(0.2, 1 - distance / 1_000)
                copy.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                return copy
            }
        }
    }

    @Test func attributesThatFollowTheOffsetAreAppliedEachFrame() {
        let layout = CollectionFixture.pages(Carousel())
        CollectionFixture.run(counts: [9], layout: layout) { fixture in
            for x in stride(from: CGFloat(0), to: 700, by: 50) {
                fixture.scroll(x)
                for cell in fixture.view.visibleCells {
                    let distance = abs(cell.center.x - (x + 200))
                    #expect(abs(cell.alpha - max(0.2, 1 - distance / 1_000)) < 1e-9)
                    #expect(cell.frame.width == 200)
                }
            }
            #expect(fixture.view.liveCells.count <= 4)
        }
    }

    @Test func anotherLayoutPlacesTheSameCells() {
        CollectionFixture.runPager(9) { fixture in
            fixture.host.takeEvents()
            let grid = UICollectionViewFlowLayout()
            grid.itemSize = CGSize(width: 190, height: 400)
            fixture.view.collectionViewLayout = grid
            #expect(
                fixture.step()
                    == "ask 1 b, show 1 b, ask 2 c, show 2 c, ask 3 d, show 3 d")
            #expect(fixture.view.visibleCells[0].frame.width == 190)
            #expect(grid.collectionView === fixture.view)
            fixture.check()
        }
    }

    // MARK: Right to left

    private final class Mirrored: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    /// 6.14: the first item lies at the right, at the largest offset.
    @Test func aMirroredLayoutBeginsAtTheRight() {
        let layout = CollectionFixture.pages(Mirrored())
        CollectionFixture.run(counts: [5], layout: layout, direction: .rightToLeft) { fixture in
            let first = IndexPath(item: 0, section: 0)
            #expect(fixture.view.layoutAttributesForItem(at: first)?.frame.minX == 1_600)
            fixture.view.scrollToItem(at: first, at: .right, animated: false)
            #expect(fixture.view.contentOffset.x == 1_600)
            fixture.step()
            #expect(fixture.view.indexPathForItem(at: CGPoint(x: 1_999, y: 5))?.item == 0)
            #expect(fixture.view.indexPathForItem(at: CGPoint(x: 1_599, y: 5))?.item == 1)
            fixture.check()
            // Later items lie to the left: that is the way ahead.
            fixture.table([1_590, 1_580])
            #expect(fixture.view.visibleCells.map(\.position.item) == [0, 1])
            #expect(fixture.view.preparedCell?.position.item == 2)
            fixture.check()
        }
    }

    /// 6.15: only the flag decides.
    @Test(arguments: [
        (true, UIUserInterfaceLayoutDirection.leftToRight, 0.0), (false, .rightToLeft, 0),
        (true, .rightToLeft, 1_600),
    ])
    func onlyTheFlagMirrors(
        flips: Bool, direction: UIUserInterfaceLayoutDirection, expected: Double
    ) {
        let layout = CollectionFixture.pages(
            flips ? Mirrored() : UICollectionViewFlowLayout())
        CollectionFixture.run(counts: [5], layout: layout, direction: direction) { fixture in
            let first = IndexPath(item: 0, section: 0)
            let place = fixture.view.layoutAttributesForItem(at: first)?.frame.minX
            #expect(place == CGFloat(expected))
        }
    }
}
