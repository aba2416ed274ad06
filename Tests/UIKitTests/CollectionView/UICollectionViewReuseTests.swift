import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct UICollectionViewReuseTests {
    /// A cell as the library's own documentation writes one.
    private final class MediaCell: UICollectionViewCell {
        static let reuseIdentifier = "MediaCell"
        let imageView = UIImageView()
        var initialFrame = CGRect.zero

        override init(frame: CGRect) {
            super.init(frame: frame)
            initialFrame = frame
            contentView.addSubview(imageView)
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            contentView.addSubview(imageView)
        }
    }

    /// A registered class is made by its own `init(frame:)`, with the item's frame.
    @Test func cellsAreMadeThroughTheirClass() {
        CollectionFixture.runPager(10) { fixture in
            fixture.view.register(
                MediaCell.self, forCellWithReuseIdentifier: MediaCell.reuseIdentifier)
            let cell = fixture.view.dequeueReusableCell(
                withReuseIdentifier: "MediaCell", for: IndexPath(item: 3, section: 0))
            let media = cell as? MediaCell
            #expect(media?.initialFrame == CGRect(x: 1_200, y: 0, width: 400, height: 800))
            #expect(media?.imageView.superview === cell.contentView)
            #expect(cell.contentView.frame == cell.bounds)
            #expect(cell.reuseIdentifier == "MediaCell")
        }
    }

    /// A cell that was dequeued and not returned is not lost.
    @Test func anUnusedCellGoesBackToTheQueue() {
        CollectionFixture.runPager(10) { fixture in
            for _ in 0..<3 {
                _ = fixture.view.dequeueReusableCell(
                    withReuseIdentifier: "cell", for: IndexPath(item: 5, section: 0))
            }
            fixture.scroll(10)
            #expect(fixture.view.reuseQueueCount == 3)
            fixture.check()
            #expect(fixture.simulation.counters.cellsMade == 5)
        }
    }

    @Test func queuesAreKeptApartByIdentifier() {
        CollectionFixture.runPager(10) { fixture in
            fixture.table([10, 20, 4_000])
            #expect(fixture.view.reuseQueueCount(for: "cell") == fixture.view.reuseQueueCount)
            #expect(fixture.view.reuseQueueCount(for: "other") == 0)
            let before = fixture.simulation.counters.cellsMade
            fixture.view.register(MediaCell.self, forCellWithReuseIdentifier: "other")
            _ = fixture.view.dequeueReusableCell(
                withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
            #expect(fixture.simulation.counters.cellsMade == before + 1)
        }
    }

    /// Another class for an identifier: cells of the former one do not come back.
    @Test func registeringAnewLetsWaitingCellsGo() {
        CollectionFixture.runPager(10) { fixture in
            fixture.table([10, 20])
            fixture.view.reloadData()
            #expect(fixture.view.liveCells.count == 3)
            fixture.view.register(MediaCell.self, forCellWithReuseIdentifier: "cell")
            #expect(fixture.view.liveCells.isEmpty)
            fixture.step()
            #expect(fixture.view.visibleCells.allSatisfy { $0 is MediaCell })
        }
    }

    /// As of iOS 15 also the cells ready ahead and kept behind.
    @Test func cellForItemKnowsPreparedAndKeptCells() {
        CollectionFixture.runPager(10) { fixture in
            fixture.table([10, 20, 400, 410])
            let known = (0..<6).map {
                fixture.view.cellForItem(at: IndexPath(item: $0, section: 0))?.position.item
            }
            #expect(known == [0, 1, 2, 3, nil, nil])
            for item in 0..<4 {
                let path = IndexPath(item: item, section: 0)
                let cell = fixture.view.cellForItem(at: path)!
                #expect(fixture.view.indexPath(for: cell) == path)
            }
            #expect(fixture.view.indexPathsForVisibleItems.map(\.item) == [1, 2])
            #expect(fixture.view.indexPath(for: UICollectionViewCell()) == nil)
        }
    }

    // MARK: Programming errors: a message that names the place and the call to make

    private func stops(_ result: ExitTest.Result?, _ texts: String...) {
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        for text in texts { #expect(message.contains(text), "\(message)") }
    }

    @Test func anUnregisteredIdentifierStops() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            CollectionFixture.runPager(1) { fixture in
                _ = fixture.view.dequeueReusableCell(
                    withReuseIdentifier: "nobody", for: IndexPath(item: 0, section: 0))
            }
        }
        stops(result, "\"nobody\"", "register(_:forCellWithReuseIdentifier:)")
    }

    @Test func aForeignCellStops() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            final class Foreign: NSObject, UICollectionViewDataSource {
                func collectionView(
                    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
                ) -> Int { 1 }
                func collectionView(
                    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
            }
            CollectionFixture.runPager(1) { fixture in
                let source = Foreign()
                fixture.view.dataSource = source
                fixture.step()
            }
        }
        stops(result, "[0, 0]", "dequeueReusableCell(withReuseIdentifier:for:)")
    }

    @Test func aClassThatIsNoCellStops() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            CollectionFixture.runPager(1) { fixture in
                fixture.view.register(UIView.self, forCellWithReuseIdentifier: "plain")
            }
        }
        stops(result, "\"plain\"", "UICollectionViewCell")
    }

    @Test func scrollingToAnItemThatDoesNotExistStops() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            CollectionFixture.runPager(3) { fixture in
                fixture.view.scrollToItem(
                    at: IndexPath(item: 3, section: 0), at: .left, animated: false)
            }
        }
        stops(result, "[0, 3]", "numberOfItems(inSection:)")
    }

    @Test func numbersThatDoNotFitStop() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            CollectionFixture.runPager(3) { fixture in
                fixture.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
        stops(result, "section 0 has 3 items after it")
    }
}
