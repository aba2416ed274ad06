/// The items of a host: which item stands at which index, through insertions and removals.
///
/// Each item has an identity that it keeps; the first ones are numbered by their index. Kept as
/// runs of consecutive identities, so that ten million items cost what ten do.
nonisolated struct ItemStore: Equatable {
    private var runs: [Range<Int>]
    private var nextIdentity: Int

    /// Items 0 ..< `count`.
    init(count: Int) {
        runs = count > 0 ? [0..<count] : []
        nextIdentity = max(0, count)
    }

    /// How many items there are. - Complexity: O(runs)
    var count: Int { runs.reduce(0) { $0 + $1.count } }

    /// The identity of the item at an index; nil out of range. - Complexity: O(runs)
    func identity(at index: Int) -> Int? {
        guard index >= 0 else { return nil }
        var rest = index
        for run in runs {
            if rest < run.count { return run.lowerBound + rest }
            rest -= run.count
        }
        return nil
    }

    /// Makes a change; indexes beyond the end are clamped to it.
    mutating func apply(_ change: ItemsChange.Change) {
        switch change {
        case .insert(let index, let count):
            insert(count, at: index)
        case .remove(let index, let count):
            remove(count, at: index)
        case .replace(let index, let count):
            let length = min(count, max(0, self.count - index))
            remove(length, at: index)
            insert(length, at: index)
        case .count(let wanted):
            if wanted < count { remove(count - wanted, at: wanted) }
            if wanted > count { insert(wanted - count, at: count) }
        }
    }

    private mutating func insert(_ count: Int, at index: Int) {
        guard count > 0 else { return }
        let place = split(at: index)
        runs.insert(nextIdentity..<nextIdentity + count, at: place)
        nextIdentity += count
    }

    private mutating func remove(_ count: Int, at index: Int) {
        guard count > 0 else { return }
        let first = split(at: index)
        let last = split(at: index + count)
        runs.removeSubrange(first..<last)
    }

    /// Makes a run begin at `index` and returns its place; the end where there is no such item.
    private mutating func split(at index: Int) -> Int {
        var rest = max(0, index)
        for place in runs.indices {
            if rest == 0 { return place }
            let run = runs[place]
            if rest < run.count {
                let middle = run.lowerBound + rest
                runs[place] = run.lowerBound..<middle
                runs.insert(middle..<run.upperBound, at: place + 1)
                return place + 1
            }
            rest -= run.count
        }
        return runs.count
    }
}
