@_spi(Simulation) import UIKit

/// The engine's hand on the app: has it show and close the browser, counts what the browser asks of
/// it, and does in answer what the scenario says.
///
/// The sample app and anybody else's are driven in the same way.
final class HostDriver {
    let scenario: Scenario
    let host: any BrowserHost
    let embedding: (any EmbeddingHost)?
    let editable: (any EditableHost)?
    let loading: (any ImageLoadingHost)?
    let scrolling: (any ScrollingHost)?
    let navigating: (any NavigatingHost)?
    /// What is around the app's screen.
    let stage: AppStage
    weak var observer: (any HostObserver)?
    /// Does what a reaction says; the player's hand.
    var performReaction: ((StepAction) -> Void)?

    private(set) var port: KernelPort?
    private(set) var overlays: [NamedOverlay] = []
    private(set) var callbackCounts = [Int](repeating: 0, count: HostCallback.allCases.count)
    private var remainingReactions: [Int]
    /// How many callbacks of view controllers have run, of any.
    private(set) var lifecycleCount = 0
    /// What the app sets on the browsers that it makes.
    private var settings: BrowserOptions
    /// The calls of the host in order, where the scenario asks for them.
    private(set) var callbackLog: [LoggedCallback] = []
    private let keepsLog: Bool
    /// Every browser that was made and is alive yet.
    private var browsers: [WeakBrowser] = []
    /// The items whose thumbnails are hidden, in order; few at any time.
    private(set) var hiddenThumbnails: [Int] = []

    private struct WeakBrowser {
        weak var browser: KernelBrowser?
    }

    /// A call of the host.
    struct LoggedCallback: Equatable {
        var callback: HostCallback
        var text: String
    }

    /// An overlay under the name that the scenario gave it.
    struct NamedOverlay {
        var name: String
        var view: UIView
    }

    init(scenario: Scenario, host: any BrowserHost) {
        self.scenario = scenario
        self.host = host
        embedding = host as? any EmbeddingHost
        editable = host as? any EditableHost
        loading = host as? any ImageLoadingHost
        scrolling = host as? any ScrollingHost
        navigating = host as? any NavigatingHost
        remainingReactions = scenario.host.reactions.map(\.times)
        settings = scenario.browser
        keepsLog = scenario.timeline.contains(where: \.readsCallbackLog)
        stage = AppStage(
            firstScreen: host.rootViewController,
            hasTabs: scenario.timeline.contains { $0.action == .disappear })
    }

    /// How many browsers are alive.
    var liveBrowserCount: Int { browsers.count { $0.browser != nil } }

    /// Writes the items whose thumbnails are hidden into a list with room for them.
    func readHiddenThumbnails(into items: inout [Int]) {
        items.removeAll(keepingCapacity: true)
        for item in hiddenThumbnails { items.append(item) }
    }

    // MARK: The browser

    /// Has the browser made, or takes the one that is kept.
    private func preparePort() -> KernelPort {
        if let port, port.browser != nil { return port }
        editable?.browserWillReload()
        let port = KernelPort(
            browser: host.makeBrowser(), observer: self, options: settings)
        self.port = port
        browsers.removeAll { $0.browser == nil }
        browsers.append(WeakBrowser(browser: port.browser))
        overlays = []
        observer?.hostDidHear(.browserMade)
        let probe = RecorderOverlay(name: HostDriver.probeName)
        add(NamedOverlay(name: HostDriver.probeName, view: probe))
        for spec in scenario.browser.overlays { addOverlay(spec) }
        return port
    }

    /// The overlay that the engine itself listens with.
    static let probeName = "engine"

    func presentBrowser() {
        let port = preparePort()
        if let index = settings.initialIndex { port.setInitialIndex(index) }
        if let browser = port.browser { host.present(browser) }
        // Presented, the browser is kept by UIKit; the app keeps it only when it means to.
        port.releaseUnless(kept: host.keepsBrowser)
    }

    /// Pushes the browser; false where the host has nothing to push it onto, or it is there already.
    func pushBrowser(animated: Bool) -> Bool {
        guard let navigation = navigating?.navigation else { return false }
        let port = preparePort()
        guard let browser = port.browser, !navigation.viewControllers.contains(browser) else {
            return false
        }
        if let index = settings.initialIndex { port.setInitialIndex(index) }
        navigation.pushViewController(browser, animated: animated)
        port.releaseUnless(kept: host.keepsBrowser)
        return true
    }

    /// Pops the browser; false where it is not on top.
    func popBrowser(animated: Bool) -> Bool {
        guard let navigation = navigating?.navigation, let browser = port?.browser,
            navigation.topViewController === browser
        else { return false }
        return navigation.popViewController(animated: animated) != nil
    }

    func embedBrowser() {
        guard let embedding, let browser = preparePort().browser else { return }
        embedding.embed(browser)
        port?.releaseUnless(kept: host.keepsBrowser)
    }

