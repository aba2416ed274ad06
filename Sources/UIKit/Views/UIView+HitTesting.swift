extension UIView {
    /// Below this opacity a view takes no touches (Apple's documentation of `hitTest(_:with:)`).
    static let minimumHitTestAlpha: CGFloat = 0.01

    func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alphaStorage >= UIView.minimumHitTestAlpha, isUserInteractionEnabled,
            !isDeafToTouches, self.point(inside: point, with: event)
        else { return nil }
        for view in subviewStorage.reversed() {
            if let hit = view.hitTest(view.geometry.fromSuperview(point), with: event) {
                return hit
            }
        }
        return self
    }

    /// Whether an animation without `.allowUserInteraction` keeps touches away from this view and
    /// those in it.
    var isDeafToTouches: Bool {
        for animation in runningAnimations where animation.group.blocksTouches {
            Simulation.current.model.note(.deaf)
            return true
        }
        return false
    }

    /// Has `gestureRecognizer` watch the touches in this view; one that watched another view leaves
    /// it.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        recognizerStorage.append(gestureRecognizer)
        gestureRecognizer.didAttach(to: self)
    }

    /// Stops a recogniser from watching the touches in this view.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard recognizerStorage.contains(where: { $0 === gestureRecognizer }) else { return }
        recognizerStorage.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.didDetach()
    }
}
