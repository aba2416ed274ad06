import Foundation

/// The outcome of one run of one scenario: the verdict, what failed, and the trace.
public nonisolated struct RunResult: Equatable, Sendable {
    /// Whether everything that was promised held.
    public var verdict: Verdict
    /// What failed, in order of time; empty when `verdict` is `.passed`.
    public var failures: [Failure]
    /// What failed as well and does not count, each with the reason, in order of time.
    public var setAside: [SetAside] = []
    /// What happened.
    public var trace: Trace
    /// The invariants that were checked, in the order of the documentation.
    public var checkedInvariants: [String]
    /// The invariants that the scenario switched off, with its reasons.
    public var disabledInvariants: [DisabledInvariant]
    /// Wanted states that were reached, by name, with the first frame of each.
    public var reachedStates: [ReachedState]

    /// Makes a result of its parts.
    public init(
        verdict: Verdict, failures: [Failure], trace: Trace, checkedInvariants: [String],
        disabledInvariants: [DisabledInvariant], reachedStates: [ReachedState]
    ) {
        self.verdict = verdict
        self.failures = failures
        self.trace = trace
        self.checkedInvariants = checkedInvariants
        self.disabledInvariants = disabledInvariants
        self.reachedStates = reachedStates
    }
}

/// How a run ended.
public nonisolated enum Verdict: String, Codable, Sendable {
    /// Everything held.
    case passed
    /// An invariant, an expectation or a wanted state failed.
    case failed
    /// The scenario needs what the host or the kernel lacks; `failures` names it.
    case notApplicable
}

/// An invariant that a scenario does without.
public nonisolated struct DisabledInvariant: Codable, Equatable, Sendable {
    /// Its identifier.
    public var id: String
    /// The author's reason.
    public var reason: String

    /// Makes one of its parts.
    public init(id: String, reason: String) {
        self.id = id
        self.reason = reason
    }
}

/// A state that the scenario exists to reach, and when it first did.
public nonisolated struct ReachedState: Codable, Equatable, Sendable {
    /// The state's name, as in a scenario's `sometimes`.
    public var name: String
    /// How many times it was entered.
    public var count: Int
    /// The index in `Trace.frames` of the first time.
    public var firstFrame: Int

    /// Makes one of its parts.
    public init(name: String, count: Int, firstFrame: Int) {
        self.name = name
        self.count = count
        self.firstFrame = firstFrame
    }
}

/// A promise that did not hold, told so that a maintainer knows where to look.
public nonisolated struct Failure: Codable, Equatable, Sendable {
    /// What kind of promise it was.
    public enum Kind: String, Codable, Sendable {
        /// One of the engine's invariants.
        case invariant
        /// An `expect` or `always` of the scenario.
        case expectation
        /// A state that was to be reached and was not.
        case sometimes
        /// A figure above its budget.
        case budget
        /// A step that could not be done: a condition that never held, no rest within the limit.
        case step
    }

    /// How many frames are shown on either side of the failing one, in text and pictures.
    public static let framesAround = 2

    /// What kind of promise it was.
    public var kind: Kind
    /// Who would be wrong to break it.
    public var promiseClass: PromiseClass
    /// The invariant's identifier, or the expectation's or state's name.
    public var id: String
    /// When, nanoseconds from the start.
    public var timeNanoseconds: Int64
    /// The index in `Trace.frames`; −1 before the first frame.
    public var frame: Int
    /// The index in `Trace.frames` of the last frame of the same violation in a row.
    public var lastFrame: Int
    /// What was seen and what would be right, in one line.
    public var message: String
    /// The step that was under way, as `timeline[4], drag`; empty outside any.
    public var step: String
    /// Where that step stands, as `swipe.json:12:5`; empty outside any, and where the scenario was made
    /// by hand.
    public var place = ""
    /// The last events before it, oldest first, each a short phrase with its time.
    public var before: [String]
    /// The frames around it, a small table: a header, then a line a frame, the failing one marked
    /// with `>`; empty where it has no frame.
    public var around: [String] = []
    /// The identifiers of the guessed platform rules that it leans on.
    public var platformRules: [String]
    /// Whether it fails under other readings of those rules; empty where nobody has tried.
    public var readings: [RuleReading] = []

    /// Makes one of its parts.
    public init(
        kind: Kind, id: String, promiseClass: PromiseClass = .universal, timeNanoseconds: Int64,
        frame: Int, message: String,
        step: String = "", before: [String] = [], platformRules: [String] = []
    ) {
        self.kind = kind
        self.promiseClass = promiseClass
        self.id = id
        self.timeNanoseconds = timeNanoseconds
        self.frame = frame
        self.lastFrame = frame
        self.message = message
        self.step = step
        self.before = before
        self.platformRules = platformRules
    }
}
