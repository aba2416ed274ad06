/// How many items there are as a timeline goes on.
///
/// Exact while every change comes in order; where changes overlap other steps or come from
/// reactions, the most that there can be.
nonisolated struct ItemCounts {
    /// Whether `now` is exact.
    let isExact: Bool
    /// How many there are now, or at most can be.
    private(set) var now: Int
    /// The most that there can ever be.
    let most: Int

    init(scenario: Scenario) {
        let start = scenario.host.items.count
        let ordered = scenario.timeline.filter { $0.action.isItems }
        let reactions = scenario.host.reactions.filter { $0.action.isItems }
        isExact =
            reactions.isEmpty
            && ordered.allSatisfy { step in
                if case .whenOver = step.start { true } else { false }
            }
        if isExact {
            var counts = (now: start, most: start)
            for step in ordered {
                counts.now = ItemCounts.count(after: step.action, counts.now)
                counts.most = max(counts.most, counts.now)
            }
            (now, most) = (start, counts.most)
        } else {
            let changes = ordered.map { ($0.action, 1) } + reactions.map { ($0.action, $0.times) }
            let inserted = changes.reduce(0) { sum, change in
                sum + ItemCounts.inserted(by: change.0) * change.1
            }
            let largest = changes.reduce(start) { max($0, ItemCounts.set(by: $1.0) ?? 0) }
            most = largest + inserted
            now = most
        }
    }

    /// Goes on past a step.
    mutating func apply(_ action: StepAction) {
        if isExact { now = ItemCounts.count(after: action, now) }
    }

    /// What is impossible about a change of what there is now.
    func problem(of change: ItemsChange.Change) -> ScenarioError.Cause? {
        switch change {
        case .insert(let index, _):
            index > now ? .missingItem(index: index, what: "place", count: now + 1) : nil
        case .remove(let index, let count), .replace(let index, let count):
            index + count > now
                ? .missingItem(index: index + count - 1, what: "item", count: now) : nil
        case .count: nil
        }
    }

    private static func count(after action: StepAction, _ now: Int) -> Int {
        guard case .items(let change) = action else { return now }
        switch change.change {
        case .insert(_, let count): return now + count
        case .remove(_, let count): return max(0, now - count)
        case .replace: return now
        case .count(let count): return count
        }
    }

    private static func inserted(by action: StepAction) -> Int {
        guard case .items(let change) = action, case .insert(_, let count) = change.change else {
            return 0
        }
        return count
    }

    private static func set(by action: StepAction) -> Int? {
        guard case .items(let change) = action, case .count(let count) = change.change else {
            return nil
        }
        return count
    }
}

nonisolated extension StepAction {
    /// Whether it changes the data.
    fileprivate var isItems: Bool {
        if case .items = self { true } else { false }
    }
}
