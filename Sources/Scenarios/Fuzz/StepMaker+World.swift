import Foundation

nonisolated extension StepMaker {
    /// What happens around the browser.
    static let worldChanges = [
        StepMaker("items", 7) { chance, world in
            .items(
                ItemsChange(change: change(&chance, world), reloads: chance.percent(80)))
        },
        StepMaker("deliverImage", 3, factor: { $0.itemCount > 0 ? 1 : 0 }) { chance, world in
            let stage: ImageStage =
                world.keepsImages && chance.percent(25) ? .placeholder : .full
            return .deliverImage(item: item(&chance, world), stage: stage)
        },
        StepMaker("failImage", 1, factor: { $0.itemCount > 0 ? 1 : 0 }) { chance, world in
            .failImage(item: item(&chance, world))
        },
        StepMaker("resize", 2) { chance, _ in
            .resize(
                CGSize(width: chance.points(100...1000), height: chance.points(100...1000)))
        },
        StepMaker("rotate", 3) { chance, _ in .rotate(chance.pick(DeviceOrientation.self)) },
        StepMaker("background", 1) { _, _ in .background },
        StepMaker("foreground", 2) { _, _ in .foreground },
        StepMaker("cover", 1) { chance, _ in .cover(isAnimated: chance.percent(60)) },
        StepMaker("uncover", 8, factor: { $0.coverCount > 0 ? 1 : 0 }) { chance, _ in
            .uncover(isAnimated: chance.percent(60))
        },
        StepMaker("cancelTransition", 1) { _, _ in .cancelTransition },
        StepMaker("memoryWarning", 1) { _, _ in .memoryWarning },
        StepMaker("contentSizeCategory", 1) { chance, _ in
            .contentSizeCategory(chance.pick(ScenarioEnvironment.TextSize.self))
        },
        StepMaker("scrollHost", 2) { chance, _ in
            .scrollHost(offset: Double(chance.whole(0...2000)), isAnimated: chance.percent(50))
        },
    ]

    /// Steps that let time go by or only leave a trace.
    static let flow = [
        StepMaker("settle", 8) { _, _ in .settle(limitNanoseconds: 10_000_000_000) },
        StepMaker("wait", 5) { chance, _ in .wait(nanoseconds: chance.time(10...300)) },
        StepMaker("mark", 1) { _, world in .mark("m\(world.markCount)") },
        StepMaker("snapshot", 1) { _, world in .snapshot("m\(world.markCount)") },
    ]

    private static func item(_ chance: inout Chance, _ world: StormWorld) -> Int {
        chance.below(chance.percent(70) ? min(world.itemCount, 6) : world.itemCount)
    }

    private static func change(
        _ chance: inout Chance, _ world: StormWorld
    ) -> ItemsChange.Change {
        let count = world.itemCount
        switch chance.below(count > 0 ? 4 : 2) {
        case 0: return .count(chance.pick([0, 1, 2, 3, 5, 12, 500]))
        case 1: return .insert(index: chance.below(count + 1), count: chance.whole(1...3))
        case 2:
            let index = item(&chance, world)
            return .remove(index: index, count: chance.whole(1...min(3, count - index)))
        default:
            let index = item(&chance, world)
            return .replace(index: index, count: chance.whole(1...min(3, count - index)))
        }
    }
}
