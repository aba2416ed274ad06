// Who may recognise: requests of recognisers, questions, failure requirements, prevention.

extension GestureEnvironment {
    /// A recogniser has set its state.
    func request(_ target: UIGestureRecognizer.State, from recognizer: UIGestureRecognizer) {
        enterTurn()
        switch recognizer.standing {
        case .open:
            requestOpen(target, from: recognizer)
        case .held(let waiting, let final):
            requestHeld(target, from: recognizer, waitingFor: waiting, final: final)
        case .announced(let due, let final):
            requestAnnounced(target, from: recognizer, due: due, final: final)
        }
        leaveTurn()
    }

    private func requestOpen(
        _ target: UIGestureRecognizer.State, from recognizer: UIGestureRecognizer
    ) {
        switch GestureTransition.verdict(from: recognizer.stateStorage, to: target) {
        case .claim(let state):
            claim(state, for: recognizer)
        case .become(.failed):
            fail(recognizer)
        case .become(let state):
            move(recognizer, to: state)
            scheduleAction(of: recognizer)
        case .ignored:
            break
        case .illegal:
            preconditionFailure(
                "A \(type(of: recognizer)) that is \(recognizer.stateStorage) cannot become "
                    + "\(target).")
        }
    }

    private func requestHeld(
        _ target: UIGestureRecognizer.State, from recognizer: UIGestureRecognizer,
        waitingFor waiting: UIGestureRecognizer.State, final: UIGestureRecognizer.State?
    ) {
        switch target {
        case .ended where waiting == .began && final == nil:
            recognizer.standing = .held(.began, then: .ended)
        case .failed, .cancelled:
            fail(recognizer)
        case .possible, .began, .changed, .ended:
            break
        }
    }

    private func requestAnnounced(
        _ target: UIGestureRecognizer.State, from recognizer: UIGestureRecognizer, due: Int,
        final: UIGestureRecognizer.State?
    ) {
        guard final == nil else { return }
        switch target {
        case .ended:
            recognizer.standing = .announced(due: due, then: .ended)
        case .cancelled, .failed:
            recognizer.standing = .announced(due: due, then: .cancelled)
        case .possible, .began, .changed:
            break
        }
    }

    // MARK: Leaving possible

    private func claim(
        _ target: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer
    ) {
        enlist(recognizer)
        simulation.model.note(.questions)
        askForRequirements(of: recognizer)
        // A delegate may have disabled it.
        guard recognizer.stateStorage == .possible else { return }
        switch requirements(of: recognizer) {
        case .met:
            admit(recognizer, to: target, then: nil)
        case .pending:
            recognizer.standing = .held(target, then: nil)
            held.append(recognizer)
        case .refuted:
            fail(recognizer)
        }
    }

    private func admit(
        _ recognizer: UIGestureRecognizer, to target: UIGestureRecognizer.State,
        then final: UIGestureRecognizer.State?
    ) {
        let mayBegin = isAllowedToBegin(recognizer) && !isPrevented(recognizer)
        guard recognizer.stateStorage == .possible else { return }
        guard mayBegin else {
            fail(recognizer)
            return
        }
        move(recognizer, to: target)
        cancelTouchesInViews(of: recognizer)
        switch target {
        case .began: announce(recognizer, then: final)
        case .possible, .changed, .ended, .cancelled, .failed: scheduleAction(of: recognizer)
        }
        failDependents(of: recognizer)
        preventOthers(than: recognizer)
    }

    private func isAllowedToBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.mayBegin() else { return false }
        let last = recognizer.view
        // What it waited for may have failed because both have left the screen.
        if let last, last.window == nil { return false }
        var view = recognizer.attemptTouches.first?.view ?? last
        while let current = view {
            if !current.gestureRecognizerShouldBegin(recognizer) { return false }
            view = current === last ? nil : current.superviewStorage
        }
        return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    /// Makes a recogniser fail that has not recognised.
    func fail(_ recognizer: UIGestureRecognizer) {
        guard recognizer.stateStorage == .possible else { return }
        if recognizer.isHeld { held.removeAll { $0 === recognizer } }
        recognizer.standing = .open
        enlist(recognizer)
        clearDeadline(of: recognizer)
        move(recognizer, to: .failed)
        recognizer.stopFollowing()
        needsDelivery = true
        resolveHeld()
    }

