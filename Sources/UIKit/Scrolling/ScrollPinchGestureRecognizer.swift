/// The pinch of a scroll view: it goes along with the view's own pan, and tells the view when other
/// fingers hold the content than before.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    /// The view that is zoomed, which owns this recogniser.
    private weak var scrollView: UIScrollView?

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        scrollView?.pinchFingersDidChange(self)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if isActive { scrollView?.pinchFingersDidChange(self) }
    }

    override func recognizesAlongside(_ other: UIGestureRecognizer) -> Bool {
        other is ScrollPanGestureRecognizer && other.view === view
    }

    /// Content that already knows of the touches is asked whether it gives them up.
    override func mayBegin() -> Bool {
        scrollView?.contentGivesUp(attemptTouches) ?? false
    }

    /// The middle of the fingers that are down, points of the screen; nil when none is.
    var restingCentroid: CGPoint? {
        var sum = CGPoint.zero
        var count: CGFloat = 0
        for touch in followedTouches where !touch.isLifted {
            sum = sum + touch.current.location
            count += 1
        }
        return count == 0 ? nil : CGPoint(x: sum.x / count, y: sum.y / count)
    }
}
