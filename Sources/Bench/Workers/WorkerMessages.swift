import Scenarios

/// The limits of a scenario in a worker.
nonisolated struct WorkerLimits: Codable {
    /// Real time, nanoseconds.
    var nanoseconds: Int64 = 60_000_000_000
    /// Memory, bytes.
    var bytes: Int64 = 2_000_000_000
}

/// What a worker is to do: one scenario or some storms, in one way. A line of JSON on its standard
/// input.
struct WorkerJob: Codable {
    /// What is wanted of the scenario.
    enum Purpose: Codable {
        /// Replay it so many times, check it, report.
        case run(repetitions: Int)
        /// Replay it up to a moment, nanoseconds, and print the view tree.
        case inspect(atNanoseconds: Int64)
        /// Replay it and draw.
        case plot(PlotWish)
        /// Replay it for a tool that counts instructions.
        case count
        /// Play storms.
        case storms([Storm])
        /// Make what a storm of a search with that seed showed smaller, in so many attempts.
        case shrink(FuzzFinding, seed: UInt64, limit: Int)
        /// Play a scenario that is given as the text of a file.
        case attempt(text: String)
    }

    /// What is wanted.
    var purpose: Purpose
    /// The scenario's file.
    var path: String
    /// Which of the file's scenarios, from 0; a file with a matrix has several.
    var variant: Int
    /// The scenario's name, for messages.
    var name: String
    /// Another seed than the file's.
    var seed: UInt64?
    /// Where its files go.
    var outFolder: String
    /// Which files: when its trace is written, and when its picture is drawn.
    var outputs: OutputPolicy
    /// The longest that it may take, nanoseconds of real time.
    var limitNanoseconds: Int64
    /// How reports call the kernel.
    var kernelName = WorkerJob.ownKernelName
    /// Which failures count.
    var judgement = Judgement()
    /// Whether what fails is run again under other readings of the platform's rules.
    var asksWhatIf = false
    /// Whether what was counted in each frame is wanted as well.
    var wantsDetail = false

    /// What the project's own kernel is called.
    static let ownKernelName = "built in"
}

/// When a scenario's files are written.
struct OutputPolicy: Codable {
    /// When.
    enum Moment: Codable {
        case never
        case whenFailed
        case always

        /// Whether that is the case for a run with the verdict.
        func applies(failed: Bool) -> Bool {
            switch self {
            case .never: false
            case .whenFailed: failed
            case .always: true
            }
        }
    }

    /// When the trace is written.
    var trace: Moment
    /// When the picture is drawn.
    var picture: Moment
}

/// What a worker answers. A line of JSON.
enum WorkerReply: Codable {
    /// The run is over; this is what came of it.
    case report(RunReport, PositionChart, RunDetail?)
    /// It was replayed; the process in which that was, and how many replays were counted there.
    case counted(process: Int32, part: Int)
    /// The view tree.
    case text(String)
    /// What storms showed.
    case storms(StormReport)
    /// A finding, made smaller.
    case shrunk(FuzzFinding)
    /// It could not be done; an error message, and how the program is to end.
    case refused(String, ExitCode)
}

/// A scenario whose worker did not answer.
struct LostRun: Codable {
    /// How it was lost.
    enum Cause: String, Codable {
        case crashed
        case outOfTime
        case outOfMemory
    }

    /// How it was lost.
    var cause: Cause
    /// In words: the signal, the limit.
    var reason: String
    /// What the run itself said last, such as the text of a fatal error; empty when nothing.
    var lastWords: String
    /// How far it had come; nil when that is not known.
    var progress: ProgressState?
}

/// What came of a job.
enum JobOutcome {
    case replied(WorkerReply)
    case lost(LostRun)
}
