import Foundation

/// Draws configurations: device, environment, host, items, browser, and now and then another reading
/// of a platform rule.
nonisolated enum StormSetting {
    /// Readings of rules that are not drawn.
    static let left: [PlatformAlternative] = [.setOffsetShifts]
    /// Ways to come and go that are not drawn.
    static let leftTransitions: [BrowserOptions.Transition] = [.zoom]

    /// A scenario without steps.
    static func scenario(_ chance: inout Chance) -> Scenario {
        var scenario = Scenario(name: "storm", device: device(&chance))
        scenario.host = host(&chance)
        scenario.browser = browser(&chance, itemCount: scenario.host.items.count)
        if chance.percent(20) { scenario.environment.layoutDirection = .rightToLeft }
        if chance.percent(10) { scenario.environment.reducesMotion = true }
        if chance.percent(10) {
            let alternative = chance.pick(PlatformAlternative.self)
            if !left.contains(alternative) { scenario.platformAlternatives = [alternative] }
        }
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
        host.items = items(&chance)
        host.kind = kind(&chance, itemCount: host.items.count)
        host.cell = chance.pick([.zoom, .zoom, .zoom, .image, .custom])
        if host.cell == .zoom { drawZoom(&chance, &host) }
        if host.cell == .custom, chance.percent(30) {
            host.pictureless = Array(0..<chance.whole(1...3))
        }
        host.binding.set = chance.pick(ImageBinding.Setting.self)
        host.binding.clear = chance.pick(ImageBinding.Clearing.self)
        // A browser that is pushed while it is being popped leaves and returns with its cells in one
        // frame, between which a host that empties those that go shows nothing.
        if case .navigation = host.kind, host.binding.clear == .didEndDisplaying {
            host.binding.clear = .never
        }
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

    private static func kind(_ chance: inout Chance, itemCount: Int) -> ScenarioHost.Kind {
        switch chance.below(8) {
        case 0, 1: return .banner(banner(&chance))
        case 2:
            var navigation = NavigationLayout()
            navigation.isBarHidden = chance.percent(30)
            return .navigation(album(&chance, itemCount: itemCount), navigation)
        default:
            var album = album(&chance, itemCount: itemCount)
            album.isModal = chance.percent(15)
            return .album(album)
        }
    }

    private static func album(_ chance: inout Chance, itemCount: Int) -> AlbumLayout {
        var album = AlbumLayout()
        if chance.percent(20) { album.columns = chance.whole(1...6) }
        if chance.percent(15) { album.offset = chance.points(0...600) }
        album.revealsCurrent = chance.percent(20)
        if itemCount > 0, chance.percent(15) {
            let first = chance.below(itemCount)
            album.thumbnails = first...(first + chance.below(min(20, itemCount - first)))
        }
        return album
    }

    private static func drawZoom(_ chance: inout Chance, _ host: inout ScenarioHost) {
        if chance.percent(20) { host.zoom = zoom(&chance) }
        if host.items.count > 0, chance.percent(10) {
            let item = chance.below(min(5, host.items.count))
            host.zoomByItem = [ItemZoom(item: item, zoom: zoom(&chance))]
        }
    }

    private static func zoom(_ chance: inout Chance) -> PageZoom {
        let doubleTap = chance.pick([1.5, 2, 6])
        return chance.percent(50)
            ? PageZoom(doubleTap: doubleTap)
            : PageZoom(
                doubleTap: chance.percent(50) ? doubleTap : nil, maximum: chance.pick([1, 2, 5]))
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
        if chance.percent(60) { options.isLoopingEnabled = chance.percent(40) }
        if chance.percent(50) { options.itemSpacing = spacing(&chance) }
        if chance.percent(60) {
            options.transitionType = transition(&chance)
        }
        if chance.percent(20) { options.isDismissGestureEnabled = chance.percent(50) }
        if chance.percent(15) { autoPlay(&chance, &options) }
        for number in 0..<chance.pick([0, 0, 1, 2]) {
            options.overlays.append(overlay(&chance, name: "o\(number)"))
        }
        return options
    }

    /// Has pages turn by themselves, with a rest between two turns.
    static func autoPlay(_ chance: inout Chance, _ options: inout BrowserOptions) {
        options.isAutoPlayEnabled = true
        options.autoPlayIntervalNanoseconds = Int64(chance.pick([600, 1000, 3000])) * 1_000_000
    }

    /// How the browser comes and goes; nil for as it does by itself.
    static func transition(_ chance: inout Chance) -> BrowserOptions.Transition? {
        let transition = chance.pick(BrowserOptions.Transition.self)
        return leftTransitions.contains(transition) ? nil : transition
    }

    static func spacing(_ chance: inout Chance) -> Double {
        chance.pick([0, 10, 20, 20.5, 33, 120])
    }

    static func overlay(_ chance: inout Chance, name: String) -> OverlaySpec {
        if chance.percent(40) { return OverlaySpec(name: name, kind: .recorder) }
        if chance.percent(25) { return OverlaySpec(name: name, kind: .closeButton) }
        var options = PageIndicatorOptions()
        if chance.percent(50) { options.edge = chance.pick(PageIndicatorOptions.Edge.self) }
        if chance.percent(30) { options.padding = chance.points(0...60) }
        if chance.percent(30) { options.hidesForSinglePage = chance.percent(50) }
        return OverlaySpec(name: name, kind: .pageIndicator(options))
    }
}
