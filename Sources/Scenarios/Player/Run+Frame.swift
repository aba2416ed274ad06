@_spi(Simulation) import UIKit

// What is done at the end of each frame.

extension Run: FrameObserver {
    func frameDidCommit(_ simulation: Simulation) {
        let cost = player.probe?.frameDidCommit() ?? FrameCost()
        touches.frameDidDeliver(until: simulation.now)
        read()
        recorder.add(current, counters: simulation.counters, cost: cost)
        if recorder.isRecording { check() }
        player.onFrame?(self)
        swap(&current, &former)
        mayJump = false
        hasAsked = false
        hasLostTouch = false
    }

    private func read() {
        current.time = simulation.now
        current.mayJump = mayJump
        current.touches.removeAll(keepingCapacity: true)
        for finger in touches.down where finger.isOnScreen { current.touches.append(finger.touch) }
        current.downCount = touches.downCount
        current.sampleCount = touches.sampleCount
        current.fingerTravel = touches.takeTravel()
        reader.read(into: current, simulation: simulation)
        current.isResting =
            touches.isIdle && !simulation.isActive && host.imagesUnderWay == 0
            && !simulation.isDecidingGesture
        if current.isResting { reader.readRest(into: current) }
        if let loading = host.loading {
            for cell in current.cells where cell.showsFullImage {
                loading.imageIsOnScreen(cell.shownIdentity)
            }
        }
        noteMotion()
    }

    /// Writes down what a frame's comparison with the last one tells.
    private func noteMotion() {
        if current.hasBrowser, !former.hasBrowser { noteBrowser() }
        if !current.hasBrowser, former.hasBrowser { recorder.add(.dismissed) }
        noteBrowserLife()
        if current.recentredPages != 0 {
            recorder.add(.recentred, value: Double(current.recentredPages))
        }
        let wasDragging = former.phase == .dragging
        let hasNewDrag = current.dragCount > former.dragCount
        if wasDragging && (hasNewDrag || current.phase != .dragging) {
            recorder.add(.dragEnded, value: current.releaseVelocity)
        }
        if hasNewDrag { recorder.add(.dragBegan, a: current.dragCaughtMotion ? 1 : 0) }
        // A drag that began and ended within the frame.
        if hasNewDrag && current.phase != .dragging {
            recorder.add(.dragEnded, value: current.releaseVelocity)
        }
        if current.phase == .idle, former.phase != .idle, former.phase != .tracking {
            recorder.add(.rested, a: current.pageIndex)
        }
        noteFlip()
        noteGestures()
        noteTransition()
        noteThumbnails()
    }

    private func noteThumbnails() {
        for item in former.hiddenThumbnails where !current.hiddenThumbnails.contains(item) {
            recorder.add(.thumbnailShown, a: item)
        }
        for item in current.hiddenThumbnails where !former.hiddenThumbnails.contains(item) {
            recorder.add(.thumbnailHidden, a: item)
        }
    }

    /// The pager rested on a page and is on its way to another one, and nobody has asked for it. One
    /// that closes settles on a page, and turns none; nor does one whose drag ended as it began.
    private func noteFlip() {
        current.flipCount = former.flipCount
        guard current.phase == .animating, former.phase != .dragging,
            former.phase != .decelerating, current.dragCount == former.dragCount, !hasAsked,
            !current.mayJump, former.hasPages,
            current.transition != .dismissing, current.target.isFinite
        else { return }
        if former.phase == .animating, former.target == current.target { return }
        let from = former.phase == .animating ? former.target : former.position
        let isOnPage = abs(from - from.rounded()) * Double(former.pitch) <= 2 * former.halfPixel
        guard isOnPage, abs(current.target - from) > 0.5, current.knownItemCount > 0 else { return }
        current.flipCount += 1
        let count = current.knownItemCount
        let page = Int(exactly: current.target.rounded()) ?? 0
        let real = ((page % count) + count) % count
        recorder.add(.flip, a: real)
        evaluator.pagerDidFlip(to: real, at: simulation.now)
        reach(.flip)
    }

    private func noteGestures() {
        let pull = current.page.pull
        let formerPull = former.page.pull
        if pull == .held && formerPull != .held { recorder.add(.gestureBegan, text: "pull") }
        if pull != .held && formerPull == .held {
            recorder.add(
                hasLostTouch ? .gestureCancelled : .gestureEnded,
                value: former.dismissalProgress, text: "pull")
        }
        let zoom = current.page.zoom
        let formerZoom = former.page.zoom
        if zoom == .pinching && formerZoom != .pinching {
            recorder.add(.gestureBegan, text: "pinch")
        }
        if zoom != .pinching && formerZoom == .pinching {
            recorder.add(
                hasLostTouch ? .gestureCancelled : .gestureEnded,
                value: former.page.zoomScale, text: "pinch")
        }
    }

