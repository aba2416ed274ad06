extension UIScrollView {
    /// Gives the view its recognisers.
    func attachRecognizers() {
        scrollPan.addTarget(self, action: UIScrollView.handlePan)
        addGestureRecognizer(touchDelay)
        addGestureRecognizer(scrollPan)
    }

    private func handlePan(_ pan: ScrollPanGestureRecognizer) {
        switch pan.state {
        case .began:
            beginDrag(
                source: .finger, translation: pan.translation(in: self),
                movement: startMovement)
        case .changed:
            drag(to: pan.translation(in: self))
        case .ended:
            let tracker = pan.path.tracker
            let launch = tracker.launchVelocity(afterChange: phase.drag?.hasChanged ?? false)
            endDrag(launch: pan.convertVectorFromScreen(launch, to: self))
        case .cancelled:
            Simulation.current.model.note(.cancel)
            endDrag(launch: .zero)
        case .possible, .failed:
            break
        }
    }

    /// Whether the view's own pan may begin: for a movement along an axis that scrolls, and not
    /// outward at an edge where an ancestor pages on. What catches content begins anyway.
    func panMayBegin() -> Bool {
        let movement = scrollPan.translation(in: self)
        startMovement = movement
        if scrollPan.hasCaught || zoom.isPinching || movement == .zero { return true }
        Simulation.current.model.note(.axis)
        let axis = movement.dominantAxis
        guard canScroll(axis) else { return false }
        guard isAtEdge(axis, movingBy: movement[axis]), pagingAncestor(along: axis) != nil else {
            return true
        }
        Simulation.current.model.note(.handover)
        // The drag is handed over from its start, and may come back.
        return Simulation.current.model.handover == .withinDrag
    }

    /// Whether a finger that moves by `movement` along `axis` pulls content past an edge at which it
    /// already is, to the pixel.
    func isAtEdge(_ axis: ScrollAxis, movingBy movement: CGFloat) -> Bool {
        if movement == 0 { return false }
        let limits = limits(axis)
        return movement > 0
            ? exactOffset[axis] < limits.lower + halfPixel
            : exactOffset[axis] > limits.upper - halfPixel
    }
}
