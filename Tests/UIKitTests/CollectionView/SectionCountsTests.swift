import Testing

@testable import UIKit

@Suite struct SectionCountsTests {
    private let counts = SectionCounts([0, 2, 0, -4, 1, 0])

    @Test func neighboursSkipEmptySections() {
        let last = ItemPosition(section: 1, item: 1)
        let next = ItemPosition(section: 4, item: 0)
        #expect(counts.position(after: last) == next)
        #expect(counts.position(before: next) == last)
        #expect(counts.position(after: next) == nil)
        #expect(counts.position(before: ItemPosition(section: 1, item: 0)) == nil)
    }

    @Test func negativeNumbersCountAsZero() {
        #expect(counts.itemCount(inSection: 3) == 0)
        #expect(counts.itemCount(inSection: 99) == 0)
        #expect(!counts.contains(ItemPosition(section: 0, item: 0)))
        #expect(!counts.contains(ItemPosition(section: 1, item: -1)))
        #expect(counts.contains(ItemPosition(section: 1, item: 1)))
    }
}
