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
        UIApplication.shared.keyWindowStorage = self
    }

    /// Whether it is the key window.
    public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// The application.
    open override var next: UIResponder? { UIApplication.shared }

    /// The distances that the device's own shape takes from the window's edges, points.
    var deviceSafeAreaInsets: UIEdgeInsets { Simulation.current.device.safeAreaInsets }
}
