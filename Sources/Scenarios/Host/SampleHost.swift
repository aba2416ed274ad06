@_spi(Simulation) import UIKit

/// The app around the browser: its screen, its items, its images, its overlays.
///
/// What a maintainer's demo app does by hand, done by a scenario: an album that presents the
/// browser, or a list that embeds it as a banner.
public final class SampleHost {
    let scenario: Scenario
    let loader: ImageLoader
    /// Makes the browser; tests put a broken one here.
    var makeBrowser: () -> KernelBrowser = { ObservedBrowser() }
    weak var observer: (any HostObserver)?
    /// Does what a reaction says; the player's hand.
    var performReaction: ((StepAction) -> Void)?

    private(set) var items: ItemStore
    /// The items as they were when the browser was last told to look: what it may rightly show.
    private(set) var itemsKnownToBrowser: ItemStore
    private(set) var port: KernelPort?
    private(set) var overlays: [NamedOverlay] = []
    private(set) var callbackCounts = [Int](repeating: 0, count: HostCallback.allCases.count)
    private var remainingReactions: [Int]
    /// The app's first screen.
    let root: HostScreen

    /// An overlay under the name that the scenario gave it.
    struct NamedOverlay {
        var name: String
        var view: UIView
    }

    init(scenario: Scenario, probe: (any ImageProbing)?) {
        self.scenario = scenario
        loader = ImageLoader(scenario: scenario, probe: probe)
        items = ItemStore(count: scenario.host.items.count)
        itemsKnownToBrowser = items
        remainingReactions = scenario.host.reactions.map(\.times)
        switch scenario.host.kind {
        case .album(let columns): root = AlbumScreen(columns: columns)
        case .banner(let layout): root = BannerScreen(layout: layout)
        }
        root.itemCount = { [weak self] in self?.items.count ?? 0 }
    }

    // MARK: The browser

    /// Makes the browser, or takes the one that is kept.
    private func preparePort() -> KernelPort {
        if let port, port.browser != nil { return port }
        let port = KernelPort(host: self, options: scenario.browser, make: makeBrowser)
        self.port = port
        itemsKnownToBrowser = items
        overlays = []
        observer?.hostDidHear(.browserMade)
        let probe = RecorderOverlay(name: SampleHost.probeName)
        add(NamedOverlay(name: SampleHost.probeName, view: probe))
        for spec in scenario.browser.overlays { addOverlay(spec) }
        return port
    }

    /// The overlay that the engine itself listens with.
    static let probeName = "engine"

    func presentBrowser() {
        let port = preparePort()
        if let index = scenario.browser.initialIndex { port.setInitialIndex(index) }
        port.present(from: root)
        // Presented, the browser is kept by UIKit; the app keeps it only when it means to.
        port.releaseUnless(kept: scenario.host.keepsBrowser)
    }

    func embedBrowser() {
        guard let browser = preparePort().browser else { return }
        root.embed(browser)
        port?.releaseUnless(kept: scenario.host.keepsBrowser)
    }

    func removeBrowser() {
        guard let browser = port?.browser else { return }
        root.removeEmbedded(browser)
    }

    func releaseBrowser() {
        port?.release()
    }

    // MARK: Overlays

    func addOverlay(_ spec: OverlaySpec) {
        switch spec.kind {
        case .recorder:
            add(NamedOverlay(name: spec.name, view: RecorderOverlay(name: spec.name)))
        case .pageIndicator(let options):
            add(NamedOverlay(name: spec.name, view: KernelPort.makePageIndicator(options)))
        }
    }

    private func add(_ overlay: NamedOverlay) {
        if let recorder = overlay.view as? RecorderOverlay {
            recorder.observer = observer
            recorder.reaction = { [weak self] event in self?.react(toOverlay: event) }
        }
        overlays.append(overlay)
        port?.addOverlay(overlay.view)
    }

    func removeOverlay(named name: String) {
        guard let index = overlays.firstIndex(where: { $0.name == name }) else { return }
        port?.removeOverlay(overlays.remove(at: index).view)
    }

    func overlay(named name: String) -> UIView? {
        overlays.first { $0.name == name }?.view
    }

