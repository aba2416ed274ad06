/// Keeps touches from a scroll view's content until it is clear that they are no drag.
///
/// It never recognises anything: it fails when the delay is over, when the finger lifts, or when
/// another gesture is recognised, and until then holds the touches back. A tap that is shorter than
/// the delay reaches the content on the lift, beginning and end together. (WWDC 2014, session 235.)
final class TouchDelayGestureRecognizer: UIGestureRecognizer {
    override init() {
        super.init()
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard deadline == nil else { return }
        let delay = environment.simulation.model.contentTouchDelay
        environment.setDeadline(event.time.advanced(bySeconds: delay), for: self)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func deadlineDidPass() {
        state = .failed
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }
}
