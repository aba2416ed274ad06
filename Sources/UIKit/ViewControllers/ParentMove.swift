/// Whether a controller is on its way into a parent or out of one.
///
/// A move lasts until the controller has moved and the transition on screen that goes with it is
/// over, whichever comes last.
nonisolated enum ParentMove: Equatable {
    /// It stays where it is.
    case none
    /// It gets a parent; `isDone` once it has it and only the transition is left.
    case toParent(isDone: Bool)
    /// It leaves its parent; `isDone` once it has left and only the transition is left.
    case fromParent(isDone: Bool)

    /// Whether it gets a parent.
    var isToParent: Bool {
        switch self {
        case .toParent: true
        case .fromParent, .none: false
        }
    }

    /// Whether it leaves its parent.
    var isFromParent: Bool {
        switch self {
        case .fromParent: true
        case .toParent, .none: false
        }
    }

    /// A move begins.
    mutating func begin(toParent: Bool) {
        self = toParent ? .toParent(isDone: false) : .fromParent(isDone: false)
    }

    /// The controller has moved.
    mutating func end(isInTransition: Bool) {
        guard isInTransition else {
            self = .none
            return
        }
        switch self {
        case .toParent: self = .toParent(isDone: true)
        case .fromParent: self = .fromParent(isDone: true)
        case .none: break
        }
    }

    /// The controller has appeared or disappeared.
    mutating func transitionDidEnd() {
        switch self {
        case .toParent(isDone: true), .fromParent(isDone: true): self = .none
        case .toParent(isDone: false), .fromParent(isDone: false), .none: break
        }
    }
}
