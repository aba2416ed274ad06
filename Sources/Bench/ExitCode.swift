/// How the program ends. Scripts and continuous integration read these; they never change meaning.
nonisolated enum ExitCode: Int32, Codable, CaseIterable {
    /// Everything held.
    case fine = 0
    /// An invariant, an expectation or a wanted state failed.
    case failed = 1
    /// Something costs more than its baseline allows.
    case costlier = 2
    /// A scenario crashed, or ran past its time or memory limit.
    case lost = 3
    /// There is no baseline to compare with.
    case noBaseline = 5
    /// Something could not be compared, or not well enough to say.
    case inconclusive = 6
    /// The command line is wrong, the output folder it names cannot be written, or nothing was
    /// selected.
    case usage = 64
    /// A scenario file is wrong.
    case badScenario = 65
    /// Something that is no fault of the scenario: a file that cannot be written after all, a worker
    /// that cannot be started, a kernel of somebody's own that cannot be built.
    case internalError = 70
    /// For `git bisect run`: this revision cannot be judged.
    case skip = 125
    /// For `git bisect run`: something that no revision can mend.
    case stop = 128

    /// What the code means, for the help.
    var meaning: String {
        switch self {
        case .fine: "fine"
        case .failed: "an invariant or expectation failed"
        case .costlier: "costlier than the baseline allows"
        case .noBaseline: "no baseline"
        case .inconclusive: "inconclusive: something could not be compared"
        case .lost: "a scenario crashed, or ran past its time or memory limit"
        case .usage: "wrong usage, an output folder that cannot be written, or nothing selected"
        case .badScenario: "bad scenario file"
        case .internalError: "internal: a disk that is full, a kernel that cannot be built"
        case .skip: "with --bisect: the kernel does not build, or nothing applies to it"
        case .stop: "with --bisect: anything else that went wrong"
        }
    }

    /// The code that `git bisect run` understands.
    var forBisecting: ExitCode {
        switch self {
        case .fine, .failed, .costlier, .lost, .skip: self
        case .noBaseline, .inconclusive, .usage, .badScenario, .internalError, .stop: .stop
        }
    }

    /// The code to end with when both happened: the one that says more about what to mend first.
    func worse(_ other: ExitCode) -> ExitCode {
        weight >= other.weight ? self : other
    }

    /// What says more about what to mend first weighs more.
    private var weight: Int32 {
        switch self {
        case .inconclusive: 1
        case .noBaseline: 2
        case .costlier: 3
        case .failed: 4
        case .lost: 5
        case .fine, .usage, .badScenario, .internalError, .skip, .stop: rawValue
        }
    }
}