    /// Ends whatever a recogniser is about because it is disabled or taken away: what was told of
    /// its beginning hears that it is cancelled, the others nothing.
    func abandon(_ recognizer: UIGestureRecognizer) {
        guard recognizer.isListed else { return }
        enterTurn()
        switch recognizer.stateStorage {
        case .possible:
            fail(recognizer)
        case .began, .changed:
            if case .announced = recognizer.standing {
                retractAnnouncement(of: recognizer)
            } else {
                scheduleAction(of: recognizer)
            }
            clearDeadline(of: recognizer)
            move(recognizer, to: .cancelled)
            recognizer.stopFollowing()
        case .ended, .cancelled, .failed:
            break
        }
        leaveTurn()
    }

    // MARK: Failure requirements

    private enum Requirements {
        case met
        case pending
        case refuted
    }

    /// Asks delegates and subclasses, once in an attempt, whom the recogniser has to wait for.
    private func askForRequirements(of recognizer: UIGestureRecognizer) {
        guard recognizer.attemptRequirements == nil else { return }
        recognizer.attemptRequirements = []
        var index = 0
        while index < list.count {
            let other = list[index]
            index += 1
            guard other !== recognizer, other.isUndecided, share(recognizer, other),
                mustWait(recognizer, for: other)
            else { continue }
            recognizer.attemptRequirements?.append(other)
        }
    }

    private func mustWait(
        _ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer
    ) -> Bool {
        if recognizer.shouldRequireFailure(of: other) { return true }
        if recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
        {
            return true
        }
        if other.shouldBeRequiredToFail(by: recognizer) { return true }
        return other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer)
            == true
    }

    private func requirements(of recognizer: UIGestureRecognizer) -> Requirements {
        var isPending = false
        for reference in recognizer.requirements {
            guard let other = reference.recognizer, other !== recognizer else { continue }
            switch requirement(on: other) {
            case .met: break
            case .pending: isPending = true
            case .refuted: return .refuted
            }
        }
        for other in recognizer.attemptRequirements ?? [] {
            switch requirement(on: other) {
            case .met: break
            case .pending: isPending = true
            case .refuted: return .refuted
            }
        }
        return isPending ? .pending : .met
    }

    private func requirement(on other: UIGestureRecognizer) -> Requirements {
        switch other.stateStorage {
        case .possible: other.isUndecided ? .pending : .met
        case .failed: .met
        case .began, .changed, .ended, .cancelled: .refuted
        }
    }

    /// Gives those that wait their verdict, as far as it can be given.
    func resolveHeld() {
        var index = 0
        while index < held.count {
            let recognizer = held[index]
            guard case .held(let target, let final) = recognizer.standing else {
                held.remove(at: index)
                continue
            }
            switch requirements(of: recognizer) {
            case .pending:
                index += 1
                continue
            case .met:
                held.remove(at: index)
                recognizer.standing = .open
                admit(recognizer, to: target, then: final)
            case .refuted:
                fail(recognizer)
            }
            index = 0
        }
    }

    /// Fails those that wait for one another in a circle, once no touch is left to resolve it.
    func failUnresolvable(_ event: UIEvent) {
        guard !held.isEmpty, event.touches.allSatisfy(\.isLifted) else { return }
        for other in list where other.isUndecided && !other.isHeld { return }
        while let recognizer = held.first { fail(recognizer) }
    }

    private func failDependents(of recognizer: UIGestureRecognizer) {
        for reference in recognizer.dependents {
            guard let other = reference.recognizer, other.isUndecided else { continue }
            fail(other)
        }
        var index = 0
        while index < list.count {
            let other = list[index]
            index += 1
            if other.isUndecided, other.attemptRequirements?.contains(recognizer) == true {
                fail(other)
            }
        }
    }

    // MARK: Exclusivity

    /// Whether both belong to one branch of the view tree: one's view is the other's, or lies in
    /// it.
    private func share(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        guard let one = first.view, let other = second.view else { return false }
        return one === other || one.isDescendant(of: other) || other.isDescendant(of: one)
    }

    /// Whether one that has recognised already keeps this one from it.
    private func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
        var index = 0
        while index < list.count {
            let other = list[index]
            index += 1
            guard other !== recognizer, other.isActive || other.stateStorage == .ended,
                share(other, recognizer)
            else { continue }
            if prevents(other, recognizer) { return true }
        }
        return false
    }

    private func preventOthers(than recognizer: UIGestureRecognizer) {
        var index = 0
        while index < list.count {
            let other = list[index]
            index += 1
            guard other !== recognizer, other.isUndecided, share(recognizer, other),
                prevents(recognizer, other)
            else { continue }
            fail(other)
        }
    }

    private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
        if winner.recognizesAlongside(other) || other.recognizesAlongside(winner) { return false }
        if winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other)
            == true
        {
            return false
        }
        return other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner)
            != true
    }
}
