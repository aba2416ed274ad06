/// Recognises a quick stroke of one or several fingers in a direction.
///
/// It is recognised once the fingers' middle has come 10 points, at most 0.1 s after the last of
/// them came down, within 20° of the direction (the figures of the re-implementation WinObjC; Apple
/// publishes none).
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions of a stroke.
    public nonisolated struct Direction: OptionSet, Hashable, Sendable {
        /// One bit a direction.
        public let rawValue: UInt

        /// Makes directions of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions in which a stroke counts. The default is to the right.
    open var direction = Direction.right
    /// How many fingers make the stroke, at least 1. The default is 1.
    open var numberOfTouchesRequired = 1

    /// Where the fingers' middle was when the last of them came down, and when that was.
    private var start: (place: CGPoint, time: SimulatedTime)?

    /// Fingers came down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, !isHeld else { return }
        if followedTouches.count > numberOfTouchesRequired {
            state = .failed
        } else if followedTouches.count == numberOfTouchesRequired {
            start = (followedTouches.centroid, event.time)
        }
    }

    /// Fingers moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, !isHeld, let start else { return }
        let place = followedTouches.centroid
        let way = CGPoint(x: place.x - start.place.x, y: place.y - start.place.y)
        let seconds = event.time.seconds - start.time.seconds
        environment.simulation.model.note(.swipe)
        switch SwipeVerdict(way: way, seconds: seconds, directions: direction) {
        case .open: break
        case .swipe: state = .recognized
        case .other: state = .failed
        }
    }

    /// Fingers lifted before it was a stroke.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state == .possible, !isHeld { state = .failed }
    }

    /// The system took touches away.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    /// Forgets the stroke.
    open override func reset() {
        super.reset()
        start = nil
    }
}
