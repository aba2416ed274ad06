// Which recognisers follow which touches.

extension GestureEnvironment {
    /// Finds the recognisers for the touches that begin with an event.
    func enrol(_ event: UIEvent) {
        for touch in event.touches where touch.bit & event.began != 0 {
            var depth = touch.view?.depth ?? 0
            var view = touch.view
            while let current = view {
                for recognizer in current.recognizerStorage {
                    guard accepts(touch, of: event, recognizer) else { continue }
                    recognizer.depth = depth
                    follow(touch, recognizer)
                }
                depth -= 1
                view = current.superviewStorage
            }
        }
    }

    private func accepts(
        _ touch: UITouch, of event: UIEvent, _ recognizer: UIGestureRecognizer
    ) -> Bool {
        guard recognizer.isEnabled, recognizer.takesTouches, recognizer.mayReceive(touch) else {
            return false
        }
        simulation.model.note(.questions)
        guard let delegate = recognizer.delegate else { return true }
        return delegate.gestureRecognizer(recognizer, shouldReceive: event)
            && delegate.gestureRecognizer(recognizer, shouldReceive: touch)
            // Either answer may have disabled or detached it.
            && recognizer.isEnabled && recognizer.takesTouches && recognizer.view != nil
    }

    private func follow(_ touch: UITouch, _ recognizer: UIGestureRecognizer) {
        if !recognizer.isListed {
            recognizer.isListed = true
            list.insert(recognizer, at: place(for: recognizer))
        }
        recognizer.touchMask |= touch.bit
        recognizer.followedTouches.append(touch)
        recognizer.attemptTouches.append(touch)
        touch.recognizers.append(recognizer)
    }

    /// Where a recogniser stands among the others: behind those of deeper views and of its own. A
    /// tap stands behind those that need more taps and are at it, so that they decide first.
    private func place(for recognizer: UIGestureRecognizer) -> Int {
        var place = list.firstIndex { $0.depth < recognizer.depth } ?? list.count
        let taps = recognizer.tapsToRecognize
        if taps == 0 { return place }
        if let last = list.lastIndex(where: { $0.tapsToRecognize > taps }) {
            place = max(place, last + 1)
        }
        return place
    }

    /// Has a recogniser take part that changed its state without a touch.
    func enlist(_ recognizer: UIGestureRecognizer) {
        if recognizer.isListed { return }
        recognizer.isListed = true
        list.append(recognizer)
    }

    /// Stops a recogniser from following a touch, and from cancelling it in its view.
    func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
        guard recognizer.touchMask & touch.bit != 0 else { return }
        enterTurn()
        recognizer.forget(touch.bit)
        recognizer.attemptTouches.removeAll { $0 === touch }
        touch.recognizers.removeAll { $0 === recognizer }
        needsDelivery = true
        leaveTurn()
    }

    /// The view has left its window: what its recognisers were about is over.
    func viewDidLeaveWindow(_ view: UIView) {
        for recognizer in view.recognizerStorage { abandon(recognizer) }
    }
}

extension UIGestureRecognizer {
    /// Drops lifted or ignored touches.
    func forget(_ mask: UInt64) {
        guard touchMask & mask != 0 else { return }
        lastCentroid = centroid
        touchMask &= ~mask
        followedTouches.removeAll { $0.bit & mask != 0 }
    }

    /// Follows no touch any more; those that are down are ignored for the rest of their sequence.
    func stopFollowing() {
        forget(touchMask)
    }

    /// Forgets the attempt, its touches and its questions, and takes part no more.
    func endAttempt() {
        stopFollowing()
        standing = .open
        isListed = false
        environment.clearDeadline(of: self)
        letGo()
    }

    /// Gives up what the attempt keeps alive: touches, other recognisers, targets.
    func letGo() {
        for touch in attemptTouches { touch.recognizers.removeAll { $0 === self } }
        attemptTouches.removeAll(keepingCapacity: true)
        followedTouches.removeAll(keepingCapacity: true)
        attemptRequirements = nil
        releaseActions()
    }
}
