/// Recognises one or several taps with one or several fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps make the gesture, at least 1. The default is 1.
    open var numberOfTapsRequired = 1
    /// How many fingers each tap is made with, at least 1. The default is 1.
    open var numberOfTouchesRequired = 1

    private var sequence = TapSequence()
    /// Where the fingers of the present or latest tap were, in points of the screen.
    private var places: [Place] = []

    private struct Place {
        let serial: Int
        var location: CGPoint
    }

    /// The fingers of the present or latest tap.
    open override var numberOfTouches: Int { places.count }

    /// The middle of the present or latest tap's fingers, in points of `view`'s coordinates; nil
    /// means the window's.
    open override func location(in view: UIView?) -> CGPoint {
        convertFromScreen(middle, to: view)
    }

    /// Where one of the present or latest tap's fingers was, in points of `view`'s coordinates; nil
    /// means the window's.
    ///
    /// - Parameter touchIndex: 0 ..< `numberOfTouches`; anything else stops the program.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        precondition(
            places.indices.contains(touchIndex),
            "Touch \(touchIndex) of a tap that has \(places.count).")
        return convertFromScreen(places[touchIndex].location, to: view)
    }

    /// Fingers came down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in followedTouches where touches.contains(touch) {
            guard state == .possible, !isHeld else { return }
            if sequence.isBetweenTaps { places.removeAll(keepingCapacity: true) }
            places.append(Place(serial: touch.serial, location: touch.current.location))
            apply(
                sequence.fingerDown(
                    at: middle, time: touch.beginning.time, limits: limits))
        }
    }

    /// Fingers moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, !isHeld else { return }
        for touch in followedTouches {
            remember(touch)
            let distance = touch.current.location.distance(to: touch.beginning.location)
            let verdict = sequence.fingerMoved(by: distance, limits: limits)
            if verdict == .failed {
                apply(.failed)
                return
            }
        }
    }

    /// Fingers lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible, !isHeld else { return }
        var time = SimulatedTime.zero
        var remaining = followedTouches.count
        for touch in followedTouches where touch.isLifted {
            remember(touch)
            let distance = touch.current.location.distance(to: touch.beginning.location)
            if sequence.fingerMoved(by: distance, limits: limits) == .failed {
                apply(.failed)
                return
            }
            time = max(time, touch.current.time)
            remaining -= 1
        }
        apply(
            sequence.fingersUp(at: middle, time: time, remaining: remaining, limits: limits))
    }

    /// The system took touches away.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    /// Forgets the taps.
    open override func reset() {
        super.reset()
        sequence = TapSequence()
        places.removeAll(keepingCapacity: true)
    }

    /// A tap does not make one fail that needs more taps.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer.tapsToRecognize <= numberOfTapsRequired
            && super.canPrevent(preventedGestureRecognizer)
    }

    override var tapsToRecognize: Int { numberOfTapsRequired }

    override var isMidway: Bool { sequence.isBetweenTaps }

    override func deadlineDidPass() {
        if !isHeld { state = .failed }
    }

    private var limits: TapSequence.Limits {
        environment.simulation.tapLimits(
            taps: numberOfTapsRequired, touches: numberOfTouchesRequired)
    }

    private func apply(_ verdict: TapSequence.Verdict) {
        switch verdict {
        case .open:
            break
        case .failsAfter(let time):
            environment.setDeadline(time, for: self)
        case .failed:
            state = .failed
        case .complete:
            environment.clearDeadline(of: self)
            state = .recognized
        }
    }

    private func remember(_ touch: UITouch) {
        guard let index = places.firstIndex(where: { $0.serial == touch.serial }) else { return }
        places[index].location = touch.current.location
    }

    private var middle: CGPoint {
        if places.isEmpty { return lastCentroid }
        var sum = CGPoint.zero
        for place in places {
            sum.x += place.location.x
            sum.y += place.location.y
        }
        return CGPoint(x: sum.x / CGFloat(places.count), y: sum.y / CGFloat(places.count))
    }
}

extension Simulation {
    /// What the platform model asks of taps. Counts as a use of the rule.
    func tapLimits(taps: Int, touches: Int) -> TapSequence.Limits {
        model.note(.tap)
        return TapSequence.Limits(
            taps: taps, touches: touches, pressDuration: model.tapMaximumDuration,
            pause: model.multiTapInterval, movement: model.tapMovement.points,
            spread: model.multiTapDistance)
    }
}
