/// What a control does on some of its events.
class ControlAction {
    /// The events that it is for.
    final var events: UIControl.Event

    init(events: UIControl.Event) {
        self.events = events
    }

    func send(from control: UIControl, with event: UIEvent?) {}

    /// Whether it is `target`'s, or of a target that is gone.
    func belongs(to target: AnyObject) -> Bool { false }

    /// The identifier of the action, where it is one.
    var identifier: UIAction.Identifier? { nil }
}

/// Calls a method of a target, which is held weakly.
final class TargetControlAction<Target: AnyObject>: ControlAction {
    private weak var target: Target?
    private let call: (Target, UIControl, UIEvent?) -> Void

    init(
        target: Target, events: UIControl.Event,
        call: @escaping (Target, UIControl, UIEvent?) -> Void
    ) {
        self.target = target
        self.call = call
        super.init(events: events)
    }

    override func send(from control: UIControl, with event: UIEvent?) {
        if let target { call(target, control, event) }
    }

    override func belongs(to target: AnyObject) -> Bool {
        self.target == nil || self.target === target
    }
}

/// Performs a `UIAction`.
final class ActionControlAction: ControlAction {
    private let action: UIAction

    init(action: UIAction, events: UIControl.Event) {
        self.action = action
        super.init(events: events)
    }

    override func send(from control: UIControl, with event: UIEvent?) {
        action.perform(for: control)
    }

    override var identifier: UIAction.Identifier? { action.identifier }
}
