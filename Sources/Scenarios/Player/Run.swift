@_spi(Simulation) import UIKit

/// One run of a scenario, from the first frame to the last.
final class Run {
    let scenario: Scenario
    let simulation: Simulation
    let host: HostDriver
    let window: UIWindow
    let recorder: TraceRecorder
    let touches: TouchFeed
    let checker: InvariantChecker
    let states: WantedStates
    private(set) lazy var evaluator = Evaluator(scenario: scenario, host: host) {
        [unowned self] in self.resolve($0)
    }
    unowned let player: Player
    let reader: SnapshotReader
    var runner: TimelineRunner
    var current = FrameSnapshot()
    var former = FrameSnapshot()
    /// Steps that look at the end of the frame in which they start.
    var looking: [Int] = []
    /// Steps whose time ran out in the frame that is being made.
    var late: [(step: Int, lack: Lack)] = []
    /// Marks that reactions set in the frame that is being made.
    var marking: [String] = []
    /// Steps that wait for their conditions.
    var watch: [WatchedStep] = []
    /// Expectations on every frame that are in force, or wait for their first mark.
    var always: [OpenAlways] = []
    /// What the app does in this frame may move the page at once.
    var mayJump = true
    /// In this frame somebody has asked the pager to go to a page.
    var hasAsked = false
    /// In this frame the system has taken a touch.
    var hasLostTouch = false
    /// Whether the browser that the app made last was alive in the frame before.
    var hadBrowserObject = false
    /// The first frame in which the scenario needed what the kernel under test lacks.
    private var firstLackingFrame: Int?
    /// Whether the run was given up as one that takes too long.
    var isLimitReached = false
    /// Steps that have started and are done in the next frame.
    private var actionsAhead = 0
    /// The serial numbers of all cells that the browser ever asked for.
    var knownCells: Set<Int> = []
    /// Cells that were asked for and have not shown since.
    var preparedCells: Set<Int> = []

    /// A step whose condition is watched.
    struct WatchedStep {
        var step: Int
        var pageChangesBefore: Int
    }

    /// What has not come in its time.
    enum Lack {
        /// The condition for the step's start.
        case start
        /// The rest for which the step waits.
        case rest
    }

    /// An `always` that has started and neither ended nor failed.
    struct OpenAlways {
        var step: Int
        var check: AlwaysCheck
    }

    init(scenario: Scenario, simulation: Simulation, player: Player) {
        MissingMembers.forget()
        self.scenario = scenario
        self.simulation = simulation
        self.player = player
        host = HostDriver(scenario: scenario, host: player.makeHost())
        window = UIWindow()
        recorder = TraceRecorder(
            header: Run.header(of: scenario, kernel: player.kernelName),
            expectedFrames: Run.expectedFrames(of: scenario))
        recorder.probe = player.probe
        touches = TouchFeed(simulation: simulation, recorder: recorder)
        checker = InvariantChecker(disabled: scenario.invariantsOff.map(\.id))
        states = WantedStates(wanted: scenario.sometimes)
        reader = SnapshotReader(host: host)
        runner = TimelineRunner(steps: scenario.timeline)
        host.observer = self
        host.loading?.imageDidArrive = { [unowned self] identity, atOnce in
            self.imageDidArrive(identity: identity, atOnce: atOnce)
        }
        host.performReaction = { [unowned self] action in self.perform(action) }
        touches.touchWasTaken = { [unowned self] in
            self.hasLostTouch = true
            self.reach(.touchCancelled)
        }
        checker.describe = { [unowned self] failure in self.describe(&failure) }
    }

    // MARK: Playing

    /// Plays the timeline to its end.
    func play() {
        simulation.frameObserver = self
        simulation.lifecycleObserver = host
        evaluator.foreignTasks = { [unowned self] in self.actionsAhead }
        window.rootViewController = host.stage.root
        window.makeKeyAndVisible()
        makeFrame(at: simulation.tick + 1)
        while !isOver, let tick = nextTick() {
            let time = simulation.clock.time(ofTick: tick)
            if time.nanoseconds > scenario.limitNanoseconds {
                failLimit()
                break
            }
            recorder.beginFrame(at: time)
            startSteps(until: time.nanoseconds)
            makeFrame(at: tick)
            if lacksMember { break }
        }
    }

    /// Whether the scenario has come to what the kernel under test cannot do.
    private var lacksMember: Bool { !MissingMembers.needed.isEmpty }

    /// Whether every step is over and done; a gesture or a wait at the end takes its time too.
    private var isOver: Bool {
        guard let end = runner.endNanoseconds else { return false }
        return end <= simulation.now.nanoseconds && actionsAhead == 0
    }

    /// The next frame that can show anything new; nil when nothing ever will.
    private func nextTick() -> Int? {
        let planned = runner.endNanoseconds ?? runner.nextDue
        let plannedTick =
            planned == .max
            ? nil
            : simulation.clock.firstTick(atOrAfter: SimulatedTime(nanoseconds: planned))
        let activeTick = simulation.nextActiveTick
        switch (plannedTick, activeTick) {
        case (nil, nil): return nil
        case (let tick?, nil), (nil, let tick?): return max(tick, simulation.tick + 1)
        case (let first?, let second?): return max(min(first, second), simulation.tick + 1)
        }
    }

    /// Makes one frame, measured where somebody measures.
    func makeFrame(at tick: Int) {
        let time = simulation.clock.time(ofTick: tick)
        recorder.beginFrame(at: time)
        current.index = recorder.frameIndex
        current.time = time
        player.probe?.frameWillBegin(
            index: recorder.frameIndex, timeNanoseconds: time.nanoseconds)
        let index = recorder.frameIndex
        simulation.step(to: tick)
        player.probe?.frameDidEnd()
        if lacksMember, firstLackingFrame == nil { firstLackingFrame = index }
    }

