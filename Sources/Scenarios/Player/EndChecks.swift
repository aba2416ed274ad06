@_spi(Simulation) import UIKit

/// What is tried when a timeline is over, after the trace has been closed: whether a swipe still
/// turns a page, a short pull gives it back, a tap or a long pull closes the browser, and whether
/// everything goes when the browser goes.
struct EndChecks {
    let run: Run

    /// The invariants that are tried here.
    static let invariants = [InvariantID.noDeadLock, .nothingLeft]

    /// The fewest frames a second at which the gestures tried here do what they should: recognisers
    /// act a frame late, and a swift pull must have something left by then.
    nonisolated static let leastRefreshRate = 20
    /// The fewest touch samples a second at which they do.
    nonisolated static let leastTouchRate = 10

    /// The longest that anything here may take to come to rest, seconds of simulated time.
    private static let restLimitSeconds = 10.0

    static let restLimitText = numberText(restLimitSeconds) + " s"

    var simulation: Simulation { run.simulation }

    func perform() {
        run.recorder.isRecording = false
        // What the scenario has its app do in answer belongs to the timeline.
        run.host.performReaction = nil
        run.touches.cancelAll()
        if simulation.application.applicationState != .active {
            simulation.application.enterForeground()
        }
        if !run.host.stage.restore() {
            waitForRest()
            _ = run.host.stage.restore()
        }
        guard let port = run.host.port else {
            checkRest()
            return
        }
        let cells = liveCells(port)
        if checkRest(), isOn(.noDeadLock) { tryFingers(port) }
        tryTakingDown(port, cells)
    }

    @discardableResult
    private func checkRest() -> Bool {
        if waitForRest() { return true }
        fail(
            .noDeadLock,
            "nothing has come to rest \(EndChecks.restLimitText) after the last finger lifted")
        return false
    }

    /// Whether fingers still do what they should, on a browser that does not turn pages meanwhile.
    private func tryFingers(_ port: KernelPort) {
        guard let browser = port.browser, let view = browser.viewIfLoaded, view.window != nil,
            browser.presentedViewController == nil, run.host.isDataKnown
        else { return }
        let isAutoPlaying = port.options.isAutoPlayEnabled ?? false
        if isAutoPlaying { port.setAutoPlay(false) }
        if waitForRest(), isPageUnzoomed(port) {
            trySwipe(port, view)
            tryClosing(port, browser)
        }
        if isAutoPlaying { port.setAutoPlay(true) }
    }

    private func isOn(_ id: InvariantID) -> Bool {
        !run.scenario.invariantsOff.contains { $0.id == id }
    }

    func fail(_ id: InvariantID, _ message: String) {
        guard isOn(id) else { return }
        run.addFailure(.invariant, id: id.rawValue, message: message, step: nil)
    }

    /// Makes frames until everything rests; false when it does not within the limit.
    @discardableResult
    func waitForRest() -> Bool {
        let end = simulation.now.advanced(bySeconds: EndChecks.restLimitSeconds)
        repeat {
            if isAtRest { return true }
            run.makeFrame(at: simulation.nextActiveTick ?? simulation.tick + 1)
        } while simulation.now < end
        return isAtRest
    }

    private var isAtRest: Bool {
        !simulation.isActive && run.touches.isIdle && !simulation.isDecidingGesture
    }

    // MARK: A swipe

    private func trySwipe(_ port: KernelPort, _ view: UIView) {
        let count = run.host.knownItemCount
        guard count > 1 else { return }
        // A banner of which the list has moved a part away has no room for a swipe.
        let screen = CGRect(origin: .zero, size: simulation.device.screenSize)
        let glass = view.presentedFrameInWindow
        guard screen.contains(glass) else { return }
        let before = port.pageIndex
        let goesOn = port.isLooping || before < count - 1
        let wanted = ((before + (goesOn ? 1 : -1)) % count + count) % count
        guard swipe(forward: goesOn, within: glass, isVertical: port.isVertical) else { return }
        guard waitForRest() else {
            fail(
                .noDeadLock,
                "a swipe tried after the end does not come to rest within "
                    + EndChecks.restLimitText)
            return
        }
        if port.pageIndex == wanted { return }
        fail(
            .noDeadLock,
            "a swipe tried after the end leads from page \(before) to \(port.pageIndex); right "
                + "would be \(wanted)")
    }

