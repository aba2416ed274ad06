/// One way of making scenarios smaller.
nonisolated enum ShrinkPass: Equatable {
    /// So many steps at a time are left out.
    case steps(Int)
    /// Device, host and browser become plainer.
    case setting
    /// Single steps become plainer and shorter.
    case actions

    /// Every way, those that help most first.
    static func all(for scenario: Scenario) -> [ShrinkPass] {
        var sizes: [Int] = []
        var size = scenario.timeline.count / 2
        while size > 0 {
            sizes.append(size)
            size /= 2
        }
        return sizes.map(ShrinkPass.steps) + [.setting, .actions]
    }

    /// Scenarios that are smaller in this way, each in one respect.
    func candidates(_ scenario: Scenario) -> [Scenario] {
        switch self {
        case .steps(let size):
            let count = scenario.timeline.count
            guard count > 1 else { return [] }
            return stride(from: 0, to: count, by: size).compactMap { first in
                let range = first..<min(count, first + size)
                return range.count < count ? scenario.without(steps: range) : nil
            }
        case .setting: return ShrinkSetting.candidates(scenario)
        case .actions:
            return scenario.timeline.indices.flatMap { index in
                ShrinkAction.plainer(scenario.timeline[index]).map { step in
                    var smaller = scenario
                    smaller.timeline[index] = step
                    return smaller
                }
            }
        }
    }
}

nonisolated extension Scenario {
    /// The scenario without some steps. A step that counted from the start of one that has gone
    /// counts from that of the one before it now.
    func without(steps range: Range<Int>) -> Scenario {
        var result = self
        result.timeline.removeSubrange(range)
        for index in result.timeline.indices {
            result.timeline[index].start = result.timeline[index].start.counting(from: index - 1)
        }
        return result
    }
}

nonisolated extension StepStart {
    /// The start, counted from the step before, which is `previous`; −1 where there is none.
    fileprivate func counting(from previous: Int) -> StepStart {
        switch self {
        case .whenOver, .at: self
        case .afterStart(_, let delay):
            previous < 0
                ? .whenOver(delayNanoseconds: delay)
                : .afterStart(of: previous, delayNanoseconds: delay)
        case .when(let condition, let within, let other):
            .when(
                condition, withinNanoseconds: within,
                fromStartOf: other == nil || previous < 0 ? nil : previous)
        }
    }
}
