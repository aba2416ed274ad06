/// A finger on the screen, from its coming down to its lifting.
///
/// The same object lives through the whole sequence and is updated in place, as on iOS: copy what
/// is to be kept.
@preconcurrency @MainActor
public final class UITouch {
    /// Where a touch stands.
    public nonisolated enum Phase: Int, Sendable {
        /// The finger has come down.
        case began
        /// The finger has moved.
        case moved
        /// The finger is down and has not moved since the last event.
        case stationary
        /// The finger has lifted.
        case ended
        /// The system has taken the touch away.
        case cancelled
    }

    /// What the hit-tested view has been told of the touch.
    nonisolated enum ViewDelivery {
        /// Nothing yet: a recogniser delays it.
        case withheld
        /// That it began.
        case begun
        /// That it began; that it ended is still held back.
        case endWithheld
        /// All that it will ever be told.
        case over
    }

    /// A number that no other touch of the simulation has.
    @_spi(Simulation) public nonisolated let serial: Int
    /// The finger's number in its samples.
    @_spi(Simulation) public let finger: Int
    /// The bit that stands for this touch among those on the screen.
    let bit: UInt64
    /// When and where the finger came down; the place is in points of the screen.
    let beginning: TouchPoint

    /// Where the touch stands.
    public internal(set) var phase = Phase.began
    /// The view that was under the finger when it came down; nil where there was none.
    public internal(set) var view: UIView?
    /// The window that the touch began in; nil where there was none.
    public internal(set) var window: UIWindow?

    /// The newest and the last but one place that were delivered, in points of the screen.
    var current: TouchPoint
    var previousLocation: CGPoint
    var tapCountStorage = 1
    var delivery = ViewDelivery.over
    /// Whether a recogniser has asked for the touch to be cancelled in its view.
    var isViewCancelled = false
    /// Whether the touch is part of the event that is being put together.
    var isInEvent = false
    /// The recognisers that follow the touch, the deepest view's first.
    var recognizers: [UIGestureRecognizer] = []

    init(serial: Int, finger: Int, bit: UInt64, at point: TouchPoint) {
        self.serial = serial
        self.finger = finger
        self.bit = bit
        self.beginning = point
        self.current = point
        self.previousLocation = point.location
    }

    /// When the touch last changed, in seconds since the simulation began.
    public var timestamp: TimeInterval { current.time.seconds }

    /// How many times a finger has tapped here in quick succession, this time included; at least 1.
    public var tapCount: Int {
        Simulation.current.model.note(.tap)
        return tapCountStorage
    }

    /// The recognisers that follow the touch; nil when there are none.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        recognizers.isEmpty ? nil : recognizers
    }

    /// Where the finger is, in points of `view`'s coordinates; nil means the window's.
    /// - Complexity: O(depth of the view)
    public func location(in view: UIView?) -> CGPoint {
        convert(current.location, to: view)
    }

    /// Where the finger was at the event before, in points of `view`'s coordinates; nil means the
    /// window's.
    /// - Complexity: O(depth of the view)
    public func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousLocation, to: view)
    }

    /// Where the finger is, in points of the screen.
    @_spi(Simulation)
    public var screenLocation: CGPoint { current.location }

    /// Whether the finger is off the screen.
    var isLifted: Bool {
        switch phase {
        case .ended, .cancelled: true
        case .began, .moved, .stationary: false
        }
    }

    /// Whether the view knows of the touch and waits for more.
    var hasReachedView: Bool {
        switch delivery {
        case .begun, .endWithheld: true
        case .withheld, .over: false
        }
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let window else { return point }
        let inWindow = window.geometry.fromSuperview(point)
        guard let view, view !== window else { return inWindow }
        return view.convert(inWindow, from: window)
    }
}

/// Touches are compared by identity. Their hash is their number, so that the order of a set of
/// touches is the same in every run.
extension UITouch: Hashable {
    /// Whether both are the same touch.
    public nonisolated static func == (left: UITouch, right: UITouch) -> Bool {
        left === right
    }

    /// Feeds the touch's number.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(serial)
    }

    // The requirement behind `hash(into:)`. Implemented here, it keeps the per-process and
    // per-collection seeds out, which would shuffle the fingers of a `Set<UITouch>`.
    // swift-format-ignore: NoLeadingUnderscores
    /// The touch's number, whatever the seed.
    public nonisolated func _rawHashValue(seed: Int) -> Int {
        serial
    }
}

/// A moment and a place of a finger.
nonisolated struct TouchPoint: Equatable, Sendable {
    /// When.
    var time: SimulatedTime
    /// Where, in points of the screen.
    var location: CGPoint
}
