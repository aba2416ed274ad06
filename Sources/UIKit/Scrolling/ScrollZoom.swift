/// What changes the zoom of a scroll view: nobody, two fingers, or an animation. One method an
/// event.
nonisolated struct ScrollZoom: Equatable, Sendable {
    /// What changes the scale.
    enum State: Equatable, Sendable {
        /// Nothing.
        case resting
        /// Fingers.
        case pinching(ZoomPinch)
        /// An animation, which is on its way on screen; the model is at its end.
        case animating(Reason)
    }

    /// Why a zoom is animated.
    enum Reason: Equatable, Sendable {
        /// The scale comes back from past a limit.
        case bounce
        /// Code has asked for it.
        case code
    }

    /// What changes the scale at present.
    private(set) var state = State.resting
    /// How often the state has changed: whoever calls out compares it afterwards, and animations
    /// know by it whether they are still the latest.
    private(set) var generation = 0

    // MARK: Events

    /// Fingers take hold; they take over from an animation.
    mutating func begin(_ pinch: ZoomPinch) {
        enter(.pinching(pinch))
    }

    /// The fingers hold the content in another way: they have moved, or are others.
    mutating func hold(_ pinch: ZoomPinch) {
        guard isPinching else { return }
        state = .pinching(pinch)
    }

    /// The scale goes to its end with an animation.
    mutating func beginAnimation(_ reason: Reason) {
        enter(.animating(reason))
    }

    /// Whatever changed the scale is over.
    mutating func end() {
        enter(.resting)
    }

    // MARK: Questions

    /// How the fingers hold the content, if they do.
    var pinch: ZoomPinch? {
        if case .pinching(let pinch) = state { return pinch }
        return nil
    }

    /// Whether fingers change the scale.
    var isPinching: Bool {
        if case .pinching = state { return true }
        return false
    }

    /// Whether an animation changes the scale on screen.
    var isAnimating: Bool {
        if case .animating = state { return true }
        return false
    }

    /// Whether the scale comes back from past a limit.
    var isBouncing: Bool { state == .animating(.bounce) }

    private mutating func enter(_ next: State) {
        state = next
        generation &+= 1
    }
}

/// A point of the zoomed view that is held at a place of the scroll view.
nonisolated struct ZoomAnchor: Equatable, Sendable {
    /// The point, in the zoomed view's own coordinates.
    var content: CGPoint
    /// The place, points from the scroll view's upper left corner.
    var place: CGPoint
}

/// How the fingers of a pinch hold the content.
///
/// The mapping is absolute: the scale follows from the fingers' distance at the beginning and now,
/// not from steps in between.
nonisolated struct ZoomPinch: Equatable, Sendable {
    /// What is held, and where.
    var anchor: ZoomAnchor
    /// The scale that the fingers asked for when they were last counted anew.
    private let scale: CGFloat
    /// The gesture's own scale at that moment.
    private let gestureScale: CGFloat
    /// The size of the zoomed view by which the anchor was measured, in its own coordinates.
    let size: CGSize

    /// Fingers that ask for `scale` now, while their gesture's own scale is `gestureScale`.
    init(anchor: ZoomAnchor, scale: CGFloat, gestureScale: CGFloat, size: CGSize = .zero) {
        self.anchor = anchor
        self.size = size
        self.scale = scale
        self.gestureScale = gestureScale
    }

    /// The scale that the fingers ask for when their gesture's own is `gestureScale`, limits or not.
    func freeScale(at gestureScale: CGFloat) -> CGFloat {
        scale * gestureScale / self.gestureScale
    }
}
