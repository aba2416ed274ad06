/// Watches the touches in a view and tells its targets about a gesture in them.
///
/// A subclass follows the touches in the `touches…` methods and sets `state`. Whether it gets what it
/// asks for, when its action runs, and what becomes of the others is the business of
/// `GestureEnvironment`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far a gesture has come.
    public nonisolated enum State: Int, Sendable {
        /// Nothing is decided yet.
        case possible
        /// A continuous gesture has begun.
        case began
        /// A continuous gesture has moved on.
        case changed
        /// A continuous gesture is over, or a discrete one has been recognised.
        case ended
        /// A continuous gesture was taken away.
        case cancelled
        /// The touches are not this gesture.
        case failed

        /// A discrete gesture has been recognised; the same as `ended`.
        public static let recognized = State.ended
    }

    /// What stands between the state that a recogniser asked for and the one that shows.
    nonisolated enum Standing: Equatable {
        /// Nothing.
        case open
        /// It waits until others have failed; then it takes the first state and, if the gesture is
        /// over already, the second.
        case held(State, then: State?)
        /// It has begun; the action for that is due in frame `due`. If the gesture is over already,
        /// it then takes the state `then`.
        case announced(due: Int, then: State?)
    }

    // MARK: Storage of the environment

    var stateStorage = State.possible
    var standing = Standing.open
    /// The touches that are followed, as bits, and as objects in the order of their coming.
    var touchMask: UInt64 = 0
    var followedTouches: [UITouch] = []
    /// All touches of this attempt, also those that have lifted.
    var attemptTouches: [UITouch] = []
    /// Whether the environment keeps the recogniser in its list.
    var isListed = false
    /// Whether an action waits to be sent.
    var isActionPending = false
    /// How many views lie above the recogniser's view, as of its first touch.
    var depth = 0
    /// When `deadlineDidPass()` is due.
    var deadline: GestureEnvironment.Deadline?
    /// Those that must fail first: set by the app, and by questions in this attempt (nil before
    /// they were asked).
    var requirements: [WeakRecognizer] = []
    var attemptRequirements: [UIGestureRecognizer]?
    /// Those that wait for this one to fail.
    var dependents: [WeakRecognizer] = []
    /// The middle of the touches when there last were any, in points of the screen.
    var lastCentroid = CGPoint.zero
    private var actions: [GestureAction] = []

    /// A reference that does not keep its recogniser alive.
    struct WeakRecognizer {
        weak var recognizer: UIGestureRecognizer?
    }

    // MARK: Making

    /// Makes a recogniser without a target.
    public override init() {
        super.init()
    }

    /// Makes a recogniser without a target. Subclasses call and override it as they do on iOS; a
    /// method is given unapplied, to the initialisers below.
    public init(target: Any?, action: Selector?) {
        super.init()
    }

    /// Makes a recogniser that calls a method of `target`, which it does not keep alive:
    /// `UIPanGestureRecognizer(target: self, action: ViewController.handlePan)`.
    public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
        target: Target?, action: ((Target) -> (Recognizer) -> Void)?
    ) {
        self.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Makes a recogniser that calls a method without arguments of `target`, which it does not keep
    /// alive.
    public convenience init<Target: AnyObject>(
        target: Target?, action: ((Target) -> () -> Void)?
    ) {
        self.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Also calls a method of `target`, after those added before. The method must take a type that
    /// this recogniser is.
    public func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
        _ target: Target, action: @escaping (Target) -> (Recognizer) -> Void
    ) {
        precondition(
            self is Recognizer,
            "A \(type(of: self)) cannot call a method that takes a \(Recognizer.self).")
        actions.append(
            BoundGestureAction<Target, Recognizer>(target: target, method: action) { recognizer in
                unsafeDowncast(recognizer, to: Recognizer.self)
            })
    }

    /// Also calls a method without arguments of `target`, after those added before.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> () -> Void
    ) {
        actions.append(
            BoundGestureAction<Target, Void>(target: target) { target in
                let method = action(target)
                return { _ in method() }
            } argument: { _ in
            })
    }

    /// Takes all actions of `target` away; nil takes those of all targets. A single action cannot be
    /// named: methods have no identity here.
    public func removeTarget(_ target: AnyObject?, action: Never? = nil) {
        if let target {
            actions.removeAll { $0.belongs(to: target) }
        } else {
            actions.removeAll()
        }
    }

    // MARK: State

    /// How far the gesture has come. Subclasses set it, along the table of legal changes; anything
    /// else is a mistake that stops the program, save that a finished recogniser's wishes are
    /// ignored.
    ///
    /// What is set is a request: a recogniser that waits for another to fail stays `possible`, and
    /// one that may not begin becomes `failed`.
    open var state: State {
        get { stateStorage }
        set { environment.request(newValue, from: self) }
    }

    /// The view that the recogniser is attached to.
    open internal(set) weak var view: UIView?

    /// Answers the questions that arbitration asks.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// A name for the app's own use.
    open var name: String?

    /// Whether the recogniser takes touches. Set to false while it recognises, it is cancelled.
    open var isEnabled = true {
        didSet {
            if !isEnabled, oldValue { environment.abandon(self) }
        }
    }

    /// Whether the view's touches are cancelled once the gesture is recognised. The default is true.
    open var cancelsTouchesInView = true

    /// Whether the view hears of touches only once this recogniser has failed. The default is false.
    open var delaysTouchesBegan = false

    /// Whether the view hears of lifted touches only once this recogniser has failed. The default is
    /// true.
    open var delaysTouchesEnded = true

    /// Has this recogniser wait until `otherGestureRecognizer` has failed; it fails itself if that
    /// one recognises. One that has no touches to decide on counts as failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        // Recognisers of views that come and go leave empty references behind.
        requirements.removeAll { $0.recognizer == nil }
        requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
        otherGestureRecognizer.dependents.removeAll { $0.recognizer == nil }
        otherGestureRecognizer.dependents.append(WeakRecognizer(recognizer: self))
    }

    // MARK: Touches

    /// The fingers that the gesture is made with.
    open var numberOfTouches: Int { followedTouches.count }

    /// The middle of the fingers, in points of `view`'s coordinates; nil means the window's. After
    /// the last finger has lifted, where it was.
    /// - Complexity: O(depth of the view)
    open func location(in view: UIView?) -> CGPoint {
        convertFromScreen(centroid, to: view)
    }

    /// Where one of the fingers is, in points of `view`'s coordinates; nil means the window's.
    ///
    /// - Parameter touchIndex: 0 ..< `numberOfTouches`; anything else stops the program.
    /// - Complexity: O(depth of the view)
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        precondition(
            followedTouches.indices.contains(touchIndex),
            "Touch \(touchIndex) of a \(type(of: self)) that has \(followedTouches.count).")
        return convertFromScreen(followedTouches[touchIndex].current.location, to: view)
    }

    // MARK: For subclasses

    /// Fingers came down. The default does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers moved. The default does nothing.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers lifted. The default does nothing.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// The system took touches away. The default does nothing.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the attempt is over and the next may begin: forget what was counted. The default
    /// does nothing.
    open func reset() {}

    /// Stops following a touch. If the gesture is recognised, the touch is not cancelled in its
    /// view.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        environment.ignore(touch, by: self)
    }

    /// Whether recognising this gesture makes the other one fail. The default is true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether the other gesture, being recognised, makes this one fail. The default is true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this recogniser waits until the other has failed. Asked once per attempt for each
    /// undecided one. The default is false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the other recogniser waits until this one has failed. Asked once per attempt of the
    /// other. The default is false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }

    // MARK: For recognisers of this module

    /// Whether this recogniser may follow a touch that has just begun; asked before the delegate.
    func mayReceive(_ touch: UITouch) -> Bool { true }

    /// Whether the gesture may begin with the movement so far; asked before views and the delegate.
    func mayBegin() -> Bool { true }

    /// Whether this gesture and another may be recognised together whatever their delegates say.
    func recognizesAlongside(_ other: UIGestureRecognizer) -> Bool { false }

    /// Whether the action for `began` runs in the frame that recognised the gesture, not in the
    /// next.
    var sendsBeganAtOnce: Bool { false }

    /// The action for `began` is about to run: movement counts from here.
    func willSendBegan() {}

    /// Whether the gesture is under way although no finger is down.
    var isMidway: Bool { false }

    /// The moment given to `GestureEnvironment.setDeadline(_:for:)` has passed.
    func deadlineDidPass() {}

    /// How many taps make the gesture; 0 for other gestures.
    var tapsToRecognize: Int { 0 }

    // MARK: Attachment

    func didAttach(to view: UIView) {
        self.view = view
    }

    func didDetach() {
        environment.abandon(self)
        view = nil
    }

    // MARK: Actions

    /// Calls the targets. Those added meanwhile are called too, those removed are not.
    func sendActions() {
        var index = 0
        while index < actions.count {
            actions[index].send(self)
            index += 1
        }
    }

    /// Lets go of what the actions kept for the duration of the gesture.
    func releaseActions() {
        for action in actions { action.gestureDidEnd() }
    }
}

