extension UIScrollView {
    // MARK: May it begin

    /// Has the view follow pinches as long as there is room between the limits.
    func zoomLimitsDidChange() {
        if zoomLimits.isOpen {
            let pinch = pinchStorage ?? makePinch()
            if pinch.view == nil { addGestureRecognizer(pinch) }
        } else if let pinch = pinchStorage, pinch.view != nil {
            removeGestureRecognizer(pinch)
        }
    }

    private func makePinch() -> ScrollPinchGestureRecognizer {
        let pinch = ScrollPinchGestureRecognizer(scrollView: self)
        pinch.addTarget(self, action: UIScrollView.handlePinch)
        pinchStorage = pinch
        return pinch
    }

    /// Whether two fingers have anything to zoom.
    func pinchMayBegin() -> Bool {
        zoomLimits.isOpen && isLargeEnoughToZoom && askForZoomedView() != nil
    }

    /// Whether the content lets the view have touches that it already knows of.
    func contentGivesUp(_ touches: [UITouch]) -> Bool {
        for touch in touches where touch.hasReachedView {
            guard let view = touch.view, view !== self else { continue }
            if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
        }
        return true
    }

    // MARK: The fingers

    private func handlePinch(_ pinch: ScrollPinchGestureRecognizer) {
        switch pinch.state {
        case .began:
            beginPinch(pinch)
        case .changed:
            movePinch(pinch)
        case .ended:
            endPinch()
        case .cancelled:
            if zoom.isPinching { Simulation.current.model.note(.cancel) }
            endPinch()
        case .possible, .failed:
            break
        }
    }

    private func beginPinch(_ pinch: ScrollPinchGestureRecognizer) {
        guard let view = askForZoomedView() else { return }
        if phase.movesByItself { stopMotion() }
        takeBackHandover()
        catchZoomAnimation(of: view)
        guard let hold = hold(of: pinch, at: pinch.centroid, on: view) else { return }
        zoom.begin(hold)
        phaseDidChange()
        notify { $0.scrollViewWillBeginZooming(self, with: view) }
    }

    private func movePinch(_ pinch: ScrollPinchGestureRecognizer) {
        guard var hold = zoom.pinch else { return }
        guard let view = zoomedView, view.isDescendant(of: self) else { return endPinch() }
        // Another picture has come under the fingers.
        if hold.size != view.bounds.size { return regripPinch(pinch, at: pinch.centroid) }
        hold.anchor.place = place(of: pinch.centroid, of: pinch)
        zoom.hold(hold)
        let limits = zoomLimits
        let free = hold.freeScale(at: pinch.scale)
        let within = limits.clamp(free) ?? view.zoomFactor
        if within == free || !bouncesZoom {
            place(view, scale: within, anchor: hold.anchor, edges: .elastic)
        } else {
            Simulation.current.model.note(.zoomLimit)
            place(view, scale: limits.rubberBanded(free), anchor: hold.anchor, edges: .elastic)
        }
    }

    /// A finger came down beside the others, or one of them lifted: they hold what is under them
    /// now, and nothing moves.
    func pinchFingersDidChange(_ pinch: ScrollPinchGestureRecognizer) {
        guard let centroid = pinch.restingCentroid else { return }
        regripPinch(pinch, at: centroid)
    }

    /// Counts the fingers' movement and distance from now on, with the scale as it is.
    func regripPinch(_ pinch: ScrollPinchGestureRecognizer, at centroid: CGPoint) {
        guard zoom.isPinching, let view = zoomedView,
            let hold = hold(of: pinch, at: centroid, on: view)
        else { return }
        zoom.hold(hold)
    }

    /// The pinch is over: a scale past its limits comes back, and so does content past its edges.
    private func endPinch() {
        guard let hold = zoom.pinch else { return }
        zoom.end()
        phaseDidChange()
        guard let view = zoomedView, view.isDescendant(of: self) else {
            notify { $0.scrollViewDidEndZooming(self, with: nil, atScale: 1) }
            return settleAfterPinch()
        }
        let scale = view.zoomFactor
        if let limit = zoomLimits.clamp(scale), limit != scale {
            if phase.movesByItself { stopMotion() }
            animateZoom(of: view, to: limit, anchor: hold.anchor, reason: .bounce)
            return
        }
        let generation = zoom.generation
        notify { $0.scrollViewDidEndZooming(self, with: view, atScale: scale) }
        if generation == zoom.generation { settleAfterPinch() }
    }

    private func settleAfterPinch() {
        if phase.drag != nil {
            regripDrag()
        } else if !phase.movesByItself, clampedToEdges(exactOffset) != exactOffset {
            settle(after: .nothing)
        }
    }

    /// Ends a pinch at once, in place: the view leaves its window.
    func abandonPinch() {
        guard let hold = zoom.pinch else { return }
        zoom.end()
        guard let view = zoomedView, view.isDescendant(of: self) else { return }
        let scale = zoomLimits.clamp(view.zoomFactor) ?? view.zoomFactor
        place(view, scale: scale, anchor: hold.anchor, edges: .firm)
        notify { $0.scrollViewDidEndZooming(self, with: view, atScale: scale) }
    }

    /// Whether the pinch goes on, or leaves the scale past its limits: then a drag that ends now
    /// gives the content no momentum.
    var pinchKeepsContent: Bool {
        guard zoom.isPinching, let view = zoomedView else { return false }
        if pinchStorage?.isActive == true { return true }
        let scale = view.zoomFactor
        return zoomLimits.clamp(scale).map { $0 != scale } ?? false
    }

    // MARK: Where they are

    /// Where a place of the screen is, points from this view's upper left corner.
    private func place(of location: CGPoint, of pinch: UIGestureRecognizer) -> CGPoint {
        pinch.convertFromScreen(location, to: self) - geometry.bounds.origin
    }

    /// What the fingers hold whose middle is at `location` on the screen: past an edge that is what
    /// would be under them if nothing held the content back, so that back within its edges it is.
    private func hold(
        of pinch: UIPinchGestureRecognizer, at location: CGPoint, on view: UIView
    ) -> ZoomPinch? {
        let place = place(of: location, of: pinch)
        guard let content = zoomedPoint(at: place + elasticLead, in: view) else { return nil }
        return ZoomPinch(
            anchor: ZoomAnchor(content: content, place: place),
            scale: zoomLimits.released(view.zoomFactor), gestureScale: pinch.scale,
            size: view.bounds.size)
    }
}
