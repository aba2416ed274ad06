/// A timer on virtual time.
///
/// It fires at the first frame at or after its due time, after the touches of that frame.
/// Declared here, it wins over Foundation's in files that import UIKit.
@preconcurrency @MainActor
public final class Timer: NSObject {
    /// Seconds between two firings; 0 for a timer that does not repeat.
    public let timeInterval: TimeInterval
    /// Whether the timer can still fire.
    public private(set) var isValid = true
    /// Whatever the maker attached.
    public private(set) var userInfo: Any?

    private let repeats: Bool
    private let block: @MainActor (Timer) -> Void
    private var due: SimulatedTime
    private var token: Simulation.TaskToken?
    /// The one whose queue keeps the timer; weak, so that it can come to its end before the timer.
    private weak var simulation: Simulation?

    /// Makes a timer that waits to be added to a run loop. An interval that is not positive counts
    /// as 0.1 ms, as Foundation has it.
    public init(
        timeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @MainActor (Timer) -> Void
    ) {
        let effective = interval > 0 ? interval : 0.0001
        self.timeInterval = repeats ? effective : 0
        self.repeats = repeats
        self.block = block
        self.due = Simulation.current.now.advanced(bySeconds: effective)
        super.init()
    }

    /// Makes a timer that calls a method of `target`, given unapplied: `Owner.tick`. The timer keeps
    /// its target until it is invalidated, as on iOS.
    public convenience init<Target: AnyObject>(
        timeInterval interval: TimeInterval, target: Target,
        selector: @escaping @MainActor (Target) -> @MainActor (Timer) -> Void, userInfo: Any?,
        repeats: Bool
    ) {
        self.init(timeInterval: interval, repeats: repeats) { timer in selector(target)(timer) }
        self.userInfo = userInfo
    }

    /// Makes a timer that calls a method without arguments of `target`. The timer keeps its target
    /// until it is invalidated.
    public convenience init<Target: AnyObject>(
        timeInterval interval: TimeInterval, target: Target,
        selector: @escaping @MainActor (Target) -> @MainActor () -> Void, userInfo: Any?,
        repeats: Bool
    ) {
        self.init(timeInterval: interval, repeats: repeats) { _ in selector(target)() }
        self.userInfo = userInfo
    }

    /// Makes a timer and adds it to the current run loop in default mode.
    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @MainActor (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.schedule(waitsForDefaultMode: true)
        return timer
    }

    /// Makes a timer that calls a method of `target` and adds it to the run loop in default mode.
    @discardableResult
    public static func scheduledTimer<Target: AnyObject>(
        timeInterval interval: TimeInterval, target: Target,
        selector: @escaping @MainActor (Target) -> @MainActor (Timer) -> Void, userInfo: Any?,
        repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
            repeats: repeats)
        timer.schedule(waitsForDefaultMode: true)
        return timer
    }

    /// Makes a timer that calls a method without arguments of `target` and adds it to the run loop in
    /// default mode.
    @discardableResult
    public static func scheduledTimer<Target: AnyObject>(
        timeInterval interval: TimeInterval, target: Target,
        selector: @escaping @MainActor (Target) -> @MainActor () -> Void, userInfo: Any?,
        repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
            repeats: repeats)
        timer.schedule(waitsForDefaultMode: true)
        return timer
    }

    /// Calls the block now. A timer that does not repeat is invalid afterwards; the schedule of one
    /// that repeats stays as it is.
    public func fire() {
        guard isValid else { return }
        block(self)
        if !repeats { invalidate() }
    }

    /// Ends the timer for good.
    public func invalidate() {
        isValid = false
        if let token { simulation?.cancel(token) }
        token = nil
        simulation = nil
    }

    func schedule(waitsForDefaultMode: Bool) {
        guard isValid, token == nil else { return }
        let simulation = Simulation.current
        self.simulation = simulation
        token = simulation.schedule(at: due, waitsForDefaultMode: waitsForDefaultMode) {
            // The queue keeps the timer, as a run loop does, until it is invalid.
            self.fireFromQueue(waitsForDefaultMode: waitsForDefaultMode)
        }
    }

    private func fireFromQueue(waitsForDefaultMode: Bool) {
        token = nil
        guard isValid, let simulation else { return }
        simulation.counters.timersFired += 1
        simulation.model.note(.timers)
        if repeats {
            // Missed firings are not made up for; the grid of due times stays.
            repeat { due = due.advanced(bySeconds: timeInterval) } while due <= simulation.now
            schedule(waitsForDefaultMode: waitsForDefaultMode)
        }
        block(self)
        if !repeats { invalidate() }
    }
}
