/// A target and the method of it that a gesture recogniser calls.
class GestureAction {
    init() {}

    /// Calls the method, unless the target is gone.
    func send(_ recognizer: UIGestureRecognizer) {}

    /// Lets go of what was kept for the duration of a gesture.
    func gestureDidEnd() {}

    /// Whether it is `target`'s, or nobody's any more.
    func belongs(to target: AnyObject) -> Bool { false }
}

/// An action whose method takes the recogniser, or nothing.
///
/// The target is held weakly. Only from a gesture's first action to its last is the method bound to
/// its target, which keeps the target alive and makes the calls in between free of allocation:
/// binding an unapplied method allocates.
final class BoundGestureAction<Target: AnyObject, Argument>: GestureAction {
    private weak var target: Target?
    private let method: (Target) -> (Argument) -> Void
    private let argument: (UIGestureRecognizer) -> Argument
    private var bound: ((Argument) -> Void)?

    init(
        target: Target, method: @escaping (Target) -> (Argument) -> Void,
        argument: @escaping (UIGestureRecognizer) -> Argument
    ) {
        self.target = target
        self.method = method
        self.argument = argument
        super.init()
    }

    override func send(_ recognizer: UIGestureRecognizer) {
        if let bound {
            bound(argument(recognizer))
        } else if let target {
            let bound = method(target)
            self.bound = bound
            bound(argument(recognizer))
        }
    }

    override func gestureDidEnd() {
        bound = nil
    }

    override func belongs(to target: AnyObject) -> Bool {
        self.target == nil || self.target === target
    }
}