    /// Sends a swipe that begins and ends on a part of the glass; false where none can be made.
    private func swipe(forward: Bool, within glass: CGRect, isVertical: Bool) -> Bool {
        let isMirrored = run.scenario.environment.layoutDirection == .rightToLeft
        let direction: SwipeDirection =
            isVertical
            ? (forward ? .up : .down) : (forward != isMirrored ? .left : .right)
        var swipe = SwipeGesture(direction: direction)
        let distance = min(200, 0.8 * Double(isVertical ? glass.height : glass.width))
        swipe.length = .distance(distance)
        swipe.speed = 5 * distance
        return send(.swipe(swipe), at: CGPoint(x: glass.midX, y: glass.midY))
    }

    /// Sends the fingers of a gesture whose places are all `place`; false on a screen where it
    /// cannot be made, and where a finger would come down beside the browser, or on a control of the
    /// host's, which keeps it.
    func send(_ gesture: Gesture, at place: CGPoint) -> Bool {
        let synthesizer = GestureSynthesizer(
            touchRate: run.scenario.device.touchRate,
            refreshRate: run.scenario.device.refreshRate,
            windowSize: simulation.device.screenSize, seed: run.scenario.seed)
        guard
            let samples = try? synthesizer.samples(
                for: gesture, step: run.scenario.timeline.count,
                named: { _ in place })
        else { return false }
        for sample in samples where sample.phase == .began {
            guard let hit = run.window.hitTest(sample.location, with: nil),
                let view = run.host.port?.browser?.viewIfLoaded, hit.isDescendant(of: view),
                !(hit is UIControl)
            else { return false }
        }
        let next = simulation.tick + 1
        run.touches.send(samples, start: simulation.clock.time(ofTick: next).nanoseconds)
        run.makeFrame(at: next)
        return true
    }

    // MARK: Taking down

    /// A cell that may be gone.
    private struct WeakCell {
        weak var cell: UICollectionViewCell?
    }

    /// Closes the browser, lets go of it, and looks at what is left.
    private func tryTakingDown(_ port: KernelPort, _ cells: [WeakCell]) {
        closeBrowser(port)
        if let hidden = run.host.hiddenThumbnails.first {
            fail(
                .nothingLeft,
                "the thumbnail of item \(hidden) is hidden after the browser was closed")
        }
        port.release()
        // What is released in a frame is gone in the next turn of the run loop.
        for _ in 0..<2 { run.makeFrame(at: simulation.tick + 1) }
        if !waitForRest() {
            fail(.nothingLeft, "something still goes on after the browser was closed")
        }
        if port.browser != nil {
            fail(.nothingLeft, "the browser is alive after it was closed and let go of")
        } else {
            let kept = cells.count { $0.cell != nil }
            if kept > 0 { fail(.nothingLeft, "\(counted(kept, "cell")) outlived the browser") }
        }
        let waiting = simulation.scheduledTaskCount - run.host.imagesUnderWay
        if waiting > 0 {
            fail(.nothingLeft, "\(counted(waiting, "timer")) outlived the browser")
        }
    }

    private func liveCells(_ port: KernelPort) -> [WeakCell] {
        guard let browser = port.browser, browser.isViewLoaded else { return [] }
        return KernelPort.pager(of: browser).liveCells.map { WeakCell(cell: $0) }
    }

    private func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    private func closeBrowser(_ port: KernelPort) {
        guard let browser = port.browser, browser.viewIfLoaded?.window != nil else { return }
        if let navigation = browser.parent as? UINavigationController {
            navigation.popViewController(animated: true)
        } else if browser.parent != nil {
            run.host.removeBrowser()
        } else {
            port.dismiss()
        }
        waitForRest()
    }
}
