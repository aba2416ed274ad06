/// Manages a screen, or a part of one: loads its view, hears of its life on screen, contains other
/// controllers and presents them.
///
/// Views are made in code; there are no nib files here.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    // `deinit` reads it; controllers come to their end on the main thread, as everything here does.
    nonisolated(unsafe) private var viewStorage: UIView?
    private var isLoadingView = false
    var childStorage: [UIViewController] = []
    weak var parentStorage: UIViewController?
    var appearance = AppearanceMachine()
    /// What this controller presents.
    var presentation: Presentation?
    /// The presentation that shows this controller.
    weak var ownPresentation: Presentation?
    /// Whether the way out under way began because the view leaves its window, and ends with that.
    var leavesWithView = false
    /// The change of parent under way.
    var parentMove = ParentMove.none
    /// The transition of this container's children that is under way.
    var containerTransition: TransitionCoordinator?
    /// Whether the view's safe area is not just what the screen's overlaps of it: the parent imposes
    /// one, or `additionalSafeAreaInsets` add to it.
    var definesSafeArea = false
    private var navigationItemStorage: UINavigationItem?

    // MARK: Making

    /// Makes a controller.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: must be nil: there are no nib files here. Anything else stops the program.
    ///   - nibBundleOrNil: plays no part.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        demand(
            nibNameOrNil == nil,
            """
            There are no nib files here, so "\(nibNameOrNil ?? "")" cannot be loaded. \
            Pass nil, and build the view in loadView() or viewDidLoad().
            """)
        super.init()
    }

    /// Makes a controller.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller as from a nib. There are none here; subclasses must declare it.
    public required init?(coder: NSCoder) {
        super.init()
    }

    nonisolated deinit {
        viewStorage?.controllerStorage = nil
    }

    // MARK: The view

    /// The controller's view, loaded when first asked for. Setting nil lets go of it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewStorage
        }
        set {
            demand(
                newValue?.controllerStorage == nil || newValue?.controllerStorage === self,
                "A view belongs to one view controller: \(type(of: self)) is given the view of "
                    + "another. Give it a view of its own.")
            viewStorage?.controllerStorage = nil
            viewStorage = newValue
            newValue?.controllerStorage = self
        }
    }

    /// The view, or nil while it is not loaded; does not load it.
    open var viewIfLoaded: UIView? { viewStorage }

    /// Whether the view is loaded.
    open var isViewLoaded: Bool { viewStorage != nil }

    /// Makes the view and gives it to `view`. The default makes a plain one of the screen's size
    /// that follows its superview's. Do not call `super` where you make your own.
    open func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Loads the view unless it is loaded, then calls `viewDidLoad`.
    open func loadViewIfNeeded() {
        if viewStorage != nil { return }
        demand(
            !isLoadingView,
            "\(type(of: self)).loadView() asks for self.view before it has set it. "
                + "Make a view, assign it to self.view, then go on.")
        isLoadingView = true
        loadView()
        isLoadingView = false
        demand(
            viewStorage != nil,
            "\(type(of: self)).loadView() did not set self.view. "
                + "Assign a view there, or do not override it.")
        viewDidLoad()
    }

    /// The view is loaded.
    open func viewDidLoad() { tell(.viewDidLoad) }

    /// A name for people to read; the title of `navigationItem` follows it.
    open var title: String? {
        didSet { navigationItemStorage?.title = title }
    }

    // MARK: Life on screen

    /// The view is about to be put on screen.
    open func viewWillAppear(_ animated: Bool) { tell(.viewWillAppear) }
    /// The view is in its window, with the size it is going to have; laid out next.
    open func viewIsAppearing(_ animated: Bool) { tell(.viewIsAppearing) }
    /// The view is on screen and laid out, and the transition that brought it is over.
    open func viewDidAppear(_ animated: Bool) { tell(.viewDidAppear) }
    /// The view is about to leave the screen.
    open func viewWillDisappear(_ animated: Bool) { tell(.viewWillDisappear) }
    /// The view has left the screen.
    open func viewDidDisappear(_ animated: Bool) { tell(.viewDidDisappear) }

    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// What bars and the device's shape take from the view's edges has changed; called right before
    /// the layout that follows from it.
    open func viewSafeAreaInsetsDidChange() {}

    // MARK: Containment

    /// The controllers inside this one, in the order in which they were added.
    open var children: [UIViewController] { childStorage }

    /// The controller that contains this one.
    open var parent: UIViewController? { parentStorage }

    /// Takes a controller in; it leaves its former parent. `willMove(toParent:)` is called on it.
    /// Then put its view into this controller's view and call `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    /// Leaves the parent; `didMove(toParent: nil)` is called. Before, call
    /// `willMove(toParent: nil)` and take the view out of its superview.
    open func removeFromParent() {
        leaveParent()
    }

    /// The controller is about to get another parent, or none. Call `super`.
    open func willMove(toParent parent: UIViewController?) {
        parentMove.begin(toParent: parent != nil)
    }
    /// The controller has got another parent, or none. Call `super`.
    open func didMove(toParent parent: UIViewController?) {
        parentMove.end(isInTransition: appearance.isAppearing || appearance.isDisappearing)
    }

    /// Whether it comes on screen because it gets a parent: from `willMove(toParent:)` until both
    /// `didMove(toParent:)` and `viewDidAppear` have been called.
    open var isMovingToParent: Bool { parentMove.isToParent }

    /// Whether it leaves the screen because it leaves its parent: from `willMove(toParent: nil)`
    /// until both `didMove(toParent: nil)` and `viewDidDisappear` have been called.
    open var isMovingFromParent: Bool { parentMove.isFromParent }

    /// Whether children hear of this controller's life on screen of themselves. A subclass that
    /// says no calls `beginAppearanceTransition` and `endAppearanceTransition` on them.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells a child that it is about to come on screen, or to leave it. Out of a transition under
    /// way the other way round, it turns back.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        startAppearance(isAppearing, animated: animated)
    }

    /// Tells a child that the transition begun last is over.
    open func endAppearanceTransition() {
        finishAppearance()
    }

    // MARK: Bars

    /// What a navigation bar shows while this controller is on top; made when first asked for, with
    /// the controller's title.
    open var navigationItem: UINavigationItem {
        if let navigationItemStorage { return navigationItemStorage }
        let item = UINavigationItem(title: title)
        navigationItemStorage = item
        return item
    }

    /// What a navigation controller's toolbar shows while this controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet {
            navigationController?.toolbarItemsDidChange(of: self, animated: fadesToolbarItems)
        }
    }

    /// Whether the items being set fade in.
    private var fadesToolbarItems = false

    /// Sets what the toolbar shows; animated, the former items fade into the new ones.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        fadesToolbarItems = animated
        self.toolbarItems = toolbarItems
        fadesToolbarItems = false
    }

    /// Distances that the controller adds to the safe area of its view, points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            if additionalSafeAreaInsets == oldValue { return }
            safeAreaSourceDidChange()
        }
    }

    /// The safe area that this container gives a child's view wherever that lies, points; nil where
    /// it follows from the place of the view.
    func imposedSafeAreaInsets(on child: UIViewController) -> UIEdgeInsets? { nil }

    // MARK: Margins

    /// The least margins of the root view, points: 16 at the sides, 20 on wide screens, none at top
    /// and bottom.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = UIScreen.main.bounds.width >= UIViewController.wideScreen ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The width from which on a screen has the wider margins, points: that of the larger iPhones.
    private static let wideScreen: CGFloat = 414

    /// Whether the root view's margins are at least `systemMinimumLayoutMargins`: so unless set.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            if viewRespectsSystemMinimumLayoutMargins != oldValue {
                viewIfLoaded?.marginsDidChange()
            }
        }
    }

    // MARK: Presentation

    /// What the transitioning delegate has handed out for the custom presentation that shows this
    /// controller; nil where there is none.
    open var presentationController: UIPresentationController? { ownPresentation?.controller }

    private var presentationStyleStorage = UIModalPresentationStyle.automatic

    /// How this controller is shown when another presents it. `.automatic`, the default, reads as
    /// what it stands for: `.fullScreen` here, where Apple's is a sheet, which does not exist here.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get {
            let style = presentationStyleStorage
            return style == .automatic || style == .none ? .fullScreen : style
        }
        set { presentationStyleStorage = newValue }
    }

    /// How this controller moves when it is presented and dismissed, where the transitioning
    /// delegate gives no animator. The default slides.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// Says how this controller is brought on screen and taken off it. Asked at each animated
    /// present and dismissal.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// Whether a presentation that brings this controller on screen is under way, up to the end of
    /// `viewDidAppear`.
    open var isBeingPresented: Bool { ownPresentation?.phase.isBeingPresented ?? false }

    /// Whether a dismissal that takes this controller off screen is under way, up to the end of
    /// `viewDidDisappear`.
    open var isBeingDismissed: Bool { ownPresentation?.phase.isBeingDismissed ?? false }

    /// The controller that this one, or an ancestor, presents.
    /// - Complexity: O(depth of containment)
    open var presentedViewController: UIViewController? {
        presentation?.presented ?? parentStorage?.presentedViewController
    }

    /// The controller that presents this one, or an ancestor.
    /// - Complexity: O(depth of containment)
    open var presentingViewController: UIViewController? {
        presenterInForce ?? parentStorage?.presentingViewController
    }

    /// The presenter, until the dismissal has taken this controller off the screen.
    private var presenterInForce: UIViewController? {
        guard let ownPresentation, !ownPresentation.phase.isUnlinked else { return nil }
        return ownPresentation.presenter
    }

    /// The transition that this controller, or an ancestor, is part of, to animate along with it;
    /// nil while there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        currentCoordinator
    }

    /// Shows a controller over this one's root ancestor, in the style that it asks for.
    ///
    /// Animated, the transitioning delegate's animator moves it, and may have a person control it;
    /// without one it moves as its `modalTransitionStyle` says, over 0.335 s along Core Animation's
    /// default curve. While a transition moves by itself, fingers that come down are not seen.
    /// Otherwise it is in place, laid out and has appeared when the call returns. Full screen, the
    /// presenter's view then leaves the window.
    ///
    /// Refused, with a line in the log and without calling `completion`, as UIKit does: while
    /// something is presented already, while this controller's own presentation or dismissal is
    /// under way, and where the presenter's view is in no window. Stops the program where
    /// `viewControllerToPresent` is presented elsewhere or has a parent.
    ///
    /// - Parameter completion: called once, after `viewDidAppear`, or when the transition was
    ///   cancelled and everything is back.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses what this controller presents, with all that is presented on top; where it
    /// presents nothing, itself.
    ///
    /// Animated, the topmost goes as its transitioning delegate or its `modalTransitionStyle` says,
    /// and what lies between leaves at once. Refused with a line in the log while a presentation or
    /// dismissal is under way; without effect where there is nothing to dismiss.
    ///
    /// - Parameter completion: called once, after `viewDidDisappear`, or when the transition was
    ///   cancelled and everything is back.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissal(animated: flag, completion: completion)
    }

    // MARK: Size

    /// The window is about to change its size, and with it this view. The default tells the
    /// children, each with the size that `size(forChildContentContainer:withParentContainerSize:)`
    /// gives it where that differs from what it has; call `super`.
    ///
    /// - Parameters:
    ///   - size: the view's size afterwards, points.
    ///   - coordinator: runs blocks along with the change, when the view has its new size, and
    ///     after it.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childStorage {
            let childSize = self.size(
                forChildContentContainer: child, withParentContainerSize: size)
            if child.viewIfLoaded?.bounds.size != childSize {
                child.viewWillTransition(to: childSize, with: coordinator)
            }
        }
    }

    /// The size that a child is going to have when this controller has `parentSize`, points. The
    /// default is `parentSize`; a container whose children are smaller says so here.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    // MARK: Orientation

    /// Whether the screen follows when a person turns the device while this controller is in front.
    open var shouldAutorotate: Bool { true }

    /// The ways in which the screen may be turned while this controller is in front: the root of the
    /// window, or what is presented topmost. The default is every way on a tablet, and on a phone
    /// every way but upside down.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// Says that `supportedInterfaceOrientations` or `shouldAutorotate` has changed: a turn that the
    /// screen has not followed is tried again before the next frame.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        Simulation.current.application.frontDidChange()
    }

    // MARK: Status bar

    /// Whether the status bar is to be away while this controller is in front. The default is
    /// whether the room from top to bottom is compact, as on a phone held sideways.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }

    /// How the status bar is to look while this controller is in front.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// The child that decides whether the status bar shows; nil leaves it to this controller.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// The child that decides how the status bar looks; nil leaves it to this controller.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// Whether this controller decides about the status bar though it is not presented full screen.
    open var modalPresentationCapturesStatusBarAppearance = false {
        didSet { setNeedsStatusBarAppearanceUpdate() }
    }

    /// Says that the preferences have changed; they are asked for again before the next frame.
    open func setNeedsStatusBarAppearanceUpdate() {
        Simulation.current.application.frontDidChange()
    }

    /// How the status bar is to come and go while this controller decides about it.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    // MARK: The edges of the screen

    /// Whether the line to go home by is to be away while this controller is in front.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that decides about that; nil leaves it to this controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// Says that the preference has changed; it is asked for again before the next frame.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        Simulation.current.application.frontDidChange()
    }

    /// The edges at which the system's own gestures are to wait for a second swipe while this
    /// controller is in front.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child that decides about that; nil leaves it to this controller.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Says that the preference has changed; it is asked for again before the next frame.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        Simulation.current.application.frontDidChange()
    }

    // MARK: Surroundings

    /// The traits of what the view is shown on.
    open var traitCollection: UITraitCollection { Simulation.current.traits }

    /// The traits have changed. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Memory runs short: let go of what can be made again. The default does nothing.
    open func didReceiveMemoryWarning() {}

    // MARK: Responding

    /// The controller that presents this one; else the superview of the view.
    open override var next: UIResponder? {
        presenterInForce ?? viewStorage?.superviewStorage
    }
}

/// A controller as its container sees it when sizes change.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The container's size is about to change.
    func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// The size that a contained one is going to have, points.
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize
}

extension UIViewController: UIContentContainer {}
