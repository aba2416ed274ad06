/// Recognises a finger that is drawn in from an edge of the screen.
///
/// The finger must come down within 20 points of the edge and go 12 points, more inwards than along
/// the edge (the pop gesture of a navigation controller, measured on a simulator).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges from which a finger may come. The default is none.
    open var edges: UIRectEdge = []

    /// The edges near which the finger came down.
    private var startingEdges: UIRectEdge = []

    override var hysteresis: CGFloat { GestureThresholds.edgePanHysteresis }

    /// Fingers came down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, !isHeld, let touch = followedTouches.first else { return }
        startingEdges = edges.intersection(edgesNear(touch.beginning.location))
        if startingEdges.isEmpty { state = .failed }
    }

    /// Fingers moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, !isHeld, let touch = followedTouches.first else {
            super.touchesMoved(touches, with: event)
            return
        }
        let way = CGPoint(
            x: touch.current.location.x - touch.beginning.location.x,
            y: touch.current.location.y - touch.beginning.location.y)
        if way.length >= hysteresis - GestureThresholds.tolerance, !isInward(way) {
            state = .failed
            return
        }
        super.touchesMoved(touches, with: event)
    }

    /// Forgets where the finger came from.
    open override func reset() {
        super.reset()
        startingEdges = []
    }

    private func edgesNear(_ place: CGPoint) -> UIRectEdge {
        let screen = environment.simulation.screen.bounds
        let zone = GestureThresholds.edgeZone
        var near: UIRectEdge = []
        if place.x - screen.minX <= zone { near.insert(.left) }
        if screen.maxX - place.x <= zone { near.insert(.right) }
        if place.y - screen.minY <= zone { near.insert(.top) }
        if screen.maxY - place.y <= zone { near.insert(.bottom) }
        return near
    }

    private func isInward(_ way: CGPoint) -> Bool {
        startingEdges.contains(.left) && way.x > abs(way.y)
            || startingEdges.contains(.right) && -way.x > abs(way.y)
            || startingEdges.contains(.top) && way.y > abs(way.x)
            || startingEdges.contains(.bottom) && -way.y > abs(way.x)
    }
}
