/// What the fingers on the screen did within one frame.
///
/// One object serves all events of a simulation, as on iOS: copy what is to be kept.
@preconcurrency @MainActor
public final class UIEvent {
    /// What an event is about.
    public nonisolated enum EventType: Int, Sendable {
        /// Fingers on the screen.
        case touches
    }

    /// One of the samples that a moved touch stands for.
    struct Sample {
        /// The touch's number.
        let serial: Int
        let point: TouchPoint
        /// Where the touch was before, in points of the screen.
        let previousLocation: CGPoint
    }

    /// All touches on the screen, those that lift with this event included, in the order in which
    /// they came down.
    var touches: [UITouch] = []
    /// The samples of all moved touches, in order of time.
    var samples: [Sample] = []
    /// The touches of each phase, as bits.
    var began: UInt64 = 0
    var moved: UInt64 = 0
    var ended: UInt64 = 0
    var cancelled: UInt64 = 0
    /// When the newest of its samples was read.
    var time = SimulatedTime.zero

    init() {}

    /// What the event is about.
    public let type = EventType.touches

    /// When it happened, in seconds since the simulation began.
    public var timestamp: TimeInterval { time.seconds }

    /// All touches on the screen; nil when there are none.
    /// - Complexity: O(n) in the number of touches
    public var allTouches: Set<UITouch>? {
        touches.isEmpty ? nil : Set(touches)
    }

    /// The touches that began in `view`; nil when there are none.
    /// - Complexity: O(n) in the number of touches
    public func touches(for view: UIView) -> Set<UITouch>? {
        let found = touches.filter { $0.view === view }
        return found.isEmpty ? nil : Set(found)
    }

    /// The touches that began in `window`; nil when there are none.
    /// - Complexity: O(n) in the number of touches
    public func touches(for window: UIWindow) -> Set<UITouch>? {
        let found = touches.filter { $0.window === window }
        return found.isEmpty ? nil : Set(found)
    }

    /// The touches that `gesture` follows; nil when there are none.
    /// - Complexity: O(n) in the number of touches
    public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        let found = touches.filter { gesture.touchMask & $0.bit != 0 }
        return found.isEmpty ? nil : Set(found)
    }

    /// The samples that a touch of this event stands for, as touches of their own, oldest first; the
    /// last one is the touch's newest state. A display slower than the touch screen puts several
    /// into one event. Nil for a touch that is not on the screen.
    /// - Complexity: O(n) in the number of samples; allocates
    public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard touches.contains(touch) else { return nil }
        let found = samples.filter { $0.serial == touch.serial }
        if found.isEmpty {
            return [copy(of: touch, at: touch.current, from: touch.previousLocation)]
        }
        return found.map { copy(of: touch, at: $0.point, from: $0.previousLocation) }
    }

    /// The touch whose bit is the lowest in `mask`. One of them must be on the screen.
    func firstTouch(in mask: UInt64) -> UITouch? {
        touches.first { $0.bit & mask != 0 }
    }

    /// Whether any touch changed.
    var isEmpty: Bool { began | moved | ended | cancelled == 0 }

    private func copy(of touch: UITouch, at point: TouchPoint, from previous: CGPoint) -> UITouch {
        let copy = UITouch(
            serial: touch.serial, finger: touch.finger, bit: touch.bit, at: touch.beginning)
        copy.phase = touch.phase
        copy.view = touch.view
        copy.window = touch.window
        copy.tapCountStorage = touch.tapCountStorage
        copy.current = point
        copy.previousLocation = previous
        copy.recognizers = touch.recognizers
        return copy
    }
}