    private func noteTransition() {
        if current.transition == former.transition { return }
        let wasComing = former.transition == .presenting
        switch former.transition {
        case .none: break
        case .presenting, .dismissing:
            let isDone = current.hasBrowser == wasComing
            recorder.add(
                isDone ? .transitionEnded : .transitionCancelled, a: wasComing ? 1 : 0)
        }
        if current.transition != .none {
            recorder.add(.transitionBegan, a: current.transition == .presenting ? 1 : 0)
        }
    }

    /// Whether the browser that the app made last is alive still.
    private func noteBrowserLife() {
        let isAlive = host.port?.browser != nil
        if isAlive { evaluator.browserGoneAt = nil }
        if !isAlive, hadBrowserObject { evaluator.browserGoneAt = simulation.now }
        hadBrowserObject = isAlive
    }

    private func noteBrowser() {
        recorder.add(.presented)
        let snapshot = current
        recorder.updateHeader {
            $0.isVertical = snapshot.isVertical
            $0.isLooping = snapshot.isLooping
            $0.itemCount = snapshot.knownItemCount
        }
    }

    private func check() {
        evaluator.noteRest(current)
        evaluator.followFlight(current, after: former)
        checker.check(current, after: former)
        states.look(at: current, after: former)
        let time = simulation.now.nanoseconds
        for name in marking { evaluator.setMark(name, frame: current) }
        marking.removeAll(keepingCapacity: true)
        for step in looking {
            look(step)
            runner.finish(step, at: time)
        }
        looking.removeAll(keepingCapacity: true)
        for (step, lack) in late { failLate(step, lack) }
        late.removeAll(keepingCapacity: true)
        if !always.isEmpty { lookAlways() }
        if !watch.isEmpty { lookAtConditions(at: time) }
        if current.isResting { endSettling(at: time) }
    }

    /// What an author may not know who expects a zoom of a double tap.
    private func hint(about complaint: String, step: Int) -> String {
        let host = scenario.host
        let isAsked = host.zoom.doubleTap != nil || !host.zoomByItem.isEmpty
        guard complaint.hasPrefix("zoomScale:"), !isAsked, current.page.zoomScale == 1 else {
            return ""
        }
        let hasTaps = scenario.timeline[..<step].contains { step in
            if case .gesture(.doubleTap) = step.action { true } else { false }
        }
        return hasTaps
            ? "; without `doubleTapZoomScale` a double tap fits or fills the page, at the scale 1"
            : ""
    }

    private func look(_ step: Int) {
        switch scenario.timeline[step].action {
        case .expect(let expectation):
            for complaint in evaluator.complaints(expectation, current) {
                let message = complaint + hint(about: complaint, step: step)
                addFailure(.expectation, id: "expect", message: message, step: step)
            }
        case .mark(let name):
            evaluator.setMark(name, frame: current)
            recorder.add(.mark, text: name)
        case .snapshot(let name):
            evaluator.setMark(name, frame: current)
            recorder.add(.snapshot, text: name)
        default:
            preconditionFailure("\(scenario.timeline[step].action.verb) does not look.")
        }
    }

    /// Looks at what must hold on every frame; one failure for each `always`, at the first frame
    /// that breaks it.
    private func lookAlways() {
        var index = 0
        while index < always.count {
            let open = always[index]
            if let mark = open.check.toMark, evaluator.hasMark(mark) {
                always.remove(at: index)
                continue
            }
            if let mark = open.check.fromMark, !evaluator.hasMark(mark) {
                index += 1
                continue
            }
            guard let complaint = evaluator.complaints(open.check.expectation, current).first
            else {
                index += 1
                continue
            }
            always.remove(at: index)
            addFailure(.expectation, id: "always", message: complaint, step: open.step)
        }
    }

    private func lookAtConditions(at time: Int64) {
        for watched in watch {
            guard case .when(let condition, _, _) = scenario.timeline[watched.step].start,
                evaluator.holds(
                    condition, current, pageChangesBefore: watched.pageChangesBefore)
            else { continue }
            runner.conditionHolds(watched.step, at: time)
            start(watched.step, at: time)
        }
    }

    private func endSettling(at time: Int64) {
        for step in runner.open {
            guard case .settle = scenario.timeline[step].action, !runner.isWatching(step),
                let start = runner.startTime(of: step), start <= time
            else { continue }
            runner.finish(step, at: time)
        }
    }
}
