// What views hear of touches: after the recognisers, unless one of them takes or delays it.

extension GestureEnvironment {
    /// A recogniser has recognised: its touches are taken from their views.
    func cancelTouchesInViews(of recognizer: UIGestureRecognizer) {
        guard recognizer.cancelsTouchesInView else { return }
        for touch in recognizer.attemptTouches { touch.isViewCancelled = true }
        needsDelivery = true
    }

    /// Tells views what the turn has brought: cancelled touches, delayed ones that are free now,
    /// then those of the event.
    func deliverToViews() {
        needsDelivery = false
        let event = pendingEvent ?? simulation.touches.event
        var index = 0
        while index < lingering.count {
            settle(lingering[index], in: event)
            index += 1
        }
        index = 0
        while index < event.touches.count {
            settle(event.touches[index], in: event)
            index += 1
        }
        if let event = pendingEvent {
            pendingEvent = nil
            deliverPhases(of: event)
        }
        lingering.removeAll { $0.delivery == .over }
    }

    /// Keeps those lifted touches in mind whose views have not heard of it.
    func keepLingering(_ touch: UITouch) {
        if touch.delivery != .over { lingering.append(touch) }
    }

    // MARK: One touch

    private func settle(_ touch: UITouch, in event: UIEvent) {
        if touch.isViewCancelled {
            cancelInView(touch, in: event)
            return
        }
        switch touch.delivery {
        case .withheld:
            if !isBeganDelayed(touch) { catchUp(touch, in: event) }
        case .endWithheld:
            if !isEndDelayed(touch) { end(touch, in: event) }
        case .begun, .over:
            break
        }
    }

    private func cancelInView(_ touch: UITouch, in event: UIEvent) {
        let wasTold = touch.hasReachedView
        touch.delivery = .over
        guard wasTold, let view = touch.view else { return }
        let phase = touch.phase
        touch.phase = .cancelled
        view.touchesCancelled([touch], with: event)
        touch.phase = phase
    }

    /// Tells the view of a delayed touch: its beginning as it was, then one move to where it is.
    private func catchUp(_ touch: UITouch, in event: UIEvent) {
        guard let view = touch.view else { return }
        touch.delivery = .begun
        let now = (point: touch.current, previous: touch.previousLocation, phase: touch.phase)
        touch.current = touch.beginning
        touch.previousLocation = touch.beginning.location
        touch.phase = .began
        view.touchesBegan([touch], with: event)
        touch.current = now.point
        if now.point.location != touch.beginning.location {
            touch.phase = .moved
            view.touchesMoved([touch], with: event)
        }
        touch.previousLocation = now.previous
        touch.phase = now.phase
        // What this event brings has been told.
        pendingEvent?.began &= ~touch.bit
        pendingEvent?.moved &= ~touch.bit
        finishCatchUp(touch, in: event)
    }

    private func finishCatchUp(_ touch: UITouch, in event: UIEvent) {
        guard touch.delivery == .begun else { return }
        switch touch.phase {
        case .ended:
            pendingEvent?.ended &= ~touch.bit
            touch.delivery = .endWithheld
            if !isEndDelayed(touch) { end(touch, in: event) }
        case .cancelled:
            pendingEvent?.cancelled &= ~touch.bit
            cancelInView(touch, in: event)
        case .began, .moved, .stationary:
            break
        }
    }

    private func end(_ touch: UITouch, in event: UIEvent) {
        touch.delivery = .over
        touch.view?.touchesEnded([touch], with: event)
    }

    private func isBeganDelayed(_ touch: UITouch) -> Bool {
        touch.recognizers.contains { $0.delaysTouchesBegan && $0.isUndecided }
    }

    private func isEndDelayed(_ touch: UITouch) -> Bool {
        touch.recognizers.contains { $0.delaysTouchesEnded && $0.isUndecided }
    }

    // MARK: The event

    private func deliverPhases(of event: UIEvent) {
        let began = event.began
        if began != 0 { deliverBegan(began, of: event) }
        var moved: UInt64 = 0
        var ended: UInt64 = 0
        var cancelled: UInt64 = 0
        for touch in event.touches where touch.delivery != .over {
            if touch.bit & event.moved != 0, touch.delivery == .begun { moved |= touch.bit }
            if touch.bit & event.ended != 0, touch.delivery == .begun { ended |= touch.bit }
            if touch.bit & event.cancelled != 0 { cancelled |= touch.bit }
        }
        if moved != 0 { send(moved, of: event) { $0.touchesMoved($1, with: event) } }
        if ended != 0 { deliverEnded(ended, of: event) }
        if cancelled != 0 { deliverCancelled(cancelled, of: event) }
    }

    private func deliverBegan(_ mask: UInt64, of event: UIEvent) {
        var told: UInt64 = 0
        for touch in event.touches where touch.bit & mask != 0 {
            guard touch.view != nil, !isTaken(touch), hasRoom(for: touch, in: event) else {
                touch.delivery = .over
                continue
            }
            touch.delivery = isBeganDelayed(touch) ? .withheld : .begun
            if touch.delivery == .begun { told |= touch.bit }
        }
        if told != 0 { send(told, of: event) { $0.touchesBegan($1, with: event) } }
    }

    private func deliverEnded(_ mask: UInt64, of event: UIEvent) {
        var told: UInt64 = 0
        for touch in event.touches where touch.bit & mask != 0 {
            if isEndDelayed(touch) {
                touch.delivery = .endWithheld
            } else {
                touch.delivery = .over
                told |= touch.bit
            }
        }
        if told != 0 { send(told, of: event) { $0.touchesEnded($1, with: event) } }
    }

    private func deliverCancelled(_ mask: UInt64, of event: UIEvent) {
        var told: UInt64 = 0
        for touch in event.touches where touch.bit & mask != 0 {
            if touch.hasReachedView { told |= touch.bit }
            touch.delivery = .over
        }
        if told != 0 { send(told, of: event) { $0.touchesCancelled($1, with: event) } }
    }

    /// Whether a gesture that is under way has taken the new touch.
    private func isTaken(_ touch: UITouch) -> Bool {
        touch.isViewCancelled
            || touch.recognizers.contains { $0.isActive && $0.cancelsTouchesInView }
    }

    /// Whether the view takes one more touch: several only if it says so.
    private func hasRoom(for touch: UITouch, in event: UIEvent) -> Bool {
        guard let view = touch.view, !view.isMultipleTouchEnabled else { return true }
        return !event.touches.contains {
            $0 !== touch && $0.view === view && $0.delivery != .over && !$0.isLifted
        }
    }

    /// Calls `method` once for each view with its touches.
    private func send(
        _ mask: UInt64, of event: UIEvent, method: (UIView, Set<UITouch>) -> Void
    ) {
        var rest = mask
        while rest != 0, let first = event.firstTouch(in: rest), let view = first.view {
            var mask: UInt64 = 0
            for touch in event.touches where touch.bit & rest != 0 && touch.view === view {
                mask |= touch.bit
            }
            rest &= ~mask
            method(view, touches(mask, of: event))
        }
    }
}
