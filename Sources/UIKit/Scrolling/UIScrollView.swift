/// A view whose content is larger than itself: dragging, momentum, rubber band, bounce and paging.
///
/// The offset is the origin of the bounds, in points of the content; what is shown lies on device
/// pixels, while the exact position is kept inside. Motion is a closed form of the time since its
/// start, so that a display of 60 and one of 120 Hz see the same path.
@preconcurrency @MainActor
open class UIScrollView: UIView, UIScrollViewDelegateHolder {
    // MARK: State

    /// What moves the content.
    var phase = ScrollPhase()
    /// The offset before it was rounded to device pixels, points.
    var exactOffset = CGPoint.zero
    /// Who writes the offset next.
    var offsetWriter = OffsetWriter.code
    /// The ancestor that follows the finger because this view's content has met its edge.
    var handover: ScrollHandover?
    /// Whether this view holds the run loop in tracking mode.
    var runLoopHold = RunLoopHold.released
    var adjustedInsetStorage = UIEdgeInsets.zero
    /// What code has added to the offset by assignment, all together, points: the harness's ledger.
    var assignedOffset = CGPoint.zero
    /// How many drags have begun since the view was made.
    var begunDrags = 0
    /// The content's velocity when the latest drag was let go, points a second.
    var lastReleaseVelocity = CGPoint.zero
    /// The edges that were last taken note of.
    var knownEdges = (horizontal: AxisLimits.none, vertical: AxisLimits.none)

    /// What changes the zoom.
    var zoom = ScrollZoom()
    /// The view that the delegate last named for zooming.
    weak var zoomedView: UIView?
    var isAskingForZoomedView = false
    /// How many calls are under way that put zoomed content in its place: edges that move meanwhile
    /// move nothing.
    var zoomPlacements = 0
    /// The animations of the zoom, while one runs: each adds to those before.
    var zoomGroups: [AnimationGroup] = []
    /// The pinch, once there has been anything to zoom.
    var pinchStorage: ScrollPinchGestureRecognizer?

    /// The finger's movement when the pan asked whether it may begin, points.
    var startMovement = CGPoint.zero
    private(set) lazy var scrollPan = ScrollPanGestureRecognizer(scrollView: self)
    private(set) lazy var touchDelay = TouchDelayGestureRecognizer()

    /// Where a new offset comes from.
    enum OffsetWriter {
        /// The app: what is under way is shifted along.
        case code
        /// The finger or the view's own motion.
        case motion
    }

    /// Whether the run loop is held in tracking mode.
    enum RunLoopHold {
        case held
        case released
    }

    // MARK: Making