extension UIGestureRecognizer {
    /// The arbiter of the current simulation.
    var environment: GestureEnvironment { Simulation.current.gestures }

    /// Whether the attempt is over, and the recogniser waits to be reset.
    var isFinished: Bool {
        switch stateStorage {
        case .possible, .began, .changed: false
        case .ended, .cancelled, .failed: true
        }
    }

    /// Whether the gesture has been recognised and goes on.
    var isActive: Bool {
        switch stateStorage {
        case .began, .changed: true
        case .possible, .ended, .cancelled, .failed: false
        }
    }

    /// Whether the recogniser has touches, or the memory of some, to decide on.
    var isUndecided: Bool {
        guard stateStorage == .possible, isListed else { return false }
        return touchMask != 0 || standing != .open || isMidway
    }

    /// Whether recognition waits for others to fail.
    var isHeld: Bool {
        if case .held = standing { return true }
        return false
    }

    /// Whether further touches are of use to the gesture.
    var takesTouches: Bool {
        switch standing {
        case .open: !isFinished
        case .held(let target, let final): target == .began && final == nil
        case .announced(_, let final): final == nil
        }
    }

    /// The middle of the fingers in points of the screen, or where it last was.
    var centroid: CGPoint {
        followedTouches.isEmpty ? lastCentroid : followedTouches.centroid
    }

