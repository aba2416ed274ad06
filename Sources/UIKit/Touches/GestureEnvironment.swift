/// The arbiter of gesture recognisers: decides which of those that follow the same touches
/// recognise, when their actions run, and what the views hear of the touches.
///
/// It promises that each attempt of a recogniser gets exactly one verdict (recognised or failed),
/// that every `began` is followed by exactly one `ended` or `cancelled`, and that a view that was
/// told of a touch is told of its end. All orders are those of arrays: deeper views first, then the
/// order in which recognisers were added.
///
/// The work of one event, timer or call from outside is a turn. At its end actions run, then views
/// hear of touches; finished recognisers are reset at the start of the next frame.
@_spi(Simulation)
public final class GestureEnvironment {
    unowned let simulation: Simulation

    /// Told of each state change.
    public weak var observer: (any GestureObserver)?

    /// The frame that is being made, counted in calls of `beginFrame()`.
    private(set) var frame = 0
    /// The recognisers that take part: those of the deeper views first.
    var list: [UIGestureRecognizer] = []
    /// Those that wait for others to fail, in the order in which they asked.
    var held: [UIGestureRecognizer] = []
    /// Those whose action for `began` is due.
    private var announced: [UIGestureRecognizer] = []
    /// Those with another action to send.
    private var actions: [UIGestureRecognizer] = []
    /// Touches that have lifted, but not for their views.
    var lingering: [UITouch] = []
    /// The event being delivered to views when the turn ends.
    var pendingEvent: UIEvent?
    /// Whether some view may have to be told of touches.
    var needsDelivery = false
    private var turnDepth = 0
    private var needsReset = false

    private var scratch: Set<UITouch> = []
    private var scratchMask: UInt64 = 0

    init(simulation: Simulation) {
        self.simulation = simulation
    }

    isolated deinit {
        // A simulation may end with fingers down: touches and recognisers hold one another.
        for recognizer in list { recognizer.letGo() }
    }

    /// Whether the next frame has work to do even without a touch: a `began` to deliver,
    /// recognisers to reset.
    public var hasPendingWork: Bool { needsReset || !announced.isEmpty }

    /// How many recognisers take part in what the fingers do now; zero at rest.
    public var participantCount: Int { list.count }

    // MARK: Frames

    /// Starts a frame: recognisers that finished before it may begin anew.
    func beginFrame() {
        frame += 1
        if needsReset { resetFinished() }
    }

    /// Sends the actions for `began` that are due in this frame, or all.
    func deliverBegan(all: Bool = false) {
        if announced.isEmpty { return }
        enterTurn()
        sendAnnounced(upTo: all ? .max : frame)
        leaveTurn()
    }

    // MARK: Events

    /// Lets the recognisers, then the views, have an event. Touches that begin have their view.
    func process(_ event: UIEvent) {
        expireDeadlines(before: event.time)
        if event.began != 0 { enrol(event) }
        enterTurn()
        pendingEvent = event
        needsDelivery = true
        var index = 0
        while index < list.count {
            deliver(event, to: list[index])
            index += 1
        }
        if event.ended | event.cancelled != 0 { failUnresolvable(event) }
        leaveTurn()
        pendingEvent = nil
        dropIdle()
    }

    private func deliver(_ event: UIEvent, to recognizer: UIGestureRecognizer) {
        let mask = recognizer.touchMask
        if mask & event.began != 0, recognizer.takesTouches {
            recognizer.touchesBegan(touches(mask & event.began, of: event), with: event)
        }
        // What a method ignores, or finishes, gets no more.
        let moved = recognizer.touchMask & event.moved
        if moved != 0, recognizer.takesTouches {
            recognizer.touchesMoved(touches(moved, of: event), with: event)
        }
        let lifted = recognizer.touchMask & (event.ended | event.cancelled)
        if lifted == 0 { return }
        let ended = lifted & event.ended
        if ended != 0, recognizer.takesTouches {
            recognizer.touchesEnded(touches(ended, of: event), with: event)
        }
        let cancelled = recognizer.touchMask & event.cancelled
        if cancelled != 0, recognizer.takesTouches {
            recognizer.touchesCancelled(touches(cancelled, of: event), with: event)
        }
        recognizer.forget(lifted)
    }

    /// The touches whose bits are set, as a set that is made anew only when they are others.
    func touches(_ mask: UInt64, of event: UIEvent) -> Set<UITouch> {
        if mask == scratchMask { return scratch }
        scratch.removeAll(keepingCapacity: true)
        for touch in event.touches where touch.bit & mask != 0 { scratch.insert(touch) }
        scratchMask = mask
        return scratch
    }

    /// Forgets the touches of the last event.
    func forgetTouches() {
        scratchMask = 0
        scratch.removeAll(keepingCapacity: true)
    }

    // MARK: Turns

