/// Which failures count.
///
/// Of the project's own kernel all do. Somebody else's has not promised all that this one does, and
/// may have faults that are known: what does not count is set aside with the reason, and told.
public nonisolated struct Judgement: Equatable, Codable, Sendable {
    /// The classes of promises that count.
    public var classes: [PromiseClass]
    /// Failures that are known, and why they stand.
    public var known: [KnownFailure]

    /// Makes one of its parts; without any, everything counts.
    public init(
        classes: [PromiseClass] = PromiseClass.allCases, known: [KnownFailure] = []
    ) {
        self.classes = classes
        self.known = known
    }

    /// What `result` is when only what counts does.
    public func applied(to result: RunResult) -> RunResult {
        guard result.verdict == .failed else { return result }
        var judged = result
        judged.failures.removeAll()
        for failure in result.failures {
            if let reason = reason(against: failure, of: result.trace.header.name) {
                judged.setAside.append(SetAside(failure: failure, reason: reason))
            } else {
                judged.failures.append(failure)
            }
        }
        if judged.failures.isEmpty { judged.verdict = .passed }
        return judged
    }

    /// Why a failure does not count; nil when it does.
    private func reason(against failure: Failure, of scenario: String) -> SetAside.Reason? {
        if let entry = known.first(where: { $0.covers(failure.id, of: scenario) }) {
            return .known(entry.reason)
        }
        return classes.contains(failure.promiseClass) ? nil : .notPromised(failure.promiseClass)
    }
}

/// A failure that does not count.
public nonisolated struct SetAside: Equatable, Codable, Sendable {
    /// Why a failure does not count.
    public enum Reason: Equatable, Codable, Sendable {
        /// It is known; the reason that its entry gives.
        case known(String)
        /// The promise is of a class that was not asked for.
        case notPromised(PromiseClass)
    }

    /// What failed.
    public var failure: Failure
    /// Why it does not count.
    public var reason: Reason

    /// Makes one of its parts.
    public init(failure: Failure, reason: Reason) {
        self.failure = failure
        self.reason = reason
    }
}
