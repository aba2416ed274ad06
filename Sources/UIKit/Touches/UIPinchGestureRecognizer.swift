/// Recognises two fingers that move apart or together.
///
/// It begins once their distance has changed by 8.7 points. The action for `began` runs a frame
/// later; the scale counts from the distance at that moment. When one of the fingers lifts, the scale
/// stays as it is; the gesture ends with the last finger.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private(set) var span = PinchSpan()

    /// The distance of the fingers, relative to that at the beginning; setting it has the present
    /// distance stand for the new value.
    open var scale: CGFloat {
        get { span.scale }
        set { span.setScale(newValue) }
    }

    /// How fast the scale changes, per second.
    open var velocity: CGFloat { span.velocity }

    /// Whether the gesture ends when the first of the two fingers lifts.
    var endsWithFirstLift: Bool { false }

    /// Fingers came down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        // One that lifts in this event makes room for another.
        while fingerCount > 2, let last = followedTouches.last {
            ignore(last, for: event)
        }
        guard fingerCount == 2 else { return }
        if isActive || isHeld {
            span.rebase(to: fingerDistance)
        } else {
            span = PinchSpan(distance: fingerDistance, time: event.time)
        }
    }

    /// Fingers moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        // A finger that came down in this event was measured where the others are now.
        if followedTouches.count == 2, event.began & touchMask == 0 {
            span.move(to: fingerDistance, time: event.time)
        }
        switch state {
        case .possible: beginIfFarEnough()
        case .began, .changed: state = .changed
        case .ended, .cancelled, .failed: break
        }
    }

    /// Fingers lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let remaining = fingerCount
        if isActive || isHeld {
            if remaining == 0 || endsWithFirstLift { state = .ended }
        } else if remaining == 0 {
            state = .failed
        }
    }

    /// The system took touches away.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func willSendBegan() {
        super.willSendBegan()
        span.setScale(1)
    }

    private func beginIfFarEnough() {
        guard !isHeld, followedTouches.count == 2,
            span.change >= GestureThresholds.pinchHysteresis - GestureThresholds.tolerance
        else { return }
        state = .began
    }

    /// How many fingers are down.
    private var fingerCount: Int {
        var count = 0
        for touch in followedTouches where !touch.isLifted { count += 1 }
        return count
    }

    /// The distance of the two fingers: of those that are down, where one has made room for another.
    private var fingerDistance: CGFloat {
        var first: CGPoint?
        let choosesFromMore = followedTouches.count > 2
        for touch in followedTouches where !(choosesFromMore && touch.isLifted) {
            guard let other = first else {
                first = touch.current.location
                continue
            }
            return touch.current.location.distance(to: other)
        }
        return 0
    }
}
