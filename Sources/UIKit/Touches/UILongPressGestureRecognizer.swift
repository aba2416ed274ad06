/// Recognises fingers that rest on the screen, and then follows them.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the fingers must rest, in seconds, at least 0. The default is 0.5.
    open var minimumPressDuration: TimeInterval = GestureThresholds.longPressDuration
    /// How far they may move before the gesture is recognised, in points. The default is 10.
    open var allowableMovement: CGFloat = GestureThresholds.longPressMovement
    /// How many taps come before the press, at least 0. The default is 0.
    open var numberOfTapsRequired = 0
    /// How many fingers it is made with, at least 1. The default is 1.
    open var numberOfTouchesRequired = 1

    private var sequence = TapSequence()

    /// Fingers came down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in followedTouches where touches.contains(touch) {
            if isActive {
                ignore(touch, for: event)
                continue
            }
            guard state == .possible, !isHeld else { return }
            let verdict = sequence.fingerDown(
                at: centroid, time: touch.beginning.time, limits: limits)
            if verdict == .failed {
                state = .failed
            } else if !isPress {
                waitForTap(verdict)
            } else if followedTouches.count == numberOfTouchesRequired {
                let end = touch.beginning.time.advanced(bySeconds: minimumPressDuration)
                environment.setDeadline(end, for: self)
            } else {
                environment.clearDeadline(of: self)
            }
        }
    }

    /// Fingers moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if isActive {
            state = .changed
        } else if !isHeld, hasStrayed {
            state = .failed
        }
    }

    /// Fingers lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if isActive || isHeld {
            state = .ended
        } else if isPress || hasStrayed {
            state = .failed
        } else {
            let remaining = followedTouches.filter { !$0.isLifted }.count
            let verdict = sequence.fingersUp(
                at: centroid, time: event.time, remaining: remaining, limits: limits)
            waitForTap(verdict)
        }
    }

    /// The system took touches away.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    /// Forgets the press.
    open override func reset() {
        super.reset()
        sequence = TapSequence()
    }

    // A timer recognises the press, not a touch that arrived: there is nothing to wait for.
    override var sendsBeganAtOnce: Bool { true }

    override var isMidway: Bool { sequence.isBetweenTaps }

    override func deadlineDidPass() {
        guard !isHeld else { return }
        let isComplete = isPress && followedTouches.count == numberOfTouchesRequired
        state = isComplete ? .began : .failed
    }

    /// Whether the taps are over and the press has come.
    private var isPress: Bool { sequence.tapCount == numberOfTapsRequired }

    private var hasStrayed: Bool {
        followedTouches.contains {
            $0.current.location.distance(to: $0.beginning.location) > allowableMovement
        }
    }

    private func waitForTap(_ verdict: TapSequence.Verdict) {
        switch verdict {
        case .failsAfter(let time): environment.setDeadline(time, for: self)
        case .failed: state = .failed
        case .open, .complete: break
        }
    }

    /// The taps before the press, and the press itself as the last of them.
    private var limits: TapSequence.Limits {
        let simulation = environment.simulation
        if numberOfTapsRequired > 0 {
            return simulation.tapLimits(
                taps: numberOfTapsRequired + 1, touches: numberOfTouchesRequired)
        }
        return TapSequence.Limits(
            taps: 1, touches: numberOfTouchesRequired, pressDuration: minimumPressDuration,
            pause: 0, movement: Double(allowableMovement), spread: 0)
    }
}