    func enterTurn() {
        turnDepth += 1
    }

    /// Ends a turn: the outermost one sends actions and tells views until nothing is left to do.
    func leaveTurn() {
        if turnDepth == 1 {
            repeat {
                sendPendingActions()
                if needsDelivery { deliverToViews() }
            } while !actions.isEmpty || needsDelivery
        }
        turnDepth -= 1
    }

    /// Puts off an action to the end of the turn. Several in one turn become one.
    func scheduleAction(of recognizer: UIGestureRecognizer) {
        if recognizer.isActionPending { return }
        recognizer.isActionPending = true
        actions.append(recognizer)
    }

    /// Puts off the action for `began` to the end of this event or to the next frame.
    func announce(_ recognizer: UIGestureRecognizer, then final: UIGestureRecognizer.State?) {
        let isImmediate = recognizer.sendsBeganAtOnce
        if !isImmediate { simulation.model.note(.began) }
        recognizer.standing = .announced(due: isImmediate ? 0 : frame + 1, then: final)
        announced.append(recognizer)
    }

    /// Takes back the action for `began`.
    func retractAnnouncement(of recognizer: UIGestureRecognizer) {
        recognizer.standing = .open
        announced.removeAll { $0 === recognizer }
    }

    private func sendPendingActions() {
        sendAnnounced(upTo: 0)
        var index = 0
        while index < actions.count {
            let recognizer = actions[index]
            recognizer.isActionPending = false
            recognizer.sendActions()
            if recognizer.isFinished { recognizer.releaseActions() }
            index += 1
        }
        actions.removeAll(keepingCapacity: true)
    }

    private func sendAnnounced(upTo limit: Int) {
        var index = 0
        while index < announced.count {
            let recognizer = announced[index]
            guard case .announced(let due, let final) = recognizer.standing, due <= limit else {
                index += 1
                continue
            }
            announced.remove(at: index)
            recognizer.standing = .open
            sendBegan(recognizer, then: final)
        }
    }

    private func sendBegan(
        _ recognizer: UIGestureRecognizer, then final: UIGestureRecognizer.State?
    ) {
        recognizer.willSendBegan()
        recognizer.sendActions()
        // The host may have cancelled it meanwhile.
        guard let final, recognizer.isActive else { return }
        move(recognizer, to: final)
        scheduleAction(of: recognizer)
    }

    // MARK: States

    /// The one place where a recogniser's state changes.
    func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        let former = recognizer.stateStorage
        if former == state { return }
        recognizer.stateStorage = state
        simulation.counters.recognizerTransitions += 1
        if recognizer.isFinished { needsReset = true }
        observer?.gestureRecognizer(recognizer, didChangeFrom: former)
    }

    /// Resets the finished recognisers, together with those they are bound to by failure
    /// requirements: one of them that is still undecided or active keeps the others waiting.
    func resetFinished() {
        needsReset = false
        var kept = 0
        let count = list.count
        for index in 0..<count where list[index].isFinished {
            let recognizer = list[index]
            if isBoundToUnfinished(recognizer) { continue }
            move(recognizer, to: .possible)
            recognizer.endAttempt()
            recognizer.reset()
        }
        for index in 0..<list.count {
            let recognizer = list[index]
            if !recognizer.isListed { continue }
            list[kept] = recognizer
            kept += 1
        }
        list.removeLast(list.count - kept)
    }

    private func isBoundToUnfinished(_ recognizer: UIGestureRecognizer) -> Bool {
        for reference in recognizer.requirements {
            if let other = reference.recognizer, other.isUndecided || other.isActive { return true }
        }
        for reference in recognizer.dependents {
            if let other = reference.recognizer, other.isUndecided || other.isActive { return true }
        }
        for other in list where other.isUndecided || other.isActive {
            if other.attemptRequirements?.contains(recognizer) == true { return true }
            if recognizer.attemptRequirements?.contains(other) == true { return true }
        }
        return false
    }

    /// Lets go of the recognisers that saw touches and have come to no decision about them, and of
    /// nothing else to come.
    private func dropIdle() {
        var kept = 0
        var hasUnbound = false
        for index in 0..<list.count {
            let recognizer = list[index]
            if recognizer.stateStorage == .possible, !recognizer.isUndecided {
                recognizer.endAttempt()
                continue
            }
            if recognizer.isFinished { hasUnbound = true }
            list[kept] = recognizer
            kept += 1
        }
        if kept == list.count { return }
        list.removeLast(list.count - kept)
        if hasUnbound { needsReset = true }
        enterTurn()
        resolveHeld()
        leaveTurn()
    }
}

/// Told of the state changes of gesture recognisers.
@_spi(Simulation)
public protocol GestureObserver: AnyObject {
    /// `recognizer` has left the state `former`; its `state` is the new one.
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, didChangeFrom former: UIGestureRecognizer.State)
}
