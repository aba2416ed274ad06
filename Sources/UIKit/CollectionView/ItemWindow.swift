/// The items around the viewport, as the layout has placed them.
///
/// The layout is asked for more than is visible, so that it need not be asked again for each
/// item that comes in. The buffers are kept: a page turn of a plain flow layout allocates nothing
/// here.
final class ItemWindow {
    /// An item and its place in content coordinates, points.
    struct Entry {
        var position: ItemPosition
        var frame: CGRect
        /// What the layout said, where it said it by an object.
        var attributes: UICollectionViewLayoutAttributes?
    }

    /// The items in the window, in the order of the data.
    private(set) var entries: [Entry] = []
    /// What the layout was asked for; nil when it has to be asked anew.
    private(set) var covered: CGRect?
    /// Those of `entries` that are visible, after `findVisible(in:)`.
    private(set) var visible: [Entry] = []
    /// Where the same items are visible, after `findVisible(in:)`.
    private(set) var stable = StableRegion.everywhere

    /// Forgets the places, but not which items were found visible: a pass may be using those.
    func reset() {
        entries.removeAll(keepingCapacity: true)
        covered = nil
    }

    /// Whether the window reaches half a viewport beyond `viewport` on every side.
    func covers(_ viewport: CGRect) -> Bool {
        guard let covered else { return false }
        let margin = viewport.insetBy(
            dx: -viewport.size.width / 2, dy: -viewport.size.height / 2)
        return covered.minX <= margin.minX && covered.minY <= margin.minY
            && covered.maxX >= margin.maxX && covered.maxY >= margin.maxY
    }

    /// Adds an item; one that has no finite frame is left out.
    func append(_ entry: Entry) {
        let frame = entry.frame
        guard frame.origin.x.isFinite, frame.origin.y.isFinite, frame.size.width.isFinite,
            frame.size.height.isFinite
        else { return }
        entries.append(entry)
    }

    /// Changes entries in place; those for which `change` gives nil are left out.
    func revise(_ change: (Entry) -> Entry?) {
        var kept = 0
        for index in entries.indices {
            guard let entry = change(entries[index]) else { continue }
            entries[kept] = entry
            kept += 1
        }
        entries.removeLast(entries.count - kept)
    }

    /// Ends the filling: the window has all items that overlap `rect`.
    /// - Complexity: O(n) for items added in the order of the data, else O(n²).
    func finish(covering rect: CGRect) {
        sort()
        covered = rect
    }

    /// Finds what is visible in `viewport`, and where the same is.
    /// - Complexity: O(n) in the number of entries.
    func findVisible(in viewport: CGRect) {
        visible.removeAll(keepingCapacity: true)
        var region = StableRegion.everywhere
        for entry in entries {
            let frame = ItemWindow.withoutNoise(entry.frame)
            if StableRegion.isVisible(frame, in: viewport) {
                visible.append(entry)
                region.keepVisible(frame, size: viewport.size)
            } else {
                region.keepHidden(frame, from: viewport)
            }
        }
        if let covered { region.keepInside(covered, size: viewport.size) }
        stable = region
    }

    /// An item overlaps the viewport by more than this, points, to be visible: less is what
    /// arithmetic with thirds of a point leaves of items that only touch its edge.
    private static let noise: CGFloat = 1e-5

    /// What counts of an item's frame.
    private static func withoutNoise(_ frame: CGRect) -> CGRect {
        let least = 4 * noise
        if frame.size.width < least || frame.size.height < least { return frame }
        return CGRect(
            x: frame.origin.x + noise, y: frame.origin.y + noise,
            width: frame.size.width - 2 * noise, height: frame.size.height - 2 * noise)
    }

    /// Whether the item is among the visible ones.
    /// - Complexity: O(log n)
    func isVisible(_ position: ItemPosition) -> Bool {
        var low = 0
        var high = visible.count
        while low < high {
            let middle = (low + high) / 2
            if visible[middle].position < position {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low < visible.count && visible[low].position == position
    }

    /// Orders the entries by position, the first of each position alone: a custom layout may name
    /// items in any order, and one twice.
    private func sort() {
        var isOrdered = true
        for index in entries.indices.dropFirst()
        where !(entries[index - 1].position < entries[index].position) {
            isOrdered = false
            break
        }
        if isOrdered { return }
        for index in entries.indices.dropFirst() {
            var place = index
            while place > 0, entries[place].position < entries[place - 1].position {
                entries.swapAt(place, place - 1)
                place -= 1
            }
        }
        var kept = 0
        for index in entries.indices
        where kept == 0 || entries[kept - 1].position != entries[index].position {
            entries[kept] = entries[index]
            kept += 1
        }
        entries.removeLast(entries.count - kept)
    }
}
