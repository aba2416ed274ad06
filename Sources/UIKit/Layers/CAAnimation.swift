/// An animation that is made by hand and added to a layer. While it runs it lies over what the layer
/// has been set to, which it does not change.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
    nonisolated deinit {}

    /// Told of the start and the end. The animation keeps it, as Apple's does.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer drops the animation when it is over. Only one that is not dropped goes on
    /// showing its end where its `fillMode` says so.
    open var isRemovedOnCompletion = true
    /// The pace; nil is constant speed.
    open var timingFunction: CAMediaTimingFunction?
    /// Seconds of one run; 0 takes the transaction's, a quarter where nobody has said otherwise.
    open var duration: CFTimeInterval = 0
    /// When it begins, as `CACurrentMediaTime()` has it; 0 is at once.
    open var beginTime: CFTimeInterval = 0
    /// How far into it it begins, seconds.
    open var timeOffset: CFTimeInterval = 0
    /// How fast its time goes; 1 is as the layer's.
    open var speed: Float = 1
    /// How often it runs; 0 is once, infinity for ever.
    open var repeatCount: Float = 0
    /// Whether each run is followed by one backwards.
    open var autoreverses = false
    /// What it shows before and afterwards.
    open var fillMode = CAMediaTimingFillMode.removed
    private var values: [String: Any] = [:]

    /// Makes an animation.
    public required override init() {
        super.init()
    }

    /// Keeps a value of the app's own with the animation.
    open func setValue(_ value: Any?, forKey key: String) {
        values[key] = value
    }

    /// The value that was kept under a key.
    open func value(forKey key: String) -> Any? {
        values[key]
    }

    /// The same animation as another object: layers add copies.
    open override nonisolated func copy() -> Any {
        // Isolated like everything here; the result is not sent anywhere.
        nonisolated(unsafe) let original = self
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated { copy = original.duplicate() }
        return copy
    }

    func duplicate() -> CAAnimation {
        let copy = Self.init()
        copy.adopt(self)
        return copy
    }

    func adopt(_ other: CAAnimation) {
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        timingFunction = other.timingFunction
        duration = other.duration
        beginTime = other.beginTime
        timeOffset = other.timeOffset
        speed = other.speed
        repeatCount = other.repeatCount
        autoreverses = other.autoreverses
        fillMode = other.fillMode
        values = other.values
    }

    // MARK: What it does

    /// The properties that it shows, and how, where one run takes `duration` seconds.
    func courses(duration: Double) -> [AnimationCourse] { [] }

    /// How long a run takes where nobody has said so.
    var naturalDuration: Double { Simulation.current.transactions.animationDuration }

    /// How its time goes. It begins `delay` seconds after it was added.
    func clock(delay: Double, naturalDuration: Double) -> AnimationClock {
        AnimationClock(
            delay: delay, duration: duration > 0 ? duration : naturalDuration,
            offset: timeOffset, speed: Double(speed),
            count: repeatCount > 0 ? Double(repeatCount) : 1,
            reverses: autoreverses, fillMode: fillMode)
    }
}

/// Told how an animation fares.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The animation has begun.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation has come to its end; `flag` says whether by itself.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