    private func react(toOverlay event: HostEvent) {
        switch event {
        case .overlayPageChanged(SampleHost.probeName, let page):
            count(.overlayPageChanged, index: page)
        case .overlayReloaded(SampleHost.probeName, _, _):
            count(.overlayReload, index: nil)
        default:
            break
        }
    }

    // MARK: Data

    func change(_ change: ItemsChange) {
        items.apply(change.change)
        if change.reloads { reload(preservingCurrentPage: true) }
        root.itemsDidChange()
    }

    func reload(preservingCurrentPage: Bool) {
        itemsKnownToBrowser = items
        port?.reloadData(preservingCurrentPage: preservingCurrentPage)
    }

    /// Whether the browser was told of the app's data as they are.
    var isDataKnown: Bool { items == itemsKnownToBrowser }

    /// How many items the browser was told of.
    var knownItemCount: Int { itemsKnownToBrowser.count }

    /// The identity of the item that the browser may show at an index; −1 out of range.
    func knownIdentity(at index: Int) -> Int {
        itemsKnownToBrowser.identity(at: index) ?? -1
    }

    /// How often the browser called so.
    func callbackCount(_ callback: HostCallback) -> Int {
        callbackCounts[callback.slot]
    }

    private func count(_ callback: HostCallback, index: Int?) {
        callbackCounts[callback.slot] += 1
        for (place, reaction) in scenario.host.reactions.enumerated()
        where reaction.on == callback && remainingReactions[place] > 0 {
            if let wanted = reaction.index, wanted != index { continue }
            remainingReactions[place] -= 1
            performReaction?(reaction.action)
        }
    }
}

extension SampleHost: KernelHost {
    var cellKind: ScenarioHost.Cell { scenario.host.cell }

    func itemCount() -> Int {
        // What the app does in answer comes first: it never answers with data that it has replaced.
        count(.numberOfItems, index: nil)
        let answer = items.count
        observer?.hostDidHear(.itemCountAsked(count: answer))
        return answer
    }

    func configure(_ cell: UICollectionViewCell, index: Int) {
        observer?.hostDidHear(.cellAsked(index: index, cell: cell.serialNumber))
        spend(scenario.host.costs.cellForItemNanoseconds)
        // What the cell waited for is another item's from now on, and must not come into it.
        loader.unbind(cell: cell.serialNumber)
        if scenario.host.binding.clear == .cellForItem {
            KernelPort.imageView(of: cell)?.image = nil
        }
        if scenario.host.binding.set == .cellForItem { bind(cell, index: index) }
        count(.cellForItem, index: index)
    }

    func willDisplay(_ cell: UICollectionViewCell, index: Int) {
        observer?.hostDidHear(.willDisplay(index: index, cell: cell.serialNumber))
        spend(scenario.host.costs.willDisplayNanoseconds)
        if scenario.host.binding.set == .willDisplay { bind(cell, index: index) }
        count(.willDisplay, index: index)
    }

    func didEndDisplaying(_ cell: UICollectionViewCell, index: Int) {
        observer?.hostDidHear(.didEndDisplaying(index: index, cell: cell.serialNumber))
        if scenario.host.binding.clear == .didEndDisplaying {
            KernelPort.imageView(of: cell)?.image = nil
            loader.unbind(cell: cell.serialNumber)
        }
        count(.didEndDisplaying, index: index)
    }

    func browserDidRun(_ callback: String) {
        observer?.hostDidHear(.lifecycle(callback))
    }

    private func bind(_ cell: UICollectionViewCell, index: Int) {
        guard let identity = items.identity(at: index) else { return }
        loader.bind(
            cell: cell.serialNumber, imageView: KernelPort.imageView(of: cell), to: identity)
    }

    private func spend(_ nanoseconds: Int64) {
        Simulation.current.spend(seconds: Double(nanoseconds) / 1e9)
    }
}

extension HostCallback {
    /// The place of the callback among all of them.
    var slot: Int {
        switch self {
        case .numberOfItems: 0
        case .cellForItem: 1
        case .willDisplay: 2
        case .didEndDisplaying: 3
        case .overlayReload: 4
        case .overlayPageChanged: 5
        }
    }
}
