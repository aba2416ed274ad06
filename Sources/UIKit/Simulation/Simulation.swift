/// One simulated device: its clock, screen, run loop and touches.
///
/// Time, touch and chance enter here and nowhere else. A frame is one `step()`: touches that have
/// arrived, timers that are due, display links and motion, main-queue blocks, layout until nothing
/// is dirty, commit. While nothing can change, time may jump: `nextActiveTick` says where to.
@_spi(Simulation)
public final class Simulation {
    /// The simulation in force. Outside `run(_:body:)` it is one of default configuration, made
    /// when first needed.
    public private(set) static var current = Simulation(device: SimulatedDevice())

    /// The hardware that is simulated. Its screen size and safe area change on rotation.
    public internal(set) var device: SimulatedDevice
    /// The guessed rules in force, and which of them were used.
    public var model: PlatformModel
    /// The display's ticks.
    public let clock: DisplayClock
    /// The tick of the frame being made, or last made.
    public private(set) var tick = 0
    /// The moment of `tick`.
    public private(set) var now = SimulatedTime.zero
    /// The moment of the tick before the present one: what happened since arrives now.
    public private(set) var previousTime = SimulatedTime.zero
    /// Work done so far.
    public internal(set) var counters = Counters()
    /// Ticks that were missed because a frame's costs lasted past them.
    public private(set) var droppedTicks = 0
    /// Layout passes that the latest frame needed.
    public private(set) var layoutPassesInFrame = 0
    /// Told when callbacks of view controllers run.
    public weak var lifecycleObserver: (any LifecycleObserver)?
    /// Called at the end of each frame, when everything is in place.
    public weak var frameObserver: (any FrameObserver)?

    /// The screen.
    public private(set) lazy var screen = UIScreen(simulation: self)
    /// The device, as the app sees it.
    private(set) lazy var deviceFacts = UIDevice(simulation: self)
    /// The application.
    public private(set) lazy var application = UIApplication(simulation: self)
    /// Who wants to hear of what.
    private(set) lazy var notifications = NotificationCenter()
    /// Touches on their way to windows.
    public private(set) lazy var touches = TouchDispatcher(simulation: self)
    /// The arbiter of gesture recognisers.
    public private(set) lazy var gestures = GestureEnvironment(simulation: self)

    let animations = AnimationEngine()
    let transactions = TransactionStack()
    let mainQueue = MainQueue()
    let layoutQueue = LayoutQueue()
    let movedViews = MovedViews()
    let appearances = AppearanceQueue()
    let performRequests = PerformRequests()
    /// What the app has had the device answer with.
    public internal(set) var haptics = HapticLog()
    /// What the app has told those who cannot see the screen.
    public internal(set) var accessibilityNews = AccessibilityNews()
    /// The locks of objects that the app holds.
    var objectLocks = ObjectLocks()
    /// What the platform had to say to the app's developer, as UIKit writes to the console.
    public let log = PlatformLog()
    /// The traits of everything on screen.
    var traits: UITraitCollection
    /// How often somebody has asked for notifications of the device's orientation.
    var orientationObserverCount = 0
    /// A turn of the device that the screen has not followed.
    var awaitedRotation: Rotation?
    private let motions = MotionList()
    private let displayLinks = MotionList()
    private var commonTasks = TaskQueue()
    private var defaultModeTasks = TaskQueue()
    private var nextSequence: UInt64 = 0
    private var trackingDepth = 0
    private var busyUntil = SimulatedTime.zero

    /// A passes limit after which a frame's layout is given up as one that never settles.
    static let layoutPassLimit = 40

    /// Makes a simulation at time zero.
    public init(device: SimulatedDevice, model: PlatformModel = PlatformModel()) {
        self.device = device
        self.model = model
        traits = UITraitCollection(device: device)
        self.clock = DisplayClock(refreshRate: device.refreshRate)
    }

    /// Makes `simulation` the current one while `body` runs, then restores the former one.
    public static func run<Result>(
        _ simulation: Simulation, body: () throws -> Result
    ) rethrows -> Result {
        let former = current
        current = simulation
        defer { current = former }
        return try body()
    }

