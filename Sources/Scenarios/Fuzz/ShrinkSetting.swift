import Foundation

/// Plainer devices, hosts, items and browsers.
nonisolated enum ShrinkSetting {
    static func candidates(_ scenario: Scenario) -> [Scenario] {
        let plain = changes.map { change in
            var smaller = scenario
            change(&smaller)
            return smaller
        }
        return (plain + withoutParts(scenario)).filter { $0 != scenario }
    }

    private static let changes: [@Sendable (inout Scenario) -> Void] = [
        { $0.host.reactions = [] },
        { $0.browser.overlays = [] },
        { $0.platformAlternatives = [] },
        { $0.host.costs = HostCosts() },
        { $0.host.loading = ImageLoading() },
        { $0.host.binding = ImageBinding() },
        {
            $0.host.cell = .zoom
            $0.host.pictureless = []
        },
        { $0.host.pictureless = [] },
        { $0.host.zoom = PageZoom() },
        { $0.host.zoomByItem = [] },
        { $0.host.keepsBrowser = false },
        { $0.host.items.source = .uniform(ScenarioItems.standardSize) },
        { embedToPresent(&$0) },
        { if case .album = $0.host.kind { $0.host.kind = .album(AlbumLayout()) } },
        {
            if case .navigation = $0.host.kind {
                $0.host.kind = .navigation(AlbumLayout(), NavigationLayout())
            }
        },
        { if case .banner = $0.host.kind { $0.host.kind = .banner(BannerLayout()) } },
        { $0.device = ScenarioDevice.presets[0] },
        { $0.device.refreshRate = 60 },
        { $0.device.touchRate = 60 },
        { $0.browser.initialIndex = nil },
        { $0.browser.scrollDirection = nil },
        { $0.browser.isLoopingEnabled = nil },
        { $0.browser.itemSpacing = nil },
        { $0.browser.transitionType = nil },
        { $0.browser.isDismissGestureEnabled = nil },
        {
            $0.browser.isAutoPlayEnabled = nil
            $0.browser.autoPlayIntervalNanoseconds = nil
        },
        { $0.environment = ScenarioEnvironment() },
        { $0.environment.layoutDirection = .leftToRight },
        { $0.environment.reducesMotion = false },
        { $0.seed = 1 },
        { $0.limitNanoseconds = 120_000_000_000 },
    ]

    /// An album where neither a banner nor a navigation controller is needed.
    private static func embedToPresent(_ scenario: inout Scenario) {
        if case .album = scenario.host.kind { return }
        scenario.host.kind = .album(AlbumLayout())
        for index in scenario.timeline.indices {
            switch scenario.timeline[index].action {
            case .embed, .push: scenario.timeline[index].action = .present
            case .remove, .pop: scenario.timeline[index].action = .dismiss
            default: break
            }
        }
    }

    private static func withoutParts(_ scenario: Scenario) -> [Scenario] {
        var result: [Scenario] = []
        for index in scenario.host.reactions.indices {
            var smaller = scenario
            smaller.host.reactions.remove(at: index)
            result.append(smaller)
            smaller = scenario
            smaller.host.reactions[index].times = 1
            result.append(smaller)
        }
        for index in scenario.browser.overlays.indices {
            var smaller = scenario
            smaller.browser.overlays.remove(at: index)
            result.append(smaller)
        }
        let count = scenario.host.items.count
        for fewer in [0, 1, 2, 3, 4, 5, 10, count / 2] where fewer < count {
            var smaller = scenario
            smaller.host.items.count = fewer
            result.append(smaller)
        }
        return result
    }
}
