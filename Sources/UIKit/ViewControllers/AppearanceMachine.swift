/// Where a view controller is between off screen and on screen, and which callback each event makes
/// due.
///
/// Events may come in any order; one that changes nothing makes no callback due, so that a
/// controller never hears the same callback twice in a row, and never `did` without `will`.
nonisolated struct AppearanceMachine: Equatable {
    /// A controller's place.
    enum Phase: Equatable {
        /// Off screen.
        case disappeared
        /// On its way in; `isAnnounced` once `viewIsAppearing` is due or past.
        case appearing(animated: Bool, isAnnounced: Bool)
        /// On screen.
        case appeared
        /// On its way out.
        case disappearing(animated: Bool)
    }

    /// What a finished transition led to.
    enum Outcome: Equatable {
        /// `viewDidAppear` is due.
        case didAppear(animated: Bool)
        /// `viewDidDisappear` is due.
        case didDisappear(animated: Bool)
    }

    private(set) var phase = Phase.disappeared

    /// Whether the controller is on its way in.
    var isAppearing: Bool {
        if case .appearing = phase { return true }
        return false
    }

    /// Whether the controller is on its way out.
    var isDisappearing: Bool {
        if case .disappearing = phase { return true }
        return false
    }

    /// Whether the controller is on screen or on its way in.
    var isOnScreen: Bool { phase == .appeared || isAppearing }

    /// A way in begins, also out of a way out that is under way. Whether `viewWillAppear` is due.
    mutating func beginAppearing(animated: Bool) -> Bool {
        switch phase {
        case .disappeared, .disappearing:
            phase = .appearing(animated: animated, isAnnounced: false)
            return true
        case .appearing, .appeared:
            return false
        }
    }

    /// A way out begins, also out of a way in that is under way. Whether `viewWillDisappear` is due.
    mutating func beginDisappearing(animated: Bool) -> Bool {
        switch phase {
        case .appeared, .appearing:
            phase = .disappearing(animated: animated)
            return true
        case .disappeared, .disappearing:
            return false
        }
    }

    /// The view is in its window. Returns `viewIsAppearing`'s argument where that is due.
    mutating func announce() -> Bool? {
        switch phase {
        case .appearing(let animated, isAnnounced: false):
            phase = .appearing(animated: animated, isAnnounced: true)
            return animated
        case .appearing, .appeared, .disappearing, .disappeared:
            return nil
        }
    }

    /// The transition under way is over. Nil where none is.
    mutating func end() -> Outcome? {
        switch phase {
        case .appearing(let animated, _):
            phase = .appeared
            return .didAppear(animated: animated)
        case .disappearing(let animated):
            phase = .disappeared
            return .didDisappear(animated: animated)
        case .appeared, .disappeared:
            return nil
        }
    }
}
