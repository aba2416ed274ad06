/// The pan of a scroll view: it tells the view when a finger comes and goes, and begins without any
/// movement where the finger catches content in motion.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    /// The view that is scrolled, which owns this recogniser. It may go while a finger is down: the
    /// recogniser stays until the next frame, when it is reset.
    private weak var scrollView: UIScrollView?
    private var catches = false

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init()
    }

    override var beginsOnTouchDown: Bool { catches }

    /// A catch begins with the touch, unless a recording says when its pan began.
    override var sendsBeganAtOnce: Bool {
        hasCaught && environment.simulation.touches.beganOverride == nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        catches = scrollView?.fingerDown() == .beginDrag
        super.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        liftIfLast()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        liftIfLast()
    }

    override func reset() {
        super.reset()
        catches = false
        scrollView?.fingerUp()
    }

    /// Content that already knows of the touch is asked whether it gives it up.
    override func mayBegin() -> Bool {
        scrollView?.contentGivesUp(attemptTouches) ?? false
    }

    /// Several fingers on a page that can be zoomed may be about to zoom it: the views around it wait
    /// until they have come farther.
    override var hysteresis: CGFloat {
        isPinchPossibleInside ? environment.simulation.model.pinchableMovement : super.hysteresis
    }

    private var isPinchPossibleInside: Bool {
        guard followedTouches.count > 1 else { return false }
        for recognizer in followedTouches[0].recognizers
        where recognizer is ScrollPinchGestureRecognizer && recognizer.view !== view {
            if recognizer.followedTouches.count > 1 { return true }
        }
        return false
    }

    private func liftIfLast() {
        for touch in followedTouches where !touch.isLifted { return }
        scrollView?.fingerUp()
    }
}

/// A view that keeps its touches when the scroll view around it is dragged, as controls do.
protocol KeepsTouchesFromScrolling: UIView {}