    // MARK: Frames

    /// Makes the next frame: the one of the next tick that is not lost to the costs of the last.
    public func step() {
        step(to: tick + 1)
    }

    /// Makes the frame of tick `target`, or of the first later tick at which the costs of the
    /// frames before are over. Ticks in between show nothing new.
    public func step(to target: Int) {
        precondition(target > tick, "Time does not go back: frame \(tick) is already shown.")
        var next = target
        if busyUntil.nanoseconds > now.nanoseconds {
            let free = clock.firstTick(atOrAfter: busyUntil)
            if free > next {
                droppedTicks += free - next
                model.note(.late)
                next = free
            }
        }
        previousTime = now
        tick = next
        layoutPassesInFrame = 0
        now = clock.time(ofTick: next)
        touches.deliverFrame()
        fireDueTasks()
        displayLinks.advance(to: now)
        animations.advance(to: now)
        motions.advance(to: now)
        mainQueue.runQueued()
        layoutUntilClean()
        if appearances.complete() { layoutUntilClean() }
        if application.askFront() { layoutUntilClean() }
        if transactions.commitImplicit() { layoutUntilClean() }
        frameObserver?.frameDidCommit(self)
    }

    /// The first tick after the present one at which anything can happen; nil when nothing is
    /// under way and nothing is scheduled.
    public var nextActiveTick: Int? {
        if isActive { return tick + 1 }
        var next = SimulatedTime.distantFuture
        if let time = touches.nextEventTime { next = min(next, time) }
        if let entry = commonTasks.first { next = min(next, entry.due) }
        if let entry = defaultModeTasks.first { next = min(next, entry.due) }
        if next == .distantFuture { return nil }
        return max(tick + 1, clock.firstTick(atOrAfter: next))
    }

    /// Whether a gesture recogniser waits for a moment to pass before it decides, as a tap that may
    /// yet become a double tap.
    @_spi(Simulation) public var isDecidingGesture: Bool { gestures.isDeciding }

    /// Whether the next frame may differ from this one even without a touch or timer.
    public var isActive: Bool {
        !motions.isEmpty || !displayLinks.isEmpty || !animations.isIdle || !mainQueue.isEmpty
            || !layoutQueue.isEmpty || !movedViews.isEmpty || !appearances.isEmpty
            || transactions.endsWithFrame || application.isFrontInDoubt
            || gestures.hasPendingWork || trackingDepth > 0
    }

    /// Whether something moves on its own: a scroll, an animation, a display link.
    public var isMoving: Bool {
        !motions.isEmpty || !displayLinks.isEmpty || !animations.isIdle
    }

    /// Adds main-thread time to the frame being made: the next frame comes at the first tick at or
    /// after its end. Negative and not finite costs count as zero.
    public func spend(seconds: Double) {
        guard seconds > 0, seconds.isFinite else { return }
        busyUntil = max(busyUntil, now).advanced(bySeconds: seconds)
    }

    // MARK: Motion

    /// Has `motion` brought up to date each frame until it is removed.
    public func addMotion(_ motion: FrameMotion) {
        motions.add(motion)
    }

    /// Stops bringing `motion` up to date.
    public func removeMotion(_ motion: FrameMotion) {
        motions.remove(motion)
    }

    func addDisplayLink(_ link: FrameMotion) {
        displayLinks.add(link)
    }

    func removeDisplayLink(_ link: FrameMotion) {
        displayLinks.remove(link)
    }

    // MARK: Tasks

    /// Names a scheduled task, to cancel it.
    public struct TaskToken: Equatable, Sendable {
        let sequence: UInt64
        let waitsForDefaultMode: Bool
    }

    /// The number of tasks that wait.
    public var scheduledTaskCount: Int { commonTasks.count + defaultModeTasks.count }

