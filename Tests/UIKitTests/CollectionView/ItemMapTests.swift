import Testing

@testable import UIKit

@Suite struct ItemMapTests {
    private func position(_ item: Int, _ section: Int = 0) -> ItemPosition {
        ItemPosition(section: section, item: item)
    }

    /// 6.8: deletions by old positions, insertions by new ones, in whatever order they are told:
    /// compared with doing it to an array.
    @Test func changesDoWhatTheyDoToAnArray() throws {
        for seed in 0..<200 {
            var state = UInt32(seed)
            func next(_ bound: Int) -> Int {
                state = state &* 1_664_525 &+ 1_013_904_223
                return Int(state >> 16) % bound
            }
            let old = Array(0..<(1 + next(9)))
            let gone = old.filter { _ in next(3) == 0 }
            var new = old.filter { !gone.contains($0) }
            var inserted: [Int] = []
            for _ in 0..<next(5) {
                let place = next(new.count + 1)
                new.insert(-1, at: place)
                inserted = inserted.map { $0 >= place ? $0 + 1 : $0 } + [place]
            }
            let changes = ItemChanges()
            changes.deletions = gone.reversed().map { position($0) }
            changes.insertions = inserted.map { position($0) }
            let map = try ItemMap(
                changes, from: SectionCounts([old.count]), to: SectionCounts([new.count]))
            for item in old {
                let expected = new.firstIndex(of: item).map { position($0) }
                #expect(map.newPosition(of: position(item)) == expected, "seed \(seed)")
            }
        }
    }

    @Test func movesAndReloads() throws {
        let changes = ItemChanges()
        changes.moves = [(from: position(0), to: position(1, 1))]
        changes.reloads = [position(2)]
        let map = try ItemMap(
            changes, from: SectionCounts([3, 1]), to: SectionCounts([2, 2]))
        #expect(map.fate(of: position(0)) == .at(position(1, 1)))
        #expect(map.fate(of: position(1)) == .at(position(0)))
        #expect(map.fate(of: position(2)) == .reloaded(position(1)))
        #expect(map.fate(of: position(0, 1)) == .at(position(0, 1)))
    }

    @Test func whatDoesNotFitTogetherIsRefused() {
        func refusal(
            _ old: [Int], _ new: [Int], _ change: (ItemChanges) -> Void
        ) -> String? {
            let changes = ItemChanges()
            change(changes)
            do {
                _ = try ItemMap(changes, from: SectionCounts(old), to: SectionCounts(new))
                return nil
            } catch {
                return "\(error)"
            }
        }
        #expect(refusal([3], [3]) { _ in } == nil)
        #expect(refusal([3], [4]) { _ in }?.contains("section 0 has 4 items after") == true)
        #expect(refusal([3], [3, 0]) { _ in }?.contains("reloadData()") == true)
        #expect(
            refusal([3], [2]) { $0.deletions = [position(3)] }?.contains("[0, 3] is deleted")
                == true)
        #expect(
            refusal([3], [4]) { $0.insertions = [position(4)] }?.contains("[0, 4] is inserted")
                == true)
        #expect(
            refusal([3], [1]) { $0.deletions = [position(1), position(1)] }?.contains("twice")
                == true)
        #expect(
            refusal([3], [3]) { $0.reloads = [position(5)] }?.contains("[0, 5] is reloaded")
                == true)
    }
}
