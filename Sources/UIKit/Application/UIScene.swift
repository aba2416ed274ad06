/// A part of the app's interface that comes to the front and leaves it as a whole. Apps here have one,
/// a `UIWindowScene`.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Where a scene is in its life.
    public nonisolated enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// In front, taking touches.
        case foregroundActive
        /// In front, but interrupted.
        case foregroundInactive
        /// Not on screen.
        case background
    }

    nonisolated deinit {}

    // A scene is its app's, and goes with it.
    unowned let application: UIApplication

    init(application: UIApplication) {
        self.application = application
        super.init()
    }

    /// Whether the scene is in front.
    public var activationState: ActivationState {
        switch application.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }

    /// The title of the scene: nothing shows it on a device with one scene.
    open var title: String! = ""

    /// The app.
    open override var next: UIResponder? { application }

    /// Posted when a scene is about to lose the front.
    public nonisolated static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification")
    /// Posted when a scene has left the screen.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
    /// Posted when a scene is about to come back to the screen.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted when a scene is in front again.
    public nonisolated static let didActivateNotification = Notification.Name(
        "UISceneDidActivateNotification")
}

/// The scene that has the app's windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    nonisolated deinit {}

    /// The windows that are shown, back to front.
    open var windows: [UIWindow] { application.windows }

    /// The window that was made key last, while it is shown.
    open var keyWindow: UIWindow? { application.keyWindow }

    /// The screen that the scene is shown on.
    open var screen: UIScreen { UIScreen.main }

    /// The traits of everything in the scene.
    open var traitCollection: UITraitCollection { screen.traitCollection }

    /// Which way the interface is turned.
    open var interfaceOrientation: UIInterfaceOrientation { application.interfaceOrientation }

    /// The status bar.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(
        application: application)
}

/// What the status bar looks like.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    nonisolated deinit {}

    // The app has the scene, and that has this.
    private unowned let application: UIApplication

    init(application: UIApplication) {
        self.application = application
        super.init()
    }

    /// Whether the status bar is away, as the controller in front prefers it.
    open var isStatusBarHidden: Bool { application.isStatusBarHidden }

    /// How the status bar looks, as the controller in front prefers it.
    open var statusBarStyle: UIStatusBarStyle { application.statusBarStyle }

    /// Where the status bar is, points: at the top, as high as what the device's shape takes there;
    /// empty while it is away.
    open var statusBarFrame: CGRect { application.statusBarFrame }
}
