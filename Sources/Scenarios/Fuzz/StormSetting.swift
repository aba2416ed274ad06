import Foundation

/// Draws configurations: device, host, items, browser. Platform rules are read as they are by
/// default.
nonisolated enum StormSetting {
    /// A scenario without steps.
    static func scenario(_ chance: inout Chance) -> Scenario {
        var scenario = Scenario(name: "storm", device: device(&chance))
        scenario.host = host(&chance)
        scenario.browser = browser(&chance, itemCount: scenario.host.items.count)
        return scenario
    }

    private static func device(_ chance: inout Chance) -> ScenarioDevice {
        guard var device = ScenarioDevice.presets.first else {
            preconditionFailure("There is at least one preset.")
        }
        if chance.percent(60) { device = chance.pick(ScenarioDevice.presets) }
        let original = device
        // Half the frames, the same code.
        if chance.percent(80) { device.refreshRate = 60 }
        if chance.percent(60) { device.touchRate = 60 }
        if chance.percent(15) {
            device.size = CGSize(
                width: chance.points(160...800), height: chance.points(160...1000))
        }
        if chance.percent(5) { device.scale = chance.pick([1, 1.5, 2.5]) }
        if device != original { device.name += " (changed)" }
        return device
    }

    // MARK: The host

    private static func host(_ chance: inout Chance) -> ScenarioHost {
        var host = ScenarioHost()
        if chance.percent(25) { host.kind = .banner(banner(&chance)) }
        if case .album = host.kind, chance.percent(20) {
            var album = AlbumLayout()
            album.columns = chance.whole(1...6)
            host.kind = .album(album)
        }
        host.items = items(&chance)
        host.cell = chance.pick([.zoom, .zoom, .zoom, .image, .custom])
        host.binding.set = chance.pick(ImageBinding.Setting.self)
        host.binding.clear = chance.pick(ImageBinding.Clearing.self)
        host.keepsBrowser = chance.percent(30)
        host.loading = loading(&chance)
        if chance.percent(10) {
            host.costs.cellForItemNanoseconds = chance.time(0...40)
            host.costs.willDisplayNanoseconds = chance.time(0...40)
        }
        if chance.percent(5) {
            host.costs.decodePerMegapixelNanoseconds = chance.time(0...30)
            host.costs.decodesOnMainThread = chance.percent(50)
        }
        return host
    }

    private static func banner(_ chance: inout Chance) -> BannerLayout {
        var layout = BannerLayout()
        layout.top = chance.points(0...300)
        layout.height = chance.points(100...400)
        layout.listHeight = chance.points(800...2400)
        return layout
    }

    private static func items(_ chance: inout Chance) -> ScenarioItems {
        var items = ScenarioItems(
            count: chance.pick([0, 1, 1, 2, 2, 3, 3, 4, 5, 8, 10, 30, 1000, 10_000_000]))
        switch chance.below(4) {
        case 0: items.source = .realWorldMix
        case 1:
            items.source = .sizes(
                (0..<chance.whole(1...4)).map { _ in
                    chance.pick([
                        CGSize(width: 1500, height: 1000), CGSize(width: 1000, height: 1500),
                        CGSize(width: 1, height: 1), CGSize(width: 12_000, height: 600),
                        CGSize(width: 600, height: 12_000), CGSize(width: 64, height: 64),
                    ])
                })
        default: break
        }
        return items
    }

    private static func loading(_ chance: inout Chance) -> ImageLoading {
        var loading = ImageLoading()
        switch chance.below(10) {
        case 0: loading.arrival = .byStep
        case 1:
            loading.arrival = .never
            return loading
        case 2, 3:
            loading.arrival = .delayed(
                nanoseconds: chance.time(10...400), spreadNanoseconds: chance.time(0...300))
        default: return loading
        }
        if chance.percent(40) {
            loading.placeholder = ImageLoading.Placeholder(
                delayNanoseconds: chance.percent(70) ? chance.time(0...100) : nil,
                size: chance.percent(50) ? CGSize(width: 30, height: 20) : nil)
        }
        // A host that asks anew and puts a placeholder over the image makes the flash itself.
        if loading.placeholder == nil { loading.isCached = chance.percent(70) }
        if chance.percent(20) { loading.failing = .every(chance.whole(1...5)) }
        return loading
    }

    // MARK: The browser

    private static func browser(_ chance: inout Chance, itemCount: Int) -> BrowserOptions {
        var options = BrowserOptions()
        if chance.percent(50) { options.initialIndex = chance.below(max(1, itemCount)) }
        if chance.percent(30) { options.scrollDirection = .vertical }
        if chance.percent(50) { options.isLoopingEnabled = true }
        if chance.percent(50) { options.itemSpacing = spacing(&chance) }
        for number in 0..<chance.pick([0, 0, 1, 2]) {
            options.overlays.append(overlay(&chance, name: "o\(number)"))
        }
        return options
    }

    static func spacing(_ chance: inout Chance) -> Double {
        chance.pick([0, 10, 20, 20.5, 33, 120])
    }

    static func overlay(_ chance: inout Chance, name: String) -> OverlaySpec {
        guard chance.percent(50) else { return OverlaySpec(name: name, kind: .recorder) }
        var options = PageIndicatorOptions()
        if chance.percent(50) { options.edge = chance.pick(PageIndicatorOptions.Edge.self) }
        if chance.percent(30) { options.padding = chance.points(0...60) }
        if chance.percent(30) { options.hidesForSinglePage = chance.percent(50) }
        return OverlaySpec(name: name, kind: .pageIndicator(options))
    }
}
