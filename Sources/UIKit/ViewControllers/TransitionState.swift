/// Where a transition is between its start and its end, and who moves it.
nonisolated struct TransitionState: Equatable {
    /// Who moves the transition.
    enum Phase: Equatable {
        /// Nobody yet: it is being set up.
        case preparing
        /// A person.
        case interactive
        /// Its animations.
        case running
        /// Nobody any more; `cutShort` where it did not end by itself.
        case over(cutShort: Bool)
    }

    private(set) var phase = Phase.preparing
    /// Whether it was called off.
    private(set) var isCancelled = false
    /// Whether a person had control at the start.
    let beginsInteractive: Bool
    /// How far a person has brought it, 0…1.
    private(set) var percent: CGFloat = 0

    init(beginsInteractive: Bool) {
        self.beginsInteractive = beginsInteractive
    }

    /// Whether a person has control, or is going to have it from the start.
    var isInteractive: Bool {
        phase == .interactive || (phase == .preparing && beginsInteractive)
    }

    /// Whether it is over.
    var isOver: Bool {
        if case .over = phase { return true }
        return false
    }

    /// It starts to move. Whether it does.
    mutating func begin() -> Bool {
        guard phase == .preparing else { return false }
        phase = beginsInteractive ? .interactive : .running
        return true
    }

    /// A person brings it to `percent`. Whether that is seen.
    mutating func update(_ percent: CGFloat) -> Bool {
        guard phase == .interactive, !percent.isNaN else { return false }
        self.percent = min(max(percent, 0), 1)
        return true
    }

    /// A person lets go, to go on. Whether it does.
    mutating func finish() -> Bool {
        guard phase == .interactive else { return false }
        phase = .running
        return true
    }

    /// A person lets go, to go back. Whether it does.
    mutating func cancel() -> Bool {
        guard phase == .interactive else { return false }
        phase = .running
        isCancelled = true
        return true
    }

    /// The system calls off what its animations move. Whether it turns back.
    mutating func callOff() -> Bool {
        guard phase == .running, !isCancelled else { return false }
        isCancelled = true
        return true
    }

    /// A person takes control, with `percent` of it done. Whether that is seen.
    mutating func pause(at percent: CGFloat) -> Bool {
        guard phase == .running else { return false }
        phase = .interactive
        isCancelled = false
        self.percent = min(max(percent, 0), 1)
        return true
    }

    /// It is over. Whether it was not before.
    mutating func complete(cutShort: Bool = false) -> Bool {
        if isOver { return false }
        phase = .over(cutShort: cutShort)
        return true
    }
}
