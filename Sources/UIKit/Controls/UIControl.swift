/// A view that turns touches into events and tells those who want to know.
///
/// It follows one finger. That counts as inside while it is on the control or within 70 points of it.
@preconcurrency @MainActor
open class UIControl: UIView, KeepsTouchesFromScrolling {
    nonisolated deinit {}

    /// How far off the control a finger still counts as inside, points (what users of UIKit
    /// observe; Apple publishes no figure).
    static let insideSlop: CGFloat = 70

    private var actions: [ControlAction] = []
    private weak var trackedTouch: UITouch?

    /// Makes a control with a frame in its superview's coordinates, points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control that performs an action when it does what it is there for.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Makes a control as from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: State

    /// Whether it takes touches. A touch on a disabled control goes nowhere else.
    open var isEnabled = true {
        didSet {
            if isEnabled == oldValue { return }
            if !isEnabled { abandonTracking() }
            stateDidChange()
        }
    }

    /// Whether it is selected; nothing selects it by itself.
    open var isSelected = false {
        didSet {
            if isSelected != oldValue { stateDidChange() }
        }
    }

    /// Whether a finger is on it, so that it shows that.
    open var isHighlighted = false {
        didSet {
            if isHighlighted != oldValue { stateDidChange() }
        }
    }

    /// How the control stands.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Whether it follows a finger.
    public final private(set) var isTracking = false
    /// Whether the finger that it follows is on it or near.
    public final private(set) var isTouchInside = false

    /// The state has changed; what it looks like may too.
    func stateDidChange() {}

    // MARK: Targets

    /// Calls a method without arguments of `target` on each of the events, after those added
    /// before. The target is not kept alive. The method is given unapplied: `Owner.close`.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> () -> Void, for controlEvents: Event
    ) {
        actions.append(
            TargetControlAction(target: target, events: controlEvents) { target, _, _ in
                action(target)()
            })
    }

    /// Calls a method of `target` that takes the control. The method must take a type that this
    /// control is.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping (Target) -> (Sender) -> Void,
        for controlEvents: Event
    ) {
        let check = sender(as: Sender.self)
        actions.append(
            TargetControlAction(target: target, events: controlEvents) { target, control, _ in
                action(target)(check(control))
            })
    }

    /// Calls a method of `target` that takes the control and the event of touches behind it. The
    /// method must take a type that this control is.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping (Target) -> (Sender, UIEvent?) -> Void,
        for controlEvents: Event
    ) {
        let check = sender(as: Sender.self)
        actions.append(
            TargetControlAction(target: target, events: controlEvents) { target, control, event in
                action(target)(check(control), event)
            })
    }

    private func sender<Sender>(as type: Sender.Type) -> (UIControl) -> Sender {
        demand(
            self is Sender,
            "A \(Swift.type(of: self)) cannot call a method that takes a \(Sender.self).")
        return { $0 as! Sender }
    }

    /// Takes `target`'s methods off the events; nil takes those of all targets. A single method
    /// cannot be named: methods have no identity here.
    public func removeTarget(_ target: AnyObject?, action: Never? = nil, for events: Event) {
        takeOff(events) { action in
            guard let target else { return action.identifier == nil }
            return action.belongs(to: target)
        }
    }

    /// Performs an action on each of the events; one of the same identifier gives way.
    public func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        actions.append(ActionControlAction(action: action, events: controlEvents))
    }

    /// Takes an action off the events.
    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Takes the action of an identifier off the events.
    public func removeAction(
        identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
    ) {
        takeOff(controlEvents) { $0.identifier == actionIdentifier }
    }

    private func takeOff(_ events: Event, where matches: (ControlAction) -> Bool) {
        for action in actions where matches(action) { action.events.subtract(events) }
        actions.removeAll { $0.events.isEmpty }
    }

    /// The events on which something is done.
    public var allControlEvents: Event {
        actions.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Does what is to be done on any of the events, in the order in which it was added.
    open func sendActions(for controlEvents: Event) {
        send(controlEvents, with: nil)
    }

    /// Performs an action with the control as its sender.
    open func sendAction(_ action: UIAction) {
        action.perform(for: self)
    }

    func send(_ events: Event, with event: UIEvent?) {
        // A copy: what is done may add and remove.
        let actions = actions
        for action in actions where !action.events.isDisjoint(with: events) {
            action.send(from: self, with: event)
        }
    }

    // MARK: Tracking

    /// A finger came down. Whether to follow it; the default says yes.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The finger moved. Whether to go on following it; the default says yes.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The finger lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// The touch was taken away.
    open func cancelTracking(with event: UIEvent?) {}

    /// Begins to follow a finger, unless one is followed already.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
        guard beginTracking(touch, with: event) else { return }
        trackedTouch = touch
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        send(.touchDown, with: event)
        if touch.tapCount > 1 { send(.touchDownRepeat, with: event) }
    }

    /// Follows the finger.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = followed(in: touches) else { return }
        let wasInside = isTouchInside
        isTouchInside = counts(touch)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else {
            stopTracking()
            return
        }
        if wasInside != isTouchInside {
            send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
        }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    /// Stops following the finger, which has lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = followed(in: touches) else { return }
        let isInside = counts(touch)
        isTouchInside = isInside
        stopTracking()
        endTracking(touch, with: event)
        send(isInside ? tapEvents : .touchUpOutside, with: event)
        isTouchInside = false
    }

    /// Stops following the finger, which was taken away.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard followed(in: touches) != nil else { return }
        stopTracking()
        isTouchInside = false
        cancelTracking(with: event)
        send(.touchCancel, with: event)
    }

    /// What a finger that lifts inside stands for.
    var tapEvents: Event { .touchUpInside }

    private func followed(in touches: Set<UITouch>) -> UITouch? {
        guard isTracking, let trackedTouch, touches.contains(trackedTouch) else { return nil }
        return trackedTouch
    }

    /// Whether a finger counts as inside.
    private func counts(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -UIControl.insideSlop, dy: -UIControl.insideSlop)
            .covers(touch.location(in: self))
    }

    private func stopTracking() {
        isTracking = false
        trackedTouch = nil
        isHighlighted = false
    }

    private func abandonTracking() {
        guard isTracking else { return }
        stopTracking()
        isTouchInside = false
        cancelTracking(with: nil)
    }

    /// Whether a recogniser further up is a single tap of one finger, which a control that is
    /// tapped does not leave to others (Apple's "Interacting with Other UIKit Controls").
    func isTapForOthers(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let tap = recognizer as? UITapGestureRecognizer, tap.view !== self else {
            return false
        }
        return isEnabled && tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }
}
