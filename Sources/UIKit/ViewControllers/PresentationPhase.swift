/// Where a presentation is.
nonisolated enum PresentationPhase {
    /// On its way in.
    case presenting
    /// In place; those concerned are being told.
    case arrived
    /// In place.
    case presented
    /// On its way out.
    case dismissing
    /// Its dismissal was cancelled; those concerned are being told.
    case returning
    /// Its way in was cancelled, and it is off the screen; those concerned are being told.
    case withdrawn
    /// Off the screen; those concerned are being told.
    case departed
    /// Over.
    case ended

    /// Whether a change is under way, so that no other may begin.
    var isInTransition: Bool {
        switch self {
        case .presenting, .dismissing, .returning: true
        case .arrived, .presented, .withdrawn, .departed, .ended: false
        }
    }

    /// Whether the presented controller says that it is being presented.
    var isBeingPresented: Bool {
        switch self {
        case .presenting, .arrived, .withdrawn: true
        case .presented, .dismissing, .returning, .departed, .ended: false
        }
    }

    /// Whether the presented controller says that it is being dismissed.
    var isBeingDismissed: Bool {
        switch self {
        case .dismissing, .departed: true
        case .presenting, .arrived, .presented, .returning, .withdrawn, .ended: false
        }
    }

    /// Whether presenter and presented have nothing to do with each other any more.
    var isUnlinked: Bool {
        switch self {
        case .withdrawn, .departed, .ended: true
        case .presenting, .arrived, .presented, .dismissing, .returning: false
        }
    }
}
