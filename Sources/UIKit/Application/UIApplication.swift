/// The app: its windows and its life cycle.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
    /// Whether the app is in front.
    public nonisolated enum State: Int, Sendable {
        /// In front, taking touches.
        case active
        /// In front, but interrupted.
        case inactive
        /// Not on screen.
        case background
    }

    private unowned let simulation: Simulation
    private var windowStorage: [WeakWindow] = []

    private struct WeakWindow {
        weak var window: UIWindow?
    }

    init(simulation: Simulation) {
        self.simulation = simulation
        super.init()
    }

    /// The app of the current simulation.
    public static var shared: UIApplication { Simulation.current.application }

    /// The scene that the app's windows are in.
    private(set) lazy var windowScene = UIWindowScene(application: self)

    /// Whether the app is in front.
    public private(set) var applicationState = State.active

    /// The direction in which the app's language runs.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        simulation.device.layoutDirection
    }

    /// The size of text that the person has chosen.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        simulation.device.contentSizeCategory
    }

    /// The window that was made key last, while it is there and shown.
    public var keyWindow: UIWindow? {
        guard let window = keyWindowStorage, !window.isHidden else { return nil }
        return window
    }
    weak var keyWindowStorage: UIWindow? {
        didSet { frontDidChange() }
    }

    /// Whether the controller in front may want another status bar or orientation than there is.
    var isFrontInDoubt = false
    /// What the status bar looks like.
    var statusBar = StatusBar()

    /// Whether the status bar is away, as the controller in front prefers it.
    public var isStatusBarHidden: Bool { statusBar.isHidden }

    /// How the status bar looks, as the controller in front prefers it.
    public var statusBarStyle: UIStatusBarStyle { statusBar.style }

    /// Whether the line to go home by is away, as the controller in front prefers it.
    @_spi(Simulation)
    public internal(set) var isHomeIndicatorHidden = false
    /// The edges at which the system's own gestures wait for a second swipe, as the controller in
    /// front prefers it.
    @_spi(Simulation)
    public internal(set) var deferredEdges: UIRectEdge = []
    /// How the status bar comes and goes, as the controller in front prefers it.
    @_spi(Simulation)
    public internal(set) var statusBarAnimation = UIStatusBarAnimation.fade

    /// The windows that are shown, back to front: by level, then in the order in which they came.
    public var windows: [UIWindow] {
        windowStorage.compactMap(\.window).filter { !$0.isHidden && $0.windowScene != nil }
    }

    /// Puts a window in front of the others of its level.
    func add(_ window: UIWindow) {
        windowStorage.removeAll { $0.window == nil || $0.window === window }
        let index = windowStorage.firstIndex {
            ($0.window?.windowLevel.rawValue ?? 0) > window.windowLevel.rawValue
        }
        windowStorage.insert(WeakWindow(window: window), at: index ?? windowStorage.count)
    }

    func screenDidChange() {
        let bounds = CGRect(origin: .zero, size: simulation.device.screenSize)
        let former = simulation.updateTraits()
        frontDidChange()
        for window in windows { window.screenDidChange(to: bounds, formerTraits: former) }
    }

    // MARK: Life cycle

    /// Posted when the app is about to lose the front.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted when the app has left the screen.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted when the app is about to come back to the screen.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted when the app is in front again.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted when memory runs short.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Sends the app to the background: touches are cancelled, then the notifications are posted in
    /// iOS's order. An app that is there already stays.
    @_spi(Simulation)
    public func enterBackground() {
        guard applicationState == .active else { return }
        simulation.touches.cancelAll()
        applicationState = .inactive
        post(UIApplication.willResignActiveNotification, UIScene.willDeactivateNotification)
        applicationState = .background
        post(
            UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification)
    }

    /// Brings the app back to the front. An app that is there already stays.
    @_spi(Simulation)
    public func enterForeground() {
        guard applicationState == .background else { return }
        applicationState = .inactive
        post(
            UIApplication.willEnterForegroundNotification,
            UIScene.willEnterForegroundNotification)
        applicationState = .active
        post(UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification)
    }

    /// Tells the app that memory runs short: first the controllers of its windows, then all who
    /// observe the notification.
    @_spi(Simulation)
    public func receiveMemoryWarning() {
        for window in windows { window.rootViewController?.spreadMemoryWarning() }
        post(UIApplication.didReceiveMemoryWarningNotification)
    }

    private func post(_ name: Notification.Name, _ nameOfScene: Notification.Name? = nil) {
        NotificationCenter.default.post(name: name, object: self)
        guard let nameOfScene else { return }
        NotificationCenter.default.post(name: nameOfScene, object: windowScene)
    }
}
