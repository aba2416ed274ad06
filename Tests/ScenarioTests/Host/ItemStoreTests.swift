import Testing

@testable import Scenarios

@Suite struct ItemStoreTests {
    private func identities(_ store: ItemStore) -> [Int] {
        (0..<store.count).map { store.identity(at: $0) ?? -1 }
    }

    @Test func itemsKeepTheirIdentityThroughChanges() {
        var store = ItemStore(count: 5)
        store.apply(.remove(index: 1, count: 2))
        #expect(identities(store) == [0, 3, 4])
        store.apply(.insert(index: 1, count: 2))
        #expect(identities(store) == [0, 5, 6, 3, 4])
        store.apply(.replace(index: 4, count: 1))
        #expect(identities(store) == [0, 5, 6, 3, 7])
        store.apply(.count(2))
        #expect(identities(store) == [0, 5])
        store.apply(.count(4))
        #expect(identities(store) == [0, 5, 8, 9])
        store.apply(.count(0))
        #expect(identities(store) == [])
        #expect(store.identity(at: 0) == nil)
    }

    @Test func tenMillionItemsAreOneRun() {
        var store = ItemStore(count: 10_000_000)
        #expect(store.count == 10_000_000)
        #expect(store.identity(at: 9_999_999) == 9_999_999)
        #expect(store.identity(at: 10_000_000) == nil)
        #expect(store.identity(at: -1) == nil)
        store.apply(.remove(index: 5_000_000, count: 1))
        #expect(store.identity(at: 5_000_000) == 5_000_001)
    }
}
