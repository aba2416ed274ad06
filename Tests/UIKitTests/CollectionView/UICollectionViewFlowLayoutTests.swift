import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct UICollectionViewFlowLayoutTests {
    /// A host with measures of its own for some sections.
    private final class Measures: CollectionHost, UICollectionViewDelegateFlowLayout {
        var sizes: [CGSize] = []
        var asked = 0

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            asked += 1
            return sizes[indexPath.item % sizes.count]
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
        ) -> UIEdgeInsets {
            section == 1 ? UIEdgeInsets(top: 7, left: 3, bottom: 9, right: 5) : .zero
        }
    }

    /// A host that conforms and leaves every measure to the layout.
    private final class NoMeasures: CollectionHost, UICollectionViewDelegateFlowLayout {}

    private func frames(_ fixture: CollectionFixture, _ section: Int = 0) -> [CGRect] {
        (0..<fixture.view.numberOfItems(inSection: section)).map {
            fixture.view.layoutAttributesForItem(
                at: IndexPath(item: $0, section: section))!.frame
        }
    }

    @Test func defaultsAreApples() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50))
        #expect(layout.minimumLineSpacing == 10)
        #expect(layout.minimumInteritemSpacing == 10)
        #expect(layout.sectionInset == .zero)
        #expect(layout.scrollDirection == .vertical)
        #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    }

    @Test func sectionsFollowOneAnotherWithTheirInsets() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 80)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 6, right: 30)
        CollectionFixture.run(counts: [4, 0, 2], layout: layout) { fixture in
            // 350 of room hold three of 100 with 10 between; 25 are left for each gap.
            #expect(
                frames(fixture) == [
                    CGRect(x: 20, y: 5, width: 100, height: 80),
                    CGRect(x: 145, y: 5, width: 100, height: 80),
                    CGRect(x: 270, y: 5, width: 100, height: 80),
                    CGRect(x: 20, y: 95, width: 100, height: 80),
                ])
            // 181 of the first section and the insets of the empty one come before.
            let tops = frames(fixture, 2).map(\.minY)
            #expect(tops == [197, 197])
            #expect(fixture.view.contentSize == CGSize(width: 400, height: 283))
            fixture.check()
        }
    }

    @Test func contentInsetsTakeRoom() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 80)
        CollectionFixture.run(counts: [9], layout: layout) { fixture in
            fixture.view.contentInset = UIEdgeInsets(top: 10, left: 40, bottom: 20, right: 50)
            fixture.step()
            #expect(fixture.view.contentSize.width == 310)
            // Three of 100 and twice 10 no longer fit.
            #expect(frames(fixture)[1].minX == 210)
            #expect(frames(fixture)[2].minX == 0)
            fixture.check()
        }
    }

    @Test func horizontalLinesAreColumns() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 300)
        CollectionFixture.run(counts: [5], layout: layout) { fixture in
            #expect(
                frames(fixture).map(\.origin) == [
                    CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 500), CGPoint(x: 110, y: 0),
                    CGPoint(x: 110, y: 500), CGPoint(x: 220, y: 0),
                ])
            #expect(fixture.view.contentSize == CGSize(width: 320, height: 800))
        }
    }

    @Test func sizesComeFromTheDelegateOnceEach() {
        let host = Measures()
        host.sizes = [
            CGSize(width: 100, height: 90), CGSize(width: 150, height: 30),
            CGSize(width: 120, height: 90),
        ]
        CollectionFixture.run(
            counts: [5, 3], layout: UICollectionViewFlowLayout(), host: host
        ) { fixture in
            #expect(host.asked == 8)
            // 100 + 150 + 120 and twice 10 fit into 400: 15 between them.
            #expect(frames(fixture)[1] == CGRect(x: 115, y: 30, width: 150, height: 30))
            #expect(frames(fixture)[3] == CGRect(x: 0, y: 100, width: 100, height: 90))
            // The second section lies within its own insets; 3 + 5 leave 392.
            #expect(frames(fixture, 1)[0] == CGRect(x: 3, y: 197, width: 100, height: 90))
            #expect(fixture.view.contentSize.height == 296)
            fixture.check()
            fixture.view.contentOffset.y = 1
            fixture.step()
            #expect(host.asked == 8)
        }
    }

    /// One size for all, told item by item, is arithmetic as well.
    @Test func equalSizesFromTheDelegateKeepColumns() {
        let host = Measures()
        host.sizes = [CGSize(width: 90, height: 40)]
        CollectionFixture.run(
            counts: [6], layout: UICollectionViewFlowLayout(), host: host
        ) { fixture in
            let third: CGFloat = 310 / 3
            let columns: [CGFloat] = [0, third, 2 * third, 310, 0, third]
            for (frame, column) in zip(frames(fixture), columns) {
                #expect(abs(frame.minX - column) < 1e-9)
            }
        }
    }

    /// A delegate that conforms without sizes is not asked for ten million of them.
    @Test func aDelegateWithoutSizesIsAskedOnce() {
        func calls(_ count: Int) -> Int {
            var calls = 0
            let layout = CollectionFixture.pages()
            CollectionFixture.run(counts: [count], layout: layout, host: NoMeasures()) { fixture in
                #expect(fixture.view.contentSize.width == CGFloat(count) * 400)
                calls = fixture.simulation.counters.delegateCalls
            }
            return calls
        }
        #expect(calls(10_000_000) == calls(10))
    }

    /// The frames found in a rectangle are those that overlap it, wherever it lies.
    @Test func elementsInARectangleAreThoseThatOverlapIt() {
        let host = Measures()
        host.sizes = (0..<7).map { item -> CGSize in
            let height = 30 + item * 29 % 60
            return CGSize(width: 40 + item * 17, height: height)
        }
        CollectionFixture.run(
            counts: [40, 0, 25], layout: UICollectionViewFlowLayout(), host: host
        ) { fixture in
            let layout = fixture.view.collectionViewLayout
            let all = (0..<3).flatMap { section in
                (0..<fixture.view.numberOfItems(inSection: section)).map {
                    layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))!
                }
            }
            for y in stride(from: -50.0, to: 1_400, by: 37) {
                let rect = CGRect(x: 60, y: y, width: 150, height: 90)
                let found = layout.layoutAttributesForElements(in: rect)!.map(\.indexPath)
                let expected = all.filter {
                    let overlap = $0.frame.intersection(rect)
                    return !overlap.isNull && overlap.width > 0 && overlap.height > 0
                }
                #expect(found == expected.map(\.indexPath))
            }
            for y in stride(from: CGFloat(0), to: 900, by: 23) {
                fixture.view.contentOffset.y = y
                fixture.step()
                fixture.check()
            }
        }
    }

    @Test(arguments: [
        (CGPoint(x: 5, y: 5), 0), (CGPoint(x: 399, y: 5), 3), (CGPoint(x: 5, y: 60), 4),
        (CGPoint(x: 60, y: 5), -1), (CGPoint(x: 5, y: 2_000), -1),
    ])
    func indexPathAtAPoint(point: CGPoint, item: Int) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        layout.minimumInteritemSpacing = 60
        CollectionFixture.run(counts: [8], layout: layout) { fixture in
            #expect(fixture.view.indexPathForItem(at: point)?.item ?? -1 == item)
        }
    }

    /// 6.12: the layout is made anew for another size; the offset stays as it is.
    @Test func aChangeOfSizeKeepsTheRawOffset() {
        CollectionFixture.runPager(10) { fixture in
            fixture.scroll(1_200)
            fixture.view.frame.size = CGSize(width: 300, height: 600)
            fixture.step()
            #expect(fixture.view.contentOffset.x == 1_200)
            fixture.view.collectionViewLayout.invalidateLayout()
            fixture.step()
            #expect(fixture.view.visibleCells.map(\.position.item) == [3])
        }
    }

    @Test func aChangeOfSizeAsksWhereTheContentShallLie() {
        CollectionFixture.runPager(10) { fixture in
            fixture.scroll(1_200)
            fixture.host.targetOffset = CGPoint(x: 800, y: 0)
            fixture.view.frame.size = CGSize(width: 400, height: 600)
            fixture.step()
            #expect(fixture.view.contentOffset.x == 800)
        }
    }

    /// A subclass may set its sizes in `prepare()`, after or before it calls the inherited one.
    @Test func sizesMayBeSetInPrepare() {
        final class Fitting: UICollectionViewFlowLayout {
            var preparations = 0
            override func prepare() {
                super.prepare()
                preparations += 1
                if let size = collectionView?.bounds.size { itemSize = size }
            }
        }
        let layout = CollectionFixture.pages(Fitting())
        CollectionFixture.run(
            counts: [9], layout: layout, frame: CGRect(x: 0, y: 0, width: 300, height: 500)
        ) { fixture in
            #expect(fixture.view.contentSize == CGSize(width: 2_700, height: 500))
            #expect(layout.preparations == 1)
            fixture.check()
        }
    }

    @Test func changedMeasuresMoveTheCells() {
        CollectionFixture.runPager(5) { fixture in
            fixture.scroll(10)
            let layout = fixture.view.collectionViewLayout as? UICollectionViewFlowLayout
            layout?.itemSize = CGSize(width: 300, height: 700)
            layout?.minimumLineSpacing = 20
            fixture.host.takeEvents()
            #expect(fixture.step() == "")
            #expect(fixture.view.visibleCells.map(\.frame.minX) == [0, 320])
            #expect(fixture.view.visibleCells[0].frame.minY == 50)
            fixture.check()
        }
    }
}
