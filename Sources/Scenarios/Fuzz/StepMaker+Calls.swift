import Foundation

nonisolated extension StepMaker {
    /// What the host calls.
    static let calls = [
        StepMaker("present", 4, factor: { opens($0, .presented) }) { _, _ in .present },
        StepMaker("embed", 4, factor: { opens($0, .embedded) }) { _, _ in .embed },
        StepMaker("push", 4, factor: { opens($0, .pushed) }) { chance, _ in
            .push(isAnimated: chance.percent(70))
        },
        StepMaker("dismiss", 3, factor: { $0.coming == .embedded ? 0 : 1 }) { _, _ in .dismiss },
        StepMaker("remove", 2, factor: { $0.coming == .embedded ? 1 : 0 }) { _, _ in .remove },
        StepMaker("pop", 2, factor: { $0.coming == .pushed ? 1 : 0 }) { chance, _ in
            .pop(isAnimated: chance.percent(70))
        },
        StepMaker("scrollToPage", 5) { chance, world in
            let isMissing = world.itemCount == 0 || chance.percent(10)
            let page =
                isMissing
                ? chance.pick([-1, world.itemCount, world.itemCount + 3])
                : chance.below(world.itemCount)
            return .scrollToPage(page: page, isAnimated: chance.percent(60))
        },
        StepMaker("next", 3) { chance, _ in .next(isAnimated: chance.percent(70)) },
        StepMaker("previous", 3) { chance, _ in .previous(isAnimated: chance.percent(70)) },
        StepMaker("reloadData", 3) { chance, _ in
            .reloadData(preservingCurrentPage: chance.percent(70))
        },
        StepMaker("set", 4) { chance, world in .set(properties(&chance, world)) },
        StepMaker(
            "addOverlay", 2, factor: { $0.overlays.count < StormWorld.mostOverlays ? 1 : 0 }
        ) { chance, world in
            .addOverlay(
                StormSetting.overlay(&chance, name: "o\(world.overlayNames.count)"))
        },
        StepMaker("removeOverlay", 2, factor: { $0.overlayNames.isEmpty ? 0 : 1 }) {
            chance, world in
            .removeOverlay(
                name: chance.pick(world.overlays.isEmpty ? world.overlayNames : world.overlays))
        },
        StepMaker("release", 1) { _, _ in .release },
    ]

    /// How often the browser is opened in the one way that its host has.
    private static func opens(_ world: StormWorld, _ coming: StormWorld.Coming) -> Int {
        world.coming != coming ? 0 : world.isShown ? 1 : 6
    }

    private static func properties(_ chance: inout Chance, _ world: StormWorld) -> BrowserOptions {
        var options = BrowserOptions()
        switch chance.below(7) {
        case 0: options.scrollDirection = chance.pick(BrowserOptions.Direction.self)
        case 1: options.isLoopingEnabled = chance.percent(50)
        case 2: options.itemSpacing = StormSetting.spacing(&chance)
        case 3: options.transitionType = StormSetting.transition(&chance) ?? .fade
        case 4: options.isDismissGestureEnabled = chance.percent(50)
        case 5:
            StormSetting.autoPlay(&chance, &options)
            options.isAutoPlayEnabled = chance.percent(50)
        default:
            options.isLoopingEnabled = chance.percent(50)
            options.scrollDirection = chance.pick(BrowserOptions.Direction.self)
        }
        return options
    }
}
