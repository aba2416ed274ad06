/// The changes of items that one update tells of.
final class ItemChanges {
    /// Items taken away, by their old positions.
    var deletions: [ItemPosition] = []
    /// Items added, by their new positions.
    var insertions: [ItemPosition] = []
    /// Items that need another cell, by their old positions.
    var reloads: [ItemPosition] = []
    /// Items that have another place, from old to new position.
    var moves: [(from: ItemPosition, to: ItemPosition)] = []
    /// Completions of the updates that were nested in this one.
    var completions: [(Bool) -> Void] = []
    /// The data was reloaded meanwhile: the changes mean nothing any more.
    var isVoid = false
}

/// Where items have gone in an update: deletions by old positions first, then insertions by new
/// ones, whatever the order in which they were told.
nonisolated struct ItemMap: Sendable {
    /// What became of an item.
    enum Fate: Equatable, Sendable {
        /// It is gone.
        case deleted
        /// It has this position, and needs another cell.
        case reloaded(ItemPosition)
        /// It has this position.
        case at(ItemPosition)
    }

    /// What is wrong with an update.
    struct Mismatch: Error, CustomStringConvertible {
        var description: String
    }

    private let removed: [[Int]]
    private let added: [[Int]]
    private let reloads: [ItemPosition]
    private let moves: [(from: ItemPosition, to: ItemPosition)]

    /// Works out an update between two sets of numbers.
    /// - Throws: `Mismatch` where the changes do not lead from the old numbers to the new.
    @MainActor
    init(_ changes: ItemChanges, from old: SectionCounts, to new: SectionCounts) throws {
        guard old.sectionCount == new.sectionCount else {
            throw Mismatch(
                description: "there were \(old.sectionCount) sections before and are "
                    + "\(new.sectionCount) after it; call reloadData() instead")
        }
        removed = try ItemMap.sorted(
            changes.deletions + changes.moves.map(\.from), in: old, "deleted or moved", "before")
        added = try ItemMap.sorted(
            changes.insertions + changes.moves.map(\.to), in: new, "inserted or moved to", "after")
        _ = try ItemMap.sorted(changes.reloads, in: old, "reloaded", "before")
        reloads = changes.reloads
        moves = changes.moves
        for section in 0..<old.sectionCount {
            let before = old.itemCount(inSection: section)
            let after = new.itemCount(inSection: section)
            let (gone, come) = (removed[section].count, added[section].count)
            guard before - gone + come == after else {
                throw Mismatch(
                    description: "section \(section) has \(after) items after it, but had "
                        + "\(before) before, less \(gone) deleted or moved away, plus \(come) "
                        + "inserted or moved in: change the data inside the update, by as many "
                        + "items as it tells of")
            }
        }
    }

    /// What became of the item at an old position.
    /// - Complexity: O(changes)
    func fate(of position: ItemPosition) -> Fate {
        for move in moves where move.from == position { return .at(move.to) }
        var rank = position.item
        for item in removed[position.section] {
            if item == position.item { return .deleted }
            if item < position.item { rank -= 1 }
        }
        for item in added[position.section] where item <= rank { rank += 1 }
        let place = ItemPosition(section: position.section, item: rank)
        return reloads.contains(position) ? .reloaded(place) : .at(place)
    }

    /// The items of each section, ascending.
    private static func sorted(
        _ positions: [ItemPosition], in counts: SectionCounts, _ verb: String, _ time: String
    ) throws -> [[Int]] {
        var sections = [[Int]](repeating: [], count: counts.sectionCount)
        for position in positions {
            guard counts.contains(position) else {
                throw Mismatch(
                    description: "item [\(position.section), \(position.item)] is \(verb), but "
                        + "there is no such item \(time) it")
            }
            sections[position.section].append(position.item)
        }
        for section in sections.indices {
            sections[section].sort()
            let items = sections[section]
            for index in items.indices.dropFirst() where items[index] == items[index - 1] {
                throw Mismatch(
                    description: "item [\(section), \(items[index])] is \(verb) twice")
            }
        }
        return sections
    }
}
