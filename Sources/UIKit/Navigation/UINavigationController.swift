/// Shows the topmost of a stack of controllers, below a bar that leads back.
///
/// Pages fill the view; what the bars cover is in their safe area. There are no custom transitions
/// and no pop by a drag from the edge.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    nonisolated deinit {}

    /// How long bars take to come and go, seconds. Apple has the constant but publishes no value;
    /// this is what it prints.
    public nonisolated static let hideShowBarDuration: CGFloat = 0.2

    var stack: [UIViewController] = []
    /// The controller whose view is in place, or comes in.
    var shown: UIViewController?
    var transition: NavigationTransition?
    /// What is to follow the transition under way.
    var pending: (direction: NavigationTransition.Direction, animated: Bool)?
    /// Those that have been told that they leave, until they have left.
    var leaving: [UIViewController] = []
    /// Those that have been told that they come, until they have come.
    var arriving: [UIViewController] = []
    let pages = UIView()

    /// Told which page shows.
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: Making

    /// Makes a controller without pages.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller with its first page.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// Makes a controller as from a nib, without pages.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: The stack

    /// The controllers of the stack, the one that shows last. Setting it changes the stack without
    /// animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller on top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that shows: what is presented over the stack, else its top.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Puts a controller on top of the stack and shows it; animated, it slides in from the trailing
    /// edge. The stack changes at once; while another change is still moving, the motion follows it.
    ///
    /// Stops the program where the controller is on the stack already, or is a navigation controller.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        demand(
            !stack.contains { $0 === viewController },
            "\(type(of: viewController)) is on the stack already. Pop to it instead.")
        change(to: stack + [viewController], animated: animated)
    }

    /// Takes the top controller off the stack and returns it; nil where there is only one. Animated,
    /// it slides out to the trailing edge.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: Array(stack.dropLast()), animated: animated)
        return top
    }

    /// Takes off what lies above a controller of the stack and returns it, lowest first. Stops the
    /// program where the controller is not on the stack.
    @discardableResult
    open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        let index = stack.firstIndex { $0 === viewController }
        demand(index != nil, "\(type(of: viewController)) is not on the stack, so it cannot show.")
        guard let index, index < stack.count - 1 else { return nil }
        let popped = Array(stack[(index + 1)...])
        change(to: Array(stack[...index]), animated: animated)
        return popped
    }

    /// Takes off all but the lowest controller and returns them, lowest first.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    /// Replaces the stack. Animated, a new top that was on the stack before comes by a pop, another
    /// by a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated: animated)
    }

    // MARK: Bars

    /// The bar at the top.
    public private(set) lazy var navigationBar = makeNavigationBar()

    private var isBarHidden = false
    private var isToolbarOut = true

    /// Whether the bar at the top is away. Setting it changes that without animation.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Has the bar at the top go or come; animated, it slides over the upper edge in 0.2 s.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        if hidden == isBarHidden { return }
        isBarHidden = hidden
        setNeedsStatusBarAppearanceUpdate()
        barsDidChange(animated: animated)
    }

    /// The top of the stack.
    open override var childForStatusBarHidden: UIViewController? { topViewController }

    /// The top of the stack while the bar is away; under the bar it has no say.
    open override var childForStatusBarStyle: UIViewController? {
        isNavigationBarHidden ? topViewController : nil
    }

    /// The bar at the bottom, with the items of the top controller's `toolbarItems`.
    public private(set) lazy var toolbar: UIToolbar! = makeToolbar()

    /// Whether the bar at the bottom is away, as it is at first. Setting it changes that without
    /// animation.
    open var isToolbarHidden: Bool {
        get { isToolbarOut }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Has the bar at the bottom go or come; animated, it slides over the lower edge in 0.2 s.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        if hidden == isToolbarOut { return }
        isToolbarOut = hidden
        barsDidChange(animated: animated)
    }

    override func imposedSafeAreaInsets(on child: UIViewController) -> UIEdgeInsets? {
        safeAreaOfPages
    }

    // MARK: The view

    /// Makes the view: pages, and bars above them.
    open override func loadView() {
        view = makeView()
    }

    /// The top of the stack comes along.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        putTopIn()
    }

    /// The page that came along has arrived.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        settleArrival()
    }
}
