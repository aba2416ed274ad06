/// The root of a view tree on the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
    nonisolated deinit {
        for view in subviewStorage { view.forgetWindow() }
    }

    /// The change of size under way.
    var sizeTransition: TransitionCoordinator?

    /// Makes a window of the screen's size.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// Makes a window with a frame on the screen, points. It shows once it is made visible.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        windowStorage = self
    }

    /// Makes a window of the screen's size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
        windowStorage = self
        frame = UIScreen.main.bounds
    }

    /// The controller whose view fills the window. Once the window shows, the view is put into it
    /// and the controller appears; one that is replaced leaves, and what it presents with it.
    open var rootViewController: UIViewController? {
        didSet { rootViewControllerDidChange(from: oldValue) }
    }

    /// Whether the window is left out of the screen; a new one is. Its controllers appear and
    /// disappear with it.
    open override var isHidden: Bool {
        didSet {
            if isHidden != oldValue { visibilityDidChange() }
        }
    }

    /// Shows the window in front of the others, and makes it the key one.
    open func makeKeyAndVisible() {
        isHidden = false
        UIApplication.shared.add(self)
        makeKey()
    }

    /// Makes it the key window, whether it shows or not.
    open func makeKey() {
        let former = UIApplication.shared.keyWindowStorage
        if former === self { return }
        UIApplication.shared.keyWindowStorage = self
        former?.resignKey()
        if let former {
            NotificationCenter.default.post(
                name: UIWindow.didResignKeyNotification, object: former)
        }
        becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    /// It has become the key window. The default does nothing.
    open func becomeKey() {}

    /// It is the key window no more. The default does nothing.
    open func resignKey() {}

    /// How far in front it lies.
    open var windowLevel = Level.normal {
        didSet {
            if windowLevel != oldValue, !isHidden { UIApplication.shared.add(self) }
        }
    }

    /// The scene that the window is in: the app's one, unless set otherwise. One that is in none is
    /// not shown.
    open var windowScene: UIWindowScene? = UIApplication.shared.windowScene {
        didSet { UIApplication.shared.frontDidChange() }
    }

    /// The screen.
    open var screen: UIScreen { UIScreen.main }

    /// Makes a window of the screen's size in a scene.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }

    /// Whether it is the key window.
    public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// The application.
    open override var next: UIResponder? { UIApplication.shared }

    /// The distances that the device's own shape takes from the window's edges, points.
    var deviceSafeAreaInsets: UIEdgeInsets { Simulation.current.device.safeAreaInsets }
}