    /// Maps a place on the screen to `view`; nil means the window of the touches.
    func convertFromScreen(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let window = attemptTouches.first?.window ?? self.view?.window else { return point }
        let inWindow = window.geometry.fromSuperview(point)
        guard let view, view !== window else { return inWindow }
        return view.convert(inWindow, from: window)
    }

    /// Maps a distance on the screen to `view`'s coordinates; nil means the window's. Exact where
    /// no view in between is scaled or turned.
    /// - Complexity: O(depth of the view)
    func convertVectorFromScreen(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view.isTransformed else { return vector }
        let origin = view.convert(CGPoint.zero, from: view.window)
        let end = view.convert(vector, from: view.window)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    /// Maps a distance in `view`'s coordinates (nil: the window's) to the screen.
    /// - Complexity: O(depth of the view)
    func convertVectorToScreen(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        guard let view, view.isTransformed else { return vector }
        let origin = view.convert(CGPoint.zero, to: view.window)
        let end = view.convert(vector, to: view.window)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }
}

extension UIView {
    /// Whether this view or one above it is scaled or turned.
    fileprivate var isTransformed: Bool {
        var view: UIView? = self
        while let current = view {
            if !current.geometry.transform.isIdentity { return true }
            view = current.superviewStorage
        }
        return false
    }
}

extension [UITouch] {
    /// The middle of the touches in points of the screen; zero for none.
    var centroid: CGPoint {
        if count == 1 { return self[0].current.location }
        if isEmpty { return .zero }
        var sum = CGPoint.zero
        for touch in self {
            sum.x += touch.current.location.x
            sum.y += touch.current.location.y
        }
        return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
    }
}
