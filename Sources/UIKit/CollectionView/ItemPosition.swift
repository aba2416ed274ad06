/// An item's place in the data: what an `IndexPath` of two elements says, without its boxes.
nonisolated struct ItemPosition: Comparable, Hashable, Sendable {
    /// The section.
    var section: Int
    /// The item within the section.
    var item: Int

    /// Makes a position of its parts.
    init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

    /// The position that `indexPath` names; nil unless it has two elements.
    init?(_ indexPath: IndexPath) {
        guard indexPath.count == 2 else { return nil }
        self.init(section: indexPath.section, item: indexPath.item)
    }

    /// The position as the public API has it.
    var indexPath: IndexPath { IndexPath(item: item, section: section) }

    static func < (left: ItemPosition, right: ItemPosition) -> Bool {
        left.section == right.section ? left.item < right.item : left.section < right.section
    }
}
