/// A rectangle on the screen, with its own coordinate system and subviews.
///
/// Model values (`frame`, `alpha`, …) change at once; while an animation runs, what is on screen
/// (the presented values) follows. Layout, hit testing and conversion use model values, as on iOS.
@preconcurrency @MainActor
open class UIView: UIResponder {
    // MARK: Storage

    // `unowned(unsafe)`: a superview outlives the link, since it clears it when it goes.
    nonisolated(unsafe) unowned(unsafe) var superviewStorage: UIView?
    nonisolated(unsafe) var subviewStorage: [UIView] = []
    nonisolated(unsafe) unowned(unsafe) var windowStorage: UIWindow?
    var geometry = ViewGeometry()
    var alphaStorage: CGFloat = 1
    var backgroundColorStorage: UIColor?
    var tintStorage: UIColor?
    /// The animations that run on this view, oldest first; empty nearly always.
    var runningAnimations: [ViewAnimation] = []
    /// A new view is laid out once it is in a window.
    var layoutState = LayoutState.marked
    var layoutDepth = 0
    var recognizerStorage: [UIGestureRecognizer] = []
    /// The view controller whose root view this is.
    nonisolated(unsafe) unowned(unsafe) var controllerStorage: UIViewController?
    /// The safe area that the view was last told of.
    var knownSafeAreaInsets = UIEdgeInsets.zero
    /// Whether the safe area is to be compared with the known one before the next layout.
    var isSafeAreaInDoubt = false
    /// Whether the view waits for its safe area to be compared because it has moved.
    var hasMoved = false
    /// Auto Layout's constraints held by this view, and its part in solving them.
    var constraintStorage: ViewConstraints?
    /// What has been said of the margins.
    var marginSettings = MarginSettings()
    /// Made when first asked for.
    nonisolated(unsafe) private(set) var layerStorage: CALayer?

    /// Whether a view waits for layout, and where.
    enum LayoutState {
        /// Laid out.
        case clean
        /// Marked, outside any window: it joins the queue with its window.
        case marked
        /// In the simulation's queue.
        case queued
    }

    // MARK: Making

    /// Makes a view with a frame in its superview's coordinates, points.
    public init(frame: CGRect) {
        super.init()
        geometry.setFrame(frame)
    }

    /// Makes a view of size zero.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Makes a view as from a nib, of size zero. There are no nibs here; subclasses must declare it.
    public required init?(coder: NSCoder) {
        super.init()
    }

    nonisolated deinit {
        for view in subviewStorage { view.superviewStorage = nil }
        layerStorage?.outlive(
            geometry: geometry, alpha: alphaStorage, masksToBounds: clipsToBounds)
    }

    /// The window has gone, while somebody keeps this view, or a view in it.
    nonisolated func forgetWindow() {
        windowStorage = nil
        for view in subviewStorage { view.forgetWindow() }
    }

    // MARK: Appearance

    /// Whether the view and its subviews are left out of the picture and of hit testing.
    open var isHidden = false {
        didSet {
            if isHidden != oldValue { superviewStorage?.subviewSizeDidChange(self) }
        }
    }
    /// Opacity of the view and its subviews, 0…1; animatable.
    open var alpha: CGFloat {
        get { alphaStorage }
        set {
            let clamped = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
            if clamped == alphaStorage { return }
            willChange(.alpha, from: AnimatedValue(alphaStorage), to: AnimatedValue(clamped))
            alphaStorage = clamped
        }
    }
    /// The colour behind the view's content; nil for none. Animatable.
    open var backgroundColor: UIColor? {
        get { backgroundColorStorage }
        set {
            willChange(
                .backgroundColor, from: AnimatedValue(backgroundColorStorage),
                to: AnimatedValue(newValue))
            backgroundColorStorage = newValue
        }
    }
    /// Whether what lies outside the bounds is cut off.
    open var clipsToBounds = false
    /// How content is fitted into the bounds.
    open var contentMode = ContentMode.scaleToFill
    /// The view's layer, of the class `layerClass`.
    public final var layer: CALayer {
        if let layerStorage { return layerStorage }
        guard let kind = type(of: self).layerClass as? CALayer.Type else {
            fatalError("\(type(of: self)).layerClass is no class of layers.")
        }
        let layer = kind.init(of: self)
        layerStorage = layer
        return layer
    }
    /// The class of the view's layer. - Returns: `CALayer`, or a subclass.
    open class var layerClass: AnyClass { CALayer.self }
    /// A number for the app's own use.
    open var tag = 0
    /// A name that tests find the view by; nobody sees or hears it.
    open var accessibilityIdentifier: String?
    /// The colour of what can be tapped and of symbols: the view's own, else the superview's, at the
    /// top the system's blue. Setting nil takes the view's own away.
    /// - Complexity: O(depth) to read
    open var tintColor: UIColor! {
        get { inheritedTint }
        set {
            let former = inheritedTint
            tintStorage = newValue
            if inheritedTint != former { spreadTintChange() }
        }
    }
    /// `tintColor` has changed, by itself or with a superview's. The default does nothing.
    open func tintColorDidChange() {}

    // MARK: Interaction

    /// Whether the view and its subviews take touches.
    open var isUserInteractionEnabled = true
    /// Whether more than one finger is delivered to the view.
    open var isMultipleTouchEnabled = false
    /// Whether the view takes touches only while no other view of its window has any, and keeps them
    /// from others while it has some itself.
    open var isExclusiveTouch = false

    // MARK: Layout

