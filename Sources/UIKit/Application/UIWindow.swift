/// The root of a view tree on the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
    nonisolated deinit {}

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

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { rootViewControllerDidChange(from: oldValue) }
    }

    /// Shows the window in front of the others.
    open func makeKeyAndVisible() {
        isHidden = false
        UIApplication.shared.add(self)
        setNeedsLayout()
        rootViewControllerDidBecomeVisible()
    }

    /// The distances that the device's own shape takes from the window's edges, points.
    var deviceSafeAreaInsets: UIEdgeInsets { Simulation.current.device.safeAreaInsets }

    /// Takes the screen's new size.
    func screenDidChange(to bounds: CGRect) {
        if let controller = rootViewController {
            controller.windowWillTransition(to: bounds.size)
        }
        frame = bounds
    }
}
