/// Recognises one or several fingers that are drawn over the screen.
///
/// It begins once their middle has come 10 points. The action for `began` runs a frame later;
/// translation counts from where the fingers are then.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The fewest fingers that make the gesture, at least 1. The default is 1.
    open var minimumNumberOfTouches = 1
    /// The most fingers that make the gesture. More of them before it begins make it fail; later
    /// they are ignored. The default is no limit.
    open var maximumNumberOfTouches = Int.max

    private(set) var path = PanPath()

    /// How far the fingers' middle has come, in points of `view`'s coordinates; nil means the
    /// window's.
    ///
    /// Counts from the first finger's touch-down until the gesture begins, then from where the
    /// fingers are when the action for `began` runs.
    /// - Complexity: O(depth of the view)
    open func translation(in view: UIView?) -> CGPoint {
        convertVectorFromScreen(path.translation, to: view)
    }

    /// Has the way so far count as `translation`, in points of `view`'s coordinates; nil means the
    /// window's. The velocity stays as it is.
    /// - Complexity: O(depth of the view)
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        path.setTranslation(convertVectorToScreen(translation, from: view))
    }

    /// How fast the fingers' middle moves, in points a second of `view`'s coordinates; nil means the
    /// window's.
    ///
    /// From the timestamps of the last two moves. It does not fade while fingers rest, and lifting
    /// them adds nothing.
    /// - Complexity: O(depth of the view)
    open func velocity(in view: UIView?) -> CGPoint {
        convertVectorFromScreen(path.tracker.velocity, to: view)
    }

    /// Fingers came down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if followedTouches.count > maximumNumberOfTouches {
            guard isActive else {
                state = .failed
                return
            }
            ignoreSurplusTouches(event)
            if event.began & touchMask == 0 { return }
        }
        if event.began & touchMask == touchMask {
            path = PanPath(at: centroid, time: followedTouches.first?.current.time ?? event.time)
        } else {
            path.rebase(to: restingCentroid(of: event))
            followSamples(of: event)
        }
        beginIfCaught()
    }

    /// Fingers moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        // With a finger that came down in this event the moves have been followed already.
        if event.began & touchMask == 0 { followSamples(of: event) }
        switch state {
        case .possible: beginIfFarEnough()
        case .began, .changed: state = .changed
        case .ended, .cancelled, .failed: break
        }
    }

    /// Fingers lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let remaining = followedTouches.filter { !$0.isLifted }
        if !remaining.isEmpty { path.rebase(to: remaining.centroid) }
        if isActive || isHeld {
            if remaining.count < minimumNumberOfTouches { state = .ended }
        } else if remaining.isEmpty {
            state = .failed
        }
    }

    /// The system took touches away.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        let remaining = followedTouches.filter { !$0.isLifted }
        if !remaining.isEmpty { path.rebase(to: remaining.centroid) }
        if remaining.count < minimumNumberOfTouches { state = .cancelled }
    }

    // MARK: For recognisers of this module

    /// Whether the gesture begins with the finger's coming down, without any movement: it catches
    /// something that moves.
    var beginsOnTouchDown: Bool { false }

    /// How far the fingers' middle must come for the gesture to begin, in points.
    var hysteresis: CGFloat { GestureThresholds.panHysteresis }

    /// Whether it has begun by catching something.
    private(set) var hasCaught = false

    override var sendsBeganAtOnce: Bool { hasCaught }

    /// Forgets whether something was caught. Subclasses call it.
    open override func reset() {
        super.reset()
        hasCaught = false
    }

    override func willSendBegan() {
        super.willSendBegan()
        path.setTranslation(.zero)
    }

    private func beginIfCaught() {
        guard state == .possible, !isHeld, followedTouches.count >= minimumNumberOfTouches,
            beginsOnTouchDown
        else { return }
        hasCaught = true
        state = .began
    }

    private func beginIfFarEnough() {
        guard !isHeld, followedTouches.count >= minimumNumberOfTouches,
            path.translation.length >= hysteresis - GestureThresholds.tolerance
        else { return }
        state = .began
    }

    // MARK: Following

    private func ignoreSurplusTouches(_ event: UIEvent) {
        while followedTouches.count > maximumNumberOfTouches, let last = followedTouches.last {
            ignore(last, for: event)
        }
    }

    /// The middle of the fingers before the moves of this event.
    private func restingCentroid(of event: UIEvent) -> CGPoint {
        var sum = CGPoint.zero
        for touch in followedTouches {
            let place =
                event.moved & touch.bit != 0 ? touch.previousLocation : touch.current.location
            sum.x += place.x
            sum.y += place.y
        }
        let count = CGFloat(followedTouches.count)
        return CGPoint(x: sum.x / count, y: sum.y / count)
    }

    /// Follows all samples of an event in order of time, so that velocity sees each of them.
    private func followSamples(of event: UIEvent) {
        if followedTouches.count == 1 {
            let serial = followedTouches[0].serial
            for sample in event.samples where sample.serial == serial {
                path.move(to: sample.point.location, time: sample.point.time)
            }
            return
        }
        var place = path.position
        var index = 0
        while index < event.samples.count {
            let time = event.samples[index].point.time
            var isOurs = false
            while index < event.samples.count, event.samples[index].point.time == time {
                if advance(&place, by: event.samples[index]) { isOurs = true }
                index += 1
            }
            if isOurs { path.move(to: place, time: time) }
        }
    }

    /// Moves the fingers' middle by a sample, if it is of one of them.
    private func advance(_ place: inout CGPoint, by sample: UIEvent.Sample) -> Bool {
        guard followedTouches.contains(where: { $0.serial == sample.serial }) else { return false }
        let count = CGFloat(followedTouches.count)
        place.x += (sample.point.location.x - sample.previousLocation.x) / count
        place.y += (sample.point.location.y - sample.previousLocation.y) / count
        return true
    }
}
