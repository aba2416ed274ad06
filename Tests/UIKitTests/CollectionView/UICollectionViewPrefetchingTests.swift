import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct UICollectionViewPrefetchingTests {
    private final class Source: NSObject, UICollectionViewDataSourcePrefetching {
        unowned let host: CollectionHost

        init(_ host: CollectionHost) { self.host = host }

        func collectionView(
            _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
        ) {
            host.write("fetch \(indexPaths.map(CollectionHost.name).joined(separator: " "))")
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cancelPrefetchingForItemsAt indexPaths: [IndexPath]
        ) {
            host.write("cancel \(indexPaths.map(CollectionHost.name).joined(separator: " "))")
        }
    }

    private func run(_ body: (CollectionFixture) -> Void) {
        CollectionFixture.runPager(20) { fixture in
            let source = Source(fixture.host)
            fixture.view.prefetchDataSource = source
            fixture.host.takeEvents()
            body(fixture)
        }
    }

    /// 6.5: not for items that are needed at once, the nearest first, each once.
    @Test func dataIsAnnouncedBeforeCellsAreAskedFor() {
        run { fixture in
            #expect(fixture.step() == "")
            #expect(
                fixture.table([10, 20, 400, 410, 420, 800, 810]) == """
                    10: ask 1 b, show 1 b, fetch 2 3
                    20: ask 2 c
                    400: end 0 a
                    410: show 2 c, fetch 4, ask 3 d
                    800: end 1 b
                    810: show 3 d, fetch 5, reuse a, ask 4 a
                    """)
        }
    }

    @Test func turningRoundCancels() {
        run { fixture in
            fixture.scroll(4_000)
            fixture.host.takeEvents()
            #expect(
                fixture.table([4_010, 4_005, 4_001])
                    == """
                    4010: ask 11 c, show 11 c, fetch 12 13
                    4005: cancel 12 13, fetch 9 8, ask 9 d
                    """)
        }
    }

    @Test func switchedOffNothingIsAnnounced() {
        run { fixture in
            fixture.view.isPrefetchingEnabled = false
            #expect(!fixture.table([10, 20, 400, 410]).contains("fetch"))
        }
    }
}