    func removeBrowser() {
        guard let browser = port?.browser else { return }
        embedding?.removeEmbedded(browser)
    }

    /// Sets properties of the browser, and of those that are made later.
    func set(_ options: BrowserOptions) {
        settings.merge(options)
        port?.apply(options)
    }

    func releaseBrowser() {
        host.releaseBrowser()
        port?.release()
    }

    // MARK: Overlays

    func addOverlay(_ spec: OverlaySpec) {
        switch spec.kind {
        case .recorder:
            add(NamedOverlay(name: spec.name, view: RecorderOverlay(name: spec.name)))
        case .closeButton:
            add(NamedOverlay(name: spec.name, view: CloseButtonOverlay(name: spec.name)))
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
        case .overlayPageChanged(HostDriver.probeName, let page):
            count(.overlayPageChanged, index: page)
        case .overlayReloaded(HostDriver.probeName, let items, let page):
            count(.overlayReload, index: nil, " \(items) \(page)")
        default:
            break
        }
    }

    // MARK: Data

    func change(_ change: ItemsChange) {
        editable?.change(change.change)
        if change.reloads { reload(preservingCurrentPage: true) }
    }

    func reload(preservingCurrentPage: Bool) {
        editable?.browserWillReload()
        port?.reloadData(preservingCurrentPage: preservingCurrentPage)
    }

    /// Whether the browser was told of the app's data as they are.
    var isDataKnown: Bool { editable?.isBrowserUpToDate ?? true }

    /// How many items the browser was told of.
    var knownItemCount: Int { host.itemCount }

    /// How many items the app has at this moment.
    var presentItemCount: Int { editable?.presentItemCount ?? host.itemCount }

    /// The identity of the item that the browser may show at an index; −1 out of range.
    func knownIdentity(at index: Int) -> Int { host.identity(ofItem: index) }

    /// The view of an item's thumbnail; nil where there is none.
    func thumbnail(ofItem index: Int) -> UIView? {
        index < 0 ? nil : host.thumbnailView(ofItem: index)
    }

    /// Images that come by themselves and have not yet.
    var imagesUnderWay: Int { loading?.loads.underWay ?? 0 }

    // MARK: Callbacks

    /// How often the browser called so.
    func callbackCount(_ callback: HostCallback) -> Int {
        callbackCounts[callback.slot]
    }

    /// Counts a call, writes it down where somebody asks for it, and does what the app does then.
    private func count(
        _ callback: HostCallback, index: Int?, _ words: @autoclosure () -> String = ""
    ) {
        callbackCounts[callback.slot] += 1
        if keepsLog {
            let text = callback.rawValue + (index.map { " \($0)" } ?? "") + words()
            callbackLog.append(LoggedCallback(callback: callback, text: text))
        }
        for (place, reaction) in scenario.host.reactions.enumerated()
        where reaction.on == callback && remainingReactions[place] > 0 {
            if let wanted = reaction.index, wanted != index { continue }
            remainingReactions[place] -= 1
            performReaction?(reaction.action)
        }
    }
}

extension HostDriver: KernelObserver {
    func browserDidSay(_ event: HostEvent) {
        observer?.hostDidHear(event)
    }

    func browserDidCall(_ callback: HostCallback, index: Int?) {
        count(callback, index: index)
    }

    func browserDidSetThumbnailHidden(_ isHidden: Bool, index: Int) {
        hiddenThumbnails.removeAll { $0 == index }
        if isHidden {
            let place = hiddenThumbnails.firstIndex { $0 > index } ?? hiddenThumbnails.endIndex
            hiddenThumbnails.insert(index, at: place)
        }
        count(.setThumbnailHidden, index: index, isHidden ? " true" : " false")
    }

    func browserDidChangeInteraction(_ isInteracting: Bool, index: Int) {
        count(.dismissInteraction, index: index, isInteracting ? " true" : " false")
    }
}

extension HostDriver: LifecycleObserver {
    func controller(_ controller: UIViewController, didRun callback: LifecycleCallback) {
        lifecycleCount += 1
        guard controller === port?.browser else { return }
        observer?.hostDidHear(.lifecycle(callback.rawValue))
        if let call = HostCallback(callback) { count(call, index: nil) }
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
        case .thumbnailView: 6
        case .setThumbnailHidden: 7
        case .dismissInteraction: 8
        case .viewDidLoad: 9
        case .viewWillAppear: 10
        case .viewDidAppear: 11
        case .viewWillDisappear: 12
        case .viewDidDisappear: 13
        }
    }

    /// The callback of the browser's own life; nil for one that scenarios do not name.
    init?(_ callback: LifecycleCallback) {
        switch callback {
        case .viewDidLoad: self = .viewDidLoad
        case .viewWillAppear: self = .viewWillAppear
        case .viewDidAppear: self = .viewDidAppear
        case .viewWillDisappear: self = .viewWillDisappear
        case .viewDidDisappear: self = .viewDidDisappear
        case .viewIsAppearing: return nil
        }
    }
}