    /// Makes a scroll view with a frame in its superview's coordinates, points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        attachRecognizers()
    }

    /// Makes a scroll view of size zero. There are no nibs here; subclasses must declare it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
        attachRecognizers()
    }

    nonisolated deinit {}

    // MARK: Content

    /// Told about scrolling; the public name is in ``UIScrollViewDelegateHolder``.
    final weak var scrollDelegate: (any UIScrollViewDelegate)?

    /// The point of the content that is at the view's origin, points; animatable.
    ///
    /// Rounded to device pixels, not limited to the content. Set while the view moves, the motion
    /// carries on from there; set during a drag, later movement of the finger counts from there.
    open var contentOffset: CGPoint {
        get { geometry.bounds.origin }
        set {
            precondition(
                !newValue.x.isNaN && !newValue.y.isNaN, "A content offset must be a number.")
            bounds = CGRect(origin: roundedToPixels(newValue), size: geometry.bounds.size)
        }
    }

    /// The size of the content, points. A view at rest moves to within the new edges; one in motion
    /// meets them.
    open var contentSize = CGSize.zero {
        didSet { if contentSize != oldValue { edgesMayHaveChanged() } }
    }

    /// Distances that are added around the content, points. What is no finite number counts as 0.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { edgesMayHaveChanged() } }
    }

    /// When the safe area is added to the insets.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { edgesMayHaveChanged() } }
    }

    /// The insets in force: ``contentInset`` and what the safe area adds, points.
    public final var adjustedContentInset: UIEdgeInsets { adjustedInsetStorage }

    /// ``adjustedContentInset`` has changed. The default does nothing.
    open func adjustedContentInsetDidChange() {}

    // MARK: Behaviour

    /// Whether content comes to rest on multiples of the view's own size, one page a swipe.
    open var isPagingEnabled = false
    /// Whether a finger can scroll. Set to false during a drag, it ends the drag; motion that is
    /// under way goes on.
    open var isScrollEnabled = true {
        didSet { scrollPan.isEnabled = isScrollEnabled }
    }
    /// Whether content may be pulled past its edges and springs back.
    open var bounces = true
    /// Whether content that fits can be pulled up and down all the same.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { edgesMayHaveChanged() } }
    }
    /// Whether content that fits can be pulled sideways all the same.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { edgesMayHaveChanged() } }
    }
    /// Whether a drag that clearly starts along one axis stays on it.
    open var isDirectionalLockEnabled = false
    /// How fast content slows down after a lift.
    open var decelerationRate = DecelerationRate.normal
    /// Whether the vertical indicator may show. No indicators are drawn here; the value is kept for
    /// the code that reads it.
    open var showsVerticalScrollIndicator = true
    /// Whether the horizontal indicator may show. No indicators are drawn here; the value is kept
    /// for the code that reads it.
    open var showsHorizontalScrollIndicator = true

    // MARK: Zooming

    /// The smallest scale at rest. The default is 1. Nothing can be zoomed unless it is below
    /// ``maximumZoomScale``. A change leaves the present scale as it is.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { if minimumZoomScale != oldValue { zoomLimitsDidChange() } }
    }
    /// The largest scale at rest. The default is 1.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { if maximumZoomScale != oldValue { zoomLimitsDidChange() } }
    }
    /// Whether fingers can zoom past the limits, with resistance, and the scale comes back when they
    /// lift. The default is true.
    open var bouncesZoom = true

    /// The scale of the view that the delegate names for zooming, that of its transform; 1 where
    /// there is none.
    ///
    /// Set, it zooms to the nearest scale within the limits, about the middle of what is visible;
    /// what is no number is ignored. While fingers zoom, they go on from there.
    open var zoomScale: CGFloat {
        get { askForZoomedView()?.zoomFactor ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Zooms to the scale within the limits that is nearest to `scale`, about the middle of what is
    /// visible.
    ///
    /// Animated it takes 0.3 s: ``zoomScale`` is at its end at once, `scrollViewDidZoom` is called
    /// once, what is on screen follows, and `scrollViewDidEndZooming` is called at the end. During a
    /// pinch or a drag it takes effect at once.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoomByCode(to: scale, animated: animated)
    }

    /// Zooms so that `rect`, given in the coordinates of the zoomed view, is in the middle of what is
    /// visible, as large as fits and the limits allow. Content stays within its edges.
    open func zoom(to rect: CGRect, animated: Bool) {
        zoomByCode(to: rect, animated: animated)
    }

    // MARK: Touches

    /// The recogniser that drags the content. Its view is this one.
    public final var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

    /// Whether content hears of a touch only after 0.15 s, or when it is clear before that the touch
    /// is no drag. The default is true.
    open var delaysContentTouches = true {
        didSet { touchDelay.isEnabled = delaysContentTouches }
    }

    /// Whether a drag may take a touch that content already knows of. The default is true.
    open var canCancelContentTouches = true

    /// Whether a drag takes a touch from `view`, which already knows of it. The default says yes,
    /// save for controls. Not asked where ``canCancelContentTouches`` is false.
    open func touchesShouldCancel(in view: UIView) -> Bool {
        !(view is any KeepsTouchesFromScrolling)
    }

    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if gestureRecognizer === scrollPan { return panMayBegin() }
        return gestureRecognizer === pinchStorage ? pinchMayBegin() : true
    }

    // A scroll view keeps the touches that nothing in it takes: they do not go on along the chain
    // (WWDC 2012, session 223).

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    // MARK: What is going on

    /// Whether a finger touches the content, dragging or not.
    public final var isTracking: Bool { phase.finger == .down || phase.drag != nil }

    /// Whether a finger drags the content.
    public final var isDragging: Bool { phase.drag != nil }

    /// Whether the content moves on after a drag.
    public final var isDecelerating: Bool {
        if case .decelerating = phase.state { return true }
        return false
    }

    // MARK: Scrolling by code

    /// Moves the content so that `contentOffset` is at the view's origin.
    ///
    /// Not limited to the content. Animated it takes 0.3 s whatever the distance and ends with
    /// `scrollViewDidEndScrollingAnimation`; to the present offset it animates nothing and tells
    /// nothing, and a motion under way ends there. Without animation it stops a motion at the new place. During a drag both take effect at once, and
    /// the drag goes on from there.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated {
            animate(to: contentOffset)
        } else {
            place(at: contentOffset)
        }
    }

    /// Moves the content as little as shows `rect`, given in the view's coordinates; what does not
    /// fit is shown from its start. Nothing happens where it is visible already.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let target = offset(showing: rect)
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    // MARK: Geometry

    /// The visible part of the content: its origin is ``contentOffset``.
    open override var bounds: CGRect {
        get { geometry.bounds }
        set {
            let writer = offsetWriter
            offsetWriter = .code
            let old = geometry.bounds
            if newValue == old { return }
            if newValue.origin != old.origin, writer == .code {
                codeWillMoveContent(from: old.origin, to: newValue.origin)
            }
            super.bounds = newValue
            if newValue.origin != old.origin { contentDidScroll() }
            if newValue.size != old.size { edgesMayHaveChanged() }
        }
    }

    open override var center: CGPoint {
        didSet { if center != oldValue { edgesMayHaveChanged() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The safe area follows the view's place in the window; a motion does not change it.
        if phase.isIdle { edgesMayHaveChanged() }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        edgesMayHaveChanged()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        edgesMayHaveChanged()
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { leaveWindow() }
    }
}
