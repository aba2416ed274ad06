/// A callback once a frame, on virtual time.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
    /// Whether callbacks are held.
    public var isPaused = false {
        didSet { if isPaused != oldValue { updateRegistration() } }
    }
    /// The time of the frame being made, in seconds.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time of the frame after it, in seconds.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// Seconds between two frames.
    public var duration: CFTimeInterval { Simulation.current.clock.frameDuration }

    private var callback: (@MainActor (CADisplayLink) -> Void)?
    private var isAdded = false
    /// There while callbacks are made. The simulation keeps it, and with it the link, as a run loop
    /// does; and lets go of both when it comes to its end.
    private weak var motion: Motion?

    /// What the simulation calls each frame.
    private final class Motion: FrameMotion {
        let link: CADisplayLink
        weak var simulation: Simulation?

        init(link: CADisplayLink, simulation: Simulation) {
            self.link = link
            self.simulation = simulation
        }

        func advance(to now: SimulatedTime) {
            link.step(to: now)
        }
    }

    /// Makes a link that calls a method of `target`, given unapplied: `Owner.step`. It keeps its
    /// target until it is invalidated, as on iOS.
    public init<Target: AnyObject>(
        target: Target,
        selector: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
    ) {
        callback = { link in selector(target)(link) }
        super.init()
    }

    /// Makes a link that calls a method without arguments of `target`, which it keeps until it is
    /// invalidated.
    public init<Target: AnyObject>(
        target: Target, selector: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        callback = { _ in selector(target)() }
        super.init()
    }

    /// Starts the callbacks. Display links fire in every mode here. The link lives on without anybody
    /// keeping it until it is invalidated.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = callback != nil
        updateRegistration()
    }

    /// Ends the link for good and lets go of its target.
    public func invalidate() {
        isAdded = false
        callback = nil
        updateRegistration()
    }

    private func step(to now: SimulatedTime) {
        timestamp = now.seconds
        targetTimestamp = now.seconds + duration
        callback?(self)
    }

    private func updateRegistration() {
        if isAdded && !isPaused {
            if motion != nil { return }
            let simulation = Simulation.current
            let motion = Motion(link: self, simulation: simulation)
            self.motion = motion
            simulation.addDisplayLink(motion)
        } else if let motion {
            self.motion = nil
            motion.simulation?.removeDisplayLink(motion)
        }
    }
}
