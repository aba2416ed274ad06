/// The views of a row of bar items, and the room that they take.
struct BarItemViews {
    /// The distance of a bar's content from the edges, points: the margin of a phone's screens.
    static let margin: CGFloat = 16

    private var entries: [(item: BarSlots.Item, view: UIView?)] = []

    /// Makes the views of items, or takes those that items bring along, and adds them to `parent`.
    init(_ items: [UIBarButtonItem], in parent: UIView) {
        for item in items { add(item, to: parent) }
    }

    /// Adds a view of its own at the front.
    mutating func prepend(_ view: UIView) {
        entries.insert((.view(view.intrinsicContentSize.width), view), at: 0)
    }

    private mutating func add(_ item: UIBarButtonItem, to parent: UIView) {
        switch item.systemItem {
        case .flexibleSpace: entries.append((.flexible, nil))
        case .fixedSpace: entries.append((.space(item.width), nil))
        default:
            let view = item.customView ?? BarItemButton.make(for: item)
            parent.addSubview(view)
            entries.append((.view(BarItemViews.size(of: view).width), view))
        }
    }

    private static func size(of view: UIView) -> CGSize {
        let wanted = view.intrinsicContentSize
        return CGSize(
            width: wanted.width >= 0 ? wanted.width : view.bounds.width,
            height: wanted.height >= 0 ? wanted.height : view.bounds.height)
    }

    /// Lays the views out within a stretch of the bar, each in the middle of its height; from the
    /// right to the left where `isMirrored`. Returns where the last one ends, from the starting edge.
    @discardableResult
    func layOut(
        from start: CGFloat, to limit: CGFloat, in bounds: CGRect, isMirrored: Bool
    ) -> CGFloat {
        let row = BarSlots(entries.map(\.item), from: start, to: limit)
        for (slot, entry) in zip(row.slots, entries) {
            guard let view = entry.view else { continue }
            let height = min(BarItemViews.size(of: view).height, bounds.height)
            let x = isMirrored ? bounds.width - slot.start - slot.width : slot.start
            view.frame = CGRect(
                x: x, y: bounds.midY - height / 2, width: slot.width, height: height)
        }
        return row.end
    }

    /// Whether there is nothing to lay out.
    var isEmpty: Bool { entries.isEmpty }
}
