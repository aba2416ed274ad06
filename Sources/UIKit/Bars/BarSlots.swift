/// Shares the width of a bar among its items, in order.
///
/// Items stand a gap apart, but spaces touch their neighbours. Flexible spaces take what is left in
/// equal shares.
nonisolated struct BarSlots {
    /// What stands in a bar.
    enum Item: Equatable {
        /// A view, points wide.
        case view(CGFloat)
        /// An empty stretch, points wide.
        case space(CGFloat)
        /// An empty stretch that takes what is left.
        case flexible
    }

    /// The distance between two neighbouring views, points: a guess.
    static let gap: CGFloat = 8

    /// Where each item begins and how wide it is, points; and where the last one ends.
    private(set) var slots: [(start: CGFloat, width: CGFloat)] = []
    private(set) var end: CGFloat

    /// Places items from `start` on in a bar that ends at `limit`.
    init(_ items: [Item], from start: CGFloat, to limit: CGFloat) {
        let flexibles = items.count { $0 == .flexible }
        let leftOver = max(0, limit - start - BarSlots.width(of: items))
        let share = flexibles == 0 ? 0 : leftOver / CGFloat(flexibles)
        end = start
        var previous: Item?
        for item in items {
            end += BarSlots.gap(between: previous, and: item)
            let width = BarSlots.fixedWidth(of: item) ?? share
            slots.append((end, width))
            end += width
            previous = item
        }
    }

    /// The width that the items take at least, points.
    private static func width(of items: [Item]) -> CGFloat {
        var sum: CGFloat = 0
        var previous: Item?
        for item in items {
            sum += gap(between: previous, and: item) + (fixedWidth(of: item) ?? 0)
            previous = item
        }
        return sum
    }

    private static func fixedWidth(of item: Item) -> CGFloat? {
        switch item {
        case .view(let width), .space(let width): width
        case .flexible: nil
        }
    }

    private static func gap(between left: Item?, and right: Item) -> CGFloat {
        if case .view = left, case .view = right { return gap }
        return 0
    }
}