    /// Whether the view runs from right to left, and with it what is laid out in it from leading to
    /// trailing.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet {
            if semanticContentAttribute != oldValue { layoutDirectionDidChange() }
        }
    }
    /// How the view follows changes of its superview's size.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether subviews follow changes of the bounds by their masks.
    open var autoresizesSubviews = true
    /// Whether the frame is the app's to set. Where not, constraints that name the view place it;
    /// without any it keeps its frame.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            if translatesAutoresizingMaskIntoConstraints != oldValue { translationDidChange() }
        }
    }

    /// Called when the view needs layout: place the subviews. The default lays out those with
    /// constraints.
    open func layoutSubviews() {
        layoutConstrainedSubviews()
    }

    /// The size that the view would like, given the space offered. The default is the present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        bounds.size
    }

    /// Resizes the view to `sizeThatFits` of its present size, keeping its origin.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        frame = CGRect(origin: frame.origin, size: size)
    }

    /// The size that the content asks for; `noIntrinsicMetric` on an axis that has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Says that `intrinsicContentSize` has changed, so that constraints are solved anew.
    open func invalidateIntrinsicContentSize() {
        constraintStorage?.system?.setNeedsSolving()
        superviewStorage?.subviewSizeDidChange(self)
    }

    /// The size that the content asks for in layout; `noIntrinsicMetric` on an axis that has none.
    var layoutContentSize: CGSize { intrinsicContentSize }

    /// The height that the content asks for within a width.
    func contentHeight(forWidth width: CGFloat) -> CGFloat { layoutContentSize.height }

    /// How far below the top the first or last line of text stands; at the bottom of a view that has
    /// no text.
    func baseline(isFirst: Bool, in size: CGSize) -> CGFloat { size.height }

    /// A subview asks for another size, or was hidden or shown.
    func subviewSizeDidChange(_ view: UIView) {}

    // MARK: Margins

    /// How far content is to stay from the edges, points: 8 unless set, a minimum of the controller's
    /// for its root view, and the safe area besides. Setting it sets what is added to the safe area.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set {
            let margins = NSDirectionalEdgeInsets(newValue, isRightToLeft: isRightToLeft)
            setMargins { $0.margins = margins }
        }
    }
    /// `layoutMargins`, from leading to trailing.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: isRightToLeft) }
        set { setMargins { $0.margins = newValue } }
    }
    /// Whether the margins also keep to those of the superview.
    open var preservesSuperviewLayoutMargins: Bool {
        get { marginSettings.preservesSuperview }
        set { setMargins { $0.preservesSuperview = newValue } }
    }
    /// Whether the safe area is added to the margins: so unless set.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { marginSettings.followsSafeArea }
        set { setMargins { $0.followsSafeArea = newValue } }
    }
    /// The margins have changed. The default does nothing.
    open func layoutMarginsDidChange() {}

    /// Stands for "no size of its own" on an axis.
    public static let noIntrinsicMetric: CGFloat = -1

    // MARK: Geometry

    /// The view's rectangle in its own coordinates, points; animatable. A change of size lays the
    /// view out anew.
    open var bounds: CGRect {
        get { geometry.bounds }
        set { setBounds(newValue) }
    }
    /// The middle of the view in its superview's coordinates, points; animatable.
    open var center: CGPoint {
        get { geometry.center }
        set {
            if newValue == geometry.center { return }
            willChange(.center, from: AnimatedValue(geometry.center), to: AnimatedValue(newValue))
            geometry.center = newValue
            placeDidChange()
            constraintStorage?.geometryDidChange()
        }
    }
    /// The map from bounds to superview, about the centre; animatable.
    open var transform: CGAffineTransform {
        get { geometry.transform }
        set {
            if newValue == geometry.transform { return }
            willChange(
                .transform, from: AnimatedValue(geometry.transform), to: AnimatedValue(newValue))
            geometry.transform = newValue
            placeDidChange()
        }
    }
    /// The smallest rectangle around the view in its superview's coordinates, points; animatable.
    open var frame: CGRect {
        get { geometry.frame }
        set {
            let (newCenter, newSize) = geometry.placement(forFrame: newValue)
            center = newCenter
            if newSize != geometry.bounds.size {
                bounds = CGRect(origin: geometry.bounds.origin, size: newSize)
            }
        }
    }

    // MARK: Traits

    /// The traits of what the view is shown on.
    open var traitCollection: UITraitCollection { Simulation.current.traits }

    /// The traits have changed. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Hierarchy

    /// The view that contains this one.
    public final var superview: UIView? { superviewStorage }
    /// The views in this one, back to front.
    public final var subviews: [UIView] { subviewStorage }
    /// The window that the view is in.
    public final var window: UIWindow? { windowStorage }

    /// A view was added.
    open func didAddSubview(_ subview: UIView) {}
    /// A view is about to be removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// The view is about to change its superview.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The view has changed its superview.
    open func didMoveToSuperview() {}
    /// The view is about to change its window.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// The view has changed its window.
    open func didMoveToWindow() {}
    /// What bars and the device's shape take from the view's edges has changed. Called before the
    /// layout that follows a change of the view's size or window, of its place or an ancestor's, or
    /// of the device's safe area; not while an ancestor scrolls.
    open func safeAreaInsetsDidChange() {}

    /// The recognisers that watch touches in this view, in the order in which they were added.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        recognizerStorage.isEmpty ? nil : recognizerStorage
    }

    /// The deepest view under a point that takes touches; nil when the point is not in this view.
    ///
    /// - Parameter point: in this view's coordinates.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        defaultHitTest(point, with: event)
    }

    /// Whether a point in this view's coordinates lies in its bounds, edges at the far side
    /// excluded.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.covers(point)
    }

    /// Whether a recogniser attached to this view or further up may begin. The default says yes.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    /// The next responder: the view controller whose view this is, else the superview.
    open override var next: UIResponder? {
        controllerStorage ?? superviewStorage
    }
}