    /// Runs `action` at the first tick at or after `due`, after the touches of that frame, in order
    /// of due time and then of scheduling. With `waitsForDefaultMode`, not while a scroll view
    /// tracks.
    /// - Complexity: O(log n) in the number of waiting tasks.
    @discardableResult
    public func schedule(
        at due: SimulatedTime, waitsForDefaultMode: Bool = false,
        _ action: @escaping @MainActor () -> Void
    ) -> TaskToken {
        let entry = TaskQueue.Entry(due: due, sequence: nextSequence, action: action)
        nextSequence += 1
        if waitsForDefaultMode {
            defaultModeTasks.insert(entry)
        } else {
            commonTasks.insert(entry)
        }
        return TaskToken(sequence: entry.sequence, waitsForDefaultMode: waitsForDefaultMode)
    }

    /// Takes a task back that has not run; one that has is ignored.
    /// - Complexity: O(n) in the number of waiting tasks.
    public func cancel(_ token: TaskToken) {
        if token.waitsForDefaultMode {
            defaultModeTasks.remove(sequence: token.sequence)
        } else {
            commonTasks.remove(sequence: token.sequence)
        }
    }

    /// A scroll view has begun to track: default-mode timers wait.
    func beginTracking() {
        trackingDepth += 1
        model.note(.tracking)
    }

    /// A scroll view has come to rest.
    func endTracking() {
        precondition(trackingDepth > 0, "endTracking() without beginTracking().")
        trackingDepth -= 1
    }

    /// Whether the run loop is in tracking mode.
    public var isTracking: Bool { trackingDepth > 0 }

    private func fireDueTasks() {
        // A task scheduled meanwhile for this very moment waits for the next frame, so that a
        // timer without interval cannot hold the frame for ever.
        let barrier = nextSequence
        while let entry = takeDueTask(before: barrier) {
            entry.action()
        }
    }

    private func takeDueTask(before barrier: UInt64) -> TaskQueue.Entry? {
        let common = due(commonTasks, before: barrier)
        let inDefaultMode = isTracking ? nil : due(defaultModeTasks, before: barrier)
        switch (common, inDefaultMode) {
        case (nil, nil):
            return nil
        case (.some, nil):
            return commonTasks.removeFirst()
        case (nil, .some):
            return defaultModeTasks.removeFirst()
        case (.some(let left), .some(let right)):
            let isLeftFirst = (left.due, left.sequence) < (right.due, right.sequence)
            return isLeftFirst ? commonTasks.removeFirst() : defaultModeTasks.removeFirst()
        }
    }

    private func due(_ queue: TaskQueue, before barrier: UInt64) -> TaskQueue.Entry? {
        guard let entry = queue.first, entry.due <= now, entry.sequence < barrier else {
            return nil
        }
        return entry
    }

    // MARK: Layout

    /// Lays out dirty views until none is left, parents before children.
    private func layoutUntilClean() {
        movedViews.compareSafeAreas()
        while !layoutQueue.isEmpty, layoutPassesInFrame < Simulation.layoutPassLimit {
            layoutPassesInFrame += 1
            counters.layoutPasses += 1
            layoutQueue.runPass()
            movedViews.compareSafeAreas()
        }
    }

    /// Ends the implicit transaction and lays out what is marked, unless a layout is under way.
    func flushTransactions() {
        _ = transactions.commitImplicit()
        if !layoutQueue.isRunning { layoutUntilClean() }
    }

    /// Changes the screen's size and safe area, and with them the windows, whatever the controllers in
    /// them support. How the device
    /// is held follows from the size: sideways where it is wider than high.
    public func resizeScreen(to size: CGSize, safeAreaInsets: UIEdgeInsets) {
        turn(to: SimulatedDevice.orientation(of: size, former: device.orientation))
        awaitedRotation = nil
        device.screenSize = size
        device.safeAreaInsets = safeAreaInsets
        application.screenDidChange()
    }
}

/// Told when a frame is complete.
@_spi(Simulation)
public protocol FrameObserver: AnyObject {
    /// Everything of the frame is in place and laid out.
    func frameDidCommit(_ simulation: Simulation)
}
