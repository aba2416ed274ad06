/// How many items each section has, as the data source said when it was last asked.
nonisolated struct SectionCounts: Equatable, Sendable {
    private(set) var counts: [Int]

    /// No section.
    static let none = SectionCounts([])

    /// The given counts; negative ones count as zero.
    init(_ counts: [Int]) {
        self.counts = counts.map { max(0, $0) }
    }

    /// The number of sections.
    var sectionCount: Int { counts.count }

    /// The number of items in a section; zero where there is no such section.
    func itemCount(inSection section: Int) -> Int {
        counts.indices.contains(section) ? counts[section] : 0
    }

    /// Whether there is such an item.
    func contains(_ position: ItemPosition) -> Bool {
        position.item >= 0 && position.item < itemCount(inSection: position.section)
    }

    /// The item after `position`, over the ends of sections; nil at the end.
    /// - Complexity: O(1), and one step for each empty section passed over.
    func position(after position: ItemPosition) -> ItemPosition? {
        let next = ItemPosition(section: position.section, item: position.item + 1)
        if contains(next) { return next }
        var section = position.section + 1
        while section < counts.count {
            if counts[section] > 0 { return ItemPosition(section: section, item: 0) }
            section += 1
        }
        return nil
    }

    /// The item before `position`, over the ends of sections; nil at the start.
    /// - Complexity: O(1), and one step for each empty section passed over.
    func position(before position: ItemPosition) -> ItemPosition? {
        let previous = ItemPosition(section: position.section, item: position.item - 1)
        if contains(previous) { return previous }
        var section = position.section - 1
        while section >= 0 {
            if counts[section] > 0 {
                return ItemPosition(section: section, item: counts[section] - 1)
            }
            section -= 1
        }
        return nil
    }
}