    private func startSteps(until horizon: Int64) {
        while let command = runner.next(until: horizon) {
            switch command {
            case .start(let step, let time): start(step, at: time)
            case .fail(let step): late.append((step, .start))
            case .stopSettling(let step): late.append((step, .rest))
            }
        }
        watchNewSteps()
    }

    private func watchNewSteps() {
        for step in runner.open where runner.isWatching(step) {
            if watch.contains(where: { $0.step == step }) { continue }
            watch.append(
                WatchedStep(step: step, pageChangesBefore: evaluator.pageChanges.count))
        }
    }

    /// Starts a step: touches are sent off now, everything else happens in the frame, among its
    /// timers.
    func start(_ index: Int, at time: Int64) {
        let step = scenario.timeline[index]
        watch.removeAll { $0.step == index }
        switch step.action {
        case .gesture(let gesture):
            let first = firstSampleTime(from: time)
            runner.finish(index, at: first + send(gesture, step: index, at: first))
        case .wait(let nanoseconds):
            noteStep(index)
            runner.finish(index, at: time + nanoseconds)
        case .settle:
            noteStep(index)
        case .always(let check):
            always.append(OpenAlways(step: index, check: check))
            runner.finish(index, at: time)
        default:
            actionsAhead += 1
            simulation.schedule(at: SimulatedTime(nanoseconds: time)) { [unowned self] in
                self.actionsAhead -= 1
                self.noteStep(index)
                self.perform(index)
            }
            // What looks at the frame is over when it has looked.
            if !step.action.looksAtFrame { runner.finish(index, at: time) }
        }
    }

    /// Fingers come down with a frame, so that the samples of the touch sensor's grid arrive one a
    /// frame where it is as fast as the display; and never in the very sample in which one lifts.
    private func firstSampleTime(from time: Int64) -> Int64 {
        let clock = simulation.clock
        let earliest = clock.firstTick(atOrAfter: SimulatedTime(nanoseconds: time))
        var tick = max(earliest, simulation.tick + 1)
        if clock.time(ofTick: tick).nanoseconds == touches.lastLiftNanoseconds { tick += 1 }
        return clock.time(ofTick: tick).nanoseconds
    }

    private func noteStep(_ index: Int) {
        recorder.add(.step, a: index, text: scenario.timeline[index].action.verb)
    }

    /// Sends a gesture's touches; returns how long they take, nanoseconds.
    private func send(_ gesture: Gesture, step: Int, at time: Int64) -> Int64 {
        noteStep(step)
        let synthesizer = GestureSynthesizer(
            touchRate: scenario.device.touchRate, refreshRate: scenario.device.refreshRate,
            windowSize: simulation.device.screenSize, seed: scenario.seed)
        do {
            let samples = try synthesizer.samples(for: gesture, step: step) {
                self.resolve(.named($0))
            }
            touches.send(samples, start: time)
            return samples.last?.timeNanoseconds ?? 0
        } catch {
            addFailure(.step, id: gesture.verb, message: error.message, step: step)
            return 0
        }
    }

    private func perform(_ index: Int) {
        let action = scenario.timeline[index].action
        if action.looksAtFrame {
            looking.append(index)
        } else {
            perform(action)
        }
    }

    /// Sets a mark at the end of the frame that is being made.
    func setMark(_ name: String) {
        marking.append(name)
    }

    /// The page may move at once in this frame.
    func allowJump() {
        mayJump = true
    }

    /// A wanted state was reached in the frame that is being made.
    func reach(_ state: WantedState) {
        states.note(state, frame: recorder.frameIndex)
    }

    // MARK: The end

    /// Tries what must still work, takes everything down, and gives the outcome.
    func finish() -> RunResult {
        if let first = firstLackingFrame, checker.failures.allSatisfy({ $0.frame >= first }) {
            return refuse(Applicability.missing(MissingMembers.needed))
        }
        // What the checks below do to the browser is no part of the scenario any more.
        let reached = states.reached
        for failure in states.failures(at: former) { checker.add(failure) }
        checkBudgets()
        if !isLimitReached, !lacksMember { EndChecks(run: self).perform() }
        let failures = checker.failures.map { failure in
            var failure = failure
            // What has never come about has no moment.
            if failure.kind != .sometimes {
                failure.around = FramesAround.lines(around: failure.frame, in: recorder.trace)
            }
            return failure
        }
        return RunResult(
            verdict: failures.isEmpty ? .passed : .failed, failures: failures,
            trace: recorder.trace, checkedInvariants: checkedInvariants.map(\.rawValue),
            disabledInvariants: scenario.invariantsOff.map {
                DisabledInvariant(id: $0.id.rawValue, reason: $0.reason)
            }, reachedStates: reached)
    }

    /// The invariants that are not switched off.
    var checkedInvariants: [InvariantID] {
        let disabled = scenario.invariantsOff.map(\.id)
        return InvariantID.allCases.filter { !disabled.contains($0) }
    }

    /// The outcome of a run that does not take place.
    func refuse(_ reasons: [Failure]) -> RunResult {
        RunResult(
            verdict: .notApplicable, failures: reasons, trace: recorder.trace,
            checkedInvariants: [], disabledInvariants: [], reachedStates: [])
    }

    /// The latest frame that was seen whole.
    var snapshot: FrameSnapshot { former }

    /// Where a place is in the window.
    func resolve(_ place: Place) -> CGPoint? {
        place.resolved(in: simulation.device.screenSize) { [unowned self] name in
            self.point(of: name)
        }
    }
}
