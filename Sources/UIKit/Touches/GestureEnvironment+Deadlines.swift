// Moments at which a recogniser decides if nothing has happened before.

extension GestureEnvironment {
    /// A moment, and the task that waits for it.
    struct Deadline {
        let time: SimulatedTime
        let token: Simulation.TaskToken
    }

    /// Has `recognizer.deadlineDidPass()` called at the first frame at or after `time`, after the
    /// touches of that frame, unless it is cleared or set anew before.
    func setDeadline(_ time: SimulatedTime, for recognizer: UIGestureRecognizer) {
        clearDeadline(of: recognizer)
        let token = simulation.schedule(at: time) { [weak recognizer] in
            guard let recognizer, let deadline = recognizer.deadline, deadline.time == time else {
                return
            }
            recognizer.environment.pass(recognizer)
        }
        recognizer.deadline = Deadline(time: time, token: token)
    }

    /// Whether a recogniser waits for a moment to pass: to tell a tap from a double tap, say.
    var isDeciding: Bool {
        for recognizer in list where recognizer.deadline != nil { return true }
        return false
    }

    /// Takes the deadline back, if there is one.
    func clearDeadline(of recognizer: UIGestureRecognizer) {
        guard let deadline = recognizer.deadline else { return }
        recognizer.deadline = nil
        simulation.cancel(deadline.token)
    }

    /// Lets the deadlines pass that lie before an event of `time`: on a device their timers would
    /// have fired before it came.
    func expireDeadlines(before time: SimulatedTime) {
        var hasExpired = false
        while let recognizer = firstDeadline(before: time) {
            hasExpired = true
            pass(recognizer)
        }
        if hasExpired { resetFinished() }
    }

    private func pass(_ recognizer: UIGestureRecognizer) {
        clearDeadline(of: recognizer)
        enterTurn()
        recognizer.deadlineDidPass()
        leaveTurn()
    }

    private func firstDeadline(before time: SimulatedTime) -> UIGestureRecognizer? {
        var first: UIGestureRecognizer?
        var earliest = time
        for recognizer in list {
            guard let deadline = recognizer.deadline, deadline.time < earliest else { continue }
            first = recognizer
            earliest = deadline.time
        }
        return first
    }
}
